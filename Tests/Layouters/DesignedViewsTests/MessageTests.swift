import Testing

@testable import DesignedViews

@Suite("An eye catcher")
struct EyeCatcherTests {
  /// An eye catcher whose letters are boxes, each 0.6 em to the next one and 1 em high.
  private final class BlocksEyeCatcher: DsEyeCatcherView {
    override var font: UIFont { UIFont(.blocks(size: fontSize)) }
  }

  @Test("starts with the design's settings")
  func defaults() {
    let view = DsEyeCatcherView(message: "Hello")
    #expect(view.borderWidth == 0.5)
    #expect(view.contentMargin == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(view.roundRadius == 3)
    #expect(view.textHorzAlignment == .left)
    #expect(view.iconTextMargin == 6)
    #expect(view.iconSize == CGSize(width: 12 * 1.3, height: 12 * 1.3))
    #expect(view.color(.bgColor)?.cgColor == UIColor.white.cgColor)
    #expect(view.color(.fgColor)?.cgColor == UIColor.black.cgColor)
    #expect(view.color(.borderColor) == DsPalette.border)
    #expect(
      view.color(.svgColor)?.cgColor
        == UIColor(red: 0, green: 80 / 255, blue: 1, alpha: 1).cgColor)
    #expect(!view.multiLineText)
    #expect(view.frame.size == view.preferredSize())
  }

  @Test("has an icon of 1.3 times its font's size")
  func iconSize() {
    let view = BlocksEyeCatcher(message: "abcde")
    view.fontSize = 20
    #expect(view.iconSize == CGSize(width: 26, height: 26))
    // Margins of 10, the icon, a gap of 6, five letters of 12.
    #expect(view.preferredSize() == CGSize(width: 112, height: 46))
  }

  @Test("has an icon of 1.3 times the size of its font as shown")
  func iconFollowsTheTextSize() throws {
    try UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge).performAsCurrent {
      let view = DsEyeCatcherView(message: "a")
      // 12 × 23 / 17 is 16.2, rounded to half points.
      #expect(view.font.pointSize == 16)
      let icon = try #require(view.iconSize(in: .normal))
      #expect(abs(icon.width - 1.3 * 16) < 1e-9)
      #expect(abs(icon.height - 1.3 * 16) < 1e-9)
      #expect(
        abs(view.preferredSize().width - (10 + 1.3 * 16 + 6 + view.textSize().width + 10)) < 1e-9)
      // A property is at the standard text size, as the font size is.
      #expect(view.iconSize == CGSize(width: 12 * 1.3, height: 12 * 1.3))
      view.adjustsFontForContentSizeCategory = false
      #expect(view.iconSize(in: .normal) == view.iconSize)
    }
  }

  @Test("splits a message of several lines")
  func lines() {
    let view = BlocksEyeCatcher(message: "abc\nabcde\na", isMultiLine: true)
    view.fontSize = 10
    // The icon of 13, a gap of 6 and five letters of 6; three lines of 10 with gaps of 3; margins
    // of 10.
    #expect(view.preferredSize() == CGSize(width: 69, height: 56))
  }

  @Test("centres the balloon on the capital letters of the first line", arguments: [60, 25])
  func contentRects(height: CGFloat) throws {
    let view = BlocksEyeCatcher(message: "abc")
    view.fontSize = 10
    let rects = view.contentRects(
      in: CGRect(x: 0, y: 0, width: 100, height: height), iconSize: view.iconSize, hasText: true)
    // Blocks reach from the baseline, 8 points below the text's top, to the top. The middle of the
    // balloon is 10/24 of the icon's 13 points below the icon's top.
    let icon = try #require(rects.icon)
    #expect(abs(icon.minY - (10 + 8 - 4 - 13.0 * 10 / 24)) < 1e-9)
    #expect(icon.size == CGSize(width: 13, height: 13))
    #expect(rects.text == CGRect(x: 29, y: 10, width: 61, height: height - 20))
  }

  @Test("draws the balloon's tail at the left where text runs from right to left")
  func mirroredIcon() throws {
    let view = DsEyeCatcherView(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
    view.text = ""
    view.iconSize = CGSize(width: 24, height: 24)
    view.semanticContentAttribute = .forceRightToLeft
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: view)
    // The middle of the balloon, 10 points below the icon's top, is on the middle of the capital letters, 11.4
    // - 4.2 points below the text's top at 10: the icon is at (46, 7.2), drawn at (46, 7).
    #expect(bitmap[46 + 3, 7 + 18] == 0xFF00_50FF)
    #expect(bitmap[46 + 20, 7 + 19] == 0xFFFF_FFFF)
    #expect(bitmap[46 + 19, 7 + 10] == 0xFF00_50FF)
  }

  @Test("draws the balloon's tail at the right, in the same colour in every state")
  func icon() throws {
    let view = DsEyeCatcherView(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
    view.text = ""
    view.iconSize = CGSize(width: 24, height: 24)
    let blue: UInt32 = 0xFF00_50FF
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: view)
    // The icon is at (10, 7); its tail in the lowest row reaches to the right.
    #expect(bitmap[10 + 20, 7 + 18] == blue)
    #expect(bitmap[10 + 3, 7 + 19] == 0xFFFF_FFFF)
    #expect(bitmap[10 + 4, 7 + 10] == blue)
    // The "i".
    #expect(bitmap[10 + 12, 7 + 6] == 0xFFFF_FFFF)
    #expect(bitmap[10 + 12, 7 + 8] == blue)
    #expect(bitmap[10 + 12, 7 + 12] == 0xFFFF_FFFF)
    view.colorResources?.setResource(.color(.red), for: ResourceKey(.svgColor, .disabled))
    view.enabled = false
    #expect(try UIViewRenderer(scale: 1).bitmap(of: view) == bitmap)
  }
}

@Suite("A guard")
struct GuardTests {
  private let root = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))

  @Test("covers its root from the start, and as that grows")
  func covers() {
    let guardView = DsGuardView.make(on: root)
    #expect(guardView.superview === root)
    #expect(!guardView.isHidden)
    #expect(guardView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    #expect(guardView.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
  }

  @Test("covers what its root shows of its content")
  func coversBounds() {
    root.bounds.origin = CGPoint(x: 0, y: 50)
    let guardView = DsGuardView.make(on: root)
    #expect(guardView.frame == CGRect(x: 0, y: 50, width: 200, height: 100))
    root.bounds.origin = CGPoint(x: 0, y: 70)
    guardView.show()
    #expect(guardView.frame == CGRect(x: 0, y: 70, width: 200, height: 100))
  }

  @Test("is black at an eighth, or of another colour")
  func color() throws {
    let white = UIColor.white
    root.backgroundColor = white
    let guardView = DsGuardView.make(on: root)
    // 255 · (1 - 32 / 255) = 223
    #expect(try UIViewRenderer(scale: 1).bitmap(of: root)[5, 5] == 0xFFDF_DFDF)
    guardView.removeFromSuperview()
    DsGuardView.make(on: root, color: .red)
    #expect(try UIViewRenderer(scale: 1).bitmap(of: root)[5, 5] == 0xFFFF_0000)
  }

  @Test("reacts when a finger comes down, while it is shown")
  func touches() {
    var count = 0
    let guardView = DsGuardView.make(on: root) { _ in count += 1 }
    let screen = TouchScreen(of: root)
    screen.touchDown(at: CGPoint(x: 50, y: 50))
    #expect(count == 1)
    screen.touchUp()
    #expect(count == 1)
    guardView.hide()
    #expect(guardView.isHidden)
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 1)
    guardView.show()
    #expect(!guardView.isHidden)
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 2)
  }

  @Test("keeps touches from what is below it, and leaves those of what is in front alone")
  func order() {
    var taps: [String] = []
    func addButton(_ name: String) {
      let button = DsCustomButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      button.setTarget { _ in taps.append(name) }
      root.addSubview(button)
    }
    addButton("below")
    let guardView = DsGuardView.make(on: root) { _ in taps.append("guard") }
    let screen = TouchScreen(of: root)
    screen.tap(at: CGPoint(x: 20, y: 20))
    let inFront = DsCustomButton(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    inFront.setTarget { _ in taps.append("in front") }
    guardView.addSubview(inFront)
    screen.tap(at: CGPoint(x: 120, y: 20))
    #expect(taps == ["guard", "in front"])
  }

  @Test("calls a method of an object as long as that lives")
  func target() {
    final class Counter {
      var count = 0
      func touched(_ guardView: DsGuardView) { count += 1 }
    }
    let counter = Counter()
    let guardView = DsGuardView.make(on: root)
    guardView.setTarget(counter, action: Counter.touched)
    TouchScreen(of: root).tap(at: CGPoint(x: 50, y: 50))
    #expect(counter.count == 1)
  }
}
