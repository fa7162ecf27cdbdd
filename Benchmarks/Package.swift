// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "AmountKit", path: "..")],
  targets: [
    .target(name: "CCounting"),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "CCounting",
        .product(name: "AmountCore", package: "AmountKit"),
        .product(name: "AmountFoundation", package: "AmountKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
