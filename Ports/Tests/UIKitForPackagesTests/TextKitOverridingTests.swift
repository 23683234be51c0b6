import Testing
import UIKit

/// What subclasses of TextKit's classes override.
@Suite struct TextKitOverridingTests {
  private final class Highlighter: NSLayoutManager {
    var log: [String] = []

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      log.append("background \(glyphsToShow.length)")
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }

    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      log.append("glyphs \(origin.x)")
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      log.append("underline")
    }

    override func usedRect(for container: NSTextContainer) -> CGRect {
      CGRect(x: 0, y: 0, width: 1, height: 2)
    }
  }

  @Test func aLayoutManagerOverridesWhatDraws() {
    let highlighter = Highlighter()
    let manager: NSLayoutManager = highlighter
    let range = NSRange(location: 0, length: 3)
    manager.drawBackground(forGlyphRange: range, at: .zero)
    manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 4, y: 0))
    #expect(highlighter.log == ["background 3", "glyphs 4.0"])
    #expect(manager.usedRect(for: NSTextContainer()).height == 2)
  }

  private final class Glass: UIVisualEffectView {
    let own = UIView()
    override var contentView: UIView { own }
  }

  @Test func anEffectViewHasAnotherContentView() {
    let glass = Glass(effect: nil)
    let view: UIVisualEffectView = glass
    #expect(view.contentView === glass.own)
  }
}
