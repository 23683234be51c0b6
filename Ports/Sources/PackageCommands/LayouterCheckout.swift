import CommandLineTool
import FileAccess
import Foundation

/// A checkout of Layouter, of which the library of UIKit is built.
struct LayouterCheckout {
  /// The environment variable that names one.
  static let variable = "LAYOUTER_PACKAGE"
  /// A folder by which a checkout is recognised.
  static let mark = "Ports/Sources/UIKitForPackages"

  /// The path of the folder, without a slash at its end.
  let folder: String
  /// The folder of the package that has the library.
  var ports: String { folder + "/Ports" }

  /// Finds the checkout: the one that the environment names, or that the executable was built in.
  init(environment: [String: String], executable: String?) throws(CommandFailure) {
    if let named = environment[Self.variable], !named.isEmpty {
      guard Files.exists("\(named)/\(Self.mark)") else {
        throw CommandFailure(
          "\(Self.variable) is '\(named)', which is not a checkout of Layouter with the package Ports."
        )
      }
      self.init(folder: URL(filePath: named).standardizedFileURL.path(percentEncoded: false))
      return
    }
    var place = URL(filePath: executable ?? "/").deletingLastPathComponent()
    while place.path(percentEncoded: false) != "/" {
      let path = place.path(percentEncoded: false)
      if Files.exists(path + Self.mark) {
        self.init(folder: path)
        return
      }
      place.deleteLastPathComponent()
    }
    throw CommandFailure(
      "UIKit is built from a checkout of Layouter, and this tool is not in one. Name it: "
        + "\(Self.variable)=path/to/Layouter \(CommandLine.arguments.first ?? "layouter") …")
  }

  init(folder: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  // MARK: What the library is made of

  /// The folders whose subfolders are its modules.
  private static let groups = [
    "Sources/Basics", "Sources/Drawing", "Sources/UIKit", "Sources/UIKit/Names",
  ]
  /// The folders of its other modules.
  private static let others = [
    "Sources/Snapshots/ViewTree", "Ports/Sources/CoreText", "Ports/Sources/FoundationForPackages",
    "Ports/Sources/PackageStart", "Ports/Sources/UIKitForPackages", "Ports/Sources/XCTestObjects",
  ]
  /// The folders whose subfolders are the modules of SnapshotTesting.
  private static let snapshotGroups = [
    "Sources/Layouters", "Sources/Snapshots", "Sources/Snapshots/Names",
  ]
  /// The module of another package that they need.
  private static let templates = "Mustache"
  /// The folder of the modules of C libraries.
  static let systemLibraries = "Sources/SystemLibraries"

  /// The names of the modules that may be part of the library.
  var modules: [String] {
    (names(in: Self.groups) + Self.others.map { String($0.split(separator: "/").last ?? "") })
      .sorted()
  }

  /// The names of the modules that only packages with snapshots see.
  var snapshotModules: [String] {
    let others = Set(modules)
    return (names(in: Self.snapshotGroups).filter { !others.contains($0) } + [Self.templates])
      .sorted()
  }

  private func names(in groups: [String]) -> [String] {
    groups.flatMap { (group: String) -> [String] in
      (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(group)")) ?? []
    }
  }

  /// The paths of all files that determine the build, relative to the checkout, in a fixed order.
  func sources() -> [String] {
    let folders =
      Self.groups.dropLast() + Self.snapshotGroups.dropLast() + Self.others
      + [Self.systemLibraries, "Ports/Combine/Sources", "Ports/Sources/SnapshotTestingForPackages"]
    let files = folders.flatMap { (place: String) -> [String] in
      let found = FileManager.default.enumerator(atPath: "\(folder)/\(place)")
      return (found?.compactMap { $0 as? String } ?? []).map { "\(place)/\($0)" }
    }
    let manifests = ["Package.swift", "Ports/Package.swift", "Ports/Combine/Package.swift"]
    // One of the folders is in another one.
    return Set(files.filter { Self.isSource($0) } + manifests).sorted()
  }

  private static func isSource(_ path: String) -> Bool {
    ["swift", "c", "h", "modulemap", "S", "otf", "js", "css", "mustache"].contains {
      path.hasSuffix("." + $0)
    }
  }
}
