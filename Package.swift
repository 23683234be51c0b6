// swift-tools-version: 6.1

import PackageDescription

/// A Debian system library, found through pkg-config.
func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/SystemLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt])])
}

/// A plugin that runs a command of the tool in a package that depends on this one.
func snapshotPlugin(
  _ name: String, verb: String, _ description: String, also permissions: [PluginPermission] = []
) -> Target {
  .plugin(
    name: name,
    capability: .command(
      intent: .custom(verb: verb, description: description),
      permissions: [
        .writeToPackageDirectory(reason: "Goldens and reports are in the package.")
      ] + permissions),
    dependencies: ["LayouterTool"])
}

/// The modules by whose names iOS code imports UIKit and what belongs to it. The compiler asks for the last
/// two where a file imports Swift Testing too.
let uiKitModules = [
  "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "_Testing_UIKit", "_Testing_CoreGraphics",
]

/// A module that has the name of one of Apple's.
func uiKitModule(
  _ name: String, dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/UIKitModules/\(name)",
    swiftSettings: settings)
}

/// Whether images can be attached to tests. An application that is shipped would load the testing library.
let attachesImages = SwiftSetting.define(
  "ATTACHES_IMAGES",
  Context.environment["LAYOUTER_FOR_PACKAGES"] == nil ? .when(configuration: .debug) : nil)

// SwiftPM compiles a target again after changes of the modules that it names, not of those that these re-export.
// A target therefore names every module of this package whose declarations its sources use.

/// Values that have no views: what is drawn with, and what views show.
let values: [Target.Dependency] = [
  "ObjectiveCRuntime", "Pixels", "ViewTree", "CairoGraphics", "Assets", "UIFoundation",
]
/// Layers, and what all views have in common.
let plainViews = values + ["CoreAnimation", "HeadlessUIKit"]
/// The views that UIKit has, but controls.
let views = plainViews + ["GestureRecognizers", "StandardViews"]
/// Everything with a name of UIKit's.
let uiKit =
  views + [
    "ViewAnimations", "VisualFormats", "StandardControls", "ViewControllers",
  ]
/// Everything that a scene consists of.
let components = uiKit + ["Layouter", "DesignedViews"]

// Every module that a target imports is among its dependencies; CI checks that.
let package = Package(
  name: "Layouter",
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "CairoGraphics", targets: ["CairoGraphics"]),
    .library(name: "CoreAnimation", targets: ["CoreAnimation"]),
    .library(name: "ImageComparison", targets: ["ImageComparison"]),
    .library(name: "UIFoundation", targets: ["UIFoundation"]),
    // One product, for code that imports these modules by their names.
    .library(
      name: "HeadlessUIKit",
      targets: ["HeadlessUIKit", "GestureRecognizers", "StandardViews", "ViewAnimations"]),
    .library(name: "VisualFormats", targets: ["VisualFormats"]),
    .library(name: "ViewControllers", targets: ["ViewControllers"]),
    .library(name: "UIKit", targets: uiKitModules),
    // What `layouter build` and `layouter test` link packages with.
    .library(
      name: "UIKitForPackages", type: .dynamic,
      targets: uiKitModules + ["PackageStart", "XCTestObjects"]),
    .library(name: "StandardControls", targets: ["StandardControls"]),
    .library(name: "Layouter", targets: ["Layouter"]),
    .library(name: "DesignedViews", targets: ["DesignedViews"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "Snapshots", targets: ["Snapshots"]),
    .library(name: "SourceRewriting", targets: ["SourceRewriting"]),
    .library(name: "LayouterCommand", targets: ["LayouterCommand"]),
    .library(name: "LayouterTesting", targets: ["LayouterTesting"]),
    .executable(name: "layouter", targets: ["LayouterTool"]),
    .plugin(name: "VerifySnapshots", targets: ["VerifySnapshots"]),
    .plugin(name: "RecordSnapshots", targets: ["RecordSnapshots"]),
    .plugin(name: "ReviewSnapshots", targets: ["ReviewSnapshots"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    systemLibrary("CCairo", pkgConfig: "cairo-ft", apt: "libcairo2-dev"),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    systemLibrary("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
    systemLibrary("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev"),
    systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    systemLibrary("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
    systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),

    .target(name: "ObjectiveCRuntime"),
    .target(name: "Cassowary"),
    .target(name: "Pixels"),
    .target(name: "ViewTree"),
    .target(name: "Assets", dependencies: ["Pixels"]),
    .target(
      name: "CairoGraphics",
      dependencies: [
        "Pixels", "CCairo", "CHarfBuzz", "CFriBidi", "CDeflate", "CTurboJPEG", "CWebP", "CXXHash",
        "CZlib",
      ]),
    .target(name: "ImageComparison", dependencies: ["Pixels"]),
    .target(
      name: "UIFoundation",
      dependencies: ["ObjectiveCRuntime", "Pixels", "CairoGraphics", "Assets"]),
    .target(
      name: "CoreAnimation",
      dependencies: ["ObjectiveCRuntime", "Pixels", "CairoGraphics", "ViewTree"]),
    .target(name: "HeadlessUIKit", dependencies: values + ["Cassowary", "CoreAnimation"]),
    uiKitModule("UIKit", dependencies: uiKit + ["QuartzCore", "CoreGraphics", "CoreText"]),
    uiKitModule(
      "QuartzCore",
      dependencies: ["ObjectiveCRuntime", "Pixels", "ViewTree", "CairoGraphics", "CoreAnimation"]),
    uiKitModule("CoreGraphics", dependencies: ["Pixels", "CairoGraphics", "ObjectiveCRuntime"]),
    uiKitModule("CoreText", dependencies: ["Pixels", "CairoGraphics", "UIFoundation"]),
    uiKitModule("PackageStart", dependencies: ["UIKit"]),
    uiKitModule("XCTestObjects"),
    uiKitModule("_Testing_UIKit", dependencies: ["UIFoundation"], settings: [attachesImages]),
    uiKitModule("_Testing_CoreGraphics"),
    .target(name: "GestureRecognizers", dependencies: plainViews),
    .target(name: "StandardViews", dependencies: plainViews + ["GestureRecognizers"]),
    .target(name: "ViewAnimations", dependencies: plainViews),
    .target(name: "StandardControls", dependencies: views),
    .target(name: "VisualFormats", dependencies: views),
    .target(
      name: "ViewControllers", dependencies: views + ["ViewAnimations", "StandardControls"]),
    .target(name: "Layouter", dependencies: uiKit),
    .target(name: "DesignedViews", dependencies: uiKit + ["Layouter"]),
    .target(
      name: "ViewInspection", dependencies: ["ViewTree", "CairoGraphics", "HeadlessUIKit"]),
    .target(
      name: "Scenes", dependencies: components + ["ViewInspection", "ImageComparison", "CYAML"]),
    .target(
      name: "Snapshots",
      dependencies: [
        "Pixels", "ViewTree", "CairoGraphics", "ImageComparison",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      // In the executable, which can then be moved.
      resources: [.embedInCode("Resources")]),
    .target(
      name: "ReviewServer",
      dependencies: [
        "ViewTree", "Snapshots",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .target(
      name: "SourceRewriting",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .target(
      name: "LayouterCommand",
      dependencies: components + [
        "ImageComparison", "Scenes", "Snapshots", "ReviewServer", "SourceRewriting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "LayouterTesting",
      dependencies: components + ["ViewInspection", "ImageComparison", "Scenes", "Snapshots"]),
    .executableTarget(name: "LayouterTool", dependencies: ["LayouterCommand"]),

    snapshotPlugin(
      "VerifySnapshots", verb: "verify-snapshots",
      "Compares the pictures of all scenes with their goldens, and writes a report."),
    snapshotPlugin(
      "RecordSnapshots", verb: "record-snapshots", "Records the missing goldens of all scenes."),
    snapshotPlugin(
      "ReviewSnapshots", verb: "review-snapshots",
      "Serves the last report, of scenes or of tests, to accept changes in a browser.",
      also: [
        .allowNetworkConnections(
          scope: .local(), reason: "The page of a report is served to this machine.")
      ]),

    .target(name: "TestSupport", dependencies: ["Pixels"], path: "Tests/TestSupport"),
    .target(name: "ViewTestSupport", dependencies: plainViews, path: "Tests/ViewTestSupport"),
    .testTarget(name: "ObjectiveCRuntimeTests", dependencies: ["ObjectiveCRuntime"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: uiKit + [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "_Testing_UIKit", "TestSupport",
      ]),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "TestSupport"]),
    .testTarget(
      name: "CairoGraphicsTests",
      dependencies: ["Pixels", "CairoGraphics", "CCairo", "CHarfBuzz", "TestSupport"]),
    .testTarget(name: "AssetsTests", dependencies: ["Pixels", "Assets", "TestSupport"]),
    .testTarget(
      name: "ImageComparisonTests", dependencies: ["Pixels", "ImageComparison", "TestSupport"]),
    .testTarget(name: "UIFoundationTests", dependencies: values + ["TestSupport"]),
    .testTarget(
      name: "CoreAnimationTests",
      dependencies: [
        "ObjectiveCRuntime", "Pixels", "ViewTree", "CairoGraphics", "CoreAnimation", "TestSupport",
      ]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: views + ["StandardControls", "TestSupport", "ViewTestSupport"]),
    .testTarget(
      name: "ViewInspectionTests",
      dependencies: views + ["ViewInspection", "StandardControls", "ViewTestSupport"]),
    .testTarget(name: "GestureRecognizersTests", dependencies: views + ["ViewTestSupport"]),
    .testTarget(
      name: "ViewAnimationsTests",
      dependencies: views + ["ViewAnimations", "TestSupport", "ViewTestSupport"]),
    .testTarget(
      name: "StandardViewsTests",
      dependencies: views + ["StandardControls", "TestSupport", "ViewTestSupport"]),
    .testTarget(
      name: "VisualFormatsTests", dependencies: views + ["VisualFormats", "TestSupport"]),
    .testTarget(
      name: "ViewControllersTests",
      dependencies: uiKit + ["TestSupport", "ViewTestSupport"]),
    .testTarget(
      name: "StandardControlsTests",
      dependencies: views + [
        "StandardControls", "ViewControllers", "TestSupport", "ViewTestSupport",
      ]),
    .testTarget(name: "LayouterTests", dependencies: uiKit + ["Layouter", "TestSupport"]),
    .testTarget(name: "DesignedViewsTests", dependencies: components + ["TestSupport"]),
    .testTarget(
      name: "ScenesTests", dependencies: components + ["ImageComparison", "Scenes", "TestSupport"]),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: [
        "Pixels", "ViewTree", "CairoGraphics", "ImageComparison", "Snapshots", "TestSupport",
      ]),
    .testTarget(
      name: "ReportPageTests",
      dependencies: [
        "Pixels", "ViewTree", "CairoGraphics", "ImageComparison", "Snapshots", "ReviewServer",
        "TestSupport",
      ]),
    .testTarget(
      name: "ReviewServerTests",
      dependencies: [
        "Pixels", "ViewTree", "CairoGraphics", "Snapshots", "ReviewServer", "TestSupport",
      ]),
    .testTarget(
      name: "LayouterTestingTests",
      dependencies: components + [
        "ImageComparison", "Scenes", "Snapshots", "LayouterTesting", "TestSupport",
      ]),
    .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting"]),
    .testTarget(
      name: "LayouterCommandTests",
      dependencies: components + [
        "ImageComparison", "Scenes", "Snapshots", "ReviewServer", "SourceRewriting",
        "LayouterCommand", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The samples of the documentation; those in Swift use the modules of all other targets.
    .testTarget(
      name: "DocumentationTests",
      dependencies: components + [
        "ImageComparison", "Scenes", "Snapshots", "LayouterCommand", "LayouterTesting",
        "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
