import ArgumentParser
import CommandLineTool
import Messages
import Snapshots
import ViewTree

/// What `verify` does about unreferenced goldens.
enum UnreferencedPolicy: String, CaseIterable, ExpressibleByArgument {
  case ignore, warn, fail
}

/// The message about unreferenced goldens: those that no scene has a snapshot for.
struct UnreferencedGoldens {
  /// The number of files that the message lists; the others are counted.
  private static let fileLimit = 20

  let names: [SnapshotName]
  /// The folder of the goldens, as typed.
  let folder: String
  var style: TextStyle

  /// One annotation for all files, at the first one: GitHub shows only ten of a step.
  func annotations(
    _ severity: GitHubAnnotation.Severity, in repository: Repository
  ) -> [GitHubAnnotation] {
    guard let first = names.first else { return [] }
    var plain = self
    plain.style.isColored = false
    let message = plain.lines.joined(separator: "\n")
    return [
      GitHubAnnotation(
        severity, file: repository.path(of: "\(folder)/\(first).png"),
        title: counted(names.count, "unreferenced golden"), message: message)
    ]
  }

  /// The files in order, and the remedy; empty if there are none.
  var lines: [String] {
    guard !names.isEmpty else { return [] }
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var lines = names.prefix(Self.fileLimit).map { name in
      "\(style.warning("unreferenced"))  \(folder)/\(name).png"
    }
    if names.count > Self.fileLimit {
      lines.append("and \(names.count - Self.fileLimit) more")
    }
    lines.append(
      "\(counted(names.count, "golden")) without a scene: "
        + "remove \(names.count == 1 ? "it" : "them") with '\(ToolName.current) clean --delete', "
        + "or restore the scene.")
    return lines
  }
}
