// swift-tools-version: 6.1

import PackageDescription

// What exists only so that code written for iOS compiles here. Layouter itself does not need it.

/// A module of the package Layouter, from one of its products.
func layouter(_ product: String) -> Target.Dependency {
  .product(name: product, package: "Layouter")
}

/// A package on GitHub, as in the package Layouter: exactly the version for tools that are packaged.
func dependency(_ repository: String, _ version: Version) -> Package.Dependency {
  let url = "https://github.com/\(repository)"
  let isPinned = Context.environment["LAYOUTER_PINNED"] != nil
  return isPinned ? .package(url: url, exact: version) : .package(url: url, from: version)
}

/// What UIKit consists of, with the modules that it exports.
let uiKit = [
  layouter("CairoGraphics"), layouter("UIFoundation"), layouter("CoreAnimation"),
  layouter("HeadlessUIKit"), layouter("VisualFormats"), layouter("StandardControls"),
  layouter("ViewControllers"), layouter("UIKit"),
]

/// The modules that packages import, and code that runs when the library of them is loaded.
let uiKitForPackages = [
  "UIKitForPackages", "FoundationForPackages", "CoreText", "PackageStart",
  "XCTestObjects",
  "SnapshotTestingForPackages",
]

/// The tests that are built, as in the package Layouter: all, or those that `Scripts/test MODULE` names.
let chosenTests = Context.environment["LAYOUTER_TESTS"].map {
  $0.split(separator: ",").map(String.init)
}

let package = Package(
  name: "Ports",
  products: [
    // What `layouter build` and `layouter test` link packages with.
    .library(name: "UIKitForPackages", type: .dynamic, targets: uiKitForPackages),
    .library(name: "SourceRewriting", targets: ["SourceRewriting"]),
    // The executable that the tool runs for them.
    .executable(name: "layouter-ports", targets: ["PortsTool"]),
  ],
  dependencies: [
    .package(name: "Layouter", path: ".."),
    dependency("apple/swift-argument-parser", "1.8.2"),
    dependency("swiftlang/swift-syntax", "603.0.1"),
  ],
  targets: [
    .target(
      name: "FoundationForPackages",
      dependencies: [
        layouter("CairoGraphics"), layouter("CoreAnimation"), layouter("UIFoundation"),
        layouter("UIKit"),
      ]),
    .target(
      name: "CoreText",
      dependencies: [
        "FoundationForPackages", layouter("CairoGraphics"), layouter("UIFoundation"),
      ]),
    .target(name: "UIKitForPackages", dependencies: uiKit + ["CoreText", "FoundationForPackages"]),
    .target(name: "PackageStart", dependencies: ["UIKitForPackages"]),
    .target(name: "XCTestObjects"),
    // In the library, because its strategies draw the views of packages.
    .target(
      name: "SnapshotTestingForPackages",
      dependencies: [layouter("SnapshotTesting"), layouter("InlineSnapshotTesting")]),

    .target(
      name: "SourceRewriting",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .target(
      name: "PackageCommands",
      dependencies: [
        "SourceRewriting", layouter("CommandLineTool"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "PortsTool", dependencies: ["PackageCommands"]),

    // A copy of a file of the root package's tests, which is in none of its products.
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders"),
    .testTarget(name: "FoundationForPackagesTests", dependencies: ["FoundationForPackages"]),
    .testTarget(
      name: "UIKitForPackagesTests",
      dependencies: uiKit + [
        "UIKitForPackages", "CoreText", "FoundationForPackages", "TemporaryFolders",
      ],
      swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=UIKitForPackages"])]),
    .testTarget(
      name: "SourceRewritingTests",
      dependencies: [
        "SourceRewriting",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "PackageCommandsTests",
      dependencies: [
        "PackageCommands", "SourceRewriting", "TemporaryFolders", layouter("CommandLineTool"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ].filter { target in
    target.type != .test || chosenTests.map { $0.contains(target.name) } ?? true
  },
  swiftLanguageModes: [.v6]
)
