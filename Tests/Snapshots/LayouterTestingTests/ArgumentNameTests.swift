import FileAccess
import Foundation
import TestSupport
import Testing

@testable import LayouterTesting

@Suite struct ArgumentNameTests {
  /// The part of the golden's name that each case has.
  private func names(of cases: [[String]]) throws -> [String] {
    let names = ArgumentNames(of: cases)
    return try cases.map { try names.parts(for: $0).joined(separator: ".") }
  }

  private func digest(_ texts: String...) -> String {
    let bytes = texts.flatMap { (text) -> [UInt8] in text.utf8 + [0] }
    return String(SHA256.hexadecimalDigest(of: bytes).prefix(8))
  }

  @Test func wordsThatDifferStayAsTheyAre() throws {
    #expect(
      try names(of: [["Sign in", "1.5"], ["Sign in", "-2"], ["+保存", "3"]])
        == ["Sign-in.1-5", "Sign-in.2", "保存.3"])
  }

  @Test func argumentsThatAreWordsKeepThemBesideOthers() throws {
    #expect(try names(of: [["-1"], ["1"]]) == ["1-" + digest("-1"), "1"])
    #expect(
      try names(of: [["a/b"], ["a-b"], ["a b"]])
        == ["a-b-" + digest("a/b"), "a-b", "a-b-" + digest("a b")])
  }

  @Test func argumentsWithoutWordsAreADigest() throws {
    #expect(try names(of: [["🇯🇵"], ["🇫🇷"]]) == [digest("🇯🇵"), digest("🇫🇷")])
    // The name leaves out an empty argument.
    #expect(
      try names(of: [["", "x"], ["x", ""]]) == ["x-" + digest("", "x"), "x-" + digest("x", "")])
  }

  /// The digest is a part of the names of users' files: SHA-256 of "-1" and a zero byte.
  @Test func theDigestIsAlwaysTheSame() throws {
    #expect(try names(of: [["-1"], ["1"]]).first == "1-fece4135")
  }

  @Test func argumentsThatDifferInCaseOnlyAreSeveralFilesEverywhere() throws {
    #expect(try names(of: [["On"], ["on"]]) == ["On-" + digest("On"), "on-" + digest("on")])
    #expect(try names(of: [["\u{E9}"], ["e\u{301}"]]).count == 2)
  }

  @Test func theOrderOfCasesChangesNothing() throws {
    let cases = ["-1", "1", "+1", "a b", "A-b", "x", "🇯🇵", ""].map { [$0] }
    let names = Dictionary(uniqueKeysWithValues: zip(cases, try names(of: cases)))
    let others = cases.reversed() as [[String]]
    #expect(try self.names(of: others) == others.map { names[$0] })
  }

  /// Whatever the arguments are, no two cases have one file, also where upper and lower case are the same.
  @Test(arguments: 0..<50)
  func noTwoCasesShareAFile(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "a", "A", "b", "-", " ", "/", ".", "é", "e\u{301}", "1", "🇯🇵", "ß", "ss", "_", "保",
    ]
    var cases: Set<[[UInt8]]> = []
    for _ in 0..<60 {
      cases.insert(
        (0..<2).map { _ in
          let text = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            pieces.randomElement(using: &random) ?? ""
          }
          return Array(text.joined().utf8)
        })
    }
    let texts = cases.map { $0.map { String(decoding: $0, as: UTF8.self) } }
    let files = try names(of: texts).map(\.fileNameKey)
    #expect(Set(files).count == texts.count)
  }

  @Test func casesThatCannotBeToldApartAreAnError() {
    #expect(throws: UnnamedArguments.equal("x, 1")) {
      try names(of: [["x", "1"], ["x", "1"], ["y", "1"]])
    }
  }

  @Test func unknownCasesHaveTheirWords() throws {
    #expect(try ArgumentNames(of: []).parts(for: ["-1", "a b"]) == ["1", "a-b"])
  }

  // What Swift Testing passes to a test.

  @Test(arguments: [-1, 1])
  func theCasesOfATestHaveGoldensOfTheirOwn(number: Int) throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, test: "sign()")
    #expect(
      package.folder.files("Tests/AppTests/__Snapshots__/ButtonTests")
        == [number == 1 ? "sign.1.1.png" : "sign.1-\(digest("-1")).1.png"])
  }

  struct Same: CustomStringConvertible, Sendable {
    let number: Int
    var description: String { "same" }
  }

  @Test(arguments: [Same(number: 1), Same(number: 2)])
  func casesWithOneDescriptionNeedNames(value: Same) throws {
    let package = try TestPackage()
    let message = package.assert(filled(.red), as: .image, test: "look()")
    #expect(message?.contains("several cases of the test have the same: same") == true)
    _ = package.assert(filled(.red), as: .image, named: "n\(value.number)", test: "look()")
    #expect(package.folder.exists(TestPackage.goldens + "look.n\(value.number).png"))
  }
}
