import Snapshots

/// Shows differences one by one, and asks for a key: accept, reject or skip.
///
/// The keys are cargo-insta's. The dialog writes nothing: it returns all decisions together.
struct AcceptanceDialog {
  /// The decisions; snapshots in neither set are skipped.
  struct Decisions: Equatable {
    var accepted: Set<SnapshotName> = []
    var rejected: Set<SnapshotName> = []
  }

  fileprivate enum Answer: String {
    case accept, reject, skip
  }

  private enum Key {
    case one(Answer)
    case allThatFollow(Answer)
    case quit
    case help

    init?(_ character: Character) {
      switch character {
      case "a", "\r", "\n": self = .one(.accept)
      case "r", "\u{1B}": self = .one(.reject)
      case "s", " ": self = .one(.skip)
      case "A": self = .allThatFollow(.accept)
      case "R": self = .allThatFollow(.reject)
      case "S": self = .allThatFollow(.skip)
      case "q", "Q": self = .quit
      case "?", "h": self = .help
      default: return nil
      }
    }
  }

  let results: [SnapshotResult]
  /// The report's folder, as typed.
  let folder: String
  let console: Console
  /// Waits for the next key; returns nil at the end of the input.
  let nextKey: () -> Character?

  /// - Throws: ``InterruptedRun`` if the input ends before the last decision.
  func run() throws(InterruptedRun) -> Decisions {
    var decisions = Decisions()
    console.write(help)
    for (index, result) in results.enumerated() {
      show(result, number: index + 1)
      switch try ask() {
      case .one(let answer):
        decisions.add(answer, for: result)
      case .allThatFollow(let answer):
        for result in results[index...] { decisions.add(answer, for: result) }
        return decisions
      case .quit, .help:
        return decisions
      }
    }
    return decisions
  }

  private func show(_ result: SnapshotResult, number: Int) {
    let style = console.outputStyle
    console.print("\n\(style.dim("\(number) of \(results.count)"))")
    for line in VerificationText.lines(for: result, style: style) { console.print(line) }
    let pictures = [
      ("expected", result.pictures?.expected), ("actual", result.pictures?.actual),
      ("difference", result.pictures?.difference),
    ]
    for case (let name, let path?) in pictures {
      let spaces = String(repeating: " ", count: 11 - name.count)
      console.print("\(style.dim(name))\(spaces)\(folder)/\(path)")
    }
  }

  /// Waits for a valid key; help is shown here and not returned.
  private func ask() throws(InterruptedRun) -> Key {
    console.write(console.outputStyle.bold("a, r, s, A, R, S, q or ? "))
    while let character = nextKey() {
      guard let key = Key(character) else { continue }
      switch key {
      case .one(let answer): console.print(answer.rawValue)
      case .allThatFollow(let answer): console.print("\(answer.rawValue) all that follow")
      case .quit: console.print("quit")
      case .help:
        console.write("\n" + help)
        console.write(console.outputStyle.bold("a, r, s, A, R, S, q or ? "))
        continue
      }
      return key
    }
    console.print()
    throw InterruptedRun(state: "Nothing was accepted or rejected.")
  }

  private var help: String {
    let style = console.outputStyle
    return """
      \(style.good("a"))      accept: make the new picture the golden
      \(style.bad("r"))      reject: keep the golden, and do not ask again before the next verify
      \(style.warning("s"))      skip: decide later
      A R S  the same for this one and all that follow
      q      quit: apply the decisions so far, and skip the rest

      """
  }
}

extension AcceptanceDialog.Decisions {
  fileprivate mutating func add(_ answer: AcceptanceDialog.Answer, for result: SnapshotResult) {
    switch answer {
    case .accept: accepted.insert(result.name)
    case .reject: rejected.insert(result.name)
    case .skip: break
    }
  }
}
