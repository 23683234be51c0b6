// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Ports",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Ports", targets: ["Ports"])],
  targets: [
    .target(name: "Ports"),
    .testTarget(name: "PortsTests", dependencies: ["Ports"]),
  ]
)
