import CommandLineTool
import Testing

@testable import LayouterCommand

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("Snapshots", "Snapshots"), ("../out/report-1_a", "../out/report-1_a"), ("", "''"),
    ("my report", "'my report'"), ("it's", #"'it'\''s'"#), ("a;rm -rf b", "'a;rm -rf b'"),
    ("$HOME", "'$HOME'"), ("報告", "'報告'"), ("a\nb", "'a\nb'"),
  ])
  func aWord(text: String, word: String) {
    #expect(text.shellWord == word)
  }
}
