import CoreAnimation
import TestSupport
import Testing

@Suite struct LayerDrawingTests {
  @Test func sublayersAreDrawnAboveTheBackground() throws {
    let layer = canvas()
    layer.backgroundColor = red
    layer.addSublayer(box(CGRect(x: 2, y: 3, width: 4, height: 2), blue))
    let bitmap = try picture(of: layer)
    #expect(
      bitmap.row(3) == [redPixel, redPixel] + [UInt32](repeating: bluePixel, count: 4) + [
        redPixel, redPixel,
      ])
    #expect(bitmap.row(5) == [UInt32](repeating: redPixel, count: 8))
  }

  @Test func greaterZPositionsAreInFront() throws {
    let layer = canvas()
    let first = box(CGRect(x: 0, y: 0, width: 8, height: 8), red)
    layer.addSublayer(first)
    layer.addSublayer(box(CGRect(x: 0, y: 0, width: 8, height: 8), blue))
    #expect(try picture(of: layer)[4, 4] == bluePixel)
    first.zPosition = 1
    #expect(try picture(of: layer)[4, 4] == redPixel)
    // A movement towards the viewer does the same.
    first.zPosition = 0
    first.transform = CATransform3DMakeTranslation(0, 0, 5)
    #expect(try picture(of: layer)[4, 4] == redPixel)
  }

  @Test func theBorderIsAboveSublayers() throws {
    let layer = canvas()
    layer.borderWidth = 1
    layer.borderColor = blue
    layer.addSublayer(box(layer.bounds, red))
    let bitmap = try picture(of: layer)
    #expect(bitmap[0, 4] == bluePixel)
    #expect(bitmap[1, 4] == redPixel)
  }

  /// The usual inner shadow: the shadow of a frame around the layer, which clips.
  @Test func whatLiesOutsideOfTheClipCastsAShadowIntoIt() throws {
    let layer = canvas()
    layer.masksToBounds = true
    let path = CGMutablePath()
    path.addRect(layer.bounds.insetBy(dx: -20, dy: -20))
    path.addRect(layer.bounds)
    let frame = CAShapeLayer()
    frame.frame = layer.bounds
    frame.path = path
    frame.fillRule = .evenOdd
    frame.shadowColor = .black
    frame.shadowOpacity = 1
    frame.shadowRadius = 0
    frame.shadowOffset = CGSize(width: 2, height: 1)
    layer.addSublayer(frame)
    // The frame's left and top sides, moved by the offset.
    #expect(
      try picture(of: layer).sketch == ["########"] + [String](repeating: "##......", count: 7))
  }

  @Test func theMaskLimitsEverything() throws {
    let layer = canvas()
    layer.backgroundColor = red
    layer.addSublayer(box(CGRect(x: 4, y: 0, width: 4, height: 8), blue))
    layer.mask = box(CGRect(x: 2, y: 2, width: 4, height: 4), .black)
    let bitmap = try picture(of: layer)
    #expect(
      bitmap.sketch == [
        "........", "........", "..####..", "..####..", "..####..", "..####..", "........",
        "........",
      ])
    #expect(bitmap[3, 3] == redPixel)
    #expect(bitmap[4, 3] == bluePixel)
  }

  @Test func aHalfClearMaskShowsHalf() throws {
    let layer = canvas()
    layer.backgroundColor = red
    layer.mask = box(layer.bounds, CGColor(gray: 0, alpha: 0.5))
    #expect(try picture(of: layer)[4, 4] == 0x8080_0000)
  }

  @Test func sublayersShareTheOpacityAsOnePicture() throws {
    let layer = canvas()
    layer.backgroundColor = red
    layer.opacity = 0.5
    layer.addSublayer(box(layer.bounds, blue))
    #expect(try picture(of: layer)[4, 4] == 0x8000_0080)
  }

  @Test func roundedCornersClipIfTheLayerMasks() throws {
    let layer = canvas()
    layer.cornerRadius = 4
    layer.addSublayer(box(layer.bounds, red))
    #expect(try picture(of: layer).alpha(0, 0) == 255)
    layer.masksToBounds = true
    #expect(try picture(of: layer).alpha(0, 0) == 0)
    #expect(try picture(of: layer).alpha(4, 4) == 255)
  }

  /// Two corners that overlap are each cut off by themselves: where the arcs of a bar of 14 points with a radius of 8 cross,
  /// a simulator drew these levels, of white behind a grey of 231.
  @Test func cornersMayOverlap() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 14)
    layer.backgroundColor = CGColor(gray: 231.0 / 255, alpha: 1)
    layer.cornerRadius = 8
    let canvas = CALayer()
    canvas.frame = layer.frame
    canvas.backgroundColor = .white
    canvas.addSublayer(layer)
    let bitmap = try picture(of: canvas, scale: 2)
    let levels = [
      (0, 9, 255), (0, 10, 254), (0, 11, 247), (0, 12, 240), (0, 13, 234), (0, 14, 234),
      (0, 15, 240), (0, 16, 247), (1, 8, 252), (1, 9, 240), (1, 10, 232), (2, 7, 242), (6, 2, 254),
      (7, 2, 242), (8, 1, 252), (9, 1, 240), (10, 0, 254), (11, 0, 247), (12, 0, 241), (13, 0, 236),
    ]
    for (x, y, level) in levels {
      #expect(abs(Int(bitmap[x, y] & 0xFF) - level) <= 3, "\(x) \(y)")
    }
  }

  /// A radius that no corner has room for makes the ends as round as they can be.
  @Test(arguments: [4, 8, 1000] as [CGFloat])
  func largeCornersMakeACircle(radius: CGFloat) throws {
    let layer = canvas()
    layer.backgroundColor = red
    layer.cornerRadius = radius
    let bitmap = try picture(of: layer)
    // 1 − ∫ (4 − √(16 − u²)) du from 0 to 1.
    for (x, y) in [(4, 0), (3, 0), (7, 4), (4, 7), (0, 3)] {
      #expect(abs(Int(bitmap.alpha(x, y)) - 244) <= 2)
    }
    #expect(bitmap.alpha(0, 0) == 0 && bitmap.alpha(4, 4) == 255)
  }

  /// A corner with nothing round next to it may be nearly as large as a side.
  @Test func aSingleCornerMayBeLarge() throws {
    let layer = canvas()
    layer.backgroundColor = red
    layer.cornerRadius = 7
    layer.maskedCorners = .layerMinXMinYCorner
    let bitmap = try picture(of: layer)
    // From 7 − √(49 − 6²), 3.4, at the top of the row to 7 − √(49 − 5²), 2.1, at its bottom.
    #expect(bitmap.alpha(1, 1) == 0 && bitmap.alpha(4, 1) == 255)
    #expect(bitmap.alpha(7, 0) == 255 && bitmap.alpha(0, 7) == 255)
  }

  @Test func theShadowIsThatOfTheSublayersToo() throws {
    let layer = canvas()
    layer.addSublayer(box(CGRect(x: 0, y: 0, width: 2, height: 2), red))
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 3, height: 4)
    layer.shadowRadius = 0
    let bitmap = try picture(of: layer)
    #expect(bitmap[0, 0] == redPixel)
    #expect(bitmap[4, 5] == 0xFF00_0000)
    #expect(bitmap.coveredArea == 8)
  }

  @Test func theOriginOfTheBoundsScrollsTheSublayers() throws {
    let layer = canvas()
    layer.bounds.origin = CGPoint(x: 0, y: 3)
    layer.addSublayer(box(CGRect(x: 0, y: 3, width: 8, height: 1), red))
    let bitmap = try picture(of: layer)
    #expect(bitmap.alpha(0, 0) == 255)
    #expect(bitmap.alpha(0, 1) == 0)
  }

  @Test func edgesAreSnappedToPixels() throws {
    let layer = canvas()
    layer.addSublayer(box(CGRect(x: 1.4, y: 1.6, width: 2, height: 2), red))
    #expect(
      try picture(of: layer).sketch.prefix(5)
        == ["........", "........", ".##.....", ".##.....", "........"])
  }

  @Test func aPlaneThatIsTurnedAwayIsNarrow() throws {
    let layer = canvas()
    let door = box(layer.bounds, red)
    // A third of a half turn: cos 60° = 1/2.
    door.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    layer.addSublayer(door)
    #expect(try picture(of: layer).sketch[4] == "..####..")
    door.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try picture(of: layer).sketch[4] == "########")
    door.isDoubleSided = false
    #expect(try picture(of: layer).sketch[4] == "........")
  }

  @Test func aPerspectiveMakesATrapezium() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let door = box(layer.bounds, red)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 40
    door.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    layer.addSublayer(door)
    let bitmap = try picture(of: layer)
    // Half of the width is 20: x = ±10, z = ∓17.32; w = 1 ± 0.433.
    // The right edge is farther away: 20 + 10 / 1.433 = 26.98; the left: 20 - 10 / 0.567 = 2.36.
    let middle = bitmap.row(20).map { $0 >> 24 }
    #expect(middle[26] > 200 && middle[27] == 0)
    #expect(middle[3] == 255 && middle[1] == 0)
    // Heights: 20 / 1.433 = 13.96 and 20 / 0.567 = 35.3, cut off at the picture.
    #expect(bitmap.alpha(26, 4) == 0 && bitmap.alpha(26, 8) > 200)
    #expect(bitmap.alpha(3, 0) == 255)
  }

  @Test func aTransformLayerKeepsItsSublayersInSpace() throws {
    let layer = canvas()
    let cube = CATransformLayer()
    cube.frame = layer.bounds
    let front = box(layer.bounds, red)
    front.zPosition = 4
    let back = box(layer.bounds, blue)
    back.zPosition = -4
    cube.addSublayer(front)
    cube.addSublayer(back)
    layer.addSublayer(cube)
    #expect(try picture(of: layer)[4, 4] == redPixel)
    cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try picture(of: layer)[4, 4] == bluePixel)
  }

  @Test func flippedGeometryTurnsTheYAxisUp() throws {
    let layer = canvas()
    layer.isGeometryFlipped = true
    layer.addSublayer(box(CGRect(x: 0, y: 0, width: 8, height: 2), red))
    let bitmap = try picture(of: layer)
    #expect(bitmap.alpha(0, 0) == 0)
    #expect(bitmap.alpha(0, 7) == 255)
  }
}

@Suite struct LayerContentsTests {
  /// Left half red, right half blue.
  private let image = CGImage(
    bitmap: Bitmap(width: 2, height: 1, pixels: [redPixel, bluePixel]))

  @Test func anImageFillsTheBounds() throws {
    let layer = canvas()
    layer.contents = CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [redPixel]))
    #expect(try picture(of: layer).coveredArea == 64)
  }

  @Test(arguments: [
    (CALayerContentsGravity.topLeft, 0, 0), (.center, 3, 4), (.bottomRight, 6, 7), (.right, 6, 4),
  ])
  func gravityPlacesAnImageOfItsOwnSize(
    _ gravity: CALayerContentsGravity, _ x: Int, _ y: Int
  ) throws {
    let layer = canvas()
    layer.contents = image
    layer.contentsGravity = gravity
    let bitmap = try picture(of: layer)
    #expect(bitmap.coveredArea == 2)
    #expect(bitmap[x, y] == redPixel)
    #expect(bitmap[x + 1, y] == bluePixel)
  }

  @Test func anImageKeepsItsAspectRatioOnRequest() throws {
    let layer = canvas()
    layer.contents = image
    layer.contentsGravity = .resizeAspect
    #expect(try picture(of: layer).column(0).map { $0 >> 24 } == [0, 0, 255, 255, 255, 255, 0, 0])
  }

  @Test func aPartOfAnImageIsShown() throws {
    let layer = canvas()
    layer.contents = image
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(try picture(of: layer).row(4) == [UInt32](repeating: bluePixel, count: 8))
  }

  @Test func onlyTheMiddleIsStretched() throws {
    let layer = canvas()
    layer.contents = CGImage(
      bitmap: Bitmap(width: 3, height: 1, pixels: [redPixel, bluePixel, redPixel]))
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    let middle = [UInt32](repeating: bluePixel, count: 6)
    #expect(try picture(of: layer).row(4) == [redPixel] + middle + [redPixel])
  }

  @Test func drawingIsKeptUntilItIsInvalid() throws {
    final class Drawn: CALayer {
      var color = red
      var count = 0
      override func draw(in ctx: CGContext) {
        count += 1
        ctx.setFillColor(color)
        ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 100))
      }
    }
    let layer = Drawn()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    // Nothing is drawn unasked.
    #expect(try picture(of: layer).coveredArea == 0)
    layer.setNeedsDisplay()
    // The part beyond the bounds is not shown.
    #expect(try picture(of: layer).coveredArea == 32)
    layer.color = blue
    #expect(try picture(of: layer)[0, 0] == redPixel)
    #expect(layer.count == 1)
    // Larger bounds stretch it.
    layer.bounds.size = CGSize(width: 16, height: 8)
    #expect(try picture(of: layer).coveredArea == 64)
    layer.needsDisplayOnBoundsChange = true
    #expect(try picture(of: layer).coveredArea == 32)
    #expect(layer.count == 2)
  }

  @Test func theContextOfAFlippedLayerHasItsOriginAtTheBottom() throws {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(red)
        ctx.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
      }
    }
    let layer = Drawn()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.isGeometryFlipped = true
    layer.setNeedsDisplay()
    let rows = try (0..<8).map { try picture(of: layer)[0, $0] == redPixel }
    #expect(rows == [false, false, false, false, false, false, true, true])
  }

  @Test func theDelegateDraws() throws {
    final class Painter: CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(blue)
        ctx.fill(layer.bounds)
      }
    }
    let painter = Painter()
    let layer = canvas()
    layer.delegate = painter
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay())
    #expect(try picture(of: layer)[4, 4] == bluePixel)
  }

  @Test func theDelegateMaySetTheContentsInstead() throws {
    final class Provider: CALayerDelegate {
      let image: CGImage
      init(_ image: CGImage) { self.image = image }
      func display(_ layer: CALayer) { layer.contents = image }
    }
    let provider = Provider(image)
    let layer = canvas()
    layer.delegate = provider
    layer.setNeedsDisplay()
    #expect(try picture(of: layer)[0, 0] == redPixel)
  }
}

@Suite struct LayerLayoutTests {
  private final class Stack: CALayer {
    var count = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      count += 1
      for (index, sublayer) in (sublayers ?? []).enumerated() {
        sublayer.frame = CGRect(
          x: 0, y: CGFloat(index) * 2, width: bounds.width, height: 2)
      }
    }
  }

  @Test func aChangedSizeRequestsLayout() throws {
    let stack = Stack()
    let line = box(.zero, red)
    stack.addSublayer(line)
    stack.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(stack.needsLayout())
    stack.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 0, y: 0, width: 8, height: 2))
    #expect(stack.count == 1)
    stack.layoutIfNeeded()
    stack.position = .zero
    stack.layoutIfNeeded()
    #expect(stack.count == 1)
  }

  @Test func layersBelowAreLaidOutBeforeTheyAreDrawn() throws {
    let root = canvas()
    let stack = Stack()
    stack.frame = root.bounds
    root.addSublayer(stack)
    stack.addSublayer(box(.zero, red))
    #expect(try picture(of: root).coveredArea == 16)
  }

  @Test func theDelegatePlacesSublayers() {
    final class Placer: CALayerDelegate {
      func layoutSublayers(of layer: CALayer) { layer.sublayers?.first?.frame = layer.bounds }
    }
    let placer = Placer()
    let layer = canvas()
    let inner = CALayer()
    layer.addSublayer(inner)
    layer.delegate = placer
    layer.layoutIfNeeded()
    #expect(inner.frame == layer.bounds)
  }

  @Test func layoutThatNeverSettlesEnds() {
    final class Restless: CALayer {
      var count = 0
      override func layoutSublayers() {
        count += 1
        setNeedsLayout()
      }
    }
    let layer = Restless()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(layer.count == 100)
  }
}
