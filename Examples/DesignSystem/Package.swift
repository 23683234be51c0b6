// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "DesignSystem",
  products: [
    .library(name: "DesignSystem", targets: ["DesignSystem"]),
    .executable(name: "design-system", targets: ["DesignSystemTool"]),
  ],
  dependencies: [
    // In a package of your own: .package(url: "https://…/Layouter", from: "0.1.0")
    .package(name: "Layouter", path: "../..")
  ],
  targets: [
    .target(
      name: "DesignSystem",
      dependencies: [.product(name: "DesignedViews", package: "Layouter")],
      // Read by way of layouter.yaml.
      exclude: ["Resources/Localizable.xcstrings"],
      resources: [.copy("Resources/Assets.xcassets")]),
    .executableTarget(
      name: "DesignSystemTool",
      dependencies: ["DesignSystem", .product(name: "LayouterCommand", package: "Layouter")]),
    // Code for iOS and for Linux: `import UIKit` is Layouter's here.
    .target(
      name: "Badges",
      dependencies: [
        .product(name: "UIKit", package: "Layouter", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(name: "BadgesTests", dependencies: ["Badges"]),
    .testTarget(
      name: "DesignSystemTests",
      dependencies: ["DesignSystem", .product(name: "LayouterTesting", package: "Layouter")],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
