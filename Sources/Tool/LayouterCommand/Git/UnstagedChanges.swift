import CommandLineTool
import ViewTree

/// The working folder differs from the commit, which its pictures would not verify.
struct UnstagedChanges: Error, CustomStringConvertible {
  /// As the user writes them.
  let files: [String]

  /// The number of files that the message lists; the others are counted.
  private static let fileLimit = 10

  var description: String {
    let shown = files.prefix(Self.fileLimit).map { "\n  \($0)" }.joined()
    let rest = files.count - Self.fileLimit
    return
      "\(counted(files.count, "file")) that the commit's scenes need \(files.count == 1 ? "has" : "have") changes "
      + "that are not staged, so that not the commit would be verified:\(shown)"
      + (rest > 0 ? "\n  and \(rest) more" : "")
      + "\nStage them with 'git add', or put them aside with 'git stash push --keep-index --include-untracked'."
  }
}
