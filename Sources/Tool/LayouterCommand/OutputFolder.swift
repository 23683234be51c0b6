import CommandLineTool
import Foundation
import Scenes

extension SceneLibrary.Loaded {
  /// Checks that pictures can be written to a folder: not among scenes, and not over goldens, whose
  /// paths would be the same.
  func checkOutputFolder(_ path: String, in context: CommandContext) throws {
    let project = try context.project()
    func url(_ path: String) -> URL {
      URL(filePath: path, directoryHint: .isDirectory, relativeTo: context.workingFolder)
        .standardizedFileURL
    }
    let folder = url(path).path
    func isInside(_ other: String) -> Bool { (folder + "/").hasPrefix(url(other).path + "/") }

    let sceneFolders = Set(scenes.map { url($0.file).deletingLastPathComponent().path })
    if isInside(project.scenes) || sceneFolders.contains(folder) {
      throw CommandFailure("'\(path)' is a folder of scenes; choose another folder with -o.")
    }
    if isInside(project.snapshots) {
      throw CommandFailure(
        "'\(path)' is the folder of the goldens, which only record and accept write; "
          + "choose another folder with -o.")
    }
  }
}
