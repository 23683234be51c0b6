import Foundation
import Snapshots

/// Says why an assertion fails, and what to do about it.
struct FailureText {
  let name: SnapshotName
  /// The name that the assertion was given; nil for none.
  let label: String?
  let mode: SnapshotTestingConfiguration.Record
  let run: TestRun
  let diffTool: SnapshotTestingConfiguration.DiffTool

  /// The number of sentences in a message; the report has all of them.
  private static let sentenceLimit = 40

  /// - Returns: Nil if the value is the same as its golden, and nothing was recorded.
  func failure(for compared: ValueComparison.Result) -> SnapshotFailure? {
    let result = compared.outcome.result
    if let writing = compared.outcome.writing { return recorded(writing) }
    if mode == .all { return recorded(.kept) }
    guard result.verdict != .same else { return nil }
    var lines = [heading(for: result.verdict)]
    let words = result.words.prefix(Self.sentenceLimit)
    lines += words.map { "  \($0)" }
    if result.words.count > words.count {
      lines.append("  and \(result.words.count - words.count) more lines in the report")
    }
    lines += files(of: result) + remedy(for: result.verdict)
    return SnapshotFailure(
      message: lines.joined(separator: "\n"), attachments: attachments(of: compared))
  }

  /// Without the folders, which the paths below have.
  private var title: String {
    "Snapshot '\(label ?? name.text.split(separator: "/").last.map(String.init) ?? name.text)'"
  }

  private func heading(for verdict: Verdict) -> String {
    switch verdict {
    case .missing: "\(title) has no golden, and recording is off."
    case .broken: "\(title) could not be compared:"
    case .size: "\(title) has another size than its golden:"
    case .different, .same: "\(title) differs from its golden:"
    }
  }

  private func recorded(_ writing: GoldenStore.Writing) -> SnapshotFailure {
    let sentence =
      switch writing {
      case .added: "\(title) had no golden; it has been recorded."
      case .replaced: "\(title): a new golden has been recorded."
      case .kept: "\(title): recording is on; the golden was the same, and is unchanged."
      }
    let path = run.check.goldens.path(of: name)
    let file = shown(path)
    let bytes = FileManager.default.contents(atPath: path).map(Array.init)
    return SnapshotFailure(
      message: "\(sentence)\n  golden      \(file)\nLook at it, and run the test again"
        + (mode == .all ? " without recording" : "") + " to compare with it.",
      attachments: bytes.map { [(attachmentName("golden"), $0)] } ?? [])
  }

  /// The files to look at.
  private func files(of result: SnapshotResult) -> [String] {
    guard let pictures = result.pictures, let actual = pictures.actual,
      let folder = run.check.report?.folder
    else { return [] }
    guard pictures.expected != nil else {
      return ["", "actual      \(shown(folder + "/" + actual))"]
    }
    var lines = [
      "",
      diffTool(
        currentFilePath: shown(run.check.goldens.path(of: name)),
        failedFilePath: shown(folder + "/" + actual)),
    ]
    if let difference = pictures.difference {
      lines.append("difference  \(shown(folder + "/" + difference))")
    }
    return lines
  }

  private func remedy(for verdict: Verdict) -> [String] {
    switch verdict {
    case .different, .size, .missing:
      [
        "", "To accept it:    layouter accept \(Self.shellWord(name.text))",
        "To see them all: layouter review",
      ]
    case .broken, .same: []
    }
  }

  /// A path in the package as the user types it in its folder.
  private func shown(_ path: String) -> String {
    let prefix = run.project.folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private func attachments(
    of compared: ValueComparison.Result
  ) -> [(name: String, bytes: [UInt8])] {
    let pictures = compared.outcome.result.pictures
    let files = [
      ("expected", pictures?.expected), ("actual", pictures?.actual),
      ("difference", pictures?.difference),
    ]
    let folder = run.check.report?.folder
    let own = files.compactMap { kind, path -> (name: String, bytes: [UInt8])? in
      guard let path, let folder,
        let data = FileManager.default.contents(atPath: folder + "/" + path)
      else {
        return nil
      }
      return (attachmentName(kind), Array(data))
    }
    return own
      + compared.attachments.enumerated().map { index, attachment in
        (attachment.name ?? "attachment-\(index + 1)", Array(attachment.data))
      }
  }

  /// As `save.dark.actual.png`.
  private func attachmentName(_ kind: String) -> String {
    let file = name.text.split(separator: "/").last.map(String.init) ?? name.text
    guard name.format == .file else { return "\(file).\(kind).png" }
    guard let dot = file.lastIndex(of: ".") else { return "\(file).\(kind)" }
    return "\(file[..<dot]).\(kind)\(file[dot...])"
  }

  /// A word of a shell's command line.
  private static func shellWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-+@".unicodeScalars.contains($0)
    }
    return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }
}
