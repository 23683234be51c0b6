import HeadlessUIKit
import TestSupport
import Testing

/// UIKit's own functions for drawing, and what makes pictures of views.
@Suite struct GraphicsTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  // MARK: Renderers

  @Test func aRenderersImageHasItsSizeTimesItsScale() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format).image {
      red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    #expect(image.size == CGSize(width: 10, height: 4))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 30 && image.cgImage?.height == 12)
    #expect(image.cgImage?.bitmap[14, 0] == 0xFFFF_0000)
    #expect(image.cgImage?.bitmap[15, 0] == 0)
  }

  @Test func opaqueImagesBeginBlack() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
      .image { _ in }
    #expect(image.cgImage?.bitmap[0, 0] == 0xFF00_0000)
  }

  @Test func filesOfRenderersAreReadAgain() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
    let png = renderer.pngData { $0.cgContext.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let image = try #require(UIImage(data: png))
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.cgImage?.bitmap[0, 0] == 0xFF00_0000)
    let jpeg = renderer.jpegData(withCompressionQuality: 1) { _ in }
    #expect(try #require(UIImage(data: jpeg)).size == CGSize(width: 2, height: 1))
  }

  @Test func pdfRenderersMakeDocuments() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
    func data(pages: Int) -> Data {
      renderer.pdfData { context in
        for _ in 0..<pages {
          context.beginPage()
          context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
      }
    }
    let text = String(decoding: data(pages: 1), as: UTF8.self)
    #expect(text.hasPrefix("%PDF"))
    #expect(data(pages: 2).count > data(pages: 1).count)
  }

  // MARK: Image contexts

  @Test func imageContextsNest() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 2)
    red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(inner.cgImage?.bitmap.pixels == [0])
    #expect(outer.scale == 2 && outer.size == CGSize(width: 2, height: 2))
    #expect(outer.cgImage?.bitmap.pixels.allSatisfy { $0 == 0xFFFF_0000 } == true)
  }

  /// As image helpers for UIKit tint: the image is a mask, in a space that is turned for Core Graphics.
  @Test func theUsualTintingGivesTheImagesShape() throws {
    let shape = UIImage(
      cgImage: CGImage(
        bitmap: Bitmap(width: 1, height: 2, pixels: [0xFF00_0000, 0])))
    UIGraphicsBeginImageContextWithOptions(shape.size, false, shape.scale)
    let context = try #require(UIGraphicsGetCurrentContext())
    let rect = CGRect(origin: .zero, size: shape.size)
    context.translateBy(x: 0, y: shape.size.height)
    context.scaleBy(x: 1, y: -1)
    context.setBlendMode(.normal)
    context.clip(to: rect, mask: try #require(shape.cgImage))
    red.setFill()
    context.fill(rect)
    let tinted = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(tinted?.cgImage?.bitmap.pixels == [0xFFFF_0000, 0])
  }

  /// The y axis of UIKit's contexts points down, and Core Graphics draws the top row of an image at the
  /// greatest y.
  @Test func imagesOfCoreGraphicsAreUpsideDownUnlessTheAxisIsTurned() throws {
    let column = CGImage(bitmap: Bitmap(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    func pixels(_ draw: (CGContext) -> Void) -> [UInt32]? {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: rect.size, format: format).image {
        draw($0.cgContext)
      }
      return image.cgImage?.bitmap.pixels
    }
    let flipped: [UInt32] = [0xFF00_00FF, 0xFFFF_0000]
    #expect(pixels { $0.draw(column, in: rect) } == flipped)
    let turned = pixels { context in
      context.translateBy(x: 0, y: 2)
      context.scaleBy(x: 1, y: -1)
      context.draw(column, in: rect)
    }
    #expect(turned == column.bitmap.pixels)
    #expect(pixels { _ in UIImage(cgImage: column).draw(in: rect) } == column.bitmap.pixels)
    let mask = CGImage(bitmap: Bitmap(width: 1, height: 2, pixels: [0xFF00_0000, 0]))
    let masked = pixels { context in
      context.clip(to: rect, mask: mask)
      context.setFillColor(red.cgColor)
      context.fill(rect)
    }
    #expect(masked == [0, 0xFFFF_0000])
  }

  // MARK: Colours

  @Test func hueSaturationAndBrightnessAreThoseOfTheColour() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0, green: 0.5, blue: 0.25, alpha: 0.5)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    // Between green (1/3) and cyan (1/2), half way.
    let expected: CGFloat = 5.0 / 12
    #expect(abs(hue - expected) < 1e-9)
    #expect(saturation == 1 && brightness == 0.5 && alpha == 0.5)
    var white: CGFloat = 0
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.25)
  }

  @Test func aPatternIsRepeated() {
    let pattern = UIImage(
      cgImage: CGImage(bitmap: Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 1), format: format).image {
      UIColor(patternImage: pattern).setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 4, height: 1))
    }
    #expect(
      image.cgImage?.bitmap.pixels == [0, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000])
  }

  @Test func theBackgroundOfAViewRepeatsAPatternFromItsCorner() throws {
    let pattern = UIImage(
      cgImage: CGImage(bitmap: Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    let child = UIView(frame: CGRect(x: 1, y: 0, width: 3, height: 1))
    view.addSubview(child)
    view.backgroundColor = .black
    child.backgroundColor = UIColor(patternImage: pattern)
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: view)
    let (red, blue, black): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF, 0xFF00_0000)
    #expect(bitmap.pixels == [black, red, blue, red, black, black, black, black])
  }

  @Test func aPatternOfOnePixelFillsAScreen() throws {
    let pattern = UIImage(
      cgImage: CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [0xFF12_3456])))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
    view.backgroundColor = UIColor(patternImage: pattern)
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: view)
    #expect(bitmap == Bitmap(width: 800, height: 400, filledWith: 0xFF12_3456))
  }

  // MARK: Images

  @Test func imagesAreDrawnUpright() {
    // Red, blue: turned to the left, blue is on top.
    let pixels = CGImage(bitmap: Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    let mirrored = UIImage(cgImage: pixels, scale: 1, orientation: .upMirrored)
    #expect(drawn(mirrored) == [0xFF00_00FF, 0xFFFF_0000])
    let left = UIImage(cgImage: pixels, scale: 1, orientation: .left)
    #expect(left.size == CGSize(width: 1, height: 2))
    #expect(drawn(left) == [0xFF00_00FF, 0xFFFF_0000])
    let right = UIImage(cgImage: pixels, scale: 1, orientation: .right)
    #expect(drawn(right) == [0xFFFF_0000, 0xFF00_00FF])
    let flipped = UIImage(cgImage: pixels).withHorizontallyFlippedOrientation()
    #expect(drawn(flipped) == [0xFF00_00FF, 0xFFFF_0000])
  }

  @Test func imagesKeepTheirPixelsAndTheirOrientation() {
    let pixels = CGImage(bitmap: Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    let right = UIImage(cgImage: pixels, scale: 1, orientation: .right)
    #expect(right.imageOrientation == .right)
    #expect(right.cgImage == pixels)
    #expect(right.withRenderingMode(.alwaysTemplate).imageOrientation == .right)
    let flipped = right.withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation == .up)
    #expect(flipped.cgImage?.width == 1)
    let up = UIImage(cgImage: pixels, scale: 1, orientation: .up)
    #expect(up.imageOrientation == .up)
    #expect(up.cgImage == pixels)
  }

  private func drawn(_ image: UIImage) -> [UInt32]? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      image.draw(at: .zero)
    }.cgImage?.bitmap.pixels
  }

  @Test func equalImagesAreEqual() {
    let pixels = CGImage(bitmap: Bitmap(width: 1, height: 1, filledWith: 0xFFFF_0000))
    #expect(UIImage(cgImage: pixels) == UIImage(cgImage: pixels))
    #expect(UIImage(cgImage: pixels) != UIImage(cgImage: pixels, scale: 2))
    #expect(UIImage(cgImage: pixels) != UIImage(cgImage: pixels).withRenderingMode(.alwaysTemplate))
  }

  // MARK: Paths

  @Test func pathsAreReversed() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    let points = path.reversing().cgPath.elements.map(\.points)
    #expect(
      points == [
        [CGPoint(x: 20, y: 10)], [CGPoint(x: 20, y: 0), CGPoint(x: 10, y: 0)],
        [CGPoint(x: 0, y: 0)],
      ])
  }

  @Test func copiesOfPathsAreDrawnAlike() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 3
    path.setLineDash([2, 1], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.lineWidth = 1
    #expect(copy.lineWidth == 3)
    var (count, phase): (Int, CGFloat) = (0, 0)
    var pattern: [CGFloat] = [0, 0]
    copy.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(count == 2 && phase == 1 && pattern == [2, 1])
  }

  // MARK: Pictures of views

  private func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 4, height: 2))
    view.backgroundColor = red
    let right = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 2))
    right.backgroundColor = .blue
    view.addSubview(right)
    return view
  }

  @Test func aHierarchyIsDrawnOverARectangle() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format).image {
      _ in
      #expect(
        makeView().drawHierarchy(
          in: CGRect(x: 1, y: 0, width: 8, height: 4), afterScreenUpdates: true))
    }
    let row = (0..<10).map { image.cgImage?.bitmap[$0, 3] ?? 1 }
    let expected: [UInt32] =
      [0] + [UInt32](repeating: 0xFFFF_0000, count: 4) + [UInt32](repeating: 0xFF00_00FF, count: 4)
      + [0]
    #expect(row == expected)
    #expect(!makeView().drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test func aSnapshotShowsTheViewAsItWas() throws {
    let view = makeView()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .green
    #expect(snapshot.bounds.size == CGSize(width: 4, height: 2))
    let renderer = UIViewRenderer(scale: 1)
    let bitmap = try renderer.bitmap(of: snapshot)
    #expect(bitmap[0, 0] == 0xFFFF_0000 && bitmap[3, 1] == 0xFF00_00FF)
    let line = UIView(frame: CGRect(x: 1, y: 1, width: 4, height: 0))
    let empty = try #require(line.snapshotView(afterScreenUpdates: true))
    #expect(empty.frame == CGRect(x: 0, y: 0, width: 4, height: 0))
  }

  @Test func aPartOfAViewStretchesBetweenItsCaps() throws {
    let part = try #require(
      makeView().resizableSnapshotView(
        from: CGRect(x: 1, y: 0, width: 2, height: 2), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)))
    #expect(part.bounds.size == CGSize(width: 2, height: 2))
    part.frame.size.width = 6
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: part)
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[2, 0] == 0xFF00_00FF && bitmap[5, 0] == 0xFF00_00FF)
  }
}
