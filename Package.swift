// swift-tools-version: 6.1

import PackageDescription

/// The folders of `Sources` and `Tests`. One imports those above it only, but for what `UIKit` takes from `Snapshots`:
/// the trees of views that goldens keep.
enum Group: String {
  /// Modules without pictures: texts of messages, JSON, files.
  case basics = "Basics"
  /// Pixels, picture files, text, and what draws.
  case drawing = "Drawing"
  /// Layers, views, controls and controllers, with Auto Layout.
  case uiKit = "UIKit"
  /// The layouters, and the designed components.
  case layouters = "Layouters"
  /// Comparison, goldens, explanations, reports.
  case snapshots = "Snapshots"
  /// Scenes, and the commands.
  case tool = "Tool"
  /// What several tests need.
  case support = "Support"
}

/// A module in a group of `Sources`.
///
/// - Parameters:
///   - isHot: Whether drawing or comparing pictures spends its time there.
///   - isInnerLoop: Whether it does so for each pixel, each byte of a file or each constraint.
func module(
  _ name: String, in group: Group, _ dependencies: [Target.Dependency] = [], isHot: Bool = true,
  isInnerLoop: Bool = false, settings: [SwiftSetting]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(group.rawValue)/\(name)",
    swiftSettings: settings ?? (isInnerLoop ? innerLoopModules : isHot ? nil : coldModules))
}

/// How modules that work on each pixel, byte or constraint are compiled in the debug configuration, in which they take
/// four times as long: with optimisation in the library that packages are linked with, as it is built once for a machine,
/// and by `Scripts/test`, as tests draw for longer than these modules take to compile. Assertions stay.
let innerLoopModules: [SwiftSetting]? =
  ["LAYOUTER_FOR_PACKAGES", "LAYOUTER_FOR_TESTS"]
    .contains { Context.environment[$0] != nil }
  ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : nil

/// How modules that are not hot are compiled: without optimisation where `Scripts/layouter` builds a checkout's tool,
/// which then takes half as long, and for size in tools that are packaged.
let coldModules: [SwiftSetting]? = Context.environment["LAYOUTER_COLD_MODULES"].map {
  [.unsafeFlags([$0])]
}

/// The tests of a module.
func tests(_ name: String, in group: Group, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(group.rawValue)/\(name)")
}

/// A package on GitHub. Tools that are packaged are made of exactly the version, so that the same sources give the same
/// bytes; packages that depend on this one may have later ones.
func dependency(_ repository: String, _ version: Version) -> Package.Dependency {
  let url = "https://github.com/\(repository)"
  let isPinned = Context.environment["LAYOUTER_PINNED"] != nil
  return isPinned ? .package(url: url, exact: version) : .package(url: url, from: version)
}

/// A Debian system library, found through pkg-config.
func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/SystemLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt])])
}

/// A module by whose name code for iOS imports UIKit or a part of it, or its tests a library, and which exports others.
func name(
  _ name: String, in group: Group = .uiKit, of dependencies: [Target.Dependency],
  settings: [SwiftSetting]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(group.rawValue)/Names/\(name)",
    swiftSettings: settings)
}

/// A plugin that runs a command of the tool in a package that depends on this one. It builds the tool itself.
func snapshotPlugin(
  _ name: String, verb: String, _ description: String, also permissions: [PluginPermission] = []
) -> Target {
  .plugin(
    name: name,
    capability: .command(
      intent: .custom(verb: verb, description: description),
      permissions: [
        .writeToPackageDirectory(reason: "Goldens and reports are in the package.")
      ] + permissions))
}

/// The modules by whose names iOS code imports UIKit. The compiler asks for the last two where a file imports Swift
/// Testing too.
let uiKitNames = ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"]

/// Whether images can be attached to tests. An application that is shipped would load the testing library.
let attachesImages = SwiftSetting.define(
  "ATTACHES_IMAGES",
  Context.environment["LAYOUTER_FOR_PACKAGES"] == nil ? .when(configuration: .debug) : nil)

/// The setting of `LayouterTesting` where `layouter test` gives it to packages: pictures have the scale of the device that
/// tests run on, as in swift-snapshot-testing. And it does not export designed views, as tests also import the package,
/// which may have types with these names.
let testingForPackages: [SwiftSetting]? = Context.environment["LAYOUTER_FOR_PACKAGES"].map { _ in
  [.define("FOR_PACKAGES")]
}

/// The modules of other packages.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let sockets = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")

/// The tests that are built: all, or those that `Scripts/test MODULE` names, so that a change is tested without
/// compiling the tests of other modules.
let chosenTests = Context.environment["LAYOUTER_TESTS"].map {
  $0.split(separator: ",").map(String.init)
}

// A target names every module of this package whose declarations its sources use, also those that others re-export,
// because SwiftPM compiles it again only after changes of the modules that it names, and no other, which it would wait
// for. CI checks that.
let package = Package(
  name: "Layouter",
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"]),
    // One product, for code that imports these modules by their names.
    .library(
      name: "CairoGraphics",
      targets: ["CairoGraphics", "Typesetting", "PictureFiles", "RendererChecks"]),
    .library(name: "CoreAnimation", targets: ["CoreAnimation"]),
    .library(name: "ImageComparison", targets: ["ImageComparison"]),
    .library(name: "UIFoundation", targets: ["UIFoundation"]),
    .library(
      name: "HeadlessUIKit",
      targets: ["HeadlessUIKit", "GestureRecognizers", "StandardViews", "ViewAnimations"]),
    .library(name: "VisualFormats", targets: ["VisualFormats"]),
    .library(name: "ViewControllers", targets: ["ViewControllers"]),
    .library(name: "UIKit", targets: uiKitNames),
    .library(name: "StandardControls", targets: ["StandardControls"]),
    .library(name: "Layouter", targets: ["Layouter"]),
    .library(name: "DesignedViews", targets: ["DesignedViews"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "Snapshots", targets: ["Snapshots", "ReportPages"]),
    .library(name: "LayouterCommand", targets: ["LayouterCommand"]),
    .library(name: "LayouterTesting", targets: ["LayouterTesting"]),
    // Suites for swift-snapshot-testing, which then change no import.
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
    // What the ports' executable has in common with the tool.
    .library(
      name: "CommandLineTool",
      targets: ["CommandLineTool", "FileAccess", "JSONValues", "Messages", "Assets"]),
    .executable(name: "layouter", targets: ["LayouterTool"]),
    .plugin(name: "VerifySnapshots", targets: ["VerifySnapshots"]),
    .plugin(name: "RecordSnapshots", targets: ["RecordSnapshots"]),
    .plugin(name: "ReviewSnapshots", targets: ["ReviewSnapshots"]),
  ],
  dependencies: [
    dependency("apple/swift-argument-parser", "1.8.2"),
    dependency("hummingbird-project/swift-mustache", "2.1.1"),
    dependency("swhitty/FlyingFox", "0.27.1"),
    dependency("swiftlang/swift-docc-plugin", "1.5.0"),
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

    module("Messages", in: .basics),
    module("JSONValues", in: .basics, ["Messages"]),
    module("FileAccess", in: .basics, isInnerLoop: true),
    module(
      "YAMLReading", in: .basics, ["CYAML", "Messages", "JSONValues", "FileAccess"], isHot: false),
    module("XMLReading", in: .basics, isInnerLoop: true),
    module("Threads", in: .basics),

    // No libraries of the system, but here with the modules of C that whatever compiles against the package has to find.
    .target(
      name: "CJapaneseFont", path: "Sources/SystemLibraries/CJapaneseFont",
      exclude: ["LayouterJapanese.otf", "OFL.txt"], publicHeadersPath: ".",
      // Where the assembler looks for the font.
      cSettings: [.headerSearchPath(".")]),
    // The files of the report's page in the executable, which can then be moved.
    .target(
      name: "CReportPage", path: "Sources/SystemLibraries/CReportPage", exclude: ["Page"],
      publicHeadersPath: ".", cSettings: [.headerSearchPath(".")]),
    module("Pixels", in: .drawing, isInnerLoop: true),
    module(
      "PictureFiles", in: .drawing,
      ["CTurboJPEG", "CWebP", "CDeflate", "CXXHash", "CZlib", "FileAccess", "Threads", "Pixels"],
      isInnerLoop: true),
    module(
      "CairoGraphics", in: .drawing, ["CCairo", "XMLReading", "Threads", "Pixels", "PictureFiles"],
      isInnerLoop: true),
    // FreeType, which reads outlines, is in the module map of cairo.
    module(
      "Typesetting", in: .drawing,
      [
        "CCairo", "CHarfBuzz", "CFriBidi", "CXXHash", "CJapaneseFont", "FileAccess", "Threads",
        "Pixels", "PictureFiles", "CairoGraphics",
      ], isInnerLoop: true),
    module(
      "RendererChecks", in: .drawing,
      ["CCairo", "CHarfBuzz", "CFriBidi", "Pixels", "PictureFiles", "CairoGraphics", "Typesetting"]),

    // Linked only: no source imports it, so that packages, which are compiled against the modules, do not need its header.
    .target(name: "ObjectComparison", path: "Sources/UIKit/ObjectComparison"),
    module("ObjectiveCRuntime", in: .uiKit, ["ObjectComparison"]),
    module("Cassowary", in: .uiKit, isInnerLoop: true),
    module("Assets", in: .uiKit, ["Messages", "JSONValues", "Pixels"], isHot: false),
    module(
      "UIFoundation", in: .uiKit,
      [
        "Messages", "JSONValues", "Threads", "Pixels", "PictureFiles", "CairoGraphics",
        "Typesetting", "ObjectiveCRuntime", "Assets",
      ]),
    module(
      "CoreAnimation", in: .uiKit,
      [
        "JSONValues", "Threads", "Pixels", "PictureFiles", "CairoGraphics", "Typesetting",
        "ObjectiveCRuntime", "ViewTree",
      ]),
    module(
      "HeadlessUIKit", in: .uiKit,
      [
        "JSONValues", "Threads", "Pixels", "PictureFiles", "CairoGraphics", "Typesetting",
        "ObjectiveCRuntime", "Cassowary", "UIFoundation", "CoreAnimation", "ViewTree",
      ]),
    module(
      "GestureRecognizers", in: .uiKit,
      ["CairoGraphics", "UIFoundation", "CoreAnimation", "HeadlessUIKit"], isHot: false),
    module(
      "StandardViews", in: .uiKit,
      [
        "CairoGraphics", "Typesetting", "ObjectiveCRuntime", "UIFoundation", "CoreAnimation",
        "HeadlessUIKit", "GestureRecognizers", "ViewTree",
      ]),
    module(
      "ViewAnimations", in: .uiKit,
      [
        "Threads", "CairoGraphics", "ObjectiveCRuntime", "UIFoundation", "CoreAnimation",
        "HeadlessUIKit",
      ], isHot: false),
    module(
      "StandardControls", in: .uiKit,
      [
        "CairoGraphics", "Typesetting", "ObjectiveCRuntime", "UIFoundation", "CoreAnimation",
        "HeadlessUIKit", "GestureRecognizers", "StandardViews", "ViewAnimations",
        "ViewTree",
      ], isHot: false),
    module(
      "Lists", in: .uiKit,
      [
        "XMLReading", "CairoGraphics", "Typesetting", "ObjectiveCRuntime", "UIFoundation",
        "CoreAnimation",
        "HeadlessUIKit", "GestureRecognizers", "StandardViews", "ViewAnimations",
        "StandardControls", "ViewTree",
      ], isHot: false),
    module(
      "VisualFormats", in: .uiKit, ["Messages", "UIFoundation", "HeadlessUIKit", "StandardViews"],
      isHot: false),
    module(
      "ViewControllers", in: .uiKit,
      [
        "XMLReading", "Threads", "CairoGraphics", "ObjectiveCRuntime", "UIFoundation",
        "CoreAnimation",
        "HeadlessUIKit", "GestureRecognizers", "StandardViews", "ViewAnimations",
        "StandardControls", "Lists",
      ], isHot: false),
    name(
      "UIKit",
      of: [
        "HeadlessUIKit", "GestureRecognizers", "StandardViews", "ViewAnimations",
        "StandardControls", "Lists", "VisualFormats", "ViewControllers", "QuartzCore",
        "CoreGraphics",
      ]),
    name("QuartzCore", of: ["ObjectiveCRuntime", "CoreAnimation"]),
    name("CoreGraphics", of: ["CairoGraphics", "Typesetting", "ObjectiveCRuntime"]),
    name("_Testing_UIKit", of: ["UIFoundation"], settings: [attachesImages]),
    name("_Testing_CoreGraphics", of: []),

    module(
      "Layouter", in: .layouters,
      [
        "Messages", "CairoGraphics", "UIFoundation", "CoreAnimation", "HeadlessUIKit",
        "GestureRecognizers", "StandardViews", "ViewTree",
      ]),
    module(
      "DesignedViews", in: .layouters,
      [
        "CairoGraphics", "Typesetting", "UIFoundation", "CoreAnimation", "HeadlessUIKit",
        "StandardViews", "Layouter", "ViewTree",
      ]),

    module("ViewTree", in: .snapshots, ["JSONValues"]),
    module("LintConfiguration", in: .snapshots, isHot: false),
    module("ImageComparison", in: .snapshots, ["Pixels"], isInnerLoop: true),
    module(
      "ProjectFiles", in: .snapshots,
      [
        "Messages", "JSONValues", "FileAccess", "YAMLReading", "Typesetting", "Assets",
        "UIFoundation", "ViewTree", "LintConfiguration", "ImageComparison",
      ], isHot: false),
    module(
      "ViewInspection", in: .snapshots,
      ["CairoGraphics", "UIFoundation", "HeadlessUIKit", "ViewTree"]),
    module(
      "Snapshots", in: .snapshots,
      [
        "Messages", "JSONValues", "FileAccess", "Threads", "Pixels", "PictureFiles", "ViewTree",
        "LintConfiguration", "ImageComparison",
      ], isHot: false),
    module(
      "ReportPages", in: .snapshots,
      [
        "CReportPage", "JSONValues", "FileAccess", "Threads", "Pixels", "PictureFiles", "ViewTree",
        "Snapshots", mustache,
      ], isHot: false),
    module(
      "ReviewServer", in: .snapshots,
      ["Messages", "JSONValues", "FileAccess", "ViewTree", "Snapshots", "ReportPages", sockets],
      isHot: false),
    module(
      "LayouterTesting", in: .snapshots,
      [
        "JSONValues", "FileAccess", "YAMLReading", "Pixels", "PictureFiles", "CairoGraphics",
        "Typesetting", "RendererChecks", "UIFoundation", "CoreAnimation", "HeadlessUIKit",
        "StandardViews", "ViewAnimations", "StandardControls", "VisualFormats", "ViewControllers",
        "DesignedViews", "ViewTree", "ImageComparison", "ProjectFiles", "ViewInspection",
        "Snapshots", "ReportPages",
      ], settings: testingForPackages),
    name("SnapshotTesting", in: .snapshots, of: ["LayouterTesting"]),
    name("InlineSnapshotTesting", in: .snapshots, of: ["SnapshotTesting"]),

    module(
      "Scenes", in: .tool,
      [
        "Messages", "JSONValues", "FileAccess", "YAMLReading", "Pixels", "PictureFiles",
        "CairoGraphics", "Typesetting", "Assets", "UIFoundation", "CoreAnimation", "HeadlessUIKit",
        "GestureRecognizers", "StandardViews", "StandardControls", "Lists", "VisualFormats",
        "ViewControllers", "Layouter", "DesignedViews", "ViewTree", "LintConfiguration",
        "ImageComparison",
        "ProjectFiles", "ViewInspection",
      ], isHot: false),
    module(
      "ContactSheets", in: .tool,
      [
        "JSONValues", "Pixels", "PictureFiles", "CairoGraphics", "Typesetting", "ViewTree",
        "ImageComparison", "Scenes",
      ], isInnerLoop: true),
    module(
      "CommandLineTool", in: .tool, ["JSONValues", "FileAccess", argumentParser], isHot: false),
    module(
      "LayouterCommand", in: .tool,
      [
        "Messages", "JSONValues", "FileAccess", "YAMLReading", "Threads", "Pixels", "PictureFiles",
        "CairoGraphics", "Typesetting", "RendererChecks", "UIFoundation", "HeadlessUIKit",
        "ViewAnimations", "StandardControls", "VisualFormats", "ViewControllers", "DesignedViews",
        "ViewTree", "LintConfiguration", "ImageComparison", "ProjectFiles", "Snapshots",
        "ReportPages", "ReviewServer", "Scenes", "ContactSheets", "CommandLineTool", argumentParser,
      ], isHot: false),
    .executableTarget(
      name: "LayouterTool", dependencies: ["LayouterCommand"], path: "Sources/Tool/LayouterTool"),

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

    .target(name: "TestSupport", dependencies: ["Pixels"], path: "Tests/Support/TestSupport"),
    .target(
      name: "DrawingTestSupport", dependencies: ["Pixels", "CairoGraphics"],
      path: "Tests/Support/DrawingTestSupport"),
    .target(
      name: "ViewTestSupport", dependencies: ["UIFoundation", "HeadlessUIKit"],
      path: "Tests/Support/ViewTestSupport"),

    tests("JSONValuesTests", in: .basics, ["JSONValues"]),
    tests("FileAccessTests", in: .basics, ["FileAccess", "TestSupport"]),
    tests("YAMLReadingTests", in: .basics, ["YAMLReading"]),
    tests("XMLReadingTests", in: .basics, ["XMLReading"]),
    tests("ThreadsTests", in: .basics, ["Threads"]),

    // Compares files with cairo's.
    tests(
      "PictureFilesTests", in: .drawing,
      ["CCairo", "CZlib", "Pixels", "PictureFiles", "CairoGraphics", "TestSupport"]),
    // A display list of text is one of its cases.
    tests(
      "CairoGraphicsTests", in: .drawing,
      [
        "CCairo", "Pixels", "PictureFiles", "CairoGraphics", "Typesetting", "TestSupport",
        "DrawingTestSupport",
      ]),
    tests(
      "TypesettingTests", in: .drawing,
      [
        "CHarfBuzz", "FileAccess", "Pixels", "CairoGraphics", "Typesetting", "TestSupport",
        "DrawingTestSupport",
      ]),
    tests("RendererChecksTests", in: .drawing, ["CHarfBuzz", "Typesetting", "RendererChecks"]),

    tests("ObjectiveCRuntimeTests", in: .uiKit, ["ObjectiveCRuntime"]),
    tests("CassowaryTests", in: .uiKit, ["Cassowary", "TestSupport"]),
    tests("AssetsTests", in: .uiKit, ["Pixels", "Assets", "TestSupport"]),
    tests(
      "UIFoundationTests", in: .uiKit,
      ["Pixels", "CairoGraphics", "Typesetting", "Assets", "UIFoundation", "TestSupport"]),
    tests(
      "CoreAnimationTests", in: .uiKit,
      ["Pixels", "CairoGraphics", "Typesetting", "CoreAnimation", "TestSupport"]),
    tests(
      "HeadlessUIKitTests", in: .uiKit,
      [
        "Pixels", "PictureFiles", "CairoGraphics", "Typesetting", "ObjectiveCRuntime", "Cassowary",
        "Assets", "UIFoundation", "CoreAnimation", "HeadlessUIKit", "GestureRecognizers",
        "StandardViews", "StandardControls", "ViewTree", "TestSupport", "ViewTestSupport",
      ]),
    tests(
      "GestureRecognizersTests", in: .uiKit,
      [
        "CairoGraphics", "UIFoundation", "CoreAnimation", "HeadlessUIKit", "GestureRecognizers",
        "ViewTestSupport",
      ]),
    tests(
      "ViewAnimationsTests", in: .uiKit,
      [
        "Pixels", "CairoGraphics", "ObjectiveCRuntime", "UIFoundation", "CoreAnimation",
        "HeadlessUIKit", "ViewAnimations", "TestSupport",
      ]),
    tests(
      "StandardViewsTests", in: .uiKit,
      [
        "Pixels", "PictureFiles", "CairoGraphics", "Typesetting", "ObjectiveCRuntime",
        "UIFoundation", "CoreAnimation", "HeadlessUIKit", "StandardViews", "StandardControls",
        "ViewTree", "TestSupport", "ViewTestSupport",
      ]),
    tests(
      "VisualFormatsTests", in: .uiKit,
      [
        "Typesetting", "UIFoundation", "HeadlessUIKit", "StandardViews", "VisualFormats",
        "TestSupport",
      ]),
    tests(
      "ViewControllersTests", in: .uiKit,
      [
        "Pixels", "CairoGraphics", "ObjectiveCRuntime", "UIFoundation", "CoreAnimation",
        "HeadlessUIKit", "StandardViews", "ViewAnimations", "StandardControls", "ViewControllers",
        "TestSupport", "ViewTestSupport",
      ]),
    tests(
      "StandardControlsTests", in: .uiKit,
      [
        "Pixels", "Typesetting", "ObjectiveCRuntime", "UIFoundation", "CoreAnimation",
        "HeadlessUIKit", "StandardViews", "StandardControls", "ViewControllers", "ViewTree",
        "TestSupport", "ViewTestSupport",
      ]),
    tests(
      "ListsTests", in: .uiKit,
      [
        "UIFoundation", "CoreAnimation", "HeadlessUIKit", "StandardViews", "ViewAnimations",
        "Lists", "TestSupport", "ViewTestSupport",
      ]),
    tests(
      "UIKitTests", in: .uiKit,
      [
        "CairoGraphics", "UIFoundation", "CoreAnimation", "HeadlessUIKit", "StandardControls",
        "UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit",
      ]),

    tests(
      "LayouterTests", in: .layouters,
      [
        "Pixels", "CairoGraphics", "UIFoundation", "CoreAnimation", "HeadlessUIKit",
        "GestureRecognizers", "StandardViews", "Layouter", "ViewTree", "TestSupport",
      ]),
    tests(
      "DesignedViewsTests", in: .layouters,
      [
        "Pixels", "CairoGraphics", "Typesetting", "UIFoundation", "CoreAnimation", "HeadlessUIKit",
        "StandardViews", "StandardControls", "Layouter", "DesignedViews", "ViewTree", "TestSupport",
      ]),

    tests("ImageComparisonTests", in: .snapshots, ["Pixels", "ImageComparison", "TestSupport"]),
    tests(
      "ProjectFilesTests", in: .snapshots,
      [
        "JSONValues", "YAMLReading", "CairoGraphics", "Typesetting", "ViewTree",
        "LintConfiguration", "ProjectFiles", "TestSupport",
      ]),
    tests(
      "ViewInspectionTests", in: .snapshots,
      [
        "Typesetting", "UIFoundation", "HeadlessUIKit", "StandardViews", "StandardControls",
        "ViewTree", "ViewInspection",
      ]),
    tests(
      "SnapshotsTests", in: .snapshots,
      [
        "JSONValues", "FileAccess", "Threads", "Pixels", "PictureFiles", "ViewTree",
        "LintConfiguration", "ImageComparison", "Snapshots", "ReportPages", "TestSupport",
      ]),
    tests(
      "ReportPageTests", in: .snapshots,
      [
        "JSONValues", "Pixels", "PictureFiles", "ViewTree", "ImageComparison", "Snapshots",
        "ReportPages", "ReviewServer", "TestSupport",
      ]),
    tests(
      "ReviewServerTests", in: .snapshots,
      [
        "JSONValues", "Pixels", "PictureFiles", "ViewTree", "Snapshots", "ReviewServer",
        "TestSupport",
      ]),
    tests(
      "LayouterTestingTests", in: .snapshots,
      [
        "JSONValues", "FileAccess", "Pixels", "PictureFiles", "CairoGraphics", "UIFoundation",
        "HeadlessUIKit", "StandardViews", "StandardControls", "DesignedViews", "Snapshots",
        "LayouterTesting", "SnapshotTesting", "InlineSnapshotTesting", "TestSupport",
      ]),

    tests(
      "ScenesTests", in: .tool,
      [
        "Messages", "JSONValues", "YAMLReading", "Pixels", "PictureFiles", "CairoGraphics",
        "Typesetting", "UIFoundation", "CoreAnimation", "HeadlessUIKit", "StandardViews",
        "StandardControls", "Layouter", "DesignedViews", "ViewTree", "LintConfiguration",
        "ImageComparison", "ProjectFiles", "Scenes", "TestSupport",
      ]),
    tests(
      "ContactSheetsTests", in: .tool,
      [
        "Pixels", "PictureFiles", "CairoGraphics", "Typesetting", "ImageComparison", "Scenes",
        "ContactSheets", "TestSupport",
      ]),
    tests(
      "LayouterCommandTests", in: .tool,
      [
        "JSONValues", "FileAccess", "YAMLReading", "Threads", "Pixels", "PictureFiles",
        "CairoGraphics", "Typesetting", "UIFoundation", "ViewTree", "LintConfiguration",
        "ImageComparison", "ProjectFiles", "Snapshots", "Scenes", "ContactSheets",
        "CommandLineTool", "LayouterCommand", "TestSupport", argumentParser,
      ]),
    // The samples of the documentation; those in Swift use the modules of all other targets.
    tests(
      "DocumentationTests", in: .tool,
      [
        "YAMLReading", "ProjectFiles", "Scenes", "CommandLineTool", "LayouterCommand",
        "TestSupport", argumentParser,
      ]),
  ].filter { $0.type != .test || chosenTests?.contains($0.name) ?? true },
  swiftLanguageModes: [.v6]
)
