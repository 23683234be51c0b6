import CommandLineTool
import FileAccess
import Foundation
import Scenes
import Snapshots

/// Finds the scenes and snapshots whose names begin with the typed text. Nothing is drawn, and no scene is
/// read: the names come from file names.
struct NameCompletion {
  /// Set while the arguments are parsed, which is when shells are answered.
  @TaskLocal static var context: CommandContext?

  let context: CommandContext
  /// The whole command line.
  let words: [String]

  func scenes(for typed: String) -> [String] {
    let start = typed.hasPrefix("./") ? "./" : ""
    let files = project.map { scenes(in: $0.scenes).map { start + $0 } } ?? []
    let titles = context.makeLibrary().scenes.map(\.title)
    let found = PathCompletion(paths: files + titles).candidates(for: typed)
    return found.isEmpty ? entries(for: typed) : found
  }

  func snapshots(for typed: String) -> [String] {
    PathCompletion(paths: goldens.map(\.text)).candidates(for: typed)
  }

  func variants(for typed: String) -> [String] {
    let variants = Set(goldens.compactMap { $0.text.split(separator: "/").last.map(String.init) })
    return variants.filter { $0.hasPrefix(typed) }.sorted()
  }

  func failures(for typed: String) -> [String] {
    guard let report = value(of: "--from") ?? project?.report else { return [] }
    return PathCompletion(
      paths: names(in: report + "/actual").map(\.text)
    ).candidates(for: typed)
  }

  private var project: Project? { try? context.project() }

  private var goldens: [SnapshotName] {
    (value(of: "--snapshots") ?? project?.snapshots).map { names(in: $0) } ?? []
  }

  private func names(in folder: String) -> [SnapshotName] {
    (try? GoldenStore(folder: context.path(folder)).names()) ?? []
  }

  private func scenes(in folder: String) -> [String] {
    let files = (try? DiskFileSystem().files(below: context.path(folder))) ?? []
    return files.filter(Self.isScene).map { "\(folder)/\($0)" }
  }

  /// The scene files and folders that the shell itself would offer.
  private func entries(for typed: String) -> [String] {
    let end = typed.lastIndex(of: "/")
    let folder = end.map { String(typed[...$0]) } ?? ""
    let place = context.path(folder.isEmpty ? "." : folder)
    let entries = (try? DiskFileSystem().entries(of: place)) ?? []
    return entries.map { folder + $0.name }.filter { $0.hasPrefix(typed) }.compactMap { path in
      if Files.isFolder(context.path(path)) { return path + "/" }
      return Self.isScene(path) ? path : nil
    }.sorted()
  }

  private static func isScene(_ path: String) -> Bool {
    SceneLibrary.fileExtensions.contains { path.hasSuffix("." + $0) }
  }

  /// The value of an option on the command line; nil without it.
  private func value(of option: String) -> String? {
    guard let index = words.firstIndex(of: option) else { return nil }
    return words.dropFirst(index + 1).first
  }
}
