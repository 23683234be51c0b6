import CommandLineTool
import Foundation
import TemporaryFolders
import Testing

@testable import PackageCommands

/// What manifests say of iOS holds here.
@Suite struct RewrittenManifestsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func graph() throws -> PackageGraph {
    try PackageGraph(
      PackageCall("build", arguments: [], workingFolder: folder.url),
      swift: SwiftProgram(environment: ProcessInfo.processInfo.environment))
  }

  /// Writes a package with a target that depends on another one on iOS, and on one in C.
  private func writePackage(to path: String = "", dependencies: String = "") throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(path.isEmpty ? "Badge" : "Core")",
        products: [.library(name: "\(path.isEmpty ? "Badge" : "Core")", targets: ["A"])],
        dependencies: [\(dependencies)],
        targets: [
          .target(
            name: "A",
            dependencies: [
              .target(name: "Phone", condition: .when(platforms: [.iOS])),
              .target(name: "Runtime", condition: .when(platforms: [.iOS])),
              .target(name: "Desk", condition: .when(platforms: [.macOS])),
            ]),
          .target(name: "Phone"), .target(name: "Runtime"), .target(name: "Desk"),
        ])
      """, to: path + "Package.swift")
    for name in ["A", "Phone", "Desk"] {
      try folder.write("import UIKit", to: path + "Sources/\(name)/A.swift")
    }
    try folder.write("", to: path + "Sources/Runtime/a.c")
    try folder.write("", to: path + "Sources/Runtime/include/a.h")
  }

  /// A target in C stays on iOS, as it may be Objective-C.
  @Test func targetsOfIOSAreDependedOn() throws {
    try writePackage()
    let graph = try graph()
    #expect(graph.manifest.conditionalDependencies.map(\.dependency) == ["Runtime"])
    #expect(
      graph.manifests?.options == [
        "--manifest-cache", "none", "-Xbuild-tools-swiftc", "-vfsoverlay", "-Xbuild-tools-swiftc",
        folder.path + "/.build/layouter/manifests/overlay.json",
      ])
  }

  @Test func manifestsOfDependenciesAreReadLikewise() throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Badge", dependencies: [.package(path: "Core")],
        targets: [.target(name: "Badge", dependencies: ["Core"])])
      """, to: "Package.swift")
    try folder.write("import UIKit", to: "Sources/Badge/A.swift")
    try writePackage(to: "Core/")
    let graph = try graph()
    #expect(graph.packages.map(\.name) == ["Badge", "Core"])
    let text = try folder.text(".build/layouter/manifests/1.swift")
    #expect(text.contains(#""Phone", condition: .when(platforms: [.iOS, .linux])"#))
    #expect(try folder.text(".build/layouter/manifests/overlay.json").contains("/Core"))
  }

  @Test func manifestsWithoutSuchConditionsAreReadAsTheyAre() throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Badge", platforms: [.iOS(.v15)], targets: [.target(name: "Badge")])
      """, to: "Package.swift")
    try folder.write("import UIKit", to: "Sources/Badge/A.swift")
    #expect(try graph().manifests?.options == [])
  }
}
