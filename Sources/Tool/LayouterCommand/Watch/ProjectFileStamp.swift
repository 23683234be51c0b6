import FileAccess
import ProjectFiles
import Scenes
import ViewTree

/// Shows whether the settings of the project may have changed: another file, or another project file
/// closer to the working folder.
struct ProjectFileStamp: Equatable {
  /// The project's folder.
  let folder: String
  /// Nil without a project file.
  private let file: FileStamp?

  init(in context: CommandContext) {
    let project = context.projectFolder
    folder = project.path(percentEncoded: false)
    file = FileStamp(of: project.appending(component: ProjectFile.name).path(percentEncoded: false))
  }
}
