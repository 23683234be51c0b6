// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Layouter", path: "..")],
  targets: [
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CFloor", dependencies: ["CPangoCairo"]),
    .systemLibrary(name: "CMalloc"),
    .target(name: "Measuring", dependencies: ["CMalloc"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CFloor",
        "Measuring",
        .product(name: "CairoGraphics", package: "Layouter"),
        .product(name: "HeadlessUIKit", package: "Layouter"),
        .product(name: "DesignedViews", package: "Layouter"),
        .product(name: "ImageComparison", package: "Layouter"),
      ]),
    .executableTarget(
      name: "PictureBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "CairoGraphics", package: "Layouter"),
        .product(name: "ImageComparison", package: "Layouter"),
      ]),
    .executableTarget(
      name: "EncodingBenchmarks",
      dependencies: ["Measuring", .product(name: "CairoGraphics", package: "Layouter")]),
    .executableTarget(
      name: "AssertionBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "CairoGraphics", package: "Layouter"),
        .product(name: "LayouterTesting", package: "Layouter"),
        .product(name: "Snapshots", package: "Layouter"),
      ]),
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: ["Measuring", .product(name: "Layouter", package: "Layouter")]),
    .executableTarget(
      name: "ListBenchmarks",
      dependencies: ["Measuring", .product(name: "ViewControllers", package: "Layouter")]),
    .executableTarget(
      name: "ConstraintBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "Cassowary", package: "Layouter"),
        .product(name: "HeadlessUIKit", package: "Layouter"),
      ]),
    .executableTarget(
      name: "ViewBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "CairoGraphics", package: "Layouter"),
        .product(name: "HeadlessUIKit", package: "Layouter"),
        .product(name: "DesignedViews", package: "Layouter"),
      ]),
    .executableTarget(
      name: "DragBenchmarks",
      dependencies: ["Measuring", .product(name: "Layouter", package: "Layouter")]),
    .executableTarget(
      name: "ScreenBenchmarks",
      dependencies: ["Measuring", .product(name: "Scenes", package: "Layouter")]),
    .executableTarget(
      name: "SolverBenchmarks",
      dependencies: ["Measuring", .product(name: "Cassowary", package: "Layouter")]),
  ],
  swiftLanguageModes: [.v6]
)
