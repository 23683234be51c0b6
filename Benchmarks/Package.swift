// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Layouter", path: "..")],
  targets: [
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CFloor", dependencies: ["CPangoCairo"]),
    .target(name: "Measuring"),
    .systemLibrary(name: "CMalloc"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CFloor",
        "Measuring",
        .product(name: "CairoGraphics", package: "Layouter"),
        .product(name: "DesignedViews", package: "Layouter"),
        .product(name: "ImageComparison", package: "Layouter"),
      ]),
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: ["CMalloc", "Measuring", .product(name: "Layouter", package: "Layouter")]),
    .executableTarget(
      name: "SolverBenchmarks",
      dependencies: ["Measuring", .product(name: "Cassowary", package: "Layouter")]),
  ],
  swiftLanguageModes: [.v6]
)
