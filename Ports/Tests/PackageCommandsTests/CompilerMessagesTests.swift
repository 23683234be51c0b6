import Foundation
import SourceRewriting
import Testing

@testable import PackageCommands

@Suite struct CompilerMessagesTests {
  private static let original = """
    import UIKit
    class A: UIView {
      @objc func tap() { nope() }
      @objc var é = "é"; @IBOutlet var b: Foo
      func c() {}
    }
    """

  private func source() -> QuotedSource {
    let rewritten = SourceRewriter().rewrite(Self.original)
    return QuotedSource(
      original: Self.original, copy: rewritten.text, rewritings: rewritten.rewritings)
  }

  private func translated(_ lines: String) -> String {
    let source = source()
    var messages = CompilerMessages { $0 == "/a/A.swift" ? source : nil }
    return lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { messages.translated(String($0)) }.joined(separator: "\n")
  }

  @Test func theLineOfTheOriginalIsQuoted() {
    let message = """
      /a/A.swift:3:17: error: cannot find 'nope' in scope
      1 | import UIKit
      2 | class A: UIView {
      3 |    func tap() { nope() }
        |                 `- error: cannot find 'nope' in scope
      4 |    var é = "é";  var b: Foo
      5 |   func c() {}

      """
    let expected = """
      /a/A.swift:3:22: error: cannot find 'nope' in scope
      1 | import UIKit
      2 | class A: UIView {
      3 |   @objc func tap() { nope() }
        |                      `- error: cannot find 'nope' in scope
      4 |   @objc var é = "é"; @IBOutlet var b: Foo
      5 |   func c() {}

      """
    #expect(translated(message) == expected)
  }

  @Test func columnsCountBytesInPlacesAndSignsInQuotations() {
    // In the copy `é` is two bytes of the column in the heading, and one sign above the mark.
    let message = """
      /a/A.swift:4:27: error: cannot find type 'Foo' in scope
      4 |    var é = "é";  var b: Foo
        |                         `- error: cannot find type 'Foo' in scope
      """
    let expected = """
      /a/A.swift:4:41: error: cannot find type 'Foo' in scope
      4 |   @objc var é = "é"; @IBOutlet var b: Foo
        |                                       `- error: cannot find type 'Foo' in scope
      """
    #expect(translated(message) == expected)
  }

  @Test func severalMarksMoveEachByItself() {
    let message = """
      /a/A.swift:3:17: error: a
      3 |    func tap() { nope() }
        |         |       `- error: a
        |         `- note: b
      """
    let expected = """
      /a/A.swift:3:22: error: a
      3 |   @objc func tap() { nope() }
        |              |       `- error: a
        |              `- note: b
      """
    #expect(translated(message) == expected)
  }

  @Test func coloursStay() {
    let (colour, plain) = ("\u{1B}[0;36m", "\u{1B}[0;0m")
    let message = """
      /a/A.swift:3:17: error: cannot find 'nope' in scope
      \(colour)3 |\(plain)    func tap() { \u{1B}[4;39mnope\(plain)() }
        \(colour)|\(plain)                 `- \u{1B}[1;31merror: \(plain)
      """
    let expected = """
      /a/A.swift:3:22: error: cannot find 'nope' in scope
      \(colour)3 |\(plain)   @objc func tap() { nope() }
        \(colour)|\(plain)                      `- \u{1B}[1;31merror: \(plain)
      """
    #expect(translated(message) == expected)
  }

  @Test func otherFilesAndOtherOutputStay() {
    let output = """
      [3/9] Compiling A
      3 |    func tap() { nope() }
      /a/B.swift:3:17: error: a
      3 |    func tap() { nope() }
        |                 `- error: a
      """
    #expect(translated(output) == output)
  }

  @Test func aPlaceInWhatWasInsertedIsThatOfTheInsertion() {
    let original = "class A: B {}\nextension A { override func c() {} }\nclass B {}"
    let rewritten = SourceRewriter().rewrite(original)
    let source = QuotedSource(
      original: original, copy: rewritten.text, rewritings: rewritten.rewritings)
    // `class A: B {` has 12 bytes, after which the member is inserted.
    #expect(source.originalColumn(20, line: 1) == 13)
    let end = rewritten.text.prefix { $0 != "\n" }.utf8.count
    #expect(source.originalColumn(end, line: 1) == 13)
  }

  // MARK: Lines

  @Test func outputIsWrittenByLines() {
    let source = source()
    var lines = MessageLines(CompilerMessages { _ in source })
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect(text(lines.receive(Array("/a/A.swift:3:".utf8))) == "")
    #expect(
      text(lines.receive(Array("17: error: a\n[1/2] Comp".utf8)))
        == "/a/A.swift:3:22: error: a\n[1/2] Comp")
    #expect(text(lines.receive(Array("iling\n 3 |    func tap() { nope() }".utf8))) == "iling\n")
    #expect(text(lines.finish()) == " 3 |   @objc func tap() { nope() }")
  }

  @Test func bytesThatAreNoTextStay() {
    var lines = MessageLines(CompilerMessages { _ in nil })
    #expect(lines.receive([0x20, 0xFF, 0x0A]) == [0x20, 0xFF, 0x0A])
  }

  @Test(arguments: ["warning: ", "\u{1B}[1;33mwarning: \u{1B}[0m"])
  func theWarningOfTheToolsOwnOptionIsHidden(start: String) {
    var lines = MessageLines(CompilerMessages { _ in nil })
    var output = lines.receive(Array("warning: a\n\(start)--multiroot-".utf8))
    output += lines.receive(Array("data-file is an *unsupported* option\nnext: --multiroot".utf8))
    output += lines.finish()
    #expect(String(decoding: output, as: UTF8.self) == "warning: a\nnext: --multiroot")
  }
}
