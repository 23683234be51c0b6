import Foundation
import TestSupport
import Testing

/// What packages that depend on Layouter may depend on besides.
@Suite struct DependencyTests {
  /// Packages with macros pin versions of swift-syntax, of which a build can have only one.
  @Test func aPackageMayPinAnOldSwiftSyntax() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Sources/App/App.swift")
    try folder.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "App",
        dependencies: [
          .package(name: "Layouter", path: "\(Checkout.root.path)"),
          .package(url: "https://github.com/swiftlang/swift-syntax", exact: "600.0.1"),
        ],
        targets: [
          .target(
            name: "App",
            dependencies: [
              .product(name: "DesignedViews", package: "Layouter"),
              .product(name: "LayouterTesting", package: "Layouter"),
              .product(name: "SwiftSyntax", package: "swift-syntax"),
            ])
        ])
      """, to: "Package.swift")
    let run = try ProgramRun("swift", ["package", "resolve"], in: folder.url)
    #expect(run.status == 0, "\(run.output)")
    let resolved = try folder.text("Package.resolved")
    #expect(resolved.contains(#""version" : "600.0.1""#))
  }
}
