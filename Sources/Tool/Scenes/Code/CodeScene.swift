import DesignedViews
import FileAccess
import Foundation
import HeadlessUIKit
import ProjectFiles

/// A scene in Swift, as it was declared.
///
/// It becomes a ``Scene`` with the settings of the project, which are not known where it is declared.
struct CodeScene: Sendable {
  var title: String
  var size: SceneSize
  var background: UIColor
  var axes: [VariantAxis]
  var comparison: SceneComparison?
  /// The absolute path of the source file.
  var file: String
  var line: Int
  var viewClass: ViewClass

  private var position: SourcePosition { SourcePosition(line: line, column: 1) }

  /// The path of the scene's pictures in the folder of the goldens: the title, in which `/` separates
  /// folders, as far as file names can have it.
  var name: String {
    title.split(separator: "/").map { VariantName.part(String($0)) }.joined(separator: "/")
  }

  /// The faults of the declaration.
  func diagnostics(shownAs path: String) -> [Diagnostic] {
    var messages = axes.compactMap(\.fault)
    for (index, axis) in axes.enumerated()
    where axes[..<index].contains(where: { $0.name == axis.name }) {
      messages.append("the axis '\(axis.name)' is given twice")
    }
    if name.isEmpty { messages.append("a scene needs a title, which names its pictures") }
    if messages.isEmpty {
      if expansion(with: SceneDefaults()).count == nil {
        messages.append("the axes make more than \(VariantExpansion.limit) variants")
      } else {
        messages += duplicateNames()
      }
    }
    return messages.map { Diagnostic(path: path, position: position, message: "\(title): \($0)") }
  }

  private func duplicateNames() -> [String] {
    var seen: Set<String> = []
    return expansion(with: SceneDefaults()).variants().compactMap { variant in
      seen.insert(variant.name.fileNameKey).inserted
        ? nil : "two variants have the same name '\(variant.name)'"
    }
  }

  /// The variants, with the settings of a project.
  func expansion(with defaults: SceneDefaults) -> VariantExpansion {
    var definitions = axes.map { axis in
      AxisDefinition(
        name: axis.name,
        values: axis.values.map { value in
          var settings = VariantSettings()
          settings.actions = [value.action].compactMap(\.self)
          return AxisDefinition.Value(
            label: value.label, position: position, effect: value.effect, settings: settings)
        })
    }
    if let scales = defaults.scales, !axes.contains(where: { $0.name == "scale" }) {
      definitions.append(
        AxisDefinition(
          name: "scale",
          values: scales.map { .init(label: "\($0)", position: position, effect: .scale($0)) }))
    }
    return VariantExpansion(axes: definitions, size: size, line: line)
  }

  /// The view, which has no node but its own.
  var view: ViewBlueprint {
    ViewBlueprint(
      number: 0, position: position, viewClass: viewClass, settings: Settings(), children: [],
      parts: [])
  }

  /// The folder of the source file.
  var folder: URL { URL(filePath: file).deletingLastPathComponent() }
}

extension SceneLibrary.Loaded {
  /// Adds a scene in Swift, with the settings of the project, or the faults of its declaration.
  mutating func add(
    _ scene: Scene, with defaults: SceneDefaults, assets: ProjectAssets, in places: ScenePlaces
  ) {
    guard let code = scene.code else { return scenes.append(scene) }
    let path = places.shown(URL(filePath: code.file))
    var problems = code.diagnostics(shownAs: path)
    let key = code.name.fileNameKey
    if problems.isEmpty, let other = scenes.first(where: { $0.name.fileNameKey == key }) {
      problems.append(
        Diagnostic(
          path: path, position: SourcePosition(line: code.line, column: 1),
          message:
            "the pictures of '\(code.title)' would have the same names as the pictures of \(other.file)"
            + (other.name == code.name ? "" : " \(VariantName.onOtherSystems)")))
    }
    diagnostics += problems
    if problems.isEmpty {
      scenes.append(Scene(of: code, with: defaults, assets: assets, shownAs: path))
    }
  }
}
