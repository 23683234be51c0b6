// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Layouter", path: "..")],
  targets: [
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CFloor", dependencies: ["CPangoCairo"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CFloor",
        .product(name: "CairoGraphics", package: "Layouter"),
        .product(name: "DesignedViews", package: "Layouter"),
        .product(name: "ImageComparison", package: "Layouter"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
