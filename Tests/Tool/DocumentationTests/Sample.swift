import CommandLineTool
import Foundation
import Testing

/// A code block of the documentation, or a piece of code in a sentence.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The file, relative to the repository.
  let file: String
  /// The line of the first line of the code, counted from 1.
  let line: Int
  /// The language of the fence; empty for an indented block.
  let language: String
  /// The code, without the indentation that the whole block has.
  let code: String
  /// What the comment above the block says.
  let note: Note

  /// What a comment above a block says about its check: `<!-- sample: words`, and on the lines below what
  /// completes the code, which is inserted where a line consists of `...`.
  struct Note: Sendable, Equatable {
    /// `part of FILE`, or `not checked: REASON`; nil for no more than that the code is valid.
    var words: String?
    /// The lines that complete the code; nil if it is complete.
    var completion: [String]?
  }

  var place: String { "\(file):\(line)" }
  var testDescription: String { place }

  /// The file that the code is a part of; nil if it need not be one.
  var origin: String? {
    note.words.flatMap { $0.hasPrefix("part of ") ? String($0.dropFirst(8)) : nil }
  }

  /// Why the code is not checked; nil if it is.
  var exemption: String? {
    note.words.flatMap { $0.hasPrefix("not checked: ") ? String($0.dropFirst(13)) : nil }
  }

  /// The code with what completes it, and how many lines are before the code.
  var completed: (text: String, linesBefore: Int, indentation: Int) {
    guard let completion = note.completion,
      let gap = completion.firstIndex(where: { $0.trimmingCharacters(in: .whitespaces) == "..." })
    else { return (code, 0, 0) }
    let indentation = String(completion[gap].prefix { $0 == " " })
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : indentation + $0
    }
    let text = completion[..<gap] + lines + completion[(gap + 1)...]
    return (text.joined(separator: "\n") + "\n", gap, indentation.count)
  }
}
