import CommandLineTool
import Foundation

/// Finds the files of a folder that folders and patterns name.
///
/// Left out are hidden files, dependencies that other tools have downloaded, what Xcode keeps in folders of
/// its own, and goldens. Links to folders are followed.
struct FileSearch {
  /// An absolute path.
  let folder: String

  private static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]
  /// How folders of goldens begin, as of swift-snapshot-testing; some suites have one for each device.
  private static let goldenFolders = "__Snapshots__"
  private static let skippedEndings: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "docc",
  ]

  private static func isSkipped(_ name: String) -> Bool {
    skippedFolders.contains(name) || name.hasPrefix(goldenFolders)
  }

  /// Folders that are one resource.
  static let opaqueEndings: Set<String> = ["xcassets", "bundle", "xcdatamodeld"]

  /// The files of a folder, a file or a pattern, in order.
  ///
  /// - Returns: Paths relative to the search's folder. A catalogue of assets is one file.
  /// - Throws: If there is no such folder or file, or if it is outside of the search's folder.
  func files(of entry: String, option: String) throws(CommandFailure) -> [String] {
    let pattern = try relative(entry, option: option)
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let literal = parts.prefix { !$0.contains(where: "*?[".contains) }
    let root = literal.joined(separator: "/")
    guard Files.exists(path(root)) else {
      throw CommandFailure("\(option): there is no '\(root)' in '\(folder)'.")
    }
    let found = files(below: root)
    guard literal.count < parts.count else { return found }
    // A pattern with a slash is matched from the start of a path.
    let glob = Glob(pattern + "/")
    return found.filter { glob.matches($0) }
  }

  /// The files below a folder, or the file itself.
  func files(below root: String) -> [String] {
    guard Files.isFolder(path(root)) else { return [root] }
    if Self.opaqueEndings.contains(Self.ending(of: root)) { return [root] }
    var result: [String] = []
    var seen: Set<String> = []
    collect(root, into: &result, seen: &seen)
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func collect(_ parent: String, into result: inout [String], seen: inout Set<String>) {
    // A link to a folder above would never end.
    let place = URL(filePath: path(parent)).resolvingSymlinksInPath().path(percentEncoded: false)
    guard seen.insert(place).inserted,
      let names = try? FileManager.default.contentsOfDirectory(atPath: path(parent))
    else { return }
    for name in names where !name.hasPrefix(".") {
      let child = parent.isEmpty ? name : parent + "/" + name
      let ending = Self.ending(of: name)
      if !Files.isFolder(path(child)) || Self.opaqueEndings.contains(ending) {
        result.append(child)
      } else if !Self.isSkipped(name), !Self.skippedEndings.contains(ending) {
        collect(child, into: &result, seen: &seen)
      }
    }
  }

  func path(_ relative: String) -> String { relative.isEmpty ? folder : folder + "/" + relative }

  /// A path or a pattern relative to the folder, without `.` and `..`.
  private func relative(_ entry: String, option: String) throws(CommandFailure) -> String {
    let absolute = entry.hasPrefix("/") ? entry : folder + "/" + entry
    var parts: [Substring] = []
    for part in absolute.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    let path = "/" + parts.joined(separator: "/")
    if path == folder { return "" }
    guard path.hasPrefix(folder + "/") else {
      throw CommandFailure(
        "\(option): '\(entry)' is outside of '\(folder)'. Name a folder that has both with "
          + "--package-path; the others are relative to it.")
    }
    return String(path.dropFirst(folder.count + 1))
  }

  /// What follows the last point of a name, in lower case; empty without one.
  static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return name[name.index(after: point)...].lowercased()
  }
}
