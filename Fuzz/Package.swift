// swift-tools-version: 6.1

import PackageDescription

// Needs `--sanitize fuzzer`, see README.md.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Layouter", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "Cassowary", package: "Layouter"),
        .product(name: "CairoGraphics", package: "Layouter"),
        .product(name: "HeadlessUIKit", package: "Layouter"),
        .product(name: "VisualFormats", package: "Layouter"),
        .product(name: "Layouter", package: "Layouter"),
        .product(name: "Scenes", package: "Layouter"),
        .product(name: "Snapshots", package: "Layouter"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
