// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "AmountKit",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .library(name: "AmountCore", targets: ["AmountCore"]),
    .library(name: "AmountFoundation", targets: ["AmountFoundation"]),
    .executable(name: "amount", targets: ["amount"]),
  ],
  targets: [
    .target(name: "AmountCore", swiftSettings: settings),
    .target(name: "AmountFoundation", dependencies: ["AmountCore"], swiftSettings: settings),
    .target(name: "AmountScenarios", dependencies: ["AmountCore", "AmountFoundation"], swiftSettings: settings),
    .target(name: "CTerminal"),
    .executableTarget(
      name: "amount", dependencies: ["AmountCore", "AmountFoundation", "AmountScenarios", "CTerminal"],
      swiftSettings: settings),
    .testTarget(name: "CoreTests", dependencies: ["AmountCore"], swiftSettings: settings),
    .testTarget(name: "CommandTests", dependencies: ["amount", "AmountCore"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
