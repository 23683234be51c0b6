import Foundation
import ViewTree

/// The settings of a project: the file `layouter.yaml` in its folder.
package struct ProjectFile: Sendable, Equatable {
  /// The name of the file.
  package static let name = "layouter.yaml"

  package var lint = LintSettings()

  package init() {}

  /// Reads a project's file; the defaults if there is none.
  ///
  /// - Parameters:
  ///   - folder: the project's.
  ///   - path: the file's path in diagnostics.
  /// - Throws: ``ProjectFileError`` with every problem of the file.
  package static func read(
    in folder: URL, shownAs path: String = name
  ) throws(ProjectFileError) -> ProjectFile {
    let file = folder.appending(component: name).path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: file) else { return ProjectFile() }
    do {
      return try ProjectFile(bytes: try SceneText.read(file: file, shownAs: path), path: path)
    } catch let error as ProjectFileError {
      throw error
    } catch let error as Diagnostic {
      throw ProjectFileError(diagnostics: [error])
    } catch {
      throw ProjectFileError(diagnostics: [Diagnostic(path: path, message: "\(error)")])
    }
  }

  /// Reads the text of a project's file.
  ///
  /// - Parameter path: the file's path in diagnostics.
  package init(bytes: [UInt8], path: String) throws(ProjectFileError) {
    // Nothing, or comments only: the defaults.
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    if lines.allSatisfy({ $0.drop(while: \.isWhitespace).first.map { $0 == "#" } ?? true }) {
      return
    }
    let files = SceneFiles(
      folder: URL(filePath: ".", directoryHint: .isDirectory), project: nil, images: ImageCache())
    let context = ReadingContext(path: path, files: files)
    var settings = ProjectFile()
    do throws(Diagnostic) {
      let (root, diagnostics) = YAMLComposer.compose(
        try SceneText.decode(bytes, path: path), path: path)
      context.append(diagnostics)
      if let root {
        context.readMap(
          root, of: "a project file",
          keys: [
            (
              "lint",
              {
                settings.lint = LintSettingsReader(context: context).read($0)
              }
            )
          ])
      }
    } catch {
      context.append([error])
    }
    if context.hasErrors { throw ProjectFileError(diagnostics: context.listedDiagnostics) }
    self = settings
  }
}

/// What is wrong with a project's file.
package struct ProjectFileError: Error, CustomStringConvertible {
  package var diagnostics: [Diagnostic]

  package var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
