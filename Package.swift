// swift-tools-version: 6.1

import PackageDescription

/// A Debian system library, found through pkg-config.
func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/SystemLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt])])
}

let package = Package(
  name: "Layouter",
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "CairoGraphics", targets: ["CairoGraphics"]),
    .library(name: "ImageComparison", targets: ["ImageComparison"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Layouter", targets: ["Layouter"]),
    .library(name: "DesignedViews", targets: ["DesignedViews"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "Snapshots", targets: ["Snapshots"]),
    .library(name: "LayouterCommand", targets: ["LayouterCommand"]),
    .executable(name: "layouter", targets: ["LayouterTool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    systemLibrary("CCairo", pkgConfig: "cairo-ft", apt: "libcairo2-dev"),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    systemLibrary("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    systemLibrary("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),

    .target(name: "Cassowary"),
    .target(name: "Pixels"),
    .target(name: "ViewTree"),
    .target(
      name: "CairoGraphics",
      dependencies: [
        "Pixels", "CCairo", "CHarfBuzz", "CFriBidi", "CDeflate", "CXXHash",
      ]),
    .target(name: "ImageComparison", dependencies: ["Pixels"]),
    .target(name: "HeadlessUIKit", dependencies: ["Cassowary", "CairoGraphics", "ViewTree"]),
    .target(name: "Layouter", dependencies: ["HeadlessUIKit"]),
    .target(name: "DesignedViews", dependencies: ["Layouter"]),
    .target(name: "Scenes", dependencies: ["DesignedViews", "ViewTree", "CYAML"]),
    .target(name: "Snapshots", dependencies: ["CairoGraphics", "ImageComparison", "ViewTree"]),
    .target(
      name: "LayouterCommand",
      dependencies: [
        "Scenes", "Snapshots", "ViewTree",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "LayouterTool", dependencies: ["LayouterCommand"]),

    .target(name: "TestSupport", dependencies: ["Pixels"], path: "Tests/TestSupport"),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"]),
    .testTarget(name: "CairoGraphicsTests", dependencies: ["CairoGraphics", "TestSupport"]),
    .testTarget(name: "ImageComparisonTests", dependencies: ["ImageComparison", "TestSupport"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "TestSupport"]),
    .testTarget(name: "LayouterTests", dependencies: ["Layouter", "TestSupport"]),
    .testTarget(name: "DesignedViewsTests", dependencies: ["DesignedViews", "TestSupport"]),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes", "TestSupport"]),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots"]),
    .testTarget(name: "LayouterCommandTests", dependencies: ["LayouterCommand"]),
  ],
  swiftLanguageModes: [.v6]
)
