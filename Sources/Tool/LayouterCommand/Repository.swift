import CommandLineTool
import Foundation

/// The repository that contains the project. Build servers identify files by their paths from its
/// root, which is not always the folder that the tool runs in.
struct Repository {
  private let root: URL
  /// The folder that paths are relative to.
  private let workingFolder: URL

  /// Finds the innermost folder with a `.git`. Without one, for example in a downloaded archive, the
  /// root is the server's `GITHUB_WORKSPACE`, or else the project's folder.
  init(of context: CommandContext) {
    workingFolder = context.workingFolder.standardizedFileURL
    var folders = [workingFolder]
    while let last = folders.last, last.pathComponents.count > 1 {
      folders.append(last.deletingLastPathComponent())
    }
    let workspace = context.environment["GITHUB_WORKSPACE"].map {
      URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL
    }
    root =
      folders.first { Files.exists($0.appending(component: ".git").path(percentEncoded: false)) }
      ?? folders.first { $0 == workspace } ?? context.projectFolder
  }

  /// Converts a path relative to the working folder to one relative to the root, with `/`; a file
  /// outside the repository gets its absolute path.
  func path(of file: String) -> String {
    let file = URL(filePath: file, relativeTo: workingFolder).standardizedFileURL
    let (names, rootNames) = (file.pathComponents, root.pathComponents)
    guard names.starts(with: rootNames) else { return file.path(percentEncoded: false) }
    return names.dropFirst(rootNames.count).joined(separator: "/")
  }
}
