import Lists
import Testing

@Suite struct ListTests {
  @Test func indexPathsHaveTheirNames() {
    var path = IndexPath(row: 2, section: 1)
    #expect((path.section, path.row, path.item) == (1, 2, 2))
    path.row = 5
    #expect(path == IndexPath(item: 5, section: 1))
  }

  @Test func indexPathsThatAreTooShortHaveNoRow() {
    var path = IndexPath(index: 3)
    path.row = 5
    #expect(path == IndexPath(index: 3))
    #expect((path.section, path.row) == (3, NSNotFound))
    #expect(IndexPath().section == NSNotFound)
  }
}
