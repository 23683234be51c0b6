import CoreAnimation
import TestSupport
import Testing

@Suite struct ShapeLayerTests {
  private func shape(_ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.path = path
    return layer
  }

  @Test func aPathIsFilledWithBlackByDefault() throws {
    let layer = shape(CGPath(rect: CGRect(x: 1, y: 1, width: 3, height: 2)))
    let bitmap = try picture(of: layer)
    #expect(bitmap.coveredArea == 6)
    #expect(bitmap[1, 1] == 0xFF00_0000)
  }

  @Test func aPathIsNotClippedToTheBounds() throws {
    let root = canvas()
    let layer = shape(CGPath(rect: CGRect(x: -2, y: 0, width: 4, height: 1)))
    layer.frame = CGRect(x: 4, y: 4, width: 1, height: 1)
    root.addSublayer(layer)
    #expect(try picture(of: root).sketch[4] == "..####..")
  }

  @Test func theFillRuleDecidesAboutHoles() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    let layer = shape(path)
    #expect(try picture(of: layer).coveredArea == 64)
    layer.fillRule = .evenOdd
    #expect(try picture(of: layer).coveredArea == 48)
  }

  @Test func theStrokeIsAboveTheFill() throws {
    let layer = shape(CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
    layer.fillColor = red
    layer.strokeColor = blue
    layer.lineWidth = 2
    let bitmap = try picture(of: layer)
    #expect(bitmap.row(1) == [0] + [UInt32](repeating: bluePixel, count: 6) + [0])
    #expect(
      bitmap.row(3)[1...6] == [bluePixel, bluePixel, redPixel, redPixel, bluePixel, bluePixel])
  }

  private func line() -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 4))
    path.addLine(to: CGPoint(x: 8, y: 4))
    let layer = shape(path)
    layer.fillColor = nil
    layer.strokeColor = red
    layer.lineWidth = 2
    return layer
  }

  @Test func aPartOfTheStrokeIsDrawn() throws {
    let layer = line()
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    #expect(try picture(of: layer).sketch[4] == "..####..")
    layer.strokeEnd = 0.25
    #expect(try picture(of: layer).coveredArea == 0)
    layer.strokeStart = -3
    layer.strokeEnd = 7
    #expect(try picture(of: layer).coveredArea == 16)
  }

  @Test func dashesBeginWithThePartThatIsStroked() throws {
    let layer = line()
    layer.lineDashPattern = [2, 1]
    #expect(try picture(of: layer).sketch[4] == "##.##.##")
    layer.lineDashPhase = 1
    #expect(try picture(of: layer).sketch[4] == "#.##.##.")
    layer.lineDashPhase = 0
    layer.strokeStart = 0.125
    #expect(try picture(of: layer).sketch[4] == ".##.##.#")
  }

  @Test func capsReachBeyondTheEnds() throws {
    let layer = line()
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    layer.lineCap = .square
    #expect(try picture(of: layer).sketch[4] == ".######.")
  }

  @Test func joinsAndMiterLimitsAreThoseOfStrokes() throws {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 7), CGPoint(x: 1, y: 1), CGPoint(x: 7, y: 1)])
    let layer = shape(path)
    layer.fillColor = nil
    layer.strokeColor = red
    layer.lineWidth = 2
    #expect(try picture(of: layer).alpha(0, 0) == 255)
    // A right angle's miter is 1.41 line widths long.
    layer.miterLimit = 1.4
    #expect(try picture(of: layer).alpha(0, 0) < 255)
    layer.miterLimit = 10
    layer.lineJoin = .bevel
    #expect(try picture(of: layer).alpha(0, 0) < 255)
  }

  @Test func aShapeIsAMask() throws {
    let layer = canvas()
    layer.backgroundColor = red
    layer.mask = shape(CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(try picture(of: layer).coveredArea == 4)
  }

  @Test func aPathChangedLaterIsNotTheLayers() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let layer = shape(path)
    path.addRect(CGRect(x: 4, y: 4, width: 1, height: 1))
    #expect(try picture(of: layer).coveredArea == 1)
  }
}

@Suite struct GradientLayerTests {
  private func gradient(_ colors: [CGColor], _ locations: [NSNumber]? = nil) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.colors = colors
    layer.locations = locations
    return layer
  }

  @Test func coloursRunFromTheTopToTheBottom() throws {
    let bitmap = try picture(of: gradient([.black, .white]))
    // 255 times 1/8, 3/8, 5/8 and 7/8.
    #expect((0..<4).map { bitmap.red(0, $0) } == [32, 96, 159, 223])
  }

  @Test func pointsAreInPartsOfTheBounds() throws {
    let layer = gradient([.black, .white])
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0.5)
    let bitmap = try picture(of: layer)
    // Beyond the end is the last colour.
    #expect((0..<4).map { bitmap.red($0, 0) } == [64, 191, 255, 255])
  }

  @Test func locationsMayLieOutside() throws {
    let layer = gradient([.black, .white, .black], [-1, 0, 1])
    let bitmap = try picture(of: layer)
    #expect((0..<4).map { bitmap.red(0, $0) } == [223, 159, 96, 32])
  }

  @Test func aRadialGradientIsAnEllipse() throws {
    let layer = gradient([.white, .black])
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    let bitmap = try picture(of: layer)
    // The ends of both axes are equally far away: 7/8 of the radius... (3.5 of 4, 1.5 of 2).
    #expect(bitmap.red(4, 2) > 180)
    #expect(bitmap.red(0, 0) == 0)
    #expect(bitmap.red(7, 2) < 40)
  }

  @Test func aConicGradientBeginsTowardsItsEndPoint() throws {
    let layer = gradient([.black, .white])
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    let bitmap = try picture(of: layer)
    // Clockwise from the top: right above, right below, left below, left above.
    let corners = [bitmap.red(3, 0), bitmap.red(3, 3), bitmap.red(0, 3), bitmap.red(0, 0)]
    #expect(corners == [32, 96, 159, 223])
  }

  @Test func itHasRoundedCorners() throws {
    let layer = gradient([.black, .white])
    layer.cornerRadius = 2
    #expect(try picture(of: layer).alpha(0, 0) < 255)
  }

  @Test func coloursThatAreNoneAreLeftOut() throws {
    let layer = gradient([])
    layer.colors = ["red", 7]
    #expect(try picture(of: layer).coveredArea == 0)
    layer.colors = [red]
    #expect(try picture(of: layer)[0, 0] == redPixel)
  }
}

@Suite struct ReplicatorLayerTests {
  private func replicator() -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.addSublayer(box(CGRect(x: 0, y: 0, width: 1, height: 1), .white))
    return layer
  }

  @Test func copiesAreMovedFurther() throws {
    let layer = replicator()
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(2, 1, 0)
    #expect(
      try picture(of: layer).sketch.prefix(3) == ["#.......", "..#.....", "....#..."])
  }

  @Test func copiesTurnAboutTheMiddle() throws {
    let layer = replicator()
    layer.instanceCount = 4
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let bitmap = try picture(of: layer)
    #expect(bitmap.sketch[0] == "#......#")
    #expect(bitmap.sketch[7] == "#......#")
    #expect(bitmap.coveredArea == 4)
  }

  @Test func coloursAreMultiplied() throws {
    let layer = replicator()
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
    layer.instanceColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    layer.instanceGreenOffset = -0.5
    layer.instanceAlphaOffset = -0.25
    let row = try picture(of: layer).row(0)
    #expect(row[0] == 0xFFFF_FFFF)
    // Alpha 3/4, green a half; alpha 1/2, no green: premultiplied.
    #expect(row[2] >> 24 == 191 && (row[2] >> 8 & 255) == 96)
    #expect(row[4] >> 24 == 128 && (row[4] >> 8 & 255) == 0 && row[4] & 255 == 128)
    #expect(row[1] == 0)
  }

  @Test func noCopiesShowNothing() throws {
    let layer = replicator()
    layer.instanceCount = 0
    #expect(try picture(of: layer).coveredArea == 0)
    layer.instanceCount = -5
    #expect(try picture(of: layer).coveredArea == 0)
  }
}

@Suite struct TextLayerTests {
  private func text(_ string: Any?, width: CGFloat = 200) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 60)
    layer.font = Font.blocks(size: 10)
    layer.fontSize = 10
    layer.string = string
    layer.foregroundColor = red
    return layer
  }

  private func columns(_ bitmap: Bitmap) -> [Int] {
    (0..<bitmap.width).filter { x in bitmap.column(x).contains { $0 >> 24 > 0 } }
  }

  @Test func textBeginsAtTheTopLeft() throws {
    let bitmap = try picture(of: text("ab"))
    let used = columns(bitmap)
    #expect(try #require(used.first) < 10)
    #expect(try #require(used.last) < 40)
    #expect(bitmap.pixels.contains(redPixel))
    #expect(bitmap.row(40).allSatisfy { $0 == 0 })
  }

  /// Frames are rounded to pixels: a text that lacks a part of one is whole.
  @Test(arguments: [(17.6, true), (15.2, false)])
  func aTextThatLacksAPartOfAPixelIsNotTruncated(width: CGFloat, isWhole: Bool) throws {
    // Three letters of 6 points; truncated, the third one becomes an ellipsis of the same width.
    let (whole, cut) = (text("abc", width: 18), text("abc", width: width))
    whole.truncationMode = .end
    cut.truncationMode = .end
    let (expected, shown) = (try picture(of: whole), try picture(of: cut))
    let isSame = (0..<15).allSatisfy { shown.column($0) == expected.column($0) }
    #expect(isSame == isWhole)
  }

  @Test func linesAreAlignedInTheBounds() throws {
    let layer = text("ab")
    layer.alignmentMode = .right
    #expect(try #require(columns(picture(of: layer)).first) > 150)
    layer.alignmentMode = .center
    let middle = try columns(picture(of: layer))
    #expect(abs(try #require(middle.first) + (try #require(middle.last)) - 199) <= 2)
  }

  /// By its name code finds the system font, whose lines have iOS's metrics, and not M PLUS 1's.
  @Test func theNameOfTheSystemFontMeansTheSystemFont() {
    let font = Font.system(size: 20, weight: .bold)
    let layer = text("a")
    layer.fontSize = 20
    layer.font = CGFont(font.postScriptName as CFString)
    #expect(layer.sizedFont == font)
    layer.font = font.postScriptName
    #expect(layer.sizedFont == font)
  }

  @Test func longLinesBreakOnlyOnRequest() throws {
    let layer = text("aaaa aaaa aaaa", width: 50)
    let lineHeight = Int(Font.blocks(size: 10).lineHeight.rounded(.up))
    func hasSecondLine() throws -> Bool {
      let bitmap = try picture(of: layer)
      return (lineHeight + 2..<60).contains { y in bitmap.row(y).contains { $0 != 0 } }
    }
    #expect(try !hasSecondLine())
    layer.isWrapped = true
    #expect(try hasSecondLine())
    layer.isWrapped = false
    layer.string = "a\na"
    #expect(try hasSecondLine())
  }

  @Test func whatIsNoTextIsNotDrawn() throws {
    #expect(try picture(of: text(7)).coveredArea == 0)
    #expect(try picture(of: text(nil)).coveredArea == 0)
  }
}
