import Assets
import Foundation
import HeadlessUIKit
import Messages
import ViewTree

/// A path in a project file, relative to the project's folder.
package struct ProjectPath: Sendable, Equatable {
  package var path: String
  /// The project file, as diagnostics show it, and the place in it.
  package var file: String
  package var position: SourcePosition

  package init(_ path: String, in file: String, at position: SourcePosition) {
    (self.path, self.file, self.position) = (path, file, position)
  }
}

extension ProjectPath {
  /// Reads a list of paths below the project's folder.
  ///
  /// - Parameter example: a path for messages.
  static func readList(
    _ node: SceneNode, example: String, in context: ReadingContext
  ) -> [ProjectPath] {
    guard let nodes = node.list else {
      context.expected("a list of paths, such as [\(example)]", at: node)
      return []
    }
    var paths: [ProjectPath] = []
    for node in nodes {
      guard let text = String.read(node, in: context) else { continue }
      let parts = text.split(separator: "/").filter { $0 != "." }
      let isBelow = !text.hasPrefix("/") && !parts.isEmpty && !parts.contains("..")
      guard isBelow, !text.utf8.contains(0) else {
        context.expected("a path in the folder of the project, such as \(example)", at: node)
        continue
      }
      let path = ProjectPath(parts.joined(separator: "/"), in: context.path, at: node.position)
      if paths.contains(where: { $0.path == path.path }) {
        context.report("'\(path.path.shortened)' is listed twice", at: node.position)
      }
      paths.append(path)
    }
    return paths
  }

  /// The error that there is nothing at the path.
  func missing(in folder: URL) -> Diagnostic {
    let place = folder.appending(path: path)
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: place.deletingLastPathComponent().plainPath)
    let hint = NearestName.hint(for: place.lastPathComponent, among: (names ?? []).sorted())
    return Diagnostic(
      path: file, position: position,
      message: "'\(self.path.shortened)' does not exist\(hint): looked for \(place.plainPath)")
  }
}

/// The asset catalogs and the translations of a project, which its scenes share.
package struct ProjectAssets: Sendable {
  package internal(set) var catalogs: [AssetCatalog] = []
  /// The translations.
  package internal(set) var strings = LocalizedStrings(StringTables())
  /// The faults of the catalogs and the translations.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The names of the catalogs, for messages: `Assets.xcassets`.
  var catalogNames: String {
    ReadingContext.enumerate(catalogs.map(\.url.lastPathComponent))
  }

  package init() {}

  /// Reads what a project file names.
  package init(of defaults: SceneDefaults, in places: ScenePlaces) {
    for path in defaults.assets {
      let folder = places.project.appending(path: path.path, directoryHint: .isDirectory)
      guard FileManager.default.fileExists(atPath: folder.plainPath) else {
        diagnostics.append(path.missing(in: places.project))
        continue
      }
      let shown = places.shown(folder)
      do throws(AssetCatalogError) {
        let catalog = try AssetCatalog(contentsOf: folder, shownAs: shown)
        diagnostics += catalog.warnings.map {
          Diagnostic(.warning, path: shown, message: $0)
        }
        catalogs.append(catalog)
      } catch {
        diagnostics += error.errors.map { Diagnostic($0) }
      }
    }
    readStrings(of: defaults, in: places)
  }

  /// Reads the translations that a project file names.
  private mutating func readStrings(of defaults: SceneDefaults, in places: ScenePlaces) {
    var tables = StringTables()
    for path in defaults.strings {
      let file = places.project.appending(path: path.path)
      if FileManager.default.fileExists(atPath: file.plainPath) {
        tables.add(file, shownAs: places.shown(file))
      } else {
        diagnostics.append(path.missing(in: places.project))
      }
    }
    diagnostics += tables.errors.map { Diagnostic($0) }
    strings = LocalizedStrings(tables)
  }

  /// Runs a closure in which `UIImage(named:)` and `UIColor(named:)` find the catalogs, and texts are
  /// in a language.
  ///
  /// - Parameter language: nil for the one that the texts were written in.
  func perform<Result>(
    in language: String?, _ actions: () throws -> Result
  ) rethrows -> Result {
    guard language != nil || !strings.tables.isEmpty else {
      return try performWithCatalogs(actions)
    }
    return try strings.performAsCurrent(language: language) { try performWithCatalogs(actions) }
  }

  private func performWithCatalogs<Result>(_ actions: () throws -> Result) rethrows -> Result {
    if catalogs.isEmpty { return try actions() }
    return try AssetCatalog.$ofTask.withValue(catalogs + AssetCatalog.ofTask, operation: actions)
  }

  /// The first catalog with an image of a name.
  func catalog(withImage name: String) -> AssetCatalog? {
    catalogs.first { $0.hasImage(named: name) }
  }

  /// The colour of a name, with the files that it comes from.
  func color(named name: String) -> (color: UIColor, file: URL?)? {
    for catalog in catalogs {
      if let color = catalog.color(named: name) { return (color, catalog.file(ofColor: name)) }
    }
    return nil
  }
}
