import ArgumentParser
import Snapshots

/// What becomes of goldens that no scene names.
enum UnreferencedPolicy: String, CaseIterable, ExpressibleByArgument {
  case ignore, warn, fail
}

/// The goldens that no scene names, for a person.
struct UnreferencedGoldens {
  /// Files that are listed; with more than that, one looks into the folder anyway.
  private static let mostFiles = 20

  let names: [SnapshotName]
  /// The folder of the goldens, as it was given.
  let folder: String
  var style: TextStyle

  /// One for all files, at the first: a server shows only some ten of a step.
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
        title: counted(names.count, "golden") + " that no scene names", message: message)
    ]
  }

  /// The files in order, and what to do about them; nothing if there are none.
  var lines: [String] {
    guard !names.isEmpty else { return [] }
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var lines = names.prefix(Self.mostFiles).map { name in
      "\(style.warning("unreferenced"))  \(folder)/\(name).png"
    }
    if names.count > Self.mostFiles {
      lines.append("and \(names.count - Self.mostFiles) more")
    }
    lines.append(
      "\(counted(names.count, "golden")) that no scene names: "
        + "delete the \(names.count == 1 ? "file" : "files"), or bring the scene back.")
    return lines
  }
}
