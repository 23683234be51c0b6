import Foundation
import TestSupport

/// The repository that the tests belong to.
enum Repository {
  static let root = Checkout.root

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The files with samples: README.md, the pages of the documentation, and the README of each
  /// example.
  static var documents: [String] {
    let manager = FileManager.default
    func names(_ folder: String) -> [String] {
      ((try? manager.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []).sorted()
    }
    let pages = names("Documentation").filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    let examples = names("Examples").map { "Examples/\($0)/README.md" }
      .filter { manager.fileExists(atPath: root.appending(path: $0).path) }
    return ["README.md", "CONTRIBUTING.md"] + pages + examples
  }

  /// All code blocks of all documents.
  static let samples: [Sample] = documents.flatMap { file in
    ((try? text(file)) ?? "").markdownSamples(file: file).blocks
  }

  /// All code in sentences.
  static let spans: [Sample] = documents.flatMap { file in
    ((try? text(file)) ?? "").markdownSamples(file: file).spans
  }
}

extension String {
  /// The code blocks of a Markdown file, and the code in its sentences.
  func markdownSamples(file: String) -> (blocks: [Sample], spans: [Sample]) {
    var (blocks, spans): ([Sample], [Sample]) = ([], [])
    var note = Sample.Note()
    var isInList = false
    let lines = components(separatedBy: "\n")
    var index = 0

    /// The lines from one on, as long as they belong to a block, without their common indentation.
    func block(from start: Int, to end: Int, indentation: Int, language: String) -> Sample {
      let code = lines[start..<end].map { String($0.dropFirst(indentation)) }
      return Sample(
        file: file, line: start + 1, language: language,
        code: code.map { $0 + "\n" }.joined(), note: note)
    }

    while index < lines.count {
      let line = lines[index]
      let text = line.trimmingCharacters(in: .whitespaces)
      let indentation = line.prefix { $0 == " " }.count
      if indentation < 4, text.hasPrefix("<!--") {
        let end = lines[index...].firstIndex { $0.contains("-->") } ?? lines.count - 1
        note = Sample.Note(comment: Array(lines[index...end]), indentation: indentation)
        index = end + 1
        continue
      }
      if indentation < 4, text.hasPrefix("```") {
        let end =
          lines[(index + 1)...].firstIndex { $0.trimmingCharacters(in: .whitespaces) == "```" }
          ?? lines.count
        let language = text.dropFirst(3).prefix { !$0.isWhitespace }
        blocks.append(
          block(from: index + 1, to: end, indentation: indentation, language: String(language)))
        (note, index) = (Sample.Note(), end + 1)
        continue
      }
      let isAfterBlank = index == 0 || lines[index - 1].trimmingCharacters(in: .whitespaces).isEmpty
      let depth = isInList ? 7 : 4
      if indentation >= depth, isAfterBlank {
        var end =
          lines[index...].firstIndex {
            !$0.trimmingCharacters(in: .whitespaces).isEmpty
              && $0.prefix { $0 == " " }.count < depth
          } ?? lines.count
        while lines[end - 1].trimmingCharacters(in: .whitespaces).isEmpty { end -= 1 }
        blocks.append(block(from: index, to: end, indentation: indentation, language: ""))
        (note, index) = (Sample.Note(), end)
        continue
      }
      if !line.isEmpty, indentation == 0 {
        isInList = line.firstMatch(of: #/^([-*]|\d+\.) /#) != nil
      }
      for match in line.matches(of: #/`([^`]+)`/#) {
        spans.append(
          Sample(
            file: file, line: index + 1, language: "", code: String(match.1), note: Sample.Note()))
      }
      index += 1
    }
    return (blocks, spans)
  }
}

extension Sample.Note {
  /// - Parameter comment: the lines of an HTML comment, with its delimiters.
  fileprivate init(comment: [String], indentation: Int) {
    self.init()
    let first = (comment.first ?? "").trimmingCharacters(in: .whitespaces)
    guard let match = first.wholeMatch(of: #/<!-- sample(?:: (.*?))?(?: -->)?/#) else { return }
    words = match.1.map(String.init)
    let lines = comment.dropFirst().filter { !$0.contains("-->") }
    if !lines.isEmpty { completion = lines.map { String($0.dropFirst(indentation)) } }
  }
}
