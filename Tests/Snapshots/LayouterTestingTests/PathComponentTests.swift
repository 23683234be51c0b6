import Testing

@testable import LayouterTesting

@Suite struct PathComponentTests {
  @Test(arguments: [
    ("testSave()", "testSave"),
    ("button(state:)", "button-state"),
    ("look(kind:n:)", "look-kind-n"),
    ("a  b", "a-b"),
    ("-x-", "x"),
    ("../../etc", "etc"),
    ("保存", "保存"),
    ("disabled+selected", "disabled-selected"),
    ("snake_case_1", "snake_case_1"),
    ("", ""),
  ])
  func onlyWordCharactersAreKept(text: String, expected: String) {
    #expect(text.pathComponent == expected)
  }
}
