// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Ports",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Ports", targets: ["Ports"])],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
  ],
  targets: [
    .target(name: "Ports"),
    .testTarget(
      name: "PortsTests",
      dependencies: [
        "Ports", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
