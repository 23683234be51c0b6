import Testing

@testable import FileAccess

@Suite struct FileNameKeyTests {
  /// Pairs that are one file on APFS, which is the default of macOS, or on NTFS.
  @Test(arguments: [
    ("On", "on"), ("Buttons/Save.png", "buttons/SAVE.png"), ("ÄRGER", "ärger"), ("ΣΟΦΟΣ", "σοφος"),
    ("σοφος", "σοφοσ"), ("straße", "STRASSE"), ("\u{E9}", "e\u{301}"), ("ДА", "да"), ("Ａ", "ａ"),
  ])
  func isTheSameForOneFile(first: String, second: String) {
    #expect(first.fileNameKey == second.fileNameKey)
  }

  @Test(arguments: [
    ("on", "off"), ("a", "\u{E1}"), ("a_b", "a-b"), ("か", "カ"), ("1", "１"), ("a/b", "a.b"),
    ("", " "),
  ])
  func isAnotherForTwoFiles(first: String, second: String) {
    #expect(first.fileNameKey != second.fileNameKey)
  }
}
