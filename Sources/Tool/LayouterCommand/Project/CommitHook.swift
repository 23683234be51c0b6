import CommandLineTool
import Foundation
import Glibc
import Messages
import Snapshots
import ViewTree

/// The hook with which git verifies what a commit concerns.
struct CommitHook {
  /// The hook's file.
  let path: String
  let text: String

  /// - Parameter folder: The project's, in a git repository.
  init(for folder: URL, git: GitProgram) throws(GitError) {
    let place = folder.path(percentEncoded: false)
    func ask(_ arguments: String...) throws(GitError) -> String {
      let output = try git.run(["rev-parse"] + arguments, in: place)
      guard output.status == 0 else {
        throw .notARepository(folder: place, message: output.errors)
      }
      return output.line
    }
    let hook = try ask("--git-path", "hooks") + "/pre-commit"
    path = hook.hasPrefix("/") ? hook : folder.appending(path: hook).path(percentEncoded: false)
    // Git runs hooks in the top folder, and below it may be several projects.
    let prefix = try ask("--show-prefix")
    let change = prefix.isEmpty ? "" : "cd \(String(prefix.dropLast()).shellWord) && "
    text = """
      #!/bin/sh
      # Verifies the scenes that the commit concerns, and refuses where they differ in the working folder. To
      # commit nevertheless:  git commit --no-verify
      \(change)exec \(ToolName.current.shellWord) verify --staged --quiet

      """
  }

  /// Writes the file, which must not exist yet.
  func write() throws(CommandFailure) {
    try Files.write(Array(text.utf8), to: path)
    guard chmod(path, 0o755) == 0 else {
      throw CommandFailure("cannot make '\(path)' executable: \(systemMessage(errno))")
    }
  }
}
