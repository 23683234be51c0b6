import FileAccess
import Foundation
import LintConfiguration
import UIFoundation
import YAMLReading

/// The settings of a project: the file `layouter.yaml` in its folder.
package struct ProjectFile: Sendable, Equatable {
  /// The name of the file.
  package static let name = "layouter.yaml"

  package var folders = ProjectFolders()
  package var scenes = SceneDefaults()
  package var lint = LintSettings()
  /// The device and the system that tests run on; nil for the standard ones.
  package var device: SimulatedDevice?

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
      return try ProjectFile(
        bytes: try YAMLText.read(file: file, shownAs: path), path: path, folder: folder)
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
  /// - Parameters:
  ///   - path: the file's path in diagnostics.
  ///   - folder: the project's folder, to which the paths of fonts are relative.
  package init(
    bytes: [UInt8], path: String,
    folder: URL = URL(filePath: ".", directoryHint: .isDirectory)
  ) throws(ProjectFileError) {
    // Nothing, or comments only: the defaults.
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    if lines.allSatisfy({ $0.drop(while: \.isWhitespace).first.map { $0 == "#" } ?? true }) {
      return
    }
    let context = DocumentContext(path: path)
    var settings = ProjectFile()
    do throws(Diagnostic) {
      let (root, diagnostics) = YAMLComposer.compose(
        try YAMLText.decode(bytes, path: path), path: path)
      context.append(diagnostics)
      if let root { settings.read(root, folder: folder, in: context) }
      if !settings.scenes.shared.isEmpty || !settings.scenes.tokens.isEmpty {
        settings.scenes.path = path
      }
    } catch {
      context.append([error])
    }
    if context.hasErrors { throw ProjectFileError(diagnostics: context.listedDiagnostics) }
    self = settings
  }

  private mutating func read(
    _ root: YAMLNode, folder: URL, in context: DocumentContext
  ) {
    // The readers cannot share an inout parameter.
    var read = self
    var (device, system): (YAMLNode?, YAMLNode?)
    context.readMap(
      root, of: "a project file",
      keys: [
        ("folders", { read.folders = ProjectFoldersReader(context: context).read($0) }),
        (
          "assets",
          {
            read.scenes.assets = ProjectPath.readList(
              $0, example: "Assets.xcassets", in: context)
          }
        ),
        (
          "strings",
          {
            read.scenes.strings = ProjectPath.readList(
              $0, example: "Localizable.xcstrings", in: context)
          }
        ),
        ("scales", { read.scenes.scales = Self.scales($0, in: context) }),
        (
          ComparisonSettings.key,
          { read.scenes.comparison = ComparisonSettings.read($0, in: context) }
        ),
        (TokenSource.key, { read.scenes.tokens = TokenSource.read($0, in: context) }),
        (Self.sharedKey, { read.scenes.shared = Self.references($0, in: context) }),
        (
          ProjectFontsReader.key,
          { read.scenes.fonts = ProjectFontsReader(folder: folder, context: context).read($0) }
        ),
        ("device", { device = $0 }), ("system", { system = $0 }),
        ("lint", { read.lint = LintSettingsReader(context: context).read($0) }),
      ])
    if device != nil || system != nil {
      read.device = DeviceReader(context: context).read(device: device, system: system)
    }
    self = read
  }

  static let sharedKey = "shared"

  /// Reads a list of files, relative to the project's folder.
  private static func references(
    _ node: YAMLNode, in context: DocumentContext
  ) -> [SharedReference] {
    guard let nodes = node.list else {
      context.expected("a list of files, such as [Fixtures/Shared/palette.yaml]", at: node)
      return []
    }
    var references: [SharedReference] = []
    for node in nodes {
      guard let path = context.text(node) else { continue }
      if references.contains(where: { $0.path == path }) {
        context.report("'\(path.shortened)' is listed twice", at: node.position)
      }
      references.append(SharedReference(path: path, position: node.position))
    }
    return references
  }

  private static func scales(_ node: YAMLNode, in context: DocumentContext) -> [Int]? {
    guard let nodes = node.list, !nodes.isEmpty else {
      context.expected("a list of scales, such as [1, 2]", at: node)
      return nil
    }
    var scales: [Int] = []
    for node in nodes {
      guard let scale = SceneDefaults.scale(node, in: context) else { continue }
      if scales.contains(scale) { context.report("'\(scale)' is listed twice", at: node.position) }
      scales.append(scale)
    }
    return scales
  }
}

/// The errors in a project's file.
package struct ProjectFileError: Error, CustomStringConvertible {
  package var diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
