// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "AmountDemo",
  platforms: [.iOS(.v16)],
  products: [
    .iOSApplication(
      name: "AmountDemo", targets: ["AmountDemo"], displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone], supportedInterfaceOrientations: [.portrait, .landscapeLeft])
  ],
  dependencies: [.package(name: "AmountKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "AmountDemo",
      dependencies: [
        .product(name: "AmountUI", package: "AmountKit"),
        .product(name: "AmountCore", package: "AmountKit"),
        .product(name: "AmountFoundation", package: "AmountKit"),
      ],
      path: ".")
  ],
  swiftLanguageModes: [.v6]
)
