import Snapshots

/// Shows differences one by one, and asks for a key what is to become of each.
///
/// The keys are cargo-insta's. Nothing is written meanwhile: the answers are handed back together.
struct AcceptanceDialog {
  /// The answers; what is in neither set is left for later.
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
  /// The report's folder, as it was given.
  let folder: String
  let console: Console
  /// Waits for the next key; nil when there will be none any more.
  let nextKey: () -> Character?

  /// - Throws: ``StoppedRun`` if the person goes away before the end.
  func run() throws(StoppedRun) -> Decisions {
    var decisions = Decisions()
    console.write(help)
    for (index, result) in results.enumerated() {
      show(result, number: index + 1)
      switch try ask() {
      case .one(let answer):
        decisions.take(answer, for: result)
      case .allThatFollow(let answer):
        for result in results[index...] { decisions.take(answer, for: result) }
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
    for line in VerificationWords.lines(for: result, style: style) { console.print(line) }
    let pictures = [
      ("expected", result.pictures?.expected), ("actual", result.pictures?.actual),
      ("difference", result.pictures?.difference),
    ]
    for case (let name, let path?) in pictures {
      let spaces = String(repeating: " ", count: 11 - name.count)
      console.print("\(style.dim(name))\(spaces)\(folder)/\(path)")
    }
  }

  /// Waits for a key that means something. Answers everything but a call for help.
  private func ask() throws(StoppedRun) -> Key {
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
    throw StoppedRun(words: "Nothing was accepted or rejected.")
  }

  private var help: String {
    let style = console.outputStyle
    return """
      \(style.good("a"))      accept: make the new picture the golden
      \(style.bad("r"))      reject: keep the golden, and do not ask again until the next verify
      \(style.warning("s"))      skip: decide later
      A R S  the same for this one and all that follow
      q      quit: do what was decided so far, and skip the rest

      """
  }
}

extension AcceptanceDialog.Decisions {
  fileprivate mutating func take(_ answer: AcceptanceDialog.Answer, for result: SnapshotResult) {
    switch answer {
    case .accept: accepted.insert(result.name)
    case .reject: rejected.insert(result.name)
    case .skip: break
    }
  }
}
