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
  /// The manifests that SwiftPM reads in place of the packages' own; nil for a package that is generated.
  let manifests: RewrittenManifests?
  /// The package in the place of swift-snapshot-testing; nil if the package does not depend on it.
  let snapshotTesting: SnapshotTestingPackage?

  /// A package that is generated depends on no other.
  init(_ generated: GeneratedPackage) {
    packages = [generated.package]
    libraries = []
    manifest = PackageManifest()
    manifests = nil
    snapshotTesting = nil
  }

  init(_ call: PackageCall, swift: SwiftProgram) throws(CommandFailure) {
    guard Files.exists(call.folder + "/Package.swift") else {
      throw FolderSuggestion(folder: call.folder).failure(
        of: "\(ToolName.current) \(call.subcommand)")
    }
    var reader = PackageReader(call: call, swift: swift)
    let root: SwiftPackage
    do {
      root = try reader.package(in: call.folder)
    } catch {
      throw FolderSuggestion(folder: call.folder).advice(
        for: error, of: "\(ToolName.current) \(call.subcommand)")
    }
    var manifest = try reader.manifest(of: root)
    snapshotTesting =
      manifest.dependencies.contains(SnapshotTestingPackage.identity)
      ? SnapshotTestingPackage(call: call) : nil
    try snapshotTesting?.write()
    var packages = [root]
    var libraries: [String] = []
    if root.hasDependencies {
      let tree = try Self.dependencies(
        of: call, snapshotTesting, options: reader.manifests.options, swift: swift)
      for folder in tree.folders where folder != snapshotTesting?.folder {
        guard Self.usesUIKit(folder) else {
          if !Files.exists(folder + "/" + LayouterCheckout.mark) { libraries.append(folder) }
          continue
        }
        let package = try reader.package(in: folder)
        manifest.adoptSettings(of: try reader.manifest(of: package))
        packages.append(package)
      }
    }
    self.packages = packages
    self.libraries = libraries
    self.manifest = manifest
    manifests = reader.manifests
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
    of call: PackageCall, _ snapshotTesting: SnapshotTestingPackage?, options: [String],
    swift: SwiftProgram
  ) throws(CommandFailure) -> Tree {
    let options =
      (snapshotTesting?.options(for: []) ?? ["--scratch-path", call.scratchFolder]) + options
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

/// Reads what SwiftPM knows of packages.
private struct PackageReader {
  let call: PackageCall
  let swift: SwiftProgram
  private(set) var manifests: RewrittenManifests

  init(call: PackageCall, swift: SwiftProgram) {
    self.call = call
    self.swift = swift
    manifests = RewrittenManifests(call: call)
  }

  /// Reads a package with its manifest as it is, and again if that is rewritten.
  mutating func package(in folder: String) throws(CommandFailure) -> SwiftPackage {
    let package = try describe(folder)
    return try manifests.add(package) ? describe(folder) : package
  }

  private func describe(_ folder: String) throws(CommandFailure) -> SwiftPackage {
    try SwiftPackage(description: output(["describe", "--type", "json"], in: folder))
  }

  func manifest(of package: SwiftPackage) throws(CommandFailure) -> PackageManifest {
    try PackageManifest(dump: output(["dump-package"], in: package.folder))
  }

  private func output(_ arguments: [String], in folder: String) throws(CommandFailure) -> Data {
    let scratchFolder =
      folder == call.folder ? call.scratchFolder : call.copiesFolder + "/described"
    return try swift.output(
      ["package", "--scratch-path", scratchFolder] + manifests.options + arguments, in: folder)
  }
}
