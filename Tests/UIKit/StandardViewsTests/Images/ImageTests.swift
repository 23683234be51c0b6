import StandardViews
import TestSupport
import Testing
import ViewTestSupport

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF

@Suite struct ImageViews {
  /// 4 by 2 points: left half red, right half blue.
  private let image = UIImage(
    cgImage: CGImage(
      bitmap: Bitmap(
        width: 4, height: 2, pixels: [red, red, blue, blue, red, red, blue, blue])))

  /// The drawn part of the picture in an 8 by 8 view: its box and the columns' colours in it.
  private func drawn(_ mode: UIView.ContentMode) throws -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 12, y: 12, width: 8, height: 8)
    view.contentMode = mode
    root.addSubview(view)
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: root)
    let columns = (0..<32).filter { x in (0..<32).contains { bitmap[x, $0] != 0 } }
    let rows = (0..<32).filter { y in (0..<32).contains { bitmap[$0, y] != 0 } }
    let (left, top) = (try #require(columns.first), try #require(rows.first))
    #expect(bitmap[left, top] == red)
    #expect(bitmap[columns.last ?? left, top] == blue)
    return CGRect(
      x: left - 12, y: top - 12, width: columns.count, height: rows.count)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 8, height: 8)),
    (.redraw, CGRect(x: 0, y: 0, width: 8, height: 8)),
    (.scaleAspectFit, CGRect(x: 0, y: 2, width: 8, height: 4)),
    (.scaleAspectFill, CGRect(x: -4, y: 0, width: 16, height: 8)),
    (.center, CGRect(x: 2, y: 3, width: 4, height: 2)),
    (.top, CGRect(x: 2, y: 0, width: 4, height: 2)),
    (.bottom, CGRect(x: 2, y: 6, width: 4, height: 2)),
    (.left, CGRect(x: 0, y: 3, width: 4, height: 2)),
    (.right, CGRect(x: 4, y: 3, width: 4, height: 2)),
    (.topLeft, CGRect(x: 0, y: 0, width: 4, height: 2)),
    (.topRight, CGRect(x: 4, y: 0, width: 4, height: 2)),
    (.bottomLeft, CGRect(x: 0, y: 6, width: 4, height: 2)),
    (.bottomRight, CGRect(x: 4, y: 6, width: 4, height: 2)),
  ])
  func contentModesPlaceThePicture(mode: UIView.ContentMode, expected: CGRect) throws {
    #expect(try drawn(mode) == expected)
  }

  // MARK: Animation

  private func plain(_ color: UInt32) -> UIImage {
    UIImage(cgImage: CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [color])))
  }

  private func color(of view: UIView) throws -> UInt32 {
    try UIViewRenderer(scale: 1).bitmap(of: view)[0, 0]
  }

  @Test func imagesAreShownOneAfterTheOther() throws {
    let clock = VirtualClock()
    let view = UIImageView(image: plain(red))
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    view.animationImages = [plain(0xFF00_FF00), plain(0xFFFF_FFFF)]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    var shown: UInt32 = 0
    try clock.perform {
      #expect(!view.isAnimating)
      view.startAnimating()
      shown = try color(of: view)
      #expect(shown == 0xFF00_FF00)
      clock.advance(by: 0.5)
      shown = try color(of: view)
      #expect(shown == 0xFFFF_FFFF)
      clock.advance(by: 0.5)
      shown = try color(of: view)
      #expect(shown == 0xFF00_FF00)
      #expect(view.isAnimating)
      clock.advance(by: 1)
      #expect(!view.isAnimating)
      shown = try color(of: view)
      #expect(shown == red)
    }
  }

  @Test func aRepeatCountMayBeTheLargestNumber() {
    let view = UIImageView()
    view.animationImages = [plain(red), plain(red)]
    view.animationRepeatCount = .max
    VirtualClock().perform { view.startAnimating() }
    #expect(view.isAnimating)
  }

  @Test func animationsEndWhenTheyAreStopped() throws {
    let clock = VirtualClock()
    let view = UIImageView(image: plain(red))
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    var shown: UInt32 = 0
    try clock.perform {
      view.startAnimating()
      #expect(!view.isAnimating)
      view.animationImages = [plain(0xFF00_FF00), plain(0xFFFF_FFFF)]
      view.startAnimating()
      // A thirtieth of a second each, without a duration.
      clock.advance(by: 0.04)
      shown = try color(of: view)
      #expect(shown == 0xFFFF_FFFF)
      clock.advance(by: 100)
      #expect(view.isAnimating)
      view.stopAnimating()
      shown = try color(of: view)
      #expect(shown == red)
    }
  }

  @Test func theNaturalSizeIsThePictures() {
    let view = UIImageView(image: image)
    #expect(view.frame.size == CGSize(width: 4, height: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(
      UIImage(cgImage: CGImage(bitmap: Bitmap(width: 4, height: 2)), scale: 2).size
        == CGSize(width: 2, height: 1))
  }

  @Test func theNaturalSizeFollowsTheImageThatIsShown() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.pinToCorner()
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 4, height: 2))
    view.highlightedImage = UIImage(cgImage: CGImage(bitmap: Bitmap(width: 6, height: 5)))
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 4, height: 2))
    view.isHighlighted = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 6, height: 5))
    view.highlightedImage = UIImage(cgImage: CGImage(bitmap: Bitmap(width: 7, height: 8)))
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 7, height: 8))
    view.highlightedImage = nil
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 4, height: 2))
  }

  @Test func templatesTakeTheTint() throws {
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: view)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_FF00 })
  }

  @Test func aTintMultipliesTheAlpha() throws {
    let faint = UIImage(
      cgImage: CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [0x8000_0000])))
    let tinted = faint.withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(tinted.cgImage?.bitmap.pixels == [0x4040_0000])
  }

  @Test func theHighlightedImageIsShownWhileHighlighted() throws {
    let other = UIImage(cgImage: CGImage(bitmap: Bitmap(width: 4, height: 2, filledWith: blue)))
    let view = UIImageView(image: image, highlightedImage: other)
    #expect(try UIViewRenderer(scale: 1).bitmap(of: view)[0, 0] == red)
    view.isHighlighted = true
    #expect(try UIViewRenderer(scale: 1).bitmap(of: view)[0, 0] == blue)
  }

  @Test func capsKeepTheirSize() throws {
    // Red, blue, red; one pixel each.
    let bar = UIImage(
      cgImage: CGImage(bitmap: Bitmap(width: 3, height: 1, pixels: [red, blue, red])))
    let view = UIImageView(
      image: bar.resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch))
    view.frame = CGRect(x: 0, y: 0, width: 6, height: 2)
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: view)
    #expect(bitmap.pixels == [red, blue, blue, blue, blue, red, red, blue, blue, blue, blue, red])
  }
}

@Suite struct ImageFiles {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func theScaleIsInTheName() throws {
    let bytes = try PNG.encode(Bitmap(width: 6, height: 12, filledWith: red))
    for (name, size) in [
      ("icon.png", CGSize(width: 6, height: 12)), ("icon@2x.png", CGSize(width: 3, height: 6)),
      ("icon@3x.png", CGSize(width: 2, height: 4)),
      ("icon@2x.old.png", CGSize(width: 6, height: 12)),
    ] {
      try folder.write(bytes, to: name)
      #expect(try UIImage(file: folder.path + "/" + name).size == size, "\(name)")
    }
  }

  @Test func shapesStaySharpAndTakeATint() throws {
    let file = folder.path + "/icon.svg"
    let svg = """
      <?xml version="1.0"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2" viewBox="0 0 4 2">
        <rect x="2" width="2" height="2" fill="#0000FF"/>
      </svg>
      """
    try folder.write(svg, to: "icon.svg")
    let image = try UIImage(file: file)
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.cgImage == nil)
    let view = UIImageView(image: image)
    view.frame.size = CGSize(width: 8, height: 1)
    let renderer = UIViewRenderer(scale: 1)
    #expect(try renderer.bitmap(of: view).pixels == [0, 0, 0, 0, blue, blue, blue, blue])
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = .red
    #expect(try renderer.bitmap(of: view).pixels == [0, 0, 0, 0, red, red, red, red])
    view.image = image.withTintColor(.red)
    #expect(try renderer.bitmap(of: view).pixels == [0, 0, 0, 0, red, red, red, red])
  }

  @Test func brokenShapesNameTheLine() throws {
    let file = folder.path + "/icon.svg"
    try folder.write("<svg width='4' height='4'>\n<path d='M0,x'/></svg>", to: "icon.svg")
    let error = #expect(throws: UIImageError.self) { try UIImage(file: file) }
    #expect(error.map { "\($0)".hasPrefix("\(file):2:") } == true)
  }

  @Test func unreadableImagesAreReportedWithCauseAndRemedy() throws {
    let missing = folder.path + "/missing.png"
    #expect(throws: UIImageError.missing(path: missing)) { try UIImage(file: missing) }
    let text = folder.path + "/text.png"
    try folder.write("hello", to: "text.png")
    #expect(throws: UIImageError.pixels(path: text, .unknownFormat)) { try UIImage(file: text) }
    #expect(throws: UIImageError.self) { try UIImage(file: folder.path) }
    #expect(UIImage(contentsOfFile: text) == nil)
    #expect(UIImage(data: Data("hello".utf8)) == nil)
  }
}

@Suite struct ImageRenderers {
  @Test func drawingBecomesAPictureOfItsScale() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.cgImage?.bitmap.pixels == [0, 0, red, red, 0, 0, red, red])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func theScaleIsThatOfTheCurrentTraits() {
    UITraitCollection(displayScale: 3).performAsCurrent {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
      #expect(image.scale == 3)
      #expect(image.cgImage?.width == 3)
    }
  }

  @Test func aPictureThatIsTooLargeIsEmpty() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 1e9)).image { _ in }
    #expect(image.size == .zero)
  }
}
