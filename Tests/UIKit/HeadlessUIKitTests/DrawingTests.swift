import HeadlessUIKit
import StandardViews
import TestSupport
import Testing

private let red: UInt32 = 0xFFFF_0000
private let green: UInt32 = 0xFF00_FF00
private let blue: UInt32 = 0xFF00_00FF

private func draw(_ view: UIView, scale: CGFloat = 1) throws -> Bitmap {
  try UIViewRenderer(scale: scale).bitmap(of: view)
}

private func box(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil
) -> UIView {
  let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  view.backgroundColor = color
  return view
}

@Suite struct Drawing {
  @Test func subviewsCoverBackgroundsInTheirOrder() throws {
    let root = box(0, 0, 4, 1, .red)
    root.addSubview(box(1, 0, 2, 1, .green))
    root.addSubview(box(2, 0, 9, 1, .blue))
    #expect(try draw(root).row(0) == [red, green, blue, blue])
  }

  @Test func thePictureHasTheSizeInPixels() throws {
    let bitmap = try draw(box(3, 4, 10.2, 5, .red), scale: 2)
    #expect(bitmap.width == 21)
    #expect(bitmap.height == 10)
  }

  @Test func aPictureThatIsTooLargeIsAnError() {
    #expect(throws: CGContextError.self) { try draw(box(0, 0, 100_000, 100_000)) }
    #expect(throws: CGContextError.self) { try draw(box(0, 0, 10, 10), scale: .nan) }
  }

  @Test func hiddenAndTransparentViewsAreNotDrawn() throws {
    let root = box(0, 0, 2, 1, .red)
    let hidden = box(0, 0, 1, 1, .blue)
    hidden.isHidden = true
    let transparent = box(1, 0, 1, 1, .blue)
    transparent.alpha = 0
    root.addSubview(hidden)
    root.addSubview(transparent)
    #expect(try draw(root).row(0) == [red, red])
  }

  @Test func edgesGoToTheNearestPixels() throws {
    let root = box(0, 0, 6, 1)
    root.addSubview(box(0.4, 0, 2, 1, .red))
    root.addSubview(box(2.4, 0, 2.2, 1, .green))
    // 0.4...2.4 is 0...2 and 2.4...4.6 is 2...5: what touches in points touches in pixels.
    #expect(try draw(root).row(0) == [red, red, green, green, green, 0])
    // At two pixels per point 0.8...4.8 is 1...5, and 4.8...9.2 is 5...9.
    #expect(
      try draw(root, scale: 2).row(0)
        == [0] + [UInt32](repeating: red, count: 4) + [UInt32](repeating: green, count: 4)
        + [0, 0, 0])
  }

  @Test func aScrolledSuperviewMovesItsContentButNotItsBackground() throws {
    let root = box(0, 0, 4, 1, .red)
    root.addSubview(box(3, 0, 1, 1, .blue))
    root.bounds.origin.x = 2
    #expect(try draw(root).row(0) == [red, blue, red, red])
  }

  @Test func opacityActsOnTheWholeBranch() throws {
    let root = box(0, 0, 3, 1)
    let group = box(0, 0, 3, 1)
    group.alpha = 0.5
    group.addSubview(box(0, 0, 2, 1, .red))
    group.addSubview(box(1, 0, 2, 1, .blue))
    root.addSubview(group)
    // Half of red, and half of blue where it covers red: nothing of red shines through.
    #expect(try draw(root).row(0) == [0x8080_0000, 0x8000_0080, 0x8000_0080])
  }

  @Test func clippingEndsSubviewsAtTheBounds() throws {
    let root = box(0, 0, 4, 1)
    let clip = box(1, 0, 2, 1, .red)
    clip.addSubview(box(-5, 0, 6, 1, .blue))
    root.addSubview(clip)
    #expect(try draw(root).row(0) == [blue, blue, red, 0])
    clip.clipsToBounds = true
    #expect(try draw(root).row(0) == [0, blue, red, 0])
  }

  @Test func roundedCornersClipTheContent() throws {
    let view = box(0, 0, 20, 20, .red)
    view.layer.cornerRadius = 10
    view.addSubview(box(0, 0, 20, 20, .blue))
    #expect(try draw(view)[0, 0] == blue)
    view.layer.masksToBounds = true
    let bitmap = try draw(view)
    #expect(bitmap[0, 0] == 0)
    #expect(bitmap[10, 10] == blue)
    #expect(bitmap[10, 1] == blue)
    // The pixel's nearest corner is 8√2 from the arc's centre, more than the radius.
    #expect(bitmap[1, 1] == 0)
    #expect(bitmap[4, 4] == blue)
  }

  @Test func onlyMaskedCornersAreRound() throws {
    let view = box(0, 0, 20, 20, .red)
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMaxXMinYCorner]
    let bitmap = try draw(view)
    #expect([bitmap[0, 0], bitmap[19, 0], bitmap[0, 19], bitmap[19, 19]] == [red, 0, red, red])
  }

  @Test func aRadiusIsAtMostHalfTheShorterSide() throws {
    let view = box(0, 0, 20, 10, .red)
    view.layer.cornerRadius = 1000
    let pill = try draw(view)
    view.layer.cornerRadius = 5
    #expect(try draw(view) == pill)
  }

  @Test func theBorderLiesInsideAndAboveSubviews() throws {
    let view = box(0, 0, 6, 6, .red)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.green.cgColor
    view.addSubview(box(0, 0, 3, 6, .blue))
    #expect(try draw(view).row(3) == [green, green, blue, red, green, green])
    #expect(try draw(view).row(1) == [UInt32](repeating: green, count: 6))
    view.layer.borderWidth = 4
    #expect(try draw(view).row(3) == [UInt32](repeating: green, count: 6))
  }

  @Test func transformsTurnAboutTheCentre() throws {
    let root = box(0, 0, 5, 5)
    let bar = box(0, 2, 5, 1, .red)
    root.addSubview(bar)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let bitmap = try draw(root)
    #expect((0..<5).map { bitmap[2, $0] } == [UInt32](repeating: red, count: 5))
    #expect(bitmap.row(2) == [0, 0, red, 0, 0])
  }

  @Test func subviewsAreTransformedWithTheirSuperview() throws {
    let root = box(0, 0, 8, 4)
    let scaled = box(2, 1, 4, 2, .red)
    scaled.addSubview(box(3, 0, 1, 2, .blue))
    root.addSubview(scaled)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(try draw(root).row(1) == [red, red, red, red, red, red, blue, blue])
  }

  @Test func theRootsOwnPlaceAndTransformDoNotCount() throws {
    let root = box(100, 100, 2, 1, .red)
    root.transform = CGAffineTransform(rotationAngle: 1)
    #expect(try draw(root).row(0) == [red, red])
  }

  @Test func ownDrawingIsClippedToTheBoundsAndStartsAfresh() throws {
    final class Own: UIView {
      override func draw(_ rect: CGRect) {
        #expect(rect == bounds)
        let context = UIGraphicsGetCurrentContext()
        context?.fill(CGRect(x: 1, y: 0, width: 100, height: 100))
        context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context?.translateBy(x: 50, y: 0)
      }
    }
    let root = box(0, 0, 6, 1)
    root.addSubview(Own(frame: CGRect(x: 0, y: 0, width: 3, height: 1)))
    root.addSubview(Own(frame: CGRect(x: 3, y: 0, width: 2, height: 1)))
    let black: UInt32 = 0xFF00_0000
    #expect(try draw(root).row(0) == [0, black, black, 0, black, 0])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func ownDrawingThatFillsItsRectangleEndsWhereABackgroundDoes() throws {
    final class Filling: UIView {
      override func draw(_ rect: CGRect) { UIRectFill(rect) }
    }
    let black: UInt32 = 0xFF00_0000
    for (view, color) in [(Filling(), black), (box(0, 0, 0, 0, .red), red)] {
      let root = box(0, 0, 6, 1)
      // 1.5...4 is 2...4 in pixels.
      view.frame = CGRect(x: 1.5, y: 0, width: 2.5, height: 1)
      root.addSubview(view)
      #expect(try draw(root).row(0) == [0, 0, color, color, 0, 0])
    }
  }

  @Test func manyTasksDrawSideBySide() async throws {
    @Sendable func picture(_ style: UIUserInterfaceStyle, _ scale: CGFloat) throws -> Bitmap {
      let root = box(0, 0, 60, 30, .systemBackground)
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 50, height: 20))
      label.text = "並列 Ag"
      root.addSubview(label)
      let traits = UITraitCollection(userInterfaceStyle: style)
      return try UIViewRenderer(scale: scale, traits: traits).bitmap(of: root)
    }
    let alone = [try picture(.light, 1), try picture(.dark, 2)]
    #expect(alone[0] != alone[1])
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<40 {
        group.addTask {
          try picture(index % 2 == 0 ? .light : .dark, index % 2 == 0 ? 1 : 2)
            == alone[index % 2]
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }

  @Test func layoutHappensBeforeDrawing() throws {
    final class Filling: UIView {
      override func layoutSubviews() { subviews[0].frame = bounds }
    }
    let root = Filling(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    root.addSubview(box(0, 0, 0, 0, .red))
    #expect(try draw(root).row(0) == [red, red])
  }

  @Test func dynamicColorsFollowTheRendererAndTheBranch() throws {
    let root = box(0, 0, 2, 1, .systemBackground)
    let branch = box(1, 0, 1, 1)
    branch.overrideUserInterfaceStyle = .light
    branch.addSubview(box(0, 0, 1, 1, .systemBackground))
    root.addSubview(branch)
    let dark = UIViewRenderer(scale: 1, traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(try dark.bitmap(of: root).row(0) == [0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test func theRenderersBackgroundIsBehindTheView() throws {
    let view = box(0, 0, 2, 1)
    view.addSubview(box(0, 0, 1, 1, .red))
    let renderer = UIViewRenderer(scale: 1, backgroundColor: .blue)
    #expect(try renderer.bitmap(of: view).row(0) == [red, blue])
  }

  @Test func drawingTwiceGivesTheSamePixels() throws {
    let view = box(0, 0, 40, 20, .systemBlue)
    view.layer.cornerRadius = 6.3
    view.layer.shadowOpacity = 0.5
    let label = UILabel(frame: CGRect(x: 2.3, y: 1.7, width: 30, height: 15))
    label.text = "Ag"
    view.addSubview(label)
    #expect(try draw(view, scale: 3) == draw(view, scale: 3))
  }
}

@Suite struct Shadows {
  private func shadowed(_ color: UIColor?) -> (root: UIView, view: UIView) {
    let root = box(0, 0, 40, 40)
    let view = box(10, 10, 20, 20, color)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 5, height: 5)
    root.addSubview(view)
    return (root, view)
  }

  @Test func aShadowIsBelowTheView() throws {
    let bitmap = try draw(shadowed(.red).root)
    #expect(bitmap[12, 12] == red)
    #expect(bitmap[28, 28] == red)
    #expect(bitmap[33, 33] == 0xFF00_0000)
    #expect(bitmap[36, 36] == 0)
    #expect(bitmap[12, 33] == 0)
  }

  @Test func withoutOpacityThereIsNone() throws {
    let (root, view) = shadowed(.red)
    view.layer.shadowOpacity = 0
    #expect(try draw(root)[33, 33] == 0)
  }

  @Test func aLayerThatClipsClipsItsShadow() throws {
    let (root, view) = shadowed(.red)
    view.clipsToBounds = true
    #expect(try draw(root)[33, 33] == 0)
  }

  @Test func withoutABackgroundTheContentCastsIt() throws {
    let (root, view) = shadowed(nil)
    view.addSubview(box(0, 0, 10, 10, .blue))
    let bitmap = try draw(root)
    #expect(bitmap[12, 12] == blue)
    #expect(bitmap[22, 22] == 0xFF00_0000)
    #expect(bitmap[30, 30] == 0)
  }

  /// An opaque colour is mixed with the pixels below in one step, and a group in two: they differ by a rounding.
  @Test func theShortWayOverTheBackgroundGivesTheSamePicture() throws {
    let (root, view) = shadowed(.red)
    view.layer.cornerRadius = 6
    view.layer.shadowRadius = 3
    view.layer.shadowOpacity = 0.5
    let short = try draw(root)
    // A transparent subview that reaches out takes the way over a group.
    view.addSubview(box(-5, -5, 50, 50))
    let group = try draw(root)
    func channels(_ pixel: UInt32) -> [Int] {
      [24, 16, 8, 0].map { Int(pixel >> $0 & 255) }
    }
    let differences = zip(group.pixels, short.pixels).flatMap { pixel, other in
      zip(channels(pixel), channels(other)).map { abs($0 - $1) }
    }
    #expect(differences.max() == 1)
  }

  @Test func aShadowPathCastsItInstead() throws {
    let (root, view) = shadowed(.red)
    view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 40)).cgPath
    let bitmap = try draw(root)
    // At 15...20 across, and 15...55 down.
    #expect(bitmap[17, 33] == 0xFF00_0000)
    #expect(bitmap[22, 33] == 0)
    #expect(bitmap[17, 28] == red)
  }

  @Test func theShadowFadesWithTheView() throws {
    let (root, view) = shadowed(.red)
    view.alpha = 0.5
    let bitmap = try draw(root)
    #expect(bitmap[33, 33] == 0x8000_0000)
    #expect(bitmap[20, 20] == 0x8080_0000)
  }
}

/// Changes layers while it draws.
private final class RestlessView: UIView {
  var count = 0
  var change: (RestlessView) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    count += 1
    change(self)
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(rect)
  }
}

/// What `draw(_:)` sets of layers is shown with what it draws, as display comes before the commit.
@Suite struct ChangesWhileDrawing {
  private let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  init() {
    view.isOpaque = false
    root.addSubview(view)
  }

  private func picture() throws -> Bitmap { try UIViewRenderer(scale: 1).bitmap(of: root) }

  @Test func aBorderIsInTheFirstPicture() throws {
    view.change = {
      $0.layer.borderWidth = 2
      $0.layer.borderColor = UIColor.blue.cgColor
    }
    let first = try picture()
    #expect(first[0, 0] == blue && first[4, 4] == red)
    #expect(view.count == 1)
    #expect(try picture() == first)
  }

  @Test func cornersAreClippedInTheFirstPicture() throws {
    view.change = {
      $0.layer.cornerRadius = 4
      $0.clipsToBounds = true
    }
    let first = try picture()
    #expect(first[0, 0] == 0 && first[4, 4] == red)
  }

  @Test func aMaskIsInTheFirstPicture() throws {
    view.change = { view in
      guard view.layer.mask == nil else { return }
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 4, height: 8)
      mask.backgroundColor = UIColor.black.cgColor
      view.layer.mask = mask
    }
    let first = try picture()
    #expect(first[1, 4] == red && first[6, 4] == 0)
  }

  @Test func sublayersAndOtherViewsAreInTheFirstPicture() throws {
    let sibling = UIView(frame: CGRect(x: 6, y: 0, width: 2, height: 8))
    root.insertSubview(sibling, belowSubview: view)
    view.frame.size.width = 6
    view.change = { view in
      sibling.backgroundColor = .blue
      let line = CALayer()
      line.frame = CGRect(x: 0, y: 0, width: 2, height: 8)
      line.backgroundColor = UIColor.blue.cgColor
      view.layer.addSublayer(line)
    }
    let first = try picture()
    #expect(first[1, 4] == blue && first[4, 4] == red && first[7, 4] == blue)
    #expect(view.layer.sublayers?.count == 1)
  }

  @Test func theFirstPictureOfALayerShowsThemToo() throws {
    let context = try CGContext(size: root.bounds.size, scale: 1)
    view.change = {
      $0.layer.borderWidth = 2
      $0.layer.borderColor = UIColor.blue.cgColor
    }
    root.layer.render(in: context)
    let first = try context.makeBitmap()
    #expect(first[0, 0] == blue && first[4, 4] == red && view.count == 1)
  }

  @Test func aWindowShowsThemInItsFirstPicture() throws {
    view.change = {
      $0.layer.borderWidth = 2
      $0.layer.borderColor = UIColor.blue.cgColor
    }
    let picture = try KeptDrawingStage.picture(of: root)
    #expect(picture[0, 0] == blue && picture[4, 4] == red)
  }
}
