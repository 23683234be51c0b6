import CommandLineTool
import Snapshots

/// Shows groups of differences one by one, and asks for a key: accept, reject, skip, or decide about
/// the snapshots of the group one by one.
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
    case oneByOne
    case allThatFollow(Answer)
    case quit
    case help

    init?(_ character: Character) {
      switch character {
      case "a", "\r", "\n": self = .one(.accept)
      case "r", "\u{1B}": self = .one(.reject)
      case "s", " ": self = .one(.skip)
      case "o": self = .oneByOne
      case "A": self = .allThatFollow(.accept)
      case "R": self = .allThatFollow(.reject)
      case "S": self = .allThatFollow(.skip)
      case "q", "Q": self = .quit
      case "?", "h": self = .help
      default: return nil
      }
    }
  }

  /// One question: snapshots that differ for the same reason, or one of them.
  private struct Question {
    /// The group; nil for a single snapshot.
    var group: ChangeGroup?
    var results: [SnapshotResult]
  }

  let results: [SnapshotResult]
  /// The groups of the report, which may contain other snapshots as well.
  let groups: [ChangeGroup]
  /// Shows the pictures of a snapshot.
  let preview: SnapshotPreview
  let console: Console
  /// Waits for the next key; returns nil at the end of the input.
  let nextKey: () -> Character?

  /// - Throws: ``InterruptedRun`` if the input ends before the last decision.
  func run() throws(InterruptedRun) -> Decisions {
    var decisions = Decisions()
    console.write(help)
    var questions = questions
    let total = results.count
    while let question = questions.first {
      questions.removeFirst()
      let left = questions.reduce(0) { $0 + $1.results.count } + question.results.count
      show(question, number: total - left + 1)
      switch try ask(isGroup: question.results.count > 1) {
      case .one(let answer):
        for result in question.results { decisions.add(answer, for: result) }
      case .oneByOne:
        questions.insert(contentsOf: question.results.map { Question(results: [$0]) }, at: 0)
      case .allThatFollow(let answer):
        for result in question.results + questions.flatMap(\.results) {
          decisions.add(answer, for: result)
        }
        return decisions
      case .quit, .help:
        return decisions
      }
    }
    return decisions
  }

  /// The results by their groups, in the order of the groups.
  private var questions: [Question] {
    let byName = Dictionary(
      results.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return groups.compactMap { group in
      let members = group.snapshots.compactMap { byName[$0] }
      if members.isEmpty { return nil }
      // Of a group of which a part is decided, the words about all of it would be wrong.
      let isWhole = members.count == group.snapshots.count
      return Question(group: members.count > 1 && isWhole ? group : nil, results: members)
    }
  }

  private func show(_ question: Question, number: Int) {
    let style = console.outputStyle
    let last = number + question.results.count - 1
    let numbers = last == number ? "\(number)" : "\(number) to \(last)"
    console.print("\n\(style.dim("\(numbers) of \(results.count)"))")
    guard let example = question.results.first else { return }
    let lines =
      question.group.map { VerificationText.lines(for: $0, first: example, style: style) }
      ?? VerificationText.lines(for: example, style: style)
    for line in lines { console.print(line) }
    if question.group == nil && question.results.count > 1 {
      console.print(style.dim("and \(counted(question.results.count - 1, "other")) alike"))
    }
    preview.show(example)
  }

  /// Waits for a valid key; help is shown here and not returned.
  private func ask(isGroup: Bool) throws(InterruptedRun) -> Key {
    let prompt = console.outputStyle.bold("a, r, s, \(isGroup ? "o, " : "")A, R, S, q or ? ")
    console.write(prompt)
    while let character = nextKey() {
      guard let key = Key(character) else { continue }
      switch key {
      case .one(let answer): console.print(answer.rawValue)
      case .oneByOne:
        guard isGroup else { continue }
        console.print("one by one")
      case .allThatFollow(let answer): console.print("\(answer.rawValue) all that follow")
      case .quit: console.print("quit")
      case .help:
        console.write("\n" + help)
        console.write(prompt)
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
      \(style.good("a"))      accept all of the same change: make the new pictures the goldens
      \(style.bad("r"))      reject: keep the goldens, and do not ask again before the next verify
      \(style.warning("s"))      skip: decide later
      o      decide about the pictures of this change one by one
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
