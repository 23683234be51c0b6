import Testing

@testable import DesignedViews

/// Icon and caption in a button of 100 × 40 with a margin of 2.
@Suite("A button's content")
struct ContentGeometryTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
  private var geometry: ContentGeometry {
    ContentGeometry(
      margin: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), iconTextMargin: 2)
  }

  private func rects(_ width: CGFloat, _ height: CGFloat, hasText: Bool) -> ContentRects {
    geometry.rects(
      in: bounds, iconSize: CGSize(width: width, height: height), hasText: hasText)
  }

  @Test("a caption takes all but the margin, its line the middle of that")
  func aCaptionTakesAllButTheMarginItsLineTheMiddleOfThat() {
    let rects = geometry.rects(in: bounds, iconSize: nil, hasText: true)
    #expect(rects == ContentRects(text: CGRect(x: 2, y: 2, width: 96, height: 36)))
    let block = TextBlock(lineSizes: [CGSize(width: 30, height: 14)], lineSpacing: 0.3)
    #expect(
      rects.text.map { block.lineBoxes(in: $0) } == [CGRect(x: 2, y: 13, width: 96, height: 14)])
  }

  @Test("an icon alone is centred")
  func anIconAloneIsCentred() {
    #expect(
      rects(16, 16, hasText: false)
        == ContentRects(icon: CGRect(x: 42, y: 12, width: 16, height: 16)))
  }

  @Test("an icon higher than the button is scaled into the margin")
  func anIconHigherThanTheButtonIsScaledIntoTheMargin() {
    #expect(
      rects(60, 60, hasText: true)
        == ContentRects(
          icon: CGRect(x: 2, y: 2, width: 36, height: 36),
          text: CGRect(x: 40, y: 2, width: 58, height: 36)))
  }

  @Test("an icon between the content's height and the button's overhangs the margin")
  func anIconBetweenTheContentsHeightAndTheButtonsOverhangsTheMargin() {
    #expect(rects(38, 38, hasText: true).icon == CGRect(x: 2, y: 1, width: 38, height: 38))
  }

  @Test("an icon of 24 is before the caption")
  func anIconOf24StandsBeforeTheCaption() {
    #expect(
      rects(24, 24, hasText: true)
        == ContentRects(
          icon: CGRect(x: 2, y: 8, width: 24, height: 24),
          text: CGRect(x: 28, y: 2, width: 70, height: 36)))
  }

  @Test("a stretched icon is as high as the content")
  func stretchedIcon() {
    var geometry = geometry
    geometry.stretchesIcon = true
    let rects = geometry.rects(
      in: bounds, iconSize: CGSize(width: 24, height: 12), hasText: false)
    #expect(rects.icon == CGRect(x: 14, y: 2, width: 72, height: 36))
  }

  @Test("nothing has no place")
  func nothing() {
    #expect(geometry.rects(in: bounds, iconSize: nil, hasText: false) == ContentRects())
  }

  @Test("an icon wider than the button leaves the caption no room, not less than none")
  func wideIcon() {
    #expect(rects(200, 20, hasText: true).text == CGRect(x: 204, y: 2, width: 0, height: 36))
  }

  @Test("prefers the size of its caption and the margin")
  func prefersTheSizeOfItsCaptionAndTheMargin() {
    #expect(
      geometry.preferredSize(iconSize: nil, textSize: CGSize(width: 50, height: 14))
        == CGSize(width: 54, height: 18))
  }

  @Test("prefers room for icon, gap and caption, and the margin around the higher of them")
  func preferredSizeWithIcon() {
    let icon = CGSize(width: 24, height: 24)
    #expect(
      geometry.preferredSize(iconSize: icon, textSize: CGSize(width: 50, height: 14))
        == CGSize(width: 80, height: 28))
    #expect(
      geometry.preferredSize(iconSize: icon, textSize: nil) == CGSize(width: 28, height: 28))
    #expect(geometry.preferredSize(iconSize: nil, textSize: nil) == CGSize(width: 4, height: 4))
  }

  @Test("an icon is as high as the content of a button with a given height")
  func iconInGivenHeight() {
    #expect(
      geometry.iconSize(CGSize(width: 30, height: 60), inButtonOfHeight: 40)
        == CGSize(width: 18, height: 36))
    #expect(
      geometry.iconSize(CGSize(width: 30, height: 20), inButtonOfHeight: 40)
        == CGSize(width: 30, height: 36))
    #expect(
      geometry.iconSize(CGSize(width: 30, height: 20), inButtonOfHeight: 3)
        == CGSize(width: 30, height: 20))
  }

  // MARK: Lines

  private let threeLines = TextBlock(
    lineSizes: [40, 70, 10].map { CGSize(width: $0, height: 14) }, lineSpacing: 0.3)

  @Test("lines are stacked with a part of their height between them")
  func linesAreStackedWithAPartOfTheirHeightBetweenThem() {
    #expect(threeLines.size.width == 70)
    #expect(abs(threeLines.size.height - 50.4) < 1e-9)
    let boxes = threeLines.lineBoxes(
      in: CGRect(x: 5, y: 0, width: 80, height: 100), alignment: .top)
    for (box, top) in zip(boxes, [0, 18.2, 36.4]) {
      #expect(abs(box.minY - top) < 1e-9)
      #expect(box.minX == 5)
      #expect(box.width == 80)
      #expect(box.height == 14)
    }
    #expect(boxes.count == 3)
  }

  @Test("lines are at the bottom if aligned there")
  func bottomLines() throws {
    let boxes = threeLines.lineBoxes(
      in: CGRect(x: 0, y: 0, width: 80, height: 100), alignment: .bottom)
    let bottom = try #require(boxes.map(\.maxY).max())
    #expect(abs(bottom - 100) < 1e-9)
  }

  @Test("no lines take no room")
  func noLines() {
    let block = TextBlock(lineSizes: [], lineSpacing: 0.3)
    #expect(block.size == .zero)
    #expect(block.lineBoxes(in: bounds).isEmpty)
  }
}
