import JSONValues
import Messages
import Snapshots
import ViewTree

/// What a decision has changed, in a sentence for the user.
struct DecisionOutcome: Sendable, Equatable {
  var message: String
  /// Whether a part was not done, as the message says.
  var isIncomplete = false

  init(message: String, isIncomplete: Bool = false) {
    (self.message, self.isIncomplete) = (message, isIncomplete)
  }

  init(_ outcome: Acceptance.Outcome) {
    var parts = [Self.counted(outcome.accepted.count) + " written"]
    if !outcome.moved.isEmpty {
      parts.append("\(Self.counted(outcome.moved.count)) of the former name removed")
    }
    if !outcome.unchanged.isEmpty { parts.append("\(outcome.unchanged.count) unchanged") }
    if !outcome.stale.isEmpty {
      parts.append(
        "\(Self.counted(outcome.stale.count)) not replaced, because of changes since the last verify; "
          + "run '\(ToolName.current) verify' again")
    }
    self.init(message: parts.joined(separator: ", "), isIncomplete: !outcome.stale.isEmpty)
  }

  init(_ outcome: Acceptance.UndoOutcome) {
    var parts: [String] = []
    if !outcome.restored.isEmpty {
      parts.append("\(Self.counted(outcome.restored.count)) restored")
    }
    if !outcome.changed.isEmpty {
      parts.append(
        "\(Self.counted(outcome.changed.count)) not restored, because of changes since the decision"
      )
    }
    self.init(
      message: parts.isEmpty ? "nothing to undo" : parts.joined(separator: ", "),
      isIncomplete: !outcome.changed.isEmpty)
  }

  private static func counted(_ count: Int) -> String { "\(count) golden\(count == 1 ? "" : "s")" }

  var json: JSON { ["incomplete": isIncomplete.json, "message": message.json] }
}
