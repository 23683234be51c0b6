import Testing
import UIFoundation

/// In the blocks font a character is 0.6 em wide, and a line 1 em high: 6 and 10 points.
@Suite struct ExclusionPathTests {
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 70, height: 0))

  init() {
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private func set(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) {
    let style = NSMutableParagraphStyle()
    change(style)
    storage.setAttributedString(
      NSAttributedString(
        string: text, attributes: [.font: UIFont(.blocks(size: 10)), .paragraphStyle: style]))
  }

  private func exclude(_ rects: CGRect...) {
    container.exclusionPaths = rects.map { UIBezierPath(rect: $0) }
  }

  private var lines: [(rect: CGRect, text: String)] {
    var lines: [(CGRect, String)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, _, _, range, _ in
      lines.append((rect, storage.attributedSubstring(from: range).string))
    }
    return lines
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: 10)
  }

  @Test func linesAreShorterNextToAnArea() {
    set("aaaa bbbb cccc")
    exclude(CGRect(x: 35, y: 0, width: 35, height: 10))
    // The padding of both ends leaves 25 of 35 points, four characters.
    #expect(lines.map(\.text) == ["aaaa ", "bbbb cccc"])
    #expect(lines.map(\.rect) == [rect(0, 0, 35), rect(0, 10, 70)])
    #expect(!container.isSimpleRectangularTextContainer)
  }

  @Test func aRowHasALineAtBothSidesOfAnArea() {
    set("aaa bbb ccc")
    exclude(CGRect(x: 30, y: 0, width: 10, height: 10))
    #expect(lines.map(\.text) == ["aaa ", "bbb ", "ccc"])
    #expect(lines.map(\.rect) == [rect(0, 0, 30), rect(40, 0, 30), rect(0, 10, 70)])
    // In the second line, behind the padding.
    #expect(manager.location(forGlyphAt: 5) == CGPoint(x: 11, y: 8))
    #expect(manager.glyphIndex(for: CGPoint(x: 52, y: 5), in: container) == 5)
    #expect(manager.glyphIndex(for: CGPoint(x: 12, y: 5), in: container) == 1)
  }

  @Test func aWordThatDoesNotFitNextToAnAreaIsBelow() {
    set("aaaa bb")
    exclude(CGRect(x: 30, y: 0, width: 10, height: 15))
    // Neither side has room for four characters; the rows begin below the area.
    #expect(lines.map(\.rect) == [rect(0, 15, 70)])
  }

  @Test func aRowIsAsHighAsTheHighestCharacterInIt() {
    set("aa bb cc")
    storage.addAttribute(
      .font, value: UIFont(.blocks(size: 20)), range: NSRange(location: 3, length: 2))
    exclude(CGRect(x: 25, y: 0, width: 10, height: 5))
    // `aa` at the left, `bb`, which is 24 points wide and 20 high, at the right.
    let expected = [
      CGRect(x: 0, y: 0, width: 25, height: 20), CGRect(x: 35, y: 0, width: 35, height: 20),
      CGRect(x: 0, y: 20, width: 70, height: 10),
    ]
    #expect(lines.map(\.rect) == expected)
  }

  @Test func linesFollowAShape() {
    set("aaaaaa bbbbbbbb c")
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: 50, y: 0))
    triangle.addLine(to: CGPoint(x: 70, y: 0))
    triangle.addLine(to: CGPoint(x: 70, y: 20))
    triangle.close()
    container.exclusionPaths = [triangle]
    // Between 0 and 10 the widest place of the triangle begins at 50, between 10 and 20 at 60.
    #expect(lines.map(\.rect) == [rect(0, 0, 50), rect(0, 10, 60), rect(0, 20, 70)])
  }

  @Test func theInsideOfARingIsFreeByTheEvenOddRule() {
    set("aaa")
    let ring = UIBezierPath(rect: CGRect(x: -5, y: -20, width: 90, height: 60))
    ring.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 40, height: 20)))
    container.exclusionPaths = [ring]
    #expect(lines.map(\.rect) == [rect(0, 40, 70)])
    ring.usesEvenOddFillRule = true
    container.exclusionPaths = [ring]
    #expect(lines.map(\.rect) == [rect(20, 0, 40)])
  }

  @Test func alignmentIsWithinAFragment() {
    set("a b") { $0.alignment = .right }
    exclude(CGRect(x: 25, y: 0, width: 20, height: 10))
    // 15 points at both sides: `a` ends at 20.
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).maxX == 25)
    #expect(manager.location(forGlyphAt: 0).x == 14)
  }

  @Test func indentsAreThoseOfTheContainer() {
    set("aa bb cc") {
      $0.firstLineHeadIndent = 12
      $0.headIndent = 6
    }
    exclude(CGRect(x: 30, y: 0, width: 5, height: 10))
    // 20 points less the indent of 12 have no room for a word; the 25 at the right have.
    #expect(lines.map(\.text) == ["aa ", "bb cc"])
    #expect(manager.location(forGlyphAt: 0).x == 5)
    #expect(manager.location(forGlyphAt: 3).x == 11)
  }

  @Test func anAreaAsLargeAsTheWorldEndsSomewhere() {
    set("aaa")
    exclude(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    #expect(lines.count == 1)
  }
}

@Suite struct TextContainersTests {
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let first = NSTextContainer(size: CGSize(width: 70, height: 20))
  private let second = NSTextContainer(size: CGSize(width: 70, height: 20))

  init() {
    manager.addTextContainer(first)
    manager.addTextContainer(second)
    storage.addLayoutManager(manager)
    set("aaaa bbbb cccc dddd eeee ffff")
  }

  private func set(_ text: String) {
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont(.blocks(size: 10))]))
  }

  @Test func textThatDoesNotFitIsInTheNextContainer() {
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 20))
    #expect(manager.glyphRange(for: second) == NSRange(location: 20, length: 9))
    let used = CGRect(x: 0, y: 0, width: 64, height: 10)
    #expect(manager.usedRect(for: second) == used)
  }

  @Test func placesAreThoseOfTheContainer() {
    var range = NSRange()
    let line = manager.lineFragmentRect(forGlyphAt: 22, effectiveRange: &range)
    #expect(line == CGRect(x: 0, y: 0, width: 70, height: 10))
    #expect(range == NSRange(location: 20, length: 9))
    #expect(manager.textContainer(forGlyphAt: 22, effectiveRange: nil) === second)
    #expect(manager.textContainer(forGlyphAt: 2, effectiveRange: nil) === first)
    #expect(manager.glyphIndex(for: CGPoint(x: 18, y: 5), in: second) == 22)
    let bounds = manager.boundingRect(forGlyphRange: NSRange(location: 21, length: 2), in: second)
    #expect(bounds == CGRect(x: 11, y: 0, width: 12, height: 10))
  }

  @Test func aLineOfEachContainerIsEnumerated() {
    var containers: [NSTextContainer] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 10, length: 15)) {
      _, _, container, _, _ in containers.append(container)
    }
    #expect(containers.map { $0 === first } == [true, false])
  }

  @Test func aParagraphMayEndWithAContainer() {
    set("aaaa\nbbbb\ncccc")
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 10))
    #expect(manager.glyphRange(for: second) == NSRange(location: 10, length: 4))
  }

  @Test func theRestOfAParagraphHasTheIndentOfItsLines() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 12
    style.headIndent = 6
    storage.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
    #expect(manager.location(forGlyphAt: 0).x == 17)
    let start = manager.glyphRange(for: second).location
    #expect(manager.location(forGlyphAt: start).x == 11)
  }

  @Test func aContainerWithoutTextIsEmpty() {
    set("aaaa")
    #expect(manager.glyphRange(for: second).length == 0)
    #expect(manager.usedRect(for: second) == .zero)
  }

  @Test func aContainerThatIsTooLowIsSkipped() {
    let third = NSTextContainer(size: CGSize(width: 70, height: 50))
    manager.addTextContainer(third)
    second.size.height = 5
    #expect(manager.glyphRange(for: second).length == 0)
    #expect(manager.glyphRange(for: third) == NSRange(location: 20, length: 9))
  }

  @Test func onlyTheLastContainerTruncates() {
    first.maximumNumberOfLines = 1
    first.lineBreakMode = .byTruncatingTail
    second.maximumNumberOfLines = 1
    second.lineBreakMode = .byTruncatingTail
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 10))
    let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 10)
    // Nine characters and the ellipsis.
    #expect(hidden == NSRange(location: 19, length: 10))
  }

  @Test func theNextContainerFollowsAChangeOfTheFirst() {
    first.size.height = 10
    #expect(manager.glyphRange(for: second) == NSRange(location: 10, length: 19))
    manager.removeTextContainer(at: 0)
    #expect(manager.glyphRange(for: second) == NSRange(location: 0, length: 20))
  }
}
