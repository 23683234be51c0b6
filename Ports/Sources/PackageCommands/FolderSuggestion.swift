import CommandLineTool
import Foundation

/// What can be built in a folder without a manifest: its folders with Swift files that import UIKit.
struct FolderSuggestion {
  struct Folder: Equatable {
    /// "." for the files of the folder itself.
    var name: String
    var fileCount: Int
    /// Whether its files are tests.
    var isTests: Bool
  }

  let folder: String
  let folders: [Folder]

  init(folder: String) {
    self.folder = folder
    let search = FileSearch(folder: folder)
    var counts: [String: (all: Int, interface: Int, tests: Int)] = [:]
    for path in search.files(below: "") where path.hasSuffix(".swift") {
      guard let data = FileManager.default.contents(atPath: search.path(path)) else { continue }
      let name = path.split(separator: "/").dropLast().first.map(String.init) ?? "."
      var count = counts[name] ?? (0, 0, 0)
      count.all += 1
      if data.range(of: Data("import UIKit".utf8)) != nil { count.interface += 1 }
      if data.range(of: Data("import XCTest".utf8)) != nil
        || data.range(of: Data("import Testing".utf8)) != nil
      {
        count.tests += 1
      }
      counts[name] = count
    }
    folders = counts.compactMap { name, count in
      count.interface + count.tests == 0
        ? nil : Folder(name: name, fileCount: count.all, isTests: count.tests * 2 > count.all)
    }.sorted { ($0.isTests ? 1 : 0, $0.name) < ($1.isTests ? 1 : 0, $1.name) }
  }

  /// The error of a call without a manifest and without folders.
  ///
  /// - Parameter command: Such as "layouter build".
  func failure(of command: String) -> CommandFailure {
    let sources = folders.filter { !$0.isTests }
    guard let first = sources.first else {
      return CommandFailure(
        "There is no Package.swift in '\(folder)', and no Swift file that imports UIKit. Run it in a "
          + "package's folder, or name one with --package-path.")
    }
    let call = call(of: command, first)
    guard sources.count > 1 else {
      return CommandFailure(
        "There is no Package.swift in '\(folder)'. For \(Self.description(of: first)):\n  \(call)")
    }
    let list = folders.map { "  \(Self.description(of: $0))\($0.isTests ? ", tests" : "")" }
    return CommandFailure(
      "There is no Package.swift in '\(folder)'. Name the folder of a module, such as\n  \(call)\n"
        + "There are\n" + list.joined(separator: "\n"))
  }

  private func call(of command: String, _ sources: Folder) -> String {
    let tests = folders.first(where: \.isTests)
    return "\(command) --sources \(sources.name.shellWord)"
      + (tests.map { " --tests \($0.name.shellWord)" } ?? "")
  }

  /// The error of SwiftPM for a manifest that it cannot read, such as one from before Swift 4, with the call that
  /// does without it.
  func advice(for failure: CommandFailure, of command: String) -> CommandFailure {
    guard let first = folders.first(where: { !$0.isTests }) else { return failure }
    return CommandFailure(
      failure.message
        + "\nWithout the manifest, a module can be built by its folder, such as\n  "
        + call(of: command, first),
      status: failure.status)
  }

  private static func description(of folder: Folder) -> String {
    "the files in '\(folder.name)' (\(counted(folder.fileCount, "Swift file")))"
  }
}
