// swift-tools-version: 6.1

import PackageDescription

// What `layouter build` and `layouter test` give to packages as Combine. It is a package of its own, so that only
// those whose code imports Combine need OpenCombine.

/// Where the modules of UIKit are, and the library of them. The tool sets both.
let modules = Context.environment["LAYOUTER_UIKIT_MODULES"] ?? "../.build/debug/Modules"
let products = Context.environment["LAYOUTER_UIKIT_LIBRARIES"] ?? "../.build/debug"

/// A checkout that the environment names, for machines without a network.
let openCombine: Package.Dependency =
  if let checkout = Context.environment["LAYOUTER_OPENCOMBINE"], !checkout.isEmpty {
    .package(name: "OpenCombine", path: checkout)
  } else {
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
  }

let package = Package(
  name: "Combine",
  products: [
    .library(name: "CombineForPackages", type: .dynamic, targets: ["CombineForPackages"])
  ],
  dependencies: [openCombine],
  targets: [
    // Not with the name of Apple's module: OpenCombine asks for that.
    .target(
      name: "CombineForPackages",
      dependencies: [.product(name: "OpenCombineShim", package: "OpenCombine")],
      swiftSettings: [.unsafeFlags(["-I", modules])],
      linkerSettings: [
        .unsafeFlags(["-L\(products)", "-lUIKitForPackages", "-Xlinker", "-rpath=\(products)"])
      ])
  ],
  swiftLanguageModes: [.v6]
)
