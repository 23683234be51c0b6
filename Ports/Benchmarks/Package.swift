// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "PortsBenchmarks",
  dependencies: [.package(name: "Ports", path: "..")],
  targets: [
    // Links to the sources of the root package's benchmarks.
    .target(name: "Measuring"),
    .executableTarget(
      name: "RewritingBenchmarks",
      dependencies: ["Measuring", .product(name: "SourceRewriting", package: "Ports")]),
  ],
  swiftLanguageModes: [.v6]
)
