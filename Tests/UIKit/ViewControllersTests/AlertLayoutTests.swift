import Testing

@testable import ViewControllers

/// Where the parts of alerts and action sheets are.
@Suite struct AlertLayoutTests {
  private func row(_ width: CGFloat, cancel: Bool = false, height: CGFloat = 44) -> AlertParts.Row {
    AlertParts.Row(titleWidth: width, height: height, isCancel: cancel)
  }

  private func layout(
    _ parts: AlertParts, maximumHeight: CGFloat = 600, isRightToLeft: Bool = false
  ) -> AlertLayout {
    AlertLayout(
      parts, .alert, maximumHeight: maximumHeight, pixel: 0.5, isRightToLeft: isRightToLeft)
  }

  @Test func twoActionsThatFitAreSideBySideWithTheOneThatCancelsFirst() {
    let layout = layout(
      AlertParts(
        titleHeight: 20, messageHeight: 16, rows: [row(60), row(50, cancel: true)]))
    // 20 above, a title of 20, 4 between, a message of 16, 20 below.
    #expect(layout.header == CGRect(x: 0, y: 0, width: 270, height: 80))
    #expect(layout.title == CGRect(x: 16, y: 20, width: 238, height: 20))
    #expect(layout.message == CGRect(x: 16, y: 44, width: 238, height: 16))
    #expect(
      layout.rows == [
        CGRect(x: 135.25, y: 0.5, width: 134.75, height: 44),
        CGRect(x: 0, y: 0.5, width: 134.75, height: 44),
      ])
    #expect(
      layout.separators == [
        CGRect(x: 0, y: 0, width: 270, height: 0.5),
        CGRect(x: 134.75, y: 0.5, width: 0.5, height: 44),
      ])
    #expect(layout.size == CGSize(width: 270, height: 124.5))
  }

  @Test func fromRightToLeftTheFirstOfTwoActionsIsAtTheRight() {
    let layout = layout(
      AlertParts(titleHeight: 20, rows: [row(60), row(50, cancel: true)]), isRightToLeft: true)
    #expect(layout.rows.map(\.minX) == [0, 135.25])
  }

  /// The greatest width of a title is 134.75 − 2 · 8.
  @Test(arguments: [(118.75, true), (119, false)])
  func twoActionsAreStackedIfATitleDoesNotFit(width: CGFloat, isPair: Bool) {
    let layout = layout(
      AlertParts(titleHeight: 20, rows: [row(10, cancel: true), row(width)]))
    #expect((layout.rows[0].minY == layout.rows[1].minY) == isPair)
    // Stacked, the one that cancels is below the other.
    #expect(isPair || layout.rows[0].minY > layout.rows[1].minY)
  }

  @Test func threeActionsAreStackedWithTheOneThatCancelsLast() {
    let layout = layout(
      AlertParts(titleHeight: 20, rows: [row(50), row(50, cancel: true), row(50)]))
    #expect(layout.rows.map(\.minY) == [0.5, 89.5, 45])
    #expect(layout.rows.allSatisfy { $0.width == 270 && $0.height == 44 })
    // 60 for the texts, and 44.5 for each action.
    #expect(layout.size.height == 193.5)
  }

  @Test func fieldsAreInOneBoxBelowTheTexts() {
    let layout = layout(
      AlertParts(titleHeight: 20, fieldHeights: [30, 30], rows: [row(20)]))
    #expect(layout.fieldBox == CGRect(x: 16, y: 54, width: 238, height: 60))
    #expect(layout.fields.map(\.minY) == [54, 84])
    #expect(layout.headerHeight == 134)
  }

  @Test func textsThatAreTooHighScrollAndTheActionsStay() {
    let layout = layout(
      AlertParts(titleHeight: 20, messageHeight: 500, rows: [row(20)]), maximumHeight: 300)
    #expect(layout.header.height == 255.5 && layout.headerHeight == 564)
    #expect(layout.actions == CGRect(x: 0, y: 255.5, width: 270, height: 44.5))
    #expect(layout.size.height == 300)
  }

  @Test func actionsThatAreTooHighLeaveHalfOfTheHeightToTheTexts() {
    let layout = layout(
      AlertParts(
        titleHeight: 20, messageHeight: 500, rows: Array(repeating: row(20), count: 20)),
      maximumHeight: 300)
    #expect(layout.header.height == 150 && layout.actions.height == 150)
    #expect(layout.actionsHeight == 20 * 44.5)
  }

  @Test func anActionSheetHasTheActionThatCancelsInAGroupOfItsOwn() {
    let layout = AlertLayout(
      AlertParts(
        titleHeight: 16,
        rows: [row(50, height: 57), row(50, cancel: true, height: 57), row(50, height: 57)]),
      .actionSheet(width: 359, isPopover: false), maximumHeight: 600, pixel: 0.5)
    #expect(
      layout.groups == [
        CGRect(x: 0, y: 0, width: 359, height: 161), CGRect(x: 0, y: 169, width: 359, height: 57),
      ])
    #expect(layout.separateRow == 1 && layout.rows[1].minY == 0)
    #expect(layout.rows[0].minY == 0.5 && layout.rows[2].minY == 58)
  }

  @Test func withoutTextsTheFirstActionHasNoLineAboveIt() {
    let layout = AlertLayout(
      AlertParts(rows: [row(50, height: 57), row(50, height: 57)]),
      .actionSheet(width: 300, isPopover: false), maximumHeight: 600, pixel: 0.5)
    #expect(layout.separators == [CGRect(x: 0, y: 57, width: 300, height: 0.5)])
    #expect(layout.size == CGSize(width: 300, height: 114.5))
  }

  /// Whatever is in an alert, its parts are in it, and the visible ones fill it.
  @Test func partsNeverLeaveTheAlert() {
    for count in 0...4 {
      for height in [0, 40, 1000] as [CGFloat] {
        for maximum in [0, 30, 200, 800] as [CGFloat] {
          let parts = AlertParts(
            titleHeight: height > 0 ? height : nil,
            rows: (0..<count).map { row(70, cancel: $0 == 1) })
          for metrics in [AlertMetrics.alert, .actionSheet(width: 300, isPopover: false)] {
            let layout = AlertLayout(parts, metrics, maximumHeight: maximum, pixel: 1)
            #expect(layout.header.height >= 0 && layout.actions.height >= 0)
            #expect(layout.actions.minY == layout.header.maxY)
            #expect(
              layout.size.height <= max(maximum, layout.separateRow == nil ? 0 : 52 + maximum))
            #expect(layout.rows.count == count)
          }
        }
      }
    }
  }
}
