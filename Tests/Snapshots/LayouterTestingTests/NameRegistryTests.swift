import HeadlessUIKit
import TestSupport
import Testing

@testable import LayouterTesting

@Suite struct NameRegistryTests {
  private static let name = TestPackage.goldens + "testNormal.1"

  /// Two tests `testNormal` of two classes in one file; `swift test --parallel` runs each in a process of its own.
  @Test func testsOfTwoClassesWithOneNameAreAnErrorInTwoProcesses() throws {
    let package = try TestPackage()
    let one = package.assert(filled(.red), as: .image, test: "testNormal()", line: 3)
    #expect(one?.contains("it has been recorded") == true)
    let golden = try package.folder.bytes(Self.name + ".png")
    try package.startAnotherProcess()
    let two = package.assert(
      filled(.blue), as: .image, record: .failed, test: "testNormal()", line: 7)
    #expect(
      two
        == "the snapshot name '\(Self.name)' is already used at AppTests/ButtonTests.swift:3:5; give one of the two "
        + "another name with 'named:'")
    #expect(try package.folder.bytes(Self.name + ".png") == golden)
    // The next run has names of its own.
    try package.startAgain()
    #expect(
      package.assert(filled(.red), as: .image, test: "testNormal()", line: 7) == nil)
  }

  /// A test that two subclasses inherit compares what each of them makes.
  @Test func oneAssertionForTwoPicturesIsAnErrorInTwoProcesses() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, test: "testNormal()")
    let golden = try package.folder.bytes(Self.name + ".png")
    try package.startAnotherProcess()
    let message = package.assert(filled(.blue), as: .image, record: .failed, test: "testNormal()")
    #expect(message?.contains("already used here, for another value") == true)
    #expect(try package.folder.bytes(Self.name + ".png") == golden)
    #expect(!package.folder.exists(".layouter/report/actual"))
  }

  @Test func oneAssertionForOnePictureIsNoneInTwoProcesses() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image)
    try package.startAnotherProcess()
    #expect(package.assert(filled(.red), as: .image) == nil)
  }

  @Test func textsAreComparedAsPicturesAre() throws {
    let package = try TestPackage()
    _ = package.assert("one", as: .lines, named: "text")
    try package.startAnotherProcess()
    let message = package.assert("two", as: .lines, named: "text", record: .all)
    #expect(message?.contains("already used here, for another value") == true)
    #expect(try package.folder.text(TestPackage.goldens + "testSave.text.txt") == "one")
  }

  @Test func namesThatDifferInCaseOnlyAreAnError() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: "Dark", line: 3)
    let message = package.assert(filled(.red), as: .image, named: "dark", line: 4)
    #expect(
      message
        == "the golden '\(TestPackage.goldens)testSave.dark.png' would be the same file as "
        + "'\(TestPackage.goldens)testSave.Dark.png', used at AppTests/ButtonTests.swift:3:5, on macOS and Windows, "
        + "which do not distinguish upper and lower case; give one of the two another name with 'named:'"
    )
    #expect(!package.folder.exists(TestPackage.goldens + "testSave.dark.png"))
    #expect(
      package.assert(filled(.red), as: .image, named: "Dark", test: "TESTSAVE()", line: 5) != nil)
    // Another folder, and another kind of file.
    #expect(
      package.assert("text", as: .lines, named: "dark", line: 6)?.contains("recorded") == true)
  }

  @Test func namesWithTheSameWordsAreAnError() throws {
    let package = try TestPackage()
    for (name, isFirst) in [("a/b", true), ("a-b", false)] {
      let message = package.assert(filled(.red), as: .image, named: name)
      #expect(message?.contains("recorded") == isFirst)
      if isFirst { continue }
      #expect(
        message
          == "the snapshot name '\(TestPackage.goldens)testSave.a-b' was already used here, for 'a/b', of which a file's "
          + "name has the same words as of 'a-b'; give each its own name with 'named:'")
    }
  }

  @Test(arguments: [
    (["a.xctest"], false), (["a.xctest", "--repetitions", "1"], false),
    (["--repetitions", "3"], true),
    (["--repetitions=2"], true), (["--repetitions"], true), (["--repeat-until", "fail"], true),
    (["--filter", "x"], false),
  ])
  func theCommandLineTellsWhetherTestsAreRepeated(arguments: [String], expected: Bool) {
    #expect(RunEnvironment.repeatsTests(in: arguments) == expected)
  }
}
