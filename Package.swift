// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Stand-ins for Apple's frameworks, so that the fields are compiled and run where those do not exist. They need a
// scratch path of their own: AMOUNTKIT_DOUBLES=1 swift test --scratch-path .build-doubles
let doubles = Context.environment["AMOUNTKIT_DOUBLES"] != nil
let frameworks: [Target.Dependency] = doubles ? ["UIKit", "AppKit", "SwiftUI"] : []

// There is no shell on a phone.
let command = Target.Dependency.target(name: "amount", condition: .when(platforms: [.macOS, .linux]))

let package = Package(
  name: "AmountKit",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .library(name: "AmountCore", targets: ["AmountCore"]),
    .library(name: "AmountFoundation", targets: ["AmountFoundation"]),
    .library(name: "AmountUI", targets: ["AmountUI"]),
    .executable(name: "amount", targets: ["amount"]),
  ],
  targets: [
    .target(name: "AmountCore", swiftSettings: settings),
    .target(name: "AmountFoundation", dependencies: ["AmountCore"], swiftSettings: settings),
    .target(
      name: "AmountUI", dependencies: ["AmountCore", "AmountFoundation"] + frameworks, swiftSettings: settings),
    .target(name: "AmountScenarios", dependencies: ["AmountCore", "AmountFoundation"], swiftSettings: settings),
    .target(name: "AmountWeb", dependencies: ["AmountCore"], swiftSettings: settings),
    .target(name: "AmountWebWords", dependencies: ["AmountCore"], swiftSettings: settings),
    .target(name: "CTerminal"),
    .executableTarget(
      name: "amount", dependencies: ["AmountCore", "AmountFoundation", "AmountScenarios", "CTerminal"],
      swiftSettings: settings),
    // The contract a second time, in other ideas than the engine's.
    .target(name: "AmountModel", dependencies: ["AmountCore"], path: "Tests/Model", swiftSettings: settings),
    .target(name: "AmountTesting", path: "Tests/Support", swiftSettings: settings),
    .testTarget(
      name: "CoreTests",
      dependencies: ["AmountCore", "AmountFoundation", "AmountModel", "AmountTesting", "AmountScenarios"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenarioTests", dependencies: ["AmountCore", "AmountScenarios"], swiftSettings: settings),
    .testTarget(
      name: "FoundationTests", dependencies: ["AmountCore", "AmountFoundation", "AmountTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandTests", dependencies: [command, "AmountCore", "AmountTesting"], swiftSettings: settings),
    .testTarget(
      name: "UITests",
      dependencies: ["AmountCore", "AmountFoundation", "AmountTesting", "AmountScenarios", "AmountUI"]
        + (doubles ? frameworks + ["AmountDemo", "_Testing_UIKit", "_Testing_AppKit"] : []),
      swiftSettings: settings + (doubles ? [.define("AMOUNTKIT_DOUBLES")] : [])),
    .testTarget(
      name: "ReadingTests", dependencies: ["AmountCore", "AmountFoundation", "AmountTesting", command],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

if doubles {
  // The other tests do not need them and run without.
  package.targets.removeAll { $0.type == .test && $0.name != "UITests" }
  package.targets += [
    .target(name: "AppleDoubles", path: "Tests/Doubles/Shared", swiftSettings: settings),
    .target(name: "UIKit", dependencies: ["AppleDoubles"], path: "Tests/Doubles/UIKit", swiftSettings: settings),
    .target(name: "AppKit", dependencies: ["AppleDoubles"], path: "Tests/Doubles/AppKit", swiftSettings: settings),
    .target(
      name: "SwiftUI", dependencies: ["AppleDoubles", "UIKit", "AppKit"], path: "Tests/Doubles/SwiftUI",
      swiftSettings: settings),
    // The example is checked with the tests.
    .executableTarget(
      name: "AmountDemo", dependencies: ["AmountCore", "AmountFoundation", "AmountUI"] + frameworks,
      path: "Examples/AmountDemo.swiftpm", exclude: ["Package.swift"]),
    .target(name: "_Testing_UIKit", path: "Tests/Doubles/_Testing_UIKit"),
    .target(name: "_Testing_AppKit", path: "Tests/Doubles/_Testing_AppKit"),
  ]
}
