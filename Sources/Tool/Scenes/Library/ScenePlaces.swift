import FileAccess
import Foundation

/// Where scenes are looked for, and how their files are called.
package struct ScenePlaces: Sendable {
  /// The project's folder: for images elsewhere a warning is reported.
  let project: URL
  /// The folder that given paths are relative to, and that shown ones are relative to.
  let workingFolder: URL
  /// The folder by whose paths its scenes are named, if it is not the default one; nil otherwise.
  let ownSceneFolder: URL?

  /// - Parameters:
  ///   - workingFolder: the project's folder or one below it; nil for the project's.
  ///   - scenes: the path of the folder of scenes from the project's.
  package init(
    project: URL, workingFolder: URL? = nil, scenes: String = SceneLibrary.defaultFolder
  ) {
    // Without a slash at its end, a base URL would represent the parent folder.
    func folder(_ url: URL) -> URL { URL(filePath: url.plainPath, directoryHint: .isDirectory) }
    self.project = folder(project)
    self.workingFolder = folder(workingFolder ?? project)
    let isDefault = scenes == SceneLibrary.defaultFolder
    ownSceneFolder = isDefault ? nil : folder(project.appending(path: scenes))
  }

  /// The file or folder that a given path names.
  func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: workingFolder).standardizedFileURL
  }

  /// The path of a file as a user in the working folder would write it: relative in the project,
  /// otherwise absolute.
  func shown(_ file: URL) -> String {
    if let path = file.path(below: workingFolder) { return path }
    guard workingFolder.path(below: project) != nil, file.path(below: project) != nil else {
      return file.standardizedFileURL.plainPath
    }
    return file.path(from: workingFolder)
  }

  /// Whether a folder is the one with the project's scenes, or contains it.
  func isSceneFolder(_ folder: URL) -> Bool {
    let scenes = ownSceneFolder ?? project.appending(path: SceneLibrary.defaultFolder)
    let (own, other) = (
      folder.standardizedFileURL.pathComponents, scenes.standardizedFileURL.pathComponents
    )
    return other.starts(with: own)
  }
}
