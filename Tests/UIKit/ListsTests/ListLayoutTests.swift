import Testing

@testable import Lists

@Suite struct ListLayoutTests {
  private func layout() -> TableLayout {
    var first = TableLayout.Section(rows: LengthList(count: 3, estimate: 44))
    (first.padding, first.header, first.footer) = (22, 28, 10)
    var empty = TableLayout.Section(rows: LengthList(count: 0, estimate: 44))
    empty.header = 28
    let last = TableLayout.Section(rows: LengthList(count: 2, estimate: 44))
    var layout = TableLayout(sections: [first, empty, last])
    (layout.top, layout.bottom) = (100, 50)
    return layout
  }

  @Test func sectionsFollowEachOther() {
    let layout = layout()
    // 22 + 28 + 132 + 10, then 28, then 88.
    #expect(layout.range(ofSection: 0) == 100...292)
    #expect(layout.range(ofHeader: 0) == 100...150)
    #expect(layout.range(ofFooter: 0) == 282...292)
    #expect(layout.range(ofSection: 1) == 292...320)
    #expect(layout.range(ofSection: 2) == 320...408)
    #expect(layout.range(of: IndexPath(row: 1, section: 2)) == 364...408)
    #expect(layout.height == 458)
  }

  @Test func aRowIsFoundAtAPlaceAndNoneInAHeader() {
    let layout = layout()
    #expect(layout.row(at: 99) == nil)
    #expect(layout.row(at: 149) == nil)
    #expect(layout.row(at: 150) == IndexPath(row: 0, section: 0))
    #expect(layout.row(at: 281) == IndexPath(row: 2, section: 0))
    #expect(layout.row(at: 285) == nil)
    #expect(layout.row(at: 300) == nil)
    #expect(layout.row(at: 363) == IndexPath(row: 0, section: 2))
    #expect(layout.row(at: 410) == nil)
  }

  @Test func visibleElementsAreInTheirOrder() {
    let layout = layout()
    #expect(
      layout.elements(from: 240, to: 330) == [
        .row(IndexPath(row: 2, section: 0)), .footer(0), .header(1),
        .row(IndexPath(row: 0, section: 2)),
      ])
    #expect(layout.elements(from: 500, to: 600).isEmpty)
    #expect(layout.elements(from: 0, to: 100).isEmpty)
  }

  @Test func aChangedHeightMovesWhatFollows() {
    var layout = layout()
    layout.change(0) { $0.rows.set(64, at: 1) }
    #expect(layout.range(of: IndexPath(row: 2, section: 0)) == 258...302)
    #expect(layout.range(ofSection: 2) == 340...428)
  }

  // MARK: Content

  private static func text(_ width: CGFloat, _ height: CGFloat = 20) -> (CGFloat) -> CGSize {
    { _ in CGSize(width: width, height: height) }
  }

  @Test func textsAreBelowEachOther() {
    let layout = ListContentLayout(hasDetail: true)
    let frames = layout.frames(
      width: 320, height: 60, text: Self.text(100), detail: Self.text(80, 14))
    // 320 less two margins of 16; 20 + 3 + 14 in the middle of 60 is 11.5 from the top.
    #expect(frames.text == CGRect(x: 16, y: 11.5, width: 288, height: 20))
    #expect(frames.detail == CGRect(x: 16, y: 34.5, width: 288, height: 14))
    #expect(frames.height == 59)
  }

  @Test func textsAreNextToEachOtherWhereTheyFit() {
    var layout = ListContentLayout(hasDetail: true)
    layout.isSideBySide = true
    let frames = layout.frames(
      width: 320, height: 44, text: Self.text(100), detail: Self.text(80))
    #expect(frames.text == CGRect(x: 16, y: 12, width: 100, height: 20))
    #expect(frames.detail == CGRect(x: 224, y: 12, width: 80, height: 20))
    // 200 + 8 + 90 is more than 288.
    let stacked = layout.frames(
      width: 320, height: nil, text: Self.text(200), detail: Self.text(90))
    #expect(stacked.detail.minY == stacked.text.maxY + 3)
    #expect(stacked.height == 65)
    layout.staysSideBySide = true
    let squeezed = layout.frames(
      width: 320, height: nil, text: Self.text(200), detail: Self.text(90))
    // 288 - 8 - 90 is left for the first text.
    #expect(squeezed.text.width == 190)
  }

  @Test func textsStartBehindTheSpaceOfTheImage() {
    let layout = ListContentLayout(image: CGSize(width: 20, height: 30), reservedImageWidth: 28)
    let frames = layout.frames(width: 320, height: 52, text: Self.text(50), detail: Self.text(0))
    #expect(frames.image == CGRect(x: 20, y: 11, width: 20, height: 30))
    #expect(frames.text.minX == 60)
    #expect(frames.height == 52)
  }

  @Test func theContentOfACellIsBetweenItsControls() {
    var layout = CellLayout(size: CGSize(width: 320, height: 44), margin: 16)
    #expect(layout.content == CGRect(x: 0, y: 0, width: 320, height: 44))
    layout.accessory = CGSize(width: 7, height: 12)
    #expect(layout.accessoryFrame == CGRect(x: 297, y: 16, width: 7, height: 12))
    #expect(layout.content.maxX == 297)
    layout.editingWidth = 38
    layout.reorderWidth = 42
    // The accessory is at the control for reordering.
    #expect(layout.accessoryFrame?.maxX == 278)
    #expect(layout.content == CGRect(x: 38, y: 0, width: 233, height: 44))
  }

  // MARK: Changes

  @Test func rowsMoveBetweenWhatIsDeletedAndInserted() throws {
    var changes = ListChanges()
    changes.deletedItems = [IndexPath(item: 1, section: 0)]
    changes.insertedItems = [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)]
    // a b c d: b goes, and x and y come: x a c y d.
    let mapping = try changes.mapping(from: [4], to: [5])
    let places = (0..<4).map { mapping.newPath(of: IndexPath(item: $0, section: 0))?.item }
    #expect(places == [1, nil, 2, 4])
  }

  @Test func sectionsTakeTheirRowsWithThem() throws {
    var changes = ListChanges()
    changes.deletedSections = [0]
    changes.insertedSections = [1]
    changes.movedItems = [(IndexPath(item: 0, section: 1), IndexPath(item: 0, section: 1))]
    let mapping = try changes.mapping(from: [3, 2], to: [1, 1])
    #expect(mapping.newSections == [nil, 0])
    #expect(mapping.newPath(of: IndexPath(item: 0, section: 0)) == nil)
    #expect(mapping.newPath(of: IndexPath(item: 0, section: 1)) == IndexPath(item: 0, section: 1))
    #expect(mapping.newPath(of: IndexPath(item: 1, section: 1)) == IndexPath(item: 0, section: 0))
  }

  @Test func numbersThatContradictEachOtherAreAnError() {
    var changes = ListChanges()
    changes.deletedItems = [IndexPath(item: 0, section: 0)]
    #expect(throws: ListChangeError.self) { try changes.mapping(from: [3], to: [3]) }
    changes.deletedItems = [IndexPath(item: 7, section: 0)]
    #expect(throws: ListChangeError.self) { try changes.mapping(from: [3], to: [2]) }
    #expect(throws: ListChangeError.self) { try ListChanges().mapping(from: [3], to: [3, 1]) }
  }
}
