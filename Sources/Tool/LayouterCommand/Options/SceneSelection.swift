import CommandLineTool
import Messages
import Scenes

/// The scenes that the arguments of a command name: by the paths of files and folders, by the titles of scenes in
/// Swift, or by the names that commands print, of scenes (`buttons/save`) and of snapshots
/// (`buttons/save/disabled_dark@2x`).
struct SceneSelection {
  /// Paths and titles; empty for all scenes of the project.
  private(set) var paths: [String] = []
  /// Of scenes of which only snapshots were named: patterns for the names of their variants, by the scenes' names.
  private var variants: [String: [Glob]] = [:]

  /// All snapshots of all scenes.
  init() {}

  /// - Parameters:
  ///   - arguments: As typed.
  ///   - titles: Of the scenes in Swift.
  ///   - exists: Whether there is a file or a folder at a path.
  init(
    of arguments: [String], scenes folder: String, goldens: String, titles: Set<String>,
    exists: (String) -> Bool
  ) {
    var whole: Set<String> = []
    for typed in arguments {
      guard !exists(typed), !titles.contains(typed),
        let (scene, path, variant) = Self.scene(
          named: typed, in: folder, goldens: goldens, titles: titles, exists: exists)
      else {
        paths.append(typed)
        continue
      }
      if !paths.contains(path) { paths.append(path) }
      if let variant {
        variants[scene, default: []].append(Glob(variant))
      } else {
        whole.insert(scene)
      }
    }
    // A scene that is named as a whole, too.
    for scene in whole { variants[scene] = nil }
    for (scene, file) in variants.keys.map({ ($0, Self.file(of: $0, in: folder, exists: exists)) })
    {
      let isCovered = arguments.contains { argument in
        guard exists(argument), let file else {
          return titles.contains(argument) && argument == scene
        }
        let path = argument.hasSuffix("/") ? String(argument.dropLast()) : argument
        return file == path || file.hasPrefix(path + "/")
      }
      if isCovered { variants[scene] = nil }
    }
  }

  /// The scene whose name is the beginning of a name, and what follows it.
  private static func scene(
    named typed: String, in folder: String, goldens: String, titles: Set<String>,
    exists: (String) -> Bool
  ) -> (scene: String, path: String, variant: String?)? {
    // The path of a golden, which a shell can complete.
    var name = typed.hasPrefix(goldens + "/") ? typed.dropFirst(goldens.count + 1) : typed[...]
    if name.hasSuffix(".png") { name = name.dropLast(4) }
    let parts = name.split(separator: "/")
    guard !parts.isEmpty, !parts.contains(".."), !name.hasPrefix("/") else { return nil }
    for count in (1...parts.count).reversed() {
      let scene = parts[..<count].joined(separator: "/")
      let rest = parts[count...].joined(separator: "/")
      let path = titles.contains(scene) ? scene : file(of: scene, in: folder, exists: exists)
      if let path { return (scene, path, rest.isEmpty ? nil : rest) }
      // A folder of scenes, as the names have it.
      let below = "\(folder)/\(scene)"
      if rest.isEmpty, exists(below) { return (scene, below, nil) }
    }
    return nil
  }

  private static func file(
    of scene: String, in folder: String, exists: (String) -> Bool
  ) -> String? {
    SceneLibrary.fileExtensions.map { "\(folder)/\(scene).\($0)" }.first(where: exists)
  }

  /// Whether a snapshot is chosen, of a scene that is read.
  func includes(_ name: String) -> Bool {
    guard let end = name.lastIndex(of: "/"), let patterns = variants[String(name[..<end])] else {
      return true
    }
    return patterns.contains { $0.matches(String(name[name.index(after: end)...])) }
  }

  /// - Parameter names: Of all snapshots of the scenes.
  /// - Throws: If a scene has no snapshot of a name.
  func check(_ names: [String]) throws(CommandFailure) {
    for (scene, patterns) in variants.sorted(by: { $0.key < $1.key }) {
      let known = names.filter { $0.hasPrefix(scene + "/") }.map {
        String($0.dropFirst(scene.count + 1))
      }
      // A scene with errors has none that is known.
      guard let example = known.first else { continue }
      for pattern in patterns where !known.contains(where: pattern.matches) {
        let similar = NearestName.of(pattern.pattern, among: known)
        throw CommandFailure(
          "The scene '\(scene)' has no snapshot '\(pattern.pattern)'. "
            + (similar.map { "Did you mean '\(scene)/\($0)'?" }
              ?? "A name is, for example: \(scene)/\(example)"))
      }
    }
  }
}
