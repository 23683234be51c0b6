import TestSupport
import Testing
import UIFoundation

/// Questions to a layout manager. In the blocks font a character is 0.6 em wide, and a line 1 em high: 6 and 10 points.
@Suite struct LayoutQuestionTests {
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container: NSTextContainer

  init() {
    // A padding of 5 points at both ends leaves 60 points, ten characters.
    container = NSTextContainer(size: CGSize(width: 70, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    set("aaaa bbbb cccc")
  }

  private func set(_ text: String) {
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont(.blocks(size: 10))]))
  }

  private static let properties: [KeptProperty<NSLayoutManager>] = [
    KeptProperty(
      "allowsNonContiguousLayout", \.allowsNonContiguousLayout, default: false, kept: true),
    KeptProperty(
      "showsInvisibleCharacters", \.showsInvisibleCharacters, default: false, kept: true),
    KeptProperty("showsControlCharacters", \.showsControlCharacters, default: false, kept: true),
    KeptProperty(
      "limitsLayoutForSuspiciousContents", \.limitsLayoutForSuspiciousContents, default: false,
      kept: true),
    KeptProperty("usesFontLeading", \.usesFontLeading, default: true, kept: false),
  ]

  private static let containerProperties: [KeptProperty<NSTextContainer>] = [
    KeptProperty("widthTracksTextView", \.widthTracksTextView, default: false, kept: true),
    KeptProperty("heightTracksTextView", \.heightTracksTextView, default: false, kept: true),
    KeptProperty("lineFragmentPadding", \.lineFragmentPadding, default: 5, kept: 0),
    KeptProperty("maximumNumberOfLines", \.maximumNumberOfLines, default: 0, kept: 3),
  ]

  @Test(arguments: properties)
  fileprivate func aLayoutManagerKeeps(property: KeptProperty<NSLayoutManager>) {
    #expect(property.differences(in: NSLayoutManager()) == [])
  }

  @Test(arguments: containerProperties)
  fileprivate func aContainerKeeps(property: KeptProperty<NSTextContainer>) {
    #expect(property.differences(in: NSTextContainer()) == [])
  }

  @Test func allOfATextIsLaidOutEvenIfNotAllOfItHasTo() {
    manager.allowsNonContiguousLayout = true
    #expect(!manager.hasNonContiguousLayout)
    #expect(manager.usedRect(for: container).height == 20)
  }

  @Test func glyphsHaveTheIndicesOfTheirCharacters() {
    #expect(manager.glyphIndexForCharacter(at: 7) == 7)
    #expect(manager.characterIndexForGlyph(at: 13) == 13)
  }

  @Test func linesAreCurrentWhetherTheyAreAskedForBeforeOrNot() {
    let all = NSRange(location: 0, length: 14)
    let expected = CGRect(x: 0, y: 0, width: 64, height: 20)
    manager.ensureGlyphs(forCharacterRange: all)
    manager.ensureGlyphs(forGlyphRange: all)
    manager.ensureLayout(forCharacterRange: all)
    manager.ensureLayout(forGlyphRange: all)
    manager.ensureLayout(for: container)
    manager.ensureLayout(
      forBoundingRect: CGRect(x: 0, y: 0, width: 70, height: 10), in: container)
    #expect(manager.usedRect(for: container) == expected)
    manager.invalidateDisplay(forCharacterRange: all)
    manager.invalidateDisplay(forGlyphRange: all)
    #expect(manager.usedRect(for: container) == expected)
    set("aaaa")
    #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 34, height: 10))
  }

  /// A container whose padding follows a number that only its class knows.
  private final class Margin: NSTextContainer {
    var margin: CGFloat = 5
    override var lineFragmentPadding: CGFloat {
      get { margin }
      set { margin = newValue }
    }
  }

  @Test func aContainerReportsAnotherGeometry() {
    let margin = Margin(size: CGSize(width: 70, height: 0))
    manager.removeTextContainer(at: 0)
    manager.addTextContainer(margin)
    #expect(manager.glyphRange(for: margin) == NSRange(location: 0, length: 14))
    #expect(manager.usedRect(for: margin).height == 20)
    // 20 points are left: three characters in a line.
    margin.margin = 25
    manager.textContainerChangedGeometry(margin)
    #expect(manager.usedRect(for: margin).height > 20)
  }

  @Test func theLineBehindALineSeparatorIsInTheContainer() {
    #expect(manager.extraLineFragmentTextContainer == nil)
    #expect(manager.extraLineFragmentUsedRect == .zero)
    set("ab\n")
    #expect(manager.extraLineFragmentTextContainer === container)
    // Without text, the padding of both ends.
    #expect(manager.extraLineFragmentUsedRect == CGRect(x: 0, y: 10, width: 10, height: 10))
  }

  @Test func theAreasOfCharactersAreEnumeratedLineByLine() {
    func rects(of range: NSRange, atMost count: Int) -> [CGRect] {
      var rects: [CGRect] = []
      manager.enumerateEnclosingRects(
        forGlyphRange: range,
        withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
      ) { rect, stop in
        rects.append(rect)
        stop.pointee = ObjCBool(rects.count == count)
      }
      return rects
    }
    // The first two characters of each line.
    let first = CGRect(x: 5, y: 0, width: 12, height: 10)
    #expect(rects(of: NSRange(location: 0, length: 2), atMost: 9) == [first])
    let both = rects(of: NSRange(location: 0, length: 12), atMost: 9)
    #expect(both.last == CGRect(x: 5, y: 10, width: 12, height: 10))
    #expect(both.count == 2)
    #expect(rects(of: NSRange(location: 0, length: 12), atMost: 1).count == 1)
  }
}
