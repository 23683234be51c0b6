import CommandLineTool
import Foundation
import ProjectFiles
import Scenes

extension CommandContext {
  /// The folder of the project that the working folder belongs to, absolute.
  ///
  /// It is the closest folder, from the working folder upwards, with a project file. Without one, it is
  /// the working folder if it has scenes, else the closest folder of its git repository that is a
  /// package, whose tests write their report there, or has both scenes and goldens, by their usual
  /// names; without that, the working folder.
  ///
  /// The search does not leave the repository: a file further up is of something else.
  var projectFolder: URL {
    let working = workingFolder.standardizedFileURL
    var folders = [working]
    while let last = folders.last, last.pathComponents.count > 1, !has(".git", in: last) {
      folders.append(last.deletingLastPathComponent())
    }
    if let folder = folders.first(where: { has(ProjectFile.name, in: $0) }) { return folder }
    let isRepository = folders.last.map { has(".git", in: $0) } ?? false
    let (scenes, goldens) = (SceneLibrary.defaultFolder, ProjectPaths.snapshots)
    guard isRepository, !has(scenes, in: working) else { return working }
    return folders.first {
      has("Package.swift", in: $0) || has(scenes, in: $0) && has(goldens, in: $0)
    } ?? working
  }

  private func has(_ name: String, in folder: URL) -> Bool {
    Files.exists(folder.appending(component: name).path(percentEncoded: false))
  }
}
