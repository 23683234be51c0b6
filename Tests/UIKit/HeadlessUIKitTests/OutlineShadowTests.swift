import HeadlessUIKit
import TestSupport
import Testing

private let red: UInt32 = 0xFFFF_0000
private let green: UInt32 = 0xFF00_FF00
private let blue: UInt32 = 0xFF00_00FF

/// Shadows without blur, whose edges are exact, unless a test is about the blur.
@Suite struct OutlineShadowTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  /// From 10 to 30 in both directions.
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  init() { root.addSubview(view) }

  private func row(_ y: Int = 20) throws -> [UInt32] {
    try UIViewRenderer(scale: 1).bitmap(of: root).row(y)
  }

  private func shadow(
    _ color: UIColor, spread: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0, inner: Bool = false
  ) -> OutlineShadow {
    OutlineShadow(
      color: color, offset: CGSize(width: x, height: y), radius: 0, spread: spread, isInner: inner)
  }

  @Test func theSpreadIsAroundTheOutlineAndNothingIsBelowTheView() throws {
    view.outlineShadows = [shadow(.red, spread: 3)]
    let row = try row()
    #expect(Array(row[6..<11]) == [0, red, red, red, 0])
    #expect(Array(row[29..<34]) == [0, red, red, red, 0])
    #expect(try self.row(6)[20] == 0)
    #expect(try self.row(7)[20] == red)
    // Square corners stay square.
    #expect(try self.row(7)[7] == red)
  }

  @Test func theFirstShadowIsOnTop() throws {
    view.outlineShadows = [shadow(.red, spread: 2), shadow(.blue, spread: 4)]
    #expect(Array(try row()[5..<11]) == [0, blue, blue, red, red, 0])
    view.outlineShadows.reverse()
    #expect(Array(try row()[5..<11]) == [0, blue, blue, blue, blue, 0])
  }

  @Test func aNegativeSpreadIsSmaller() throws {
    // 14 points wide, 8 to the right: from 21 to 35.
    view.outlineShadows = [shadow(.red, spread: -3, x: 8)]
    #expect(Array(try row()[28..<37]) == [0, 0, red, red, red, red, red, 0, 0])
    #expect(try row(11)[32] == 0)
    view.outlineShadows = [shadow(.red, spread: -10, x: 25)]
    #expect(try row().allSatisfy { $0 == 0 })
  }

  @Test func innerShadowsAreBetweenBackgroundAndContent() throws {
    view.backgroundColor = .green
    let child = UIView(frame: CGRect(x: 1, y: 9, width: 2, height: 2))
    child.backgroundColor = .blue
    view.addSubview(child)
    view.outlineShadows = [shadow(.red, spread: 4, inner: true)]
    #expect(Array(try row()[9..<16]) == [0, red, blue, blue, red, green, green])
    #expect(Array(try row(25)[9..<16]) == [0, red, red, red, red, green, green])
    #expect(try row(26)[20] == red)
  }

  @Test func theOffsetOfAnInnerShadowMovesItIn() throws {
    view.backgroundColor = .green
    view.outlineShadows = [shadow(.red, x: 2, inner: true)]
    #expect(Array(try row()[9..<13]) == [0, red, red, green])
    #expect(Array(try row()[27..<31]) == [green, green, green, 0])
  }

  @Test func anInnerShadowThatFillsTheViewIsPlain() throws {
    view.outlineShadows = [shadow(.red, spread: 50, inner: true)]
    #expect(Array(try row()[9..<31]) == [0] + Array(repeating: red, count: 20) + [0])
  }

  @Test func innerShadowsAreInsideTheBorder() throws {
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    view.backgroundColor = .green
    view.outlineShadows = [shadow(.red, spread: 3, inner: true)]
    #expect(Array(try row()[9..<16]) == [0, blue, blue, red, red, red, green])
  }

  @Test func aViewThatClipsKeepsItsShadows() throws {
    view.clipsToBounds = true
    view.outlineShadows = [shadow(.red, spread: 2)]
    #expect(Array(try row()[7..<11]) == [0, red, red, 0])
  }

  @Test func shadowsFollowTheBoundsAndTheCorners() throws {
    view.layer.cornerRadius = 10
    view.outlineShadows = [shadow(.red, spread: 4)]
    // A circle of 14 points around (20, 20).
    #expect(Array(try row()[5..<11]).map { $0 == red } == [false, false, true, true, true, false])
    #expect(try row()[5] == 0)
    // Between 11.3 and 12.7 points from the middle, and between 14.1 and 15.6.
    #expect(try row(11)[11] == red)
    #expect(try row(9)[9] == 0)
    view.bounds.size = CGSize(width: 30, height: 20)
    // From 5 to 35.
    #expect(Array(try row()[2..<5]) == [red, red, red])
    #expect(try row()[0] == 0)
  }

  @Test func translucentViewsShowTheirShadowsAsTranslucent() throws {
    view.backgroundColor = .green
    view.alpha = 0.5
    view.outlineShadows = [shadow(.red, spread: 2)]
    #expect(Array(try row()[7..<11]) == [0, 0x8080_0000, 0x8080_0000, 0x8000_8000])
  }

  @Test func coloursAreThoseOfTheAppearance() throws {
    view.outlineShadows = [
      shadow(UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }, spread: 2)
    ]
    #expect(try row()[9] == blue)
    root.overrideUserInterfaceStyle = .dark
    #expect(try row()[9] == red)
  }

  /// The shadow of an opaque view equals its layer's shadow, drawn by other code.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func theBlurIsThatOfALayersShadow(scale: CGFloat) throws {
    view.backgroundColor = .green
    view.layer.cornerRadius = 0
    func picture() throws -> Bitmap { try UIViewRenderer(scale: scale).bitmap(of: root) }
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 3
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    let expected = try picture()
    view.layer.shadowOpacity = 0
    view.outlineShadows = [
      OutlineShadow(
        color: .black, opacity: 0.5, offset: CGSize(width: 1, height: 2), radius: 3)
    ]
    #expect(try picture() == expected)
  }

  /// Along a straight edge, light and shadow are each other's mirror picture.
  @Test func anInnerBlurMirrorsTheOuterOne() throws {
    let wide = UIView(frame: CGRect(x: 40, y: 0, width: 80, height: 80))
    let area = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 80))
    area.addSubview(wide)
    func alphas(inner: Bool) throws -> [UInt32] {
      wide.outlineShadows = [
        OutlineShadow(color: .black, offset: .zero, radius: 4, isInner: inner)
      ]
      return try UIViewRenderer(scale: 1).bitmap(of: area).row(40).map { $0 >> 24 }
    }
    let (inner, outer) = (try alphas(inner: true), try alphas(inner: false))
    #expect(outer[39] > 100)
    #expect(Array(inner[40..<60]) == outer[20..<40].reversed())
  }

  @Test func aTransformedViewTransformsItsShadows() throws {
    view.outlineShadows = [shadow(.red, spread: 2)]
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(Array(try row()[13..<17]) == [0, red, 0, 0])
  }

  @Test func oddNumbersAreDrawnWithoutACrash() throws {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
      view.outlineShadows = [
        OutlineShadow(offset: CGSize(width: value, height: 1), radius: 1),
        OutlineShadow(radius: value), OutlineShadow(spread: value),
        OutlineShadow(radius: value, spread: value, isInner: true),
      ]
      _ = try row()
    }
  }
}
