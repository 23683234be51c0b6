import Foundation

/// The repository that a project is in. Build servers know files by their paths from its root,
/// which need not be the folder that the tool runs in.
struct Repository {
  private let root: URL
  private let project: URL

  /// Finds the nearest folder that Git works in. Elsewhere, as where a server fetched the files
  /// without Git, the root is the folder that the server names, or else the project's own.
  init(of context: CommandContext) {
    project = context.workingFolder.standardizedFileURL
    var folders = [project]
    while let last = folders.last, last.pathComponents.count > 1 {
      folders.append(last.deletingLastPathComponent())
    }
    let workspace = context.environment["GITHUB_WORKSPACE"].map {
      URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL
    }
    root =
      folders.first { Files.exists($0.appending(component: ".git").path(percentEncoded: false)) }
      ?? folders.first { $0 == workspace } ?? project
  }

  /// The path from the root, with `/`, of a file that is known from the project's folder; a file
  /// outside of the repository keeps its full path.
  func path(of file: String) -> String {
    let file = URL(filePath: file, relativeTo: project).standardizedFileURL
    let (names, rootNames) = (file.pathComponents, root.pathComponents)
    guard names.starts(with: rootNames) else { return file.path(percentEncoded: false) }
    return names.dropFirst(rootNames.count).joined(separator: "/")
  }
}
