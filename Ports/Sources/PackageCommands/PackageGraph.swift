import CommandLineTool
import Foundation
import Messages

/// The packages whose sources are rewritten: one, and those that it depends on that use UIKit.
struct PackageGraph {
  /// The package itself first.
  let packages: [SwiftPackage]
  /// The folders of the other packages that it depends on.
  let libraries: [String]
  let manifest: PackageManifest
  /// The package in the place of swift-snapshot-testing; nil if the package does not depend on it.
  let snapshotTesting: SnapshotTestingPackage?

  /// A package that is generated depends on no other.
  init(_ generated: GeneratedPackage) {
    packages = [generated.package]
    libraries = []
    manifest = PackageManifest()
    snapshotTesting = nil
  }

  init(_ call: PackageCall, swift: SwiftProgram) throws(CommandFailure) {
    guard Files.exists(call.folder + "/Package.swift") else {
      throw FolderSuggestion(folder: call.folder).failure(
        of: "\(ToolName.current) \(call.subcommand)")
    }
    let scratch = ["--scratch-path", call.scratchFolder]
    let description: Data
    do {
      description = try swift.output(
        ["package"] + scratch + ["describe", "--type", "json"], in: call.folder)
    } catch {
      throw FolderSuggestion(folder: call.folder).advice(
        for: error, of: "\(ToolName.current) \(call.subcommand)")
    }
    let root = try SwiftPackage(description: description)
    var manifest = try PackageManifest(
      dump: swift.output(["package"] + scratch + ["dump-package"], in: call.folder))
    snapshotTesting =
      manifest.dependencies.contains(SnapshotTestingPackage.identity)
      ? SnapshotTestingPackage(call: call) : nil
    try snapshotTesting?.write()
    var packages = [root]
    var libraries: [String] = []
    if root.hasDependencies {
      let tree = try Self.dependencies(of: call, snapshotTesting, swift: swift)
      for folder in tree.folders where folder != snapshotTesting?.folder {
        guard Self.usesUIKit(folder) else {
          if !Files.exists(folder + "/" + LayouterCheckout.mark) { libraries.append(folder) }
          continue
        }
        manifest.adoptSettings(
          of: try PackageManifest(
            dump: swift.output(
              ["package", "--scratch-path", call.copiesFolder + "/described", "dump-package"],
              in: folder)))
        packages.append(
          try SwiftPackage(
            description: swift.output(
              [
                "package", "--scratch-path", call.copiesFolder + "/described", "describe", "--type",
                "json",
              ],
              in: folder)))
      }
    }
    self.packages = packages
    self.libraries = libraries
    self.manifest = manifest
  }

  /// What a package depends on, as SwiftPM shows it.
  private struct Tree: Decodable {
    var path: String
    var dependencies: [Tree]

    /// The folders of all dependencies, each once.
    var folders: [String] {
      var result: [String] = []
      var pending = dependencies
      while !pending.isEmpty {
        let node = pending.removeFirst()
        if !result.contains(node.path) { result.append(node.path) }
        pending += node.dependencies
      }
      return result
    }
  }

  /// Of the two root packages of a workspace SwiftPM shows the first one of a set, which is another one in about every
  /// second process: so many processes find the right one.
  private static let attempts = 24

  private static func dependencies(
    of call: PackageCall, _ snapshotTesting: SnapshotTestingPackage?, swift: SwiftProgram
  ) throws(CommandFailure) -> Tree {
    let options =
      snapshotTesting?.options(for: []) ?? ["--scratch-path", call.scratchFolder]
    for _ in 0..<attempts {
      let output = try swift.output(
        ["package"] + options + ["show-dependencies", "--format", "json"], in: call.folder)
      guard let tree = try? JSONDecoder().decode(Tree.self, from: output) else { continue }
      if snapshotTesting == nil || tree.path != snapshotTesting?.folder { return tree }
    }
    throw CommandFailure(
      "SwiftPM does not show the dependencies of \(call.folder): "
        + "`swift package show-dependencies` prints the reason")
  }

  /// Whether a Swift file of a package imports UIKit. Layouter's own do not count.
  private static func usesUIKit(_ folder: String) -> Bool {
    !Files.exists(folder + "/" + LayouterCheckout.mark)
      && hasFile(folder) { $0.range(of: Data("import UIKit".utf8)) != nil }
  }

  /// Whether a package that is compiled as it is needs Combine: a file imports it without any condition.
  static func needsCombine(_ folder: String) -> Bool {
    hasFile(folder) { data in
      guard let found = data.range(of: Data("import Combine\n".utf8)) else { return false }
      return data[..<found.lowerBound].range(of: Data("#if".utf8)) == nil
    }
  }

  /// Whether the text of a Swift file in a folder meets a condition.
  private static func hasFile(_ folder: String, where condition: (Data) -> Bool) -> Bool {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return false }
    for case let path as String in files {
      if path.hasPrefix(".") { files.skipDescendants() }
      guard path.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: folder + "/" + path)
      else { continue }
      if condition(data) { return true }
    }
    return false
  }
}
