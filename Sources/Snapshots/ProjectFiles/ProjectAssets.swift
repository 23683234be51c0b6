import Assets
import FileAccess
import Foundation
import UIFoundation
import YAMLReading

/// The asset catalogs and the translations of a project, which its scenes share.
package struct ProjectAssets: Sendable {
  package internal(set) var catalogs: [AssetCatalog] = []
  /// The translations.
  package internal(set) var strings = LocalizedStrings(StringTables())
  /// The faults of the catalogs and the translations.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The names of the catalogs, for messages: `Assets.xcassets`.
  package var catalogNames: String {
    DocumentContext.enumerate(catalogs.map(\.url.lastPathComponent))
  }

  package init() {}

  /// Reads what a project file names.
  ///
  /// - Parameters:
  ///   - project: the folder of the project.
  ///   - shown: the path of a file of the project in diagnostics.
  package init(
    of defaults: SceneDefaults, in project: URL, shownAs shown: (URL) -> String
  ) {
    for path in defaults.assets {
      let folder = project.appending(path: path.path, directoryHint: .isDirectory)
      guard FileManager.default.fileExists(atPath: folder.plainPath) else {
        diagnostics.append(path.missing(in: project))
        continue
      }
      let name = shown(folder)
      do throws(AssetCatalogError) {
        let catalog = try AssetCatalog(contentsOf: folder, shownAs: name)
        diagnostics += catalog.warnings.map {
          Diagnostic(.warning, path: name, message: $0)
        }
        catalogs.append(catalog)
      } catch {
        diagnostics += error.errors.map { Diagnostic($0) }
      }
    }
    readStrings(of: defaults, in: project, shownAs: shown)
  }

  /// Reads the translations that a project file names.
  private mutating func readStrings(
    of defaults: SceneDefaults, in project: URL, shownAs shown: (URL) -> String
  ) {
    var tables = StringTables()
    for path in defaults.strings {
      let file = project.appending(path: path.path)
      if FileManager.default.fileExists(atPath: file.plainPath) {
        tables.add(file, shownAs: shown(file))
      } else {
        diagnostics.append(path.missing(in: project))
      }
    }
    diagnostics += tables.errors.map { Diagnostic($0) }
    strings = LocalizedStrings(tables)
  }

  /// Runs a closure in which `UIImage(named:)` and `UIColor(named:)` find the catalogs, and texts are
  /// in a language.
  ///
  /// - Parameter language: nil for the one that the texts were written in.
  package func perform<Result>(
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
  package func catalog(withImage name: String) -> AssetCatalog? {
    catalogs.first { $0.hasImage(named: name) }
  }

  /// The colour of a name, with the files that it comes from.
  package func color(named name: String) -> (color: UIColor, file: URL?)? {
    for catalog in catalogs {
      if let color = catalog.color(named: name) { return (color, catalog.file(ofColor: name)) }
    }
    return nil
  }
}

extension Diagnostic {
  /// An error in a file of assets.
  init(_ error: AssetError) {
    self.init(
      path: error.path,
      position: error.place.map { SourcePosition(line: $0.line, column: $0.column) },
      message: error.message)
  }
}
