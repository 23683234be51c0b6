import CommandLineTool
import Foundation
import TemporaryFolders
import Testing

@testable import PackageCommands

/// What packages that depend on swift-snapshot-testing get in its place.
@Suite struct SnapshotTestingPackageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func call(_ arguments: String...) -> PackageCall {
    PackageCall("test", arguments: arguments, workingFolder: folder.url)
  }

  /// Writes a package whose tests depend on a version that no machine has fetched.
  private func writePackage(dependency: String, product: String) throws {
    try folder.write(
      """
      // swift-tools-version: 5.5
      import PackageDescription
      let package = Package(
        name: "Badge", products: [.library(name: "Badge", targets: ["Badge"])],
        dependencies: [\(dependency)],
        targets: [
          .target(name: "Badge"),
          .testTarget(name: "BadgeTests", dependencies: ["Badge", \(product)]),
        ])
      """, to: "Package.swift")
    try folder.write("public let a = 1", to: "Sources/Badge/A.swift")
    try folder.write("import SnapshotTesting", to: "Tests/BadgeTests/A.swift")
  }

  private func graph() throws -> PackageGraph {
    try PackageGraph(
      call(), swift: SwiftProgram(environment: ProcessInfo.processInfo.environment))
  }

  @Test(arguments: [
    (
      #".package(url: "https://example.invalid/pointfreeco/swift-snapshot-testing", from: "1.17.0")"#,
      #".product(name: "InlineSnapshotTesting", package: "swift-snapshot-testing")"#
    ),
    (
      #".package(url: "https://example.invalid/swift-snapshot-testing.git", .branch("main"))"#,
      #".product(name: "SnapshotTesting", package: "swift-snapshot-testing")"#
    ),
    (
      #".package(name: "SnapshotTesting", url: "https://example.invalid/a/swift-snapshot-testing.git", .exact("1.9.0"))"#,
      #""SnapshotTesting""#
    ),
  ])
  func theDependencyIsNotFetched(dependency: String, product: String) throws {
    try writePackage(dependency: dependency, product: product)
    let graph = try graph()
    #expect(graph.packages.map(\.name) == ["Badge"])
    #expect(graph.libraries == [])
    let replacement = try #require(graph.snapshotTesting)
    #expect(replacement.folder.hasSuffix("/.build/layouter/replacements/swift-snapshot-testing"))
    #expect(!Files.exists(folder.path + "/Package.resolved"))
  }

  // SwiftPM shows the dependencies of either root package, by chance.
  @Test(arguments: 1...3) func otherDependenciesAreFound(attempt: Int) throws {
    try writePackage(
      dependency: #".package(path: "Core"), "#
        + #".package(url: "https://example.invalid/swift-snapshot-testing", from: "1.17.0")"#,
      product: #".product(name: "SnapshotTesting", package: "swift-snapshot-testing")"#)
    try folder.write(
      """
      // swift-tools-version: 5.5
      import PackageDescription
      let package = Package(
        name: "Core", products: [.library(name: "Core", targets: ["Core"])],
        targets: [.target(name: "Core")])
      """, to: "Core/Package.swift")
    try folder.write("import UIKit", to: "Core/Sources/Core/A.swift")
    #expect(try graph().packages.map(\.name) == ["Badge", "Core"])
  }

  @Test func theFolderForVersionsExists() throws {
    let replacement = SnapshotTestingPackage(call: call())
    try replacement.write()
    #expect(
      Files.exists(
        folder.path + "/.build/layouter/replacements/Package.xcworkspace/xcshareddata/swiftpm"))
  }

  @Test func aPackageWithoutItIsBuiltAlone() throws {
    try folder.write(
      """
      // swift-tools-version: 5.5
      import PackageDescription
      let package = Package(name: "Badge", targets: [.target(name: "Badge")])
      """, to: "Package.swift")
    try folder.write("public let a = 1", to: "Sources/Badge/A.swift")
    #expect(try graph().snapshotTesting == nil)
  }

  @Test func theFolderOfBuildProductsIsThePackages() {
    let package = SnapshotTestingPackage(call: call())
    let workspace = folder.path + "/.build/layouter/replacements/Package.xcworkspace"
    #expect(
      package.options(for: ["--filter", "A"])
        == ["--multiroot-data-file", workspace, "--scratch-path", folder.path + "/.build"])
    #expect(
      package.options(for: ["--scratch-path", "out"]) == ["--multiroot-data-file", workspace])
    #expect(package.options(for: ["--build-path=out"]) == ["--multiroot-data-file", workspace])
  }

  @Test func versionsOfOtherDependenciesAreThePackages() throws {
    try folder.write("{ \"pins\": [] }", to: "Package.resolved")
    try SnapshotTestingPackage(call: call()).write()
    #expect(
      try folder.text(
        ".build/layouter/replacements/Package.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        == "{ \"pins\": [] }")
  }

  @Test func foldersWithAnyNameAreInTheWorkspace() throws {
    let call = PackageCall(
      "test", arguments: ["--package-path", folder.path + "/A & \"B\""], workingFolder: folder.url)
    try SnapshotTestingPackage(call: call).write()
    #expect(
      try folder.text(
        "A & \"B\"/.build/layouter/replacements/Package.xcworkspace/contents.xcworkspacedata"
      )
      .contains("absolute:\(folder.path)/A &amp; &quot;B&quot;\""))
  }
}
