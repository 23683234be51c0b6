import TestSupport
import Testing

@testable import DesignedViews

private let red: UInt32 = 0xFFFF_0000
private let green: UInt32 = 0xFF00_FF00
private let blue: UInt32 = 0xFF00_00FF
private let black: UInt32 = 0xFF00_0000
private let white: UInt32 = 0xFFFF_FFFF

private func draw(_ view: UIView, scale: CGFloat = 1) throws -> Bitmap {
  try UIViewRenderer(scale: scale).bitmap(of: view)
}

/// A button whose letters are boxes: each 0.6 em to the next one, 0.8 em up and 0.2 em down.
private final class BlocksButton: DsCustomButton {
  override var font: UIFont { UIFont(.blocks(size: fontSize)) }
}

@Suite("The picture of a button")
struct ButtonDrawingTests {
  private let redOnBlue = StatefulResource([
    ResourceKey(.bgColor): .color(.blue), ResourceKey(.borderColor): .color(.red),
    ResourceKey(.fgColor): .color(.white),
  ])

  private func makeButton(
    _ width: CGFloat = 100, _ height: CGFloat = 40, border: CGFloat = 0, radius: CGFloat = 0
  ) -> DsCustomButton {
    let button = BlocksButton(frame: CGRect(x: 0, y: 0, width: width, height: height))
    button.colorResources = redOnBlue
    button.borderWidth = border
    button.roundRadius = radius
    return button
  }

  private func makeImage(_ width: Int, _ height: Int, _ pixel: UInt32) -> UIImage {
    UIImage(cgImage: CGImage(bitmap: Bitmap(width: width, height: height, filledWith: pixel)))
  }

  // MARK: Background and border

  @Test("a border of 4 covers the outer 4 points exactly", arguments: [1, 2])
  func aBorderOf4CoversTheOuter4PointsExactly(scale: Int) throws {
    let bitmap = try draw(makeButton(border: 4), scale: CGFloat(scale))
    let (border, inside) = (4 * scale, 92 * scale)
    let middle = bitmap.row(20 * scale)
    #expect(middle.prefix(border).allSatisfy { $0 == red })
    #expect(middle.dropFirst(border).prefix(inside).allSatisfy { $0 == blue })
    #expect(middle.suffix(border).allSatisfy { $0 == red })
    let column = bitmap.column(50 * scale)
    #expect(column.prefix(border).allSatisfy { $0 == red })
    #expect(column.dropFirst(border).prefix(32 * scale).allSatisfy { $0 == blue })
    #expect(column.suffix(border).allSatisfy { $0 == red })
  }

  @Test("a hairline is one whole pixel", arguments: [1, 2] as [CGFloat])
  func hairline(scale: CGFloat) throws {
    let row = try draw(makeButton(border: 0.5), scale: scale).row(10)
    #expect(row.prefix(2) == [red, blue])
    #expect(row.suffix(2) == [blue, red])
  }

  @Test("a button between pixels has sharp edges")
  func fractionalFrame() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let button = makeButton(border: 1)
    button.frame = CGRect(x: 5.3, y: 4.6, width: 20.4, height: 10.4)
    root.addSubview(button)
    let bitmap = try draw(root)
    // 5.3 to 25.7 come to 5 to 26, and 4.6 to 15 come to 5 to 15.
    #expect(bitmap.row(10)[4...6] == [0, red, blue])
    #expect(bitmap.row(10)[24...26] == [blue, red, 0])
    #expect(bitmap.column(12)[4...6] == [0, red, blue])
    #expect(bitmap.column(12)[13...15] == [blue, red, 0])
  }

  @Test("no border colour draws no border, and leaves the background the whole area")
  func noBorderColor() throws {
    let button = makeButton(border: 4)
    button.colorResources = StatefulResource([ResourceKey(.bgColor): .color(.blue)])
    #expect(try draw(button).pixels.allSatisfy { $0 == blue })
  }

  @Test("a radius is at most half the shorter side")
  func clampedRadius() throws {
    let large = try draw(makeButton(radius: 1000))
    #expect(large == (try draw(makeButton(radius: 20))))
    #expect(large[0, 0] == 0)
    #expect(large[20, 0] == blue)
    #expect(try draw(makeButton(radius: -5)) == (try draw(makeButton())))
  }

  @Test("a background image replaces colours and border")
  func backgroundImage() throws {
    let button = makeButton(border: 4)
    button.iconResources = StatefulResource([
      ResourceKey(.bgImage): .image(makeImage(2, 2, green))
    ])
    #expect(try draw(button).pixels.allSatisfy { $0 == green })
  }

  @Test("a background image is looked for among the colours, too")
  func backgroundImageOfColors() throws {
    let button = makeButton()
    button.colorResources = StatefulResource([
      ResourceKey(.bgImage): .image(makeImage(2, 2, green))
    ])
    button.iconResources = StatefulResource()
    #expect(try draw(button).pixels.allSatisfy { $0 == green })
  }

  // MARK: Icon

  @Test("draws an icon in the middle")
  func icon() throws {
    let button = makeButton()
    button.iconResources = StatefulResource([
      ResourceKey(.icon): .image(makeImage(16, 16, green))
    ])
    let row = try draw(button).row(20)
    #expect(row[41...42] == [blue, green])
    #expect(row[57...58] == [green, blue])
    #expect(try draw(button).column(50)[11...12] == [blue, green])
  }

  @Test("a single image for everything is the icon, not the background")
  func monoIcon() throws {
    let button = makeButton()
    button.iconResources = MonoResource(.image(makeImage(16, 16, green)))
    let bitmap = try draw(button)
    #expect(bitmap[50, 20] == green)
    #expect(bitmap[0, 0] == blue)
  }

  @Test("a template icon takes the caption's colour in each state")
  func templateIcon() throws {
    let button = makeButton()
    button.colorResources?.setResource(.color(.red), for: ResourceKey(.fgColor, .disabled))
    button.iconResources = MonoResource(
      .image(makeImage(16, 16, black).withRenderingMode(.alwaysTemplate)))
    #expect(try draw(button)[50, 20] == white)
    button.enabled = false
    #expect(try draw(button)[50, 20] == red)
  }

  @Test("describes icons that look different by different words")
  func iconIdentity() {
    let words = [makeImage(16, 16, green), makeImage(16, 16, red), makeImage(16, 16, red)].map {
      image in
      let button = makeButton()
      button.iconResources = MonoResource(.image(image))
      return button.viewNode().properties["iconResources"]
    }
    #expect(words[0] != nil)
    #expect(words[0] != words[1])
    #expect(words[1] == words[2])
  }

  @Test("turned over, an icon is at the right")
  func turnOver() throws {
    let button = makeButton()
    button.text = ""
    button.iconResources = StatefulResource([
      ResourceKey(.icon): .image(makeImage(16, 10, green))
    ])
    #expect(try draw(button).row(20)[1...2] == [blue, green])
    button.turnOver = true
    let bitmap = try draw(button)
    #expect(bitmap.row(20)[81...82] == [blue, green])
    #expect(bitmap.row(20)[97...98] == [green, blue])
    #expect(bitmap.column(90)[14...15] == [blue, green])
  }

  // MARK: Caption

  /// The columns and rows of the letters.
  private func ink(_ bitmap: Bitmap, _ color: UInt32 = white) -> CGRect {
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] == color {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test("a line is centred vertically")
  func lineBox() throws {
    let button = makeButton()
    button.fontSize = 10
    button.text = "a"
    #expect(button.textSize().height == 10)
    let ink = ink(try draw(button))
    #expect(ink.minY == 15)
    #expect(ink.maxY == 25)
  }

  @Test("is placed by its alignment", arguments: [(Align.left, 2), (.right, 98)])
  func alignment(alignment: Align, edge: CGFloat) throws {
    let button = makeButton()
    button.fontSize = 20
    button.textHorzAlignment = alignment
    button.text = "aa"
    let ink = ink(try draw(button))
    // Letters are 12 apart; less than half of that is left free next to one.
    #expect(abs((alignment == .left ? ink.minX : ink.maxX) - edge) < 6)
  }

  @Test("is black without a colour")
  func withoutColor() throws {
    let button = makeButton()
    button.colorResources = StatefulResource([ResourceKey(.bgColor): .color(.blue)])
    button.text = "a"
    #expect(!ink(try draw(button), black).isNull)
  }

  @Test("lines keep their distance")
  func lines() throws {
    let button = makeButton(100, 60)
    button.multiLineText = true
    button.fontSize = 10
    button.text = "a\nb\r\nc"
    // 10 + 3 + 10 + 3 + 10 high, from 12 to 48.
    #expect(button.textSize() == CGSize(width: 6, height: 36))
    let bitmap = try draw(button)
    let rows = (0..<60).filter { y in bitmap.row(y).contains(white) }
    #expect(rows == Array(12..<22) + Array(25..<35) + Array(38..<48))
  }

  @Test("an empty text is a caption, no text is none")
  func emptyText() {
    let button = makeButton()
    #expect(button.preferredSize() == CGSize(width: 4, height: 4))
    button.text = ""
    #expect(button.preferredSize() == CGSize(width: 4, height: 16))
  }

  @Test("content that is too wide is made smaller as a whole")
  func autoScale() throws {
    let button = makeButton()
    button.autoScaleToBounds = true
    button.fontSize = 20
    button.text = String(repeating: "a", count: 12)
    button.iconResources = StatefulResource([
      ResourceKey(.icon): .image(makeImage(16, 20, green))
    ])
    // The caption is 144 wide in an area of 78: 66 too wide, so all is 100 / 166 as large. The
    // icon then goes from 2 to 18 times that, 1.2 to 10.8, and is 12 high around the middle.
    let bitmap = try draw(button)
    let row = bitmap.row(20)
    #expect(row.filter { $0 == green }.count == 10)
    #expect(row[0] == blue)
    let ink = ink(bitmap)
    #expect(ink.minX >= 12)
    #expect(ink.maxX > 90)
    // Its line would go from 14 to 26, with the baseline at 23.6, which comes to 24.
    #expect(ink.minY == 15)
    #expect(ink.maxY == 26)
    #expect(bitmap.column(5).filter { $0 == green }.count == 12)
  }

  @Test("content that fits is not scaled")
  func autoScaleLeavesSmallContent() throws {
    let button = makeButton()
    button.text = "abc"
    let plain = try draw(button)
    button.autoScaleToBounds = true
    #expect(try draw(button) == plain)
  }

  @Test("every override point is called, in drawing order")
  func overridePoints() throws {
    final class Custom: DsCustomButton {
      var calls: [String] = []
      override var font: UIFont { UIFont(.blocks(size: 20)) }
      override func iconSize(in state: ViewState) -> CGSize? { CGSize(width: 10, height: 10) }
      override func contentRects(
        in bounds: CGRect, iconSize: CGSize?, hasText: Bool
      ) -> ContentRects {
        ContentRects(
          icon: CGRect(x: 1, y: 2, width: 3, height: 4),
          text: CGRect(x: 5, y: 6, width: 7, height: 8))
      }
      override func eraseBackground(_ context: CGContext, rect: CGRect) {
        calls.append("background \(rect.width)")
      }
      override func drawContent(_ context: CGContext, rect: CGRect) {
        calls.append("content")
        super.drawContent(context, rect: rect)
      }
      override func drawIcon(_ context: CGContext, rect: CGRect) {
        calls.append("icon \(rect.origin.x)")
      }
      override func drawText(_ context: CGContext, rect: CGRect) {
        calls.append("text \(rect.origin.x) \(textSize().height)")
      }
    }
    let button = Custom(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    button.text = "a"
    _ = try draw(button)
    #expect(button.calls == ["background 30.0", "content", "icon 1.0", "text 5.0 20.0"])
  }

  @Test("leaves out a caption of which not even the ellipsis fits")
  func captionWithoutRoom() throws {
    // An ellipsis of 6 points, in 10 and in 9 less the margins of 2 points on both sides.
    func isWritten(width: CGFloat) throws -> Bool {
      let button = makeButton(width, 20)
      button.fontSize = 10
      button.text = "abc"
      let bitmap = try draw(button)
      return (0..<20).contains { y in bitmap.row(y).contains { $0 != blue } }
    }
    #expect(try isWritten(width: 10))
    #expect(try !isWritten(width: 9))
  }

  // MARK: Animation

  @Test("halfway to another size is that of a button of the size shown")
  func animatedSize() throws {
    let clock = VirtualClock()
    let button = makeButton(100, 40, border: 2, radius: 20)
    button.text = "ab"
    clock.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { button.frame.size.width = 200 }, completion: nil)
    }
    clock.advance(by: 0.5)
    let shown = makeButton(150, 40, border: 2, radius: 20)
    shown.text = "ab"
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    stage.addSubview(button)
    let halfway = try draw(stage)
    button.removeFromSuperview()
    stage.addSubview(shown)
    #expect(halfway == (try draw(stage)))
  }

  // MARK: Sizes

  @Test("prefers the size of its text with the margin")
  func preferredSize() {
    let button = makeButton()
    button.fontSize = 14
    button.text = "abcde"
    let width: CGFloat = 5 * 0.6 * 14 + 4
    #expect(abs(button.preferredSize().width - width) < 1e-9)
    #expect(button.preferredSize().height == 18)
    button.frame.origin = CGPoint(x: 3, y: 4)
    button.sizeToFit()
    #expect(button.frame.origin == CGPoint(x: 3, y: 4))
    #expect(button.frame.height == 18)
    #expect(button.intrinsicContentSize == button.preferredSize())
  }

  // MARK: Description

  @Test("says what it looks like in its state")
  func description() {
    let button = makeButton(border: 2, radius: 8)
    button.text = "Save"
    button.colorResources?.setResource(.color(.green), for: ResourceKey(.bgColor, .selected))
    button.selected = true
    let properties = button.viewNode().properties
    #expect(properties["text"] == .string("Save"))
    #expect(properties["buttonState"] == .string("selected"))
    #expect(
      properties["colorResources"]
        == .map([
          "Bg": .string("#00FF00"), "Fg": .string("#FFFFFF"), "Border": .string("#FF0000"),
        ]))
    #expect(properties["borderWidth"] == .number(2))
    #expect(properties["roundRadius"] == .number(8))
    #expect(properties["turnOver"] == nil)
  }

  @Test("omits defaults and invisible backgrounds")
  func describedDefaults() {
    let button = makeButton()
    button.text = "Save"
    button.roundRadius = DsDefaults.btnRoundRadius
    button.colorResources = MonoResource(.color(.clear))
    #expect(
      button.viewNode().properties == [
        "buttonState": .string("normal"), "text": .string("Save"),
        "colorResources": .map(["Fg": .string("#00000000")]),
      ])
    button.boldFont = false
    button.textHorzAlignment = .left
    #expect(button.viewNode().properties["boldFont"] == .bool(false))
    #expect(button.viewNode().properties["textHorzAlignment"] == .string("left"))
  }
}
