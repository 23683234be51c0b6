import CairoGraphics
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct SVGImageTests {
  func image(_ text: String) throws -> SVGImage { try SVGImage(Array(text.utf8), file: "a.svg") }

  /// Draws a picture in its own size and gives the pixel at each place.
  func pixels(
    _ text: String, at places: [(Int, Int)], size: (Int, Int)? = nil,
    tint: CGColor = .black, isTemplate: Bool = false
  ) throws -> [UInt32] {
    let image = try image(text)
    let (width, height) = size ?? (Int(image.size.width), Int(image.size.height))
    let context = try CGContext(width: width, height: height)
    image.draw(
      in: context, rect: CGRect(x: 0, y: 0, width: width, height: height), tint: tint,
      isTemplate: isTemplate)
    let bitmap = try context.makeBitmap()
    return places.map { bitmap[$0.0, $0.1] }
  }

  @Test(
    arguments: [
      ("<svg viewBox='0 0 24 12'/>", 24, 12),
      ("<svg width='48' viewBox='0 0 24 12'/>", 48, 24),
      ("<svg height='48px' viewBox='0 0 24 12'/>", 96, 48),
      ("<svg width='10' height='20' viewBox='0 0 24 12'/>", 10, 20),
      ("<svg width='72pt' height='1in'/>", 96, 96),
      ("<svg width='100%' height='100%' viewBox='5 5 7 8'/>", 7, 8),
    ] as [(String, Double, Double)])
  func theSizeIsTheViewportOrTheViewBox(text: String, width: Double, height: Double) throws {
    #expect(try image(text).size == CGSize(width: width, height: height))
  }

  @Test func shapesAreFilledInTheirColors() throws {
    let text = """
      <?xml version="1.0"?>
      <!-- four squares -->
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2">
        <title>Squares &amp; more</title>
        <rect width="2" height="2" fill="#f00"/>
        <path d="M2 0h2v2h-2z" style="fill: rgb(0, 128, 255)"/>
        <polygon points="4,0 6,0 6,2 4,2" fill="#00ff0080"/>
        <rect x="6" width="2" height="2" fill="#fff" fill-opacity="0.2"/>
      </svg>
      """
    #expect(
      try pixels(text, at: [(0, 0), (3, 1), (5, 1), (7, 0)])
        == [0xFFFF_0000, 0xFF00_80FF, 0x8000_8000, 0x3333_3333])
  }

  /// A view box of 24 × 24 drawn into (10, 20, 48, 24) has its (12, 12) at (34, 32).
  @Test func drawingStretchesToTheRectangle() throws {
    let image = try image("<svg viewBox='0 0 24 24'><rect width='12' height='12'/></svg>")
    let context = try CGContext(width: 60, height: 50)
    image.draw(in: context, rect: CGRect(x: 10, y: 20, width: 48, height: 24))
    let bitmap = try context.makeBitmap()
    #expect(bitmap[10, 20] == 0xFF00_0000 && bitmap[33, 31] == 0xFF00_0000)
    #expect(bitmap[34, 31] == 0 && bitmap[33, 32] == 0 && bitmap[9, 20] == 0)
  }

  @Test(arguments: [
    ("", 2, 0, 5, 3), ("xMinYMin", 0, 0, 3, 3), ("xMaxYMid meet", 4, 0, 7, 3),
    ("none", 0, 0, 7, 3),
  ])
  func theViewBoxIsPlacedInTheViewport(
    ratio: String, left: Int, top: Int, right: Int, bottom: Int
  ) throws {
    let attribute = ratio.isEmpty ? "" : "preserveAspectRatio='\(ratio)'"
    let text = """
      <svg width='8' height='4' viewBox='0 0 2 2' \(attribute)><rect width='2' height='2'/></svg>
      """
    for y in 0..<4 {
      for x in 0..<8 {
        let isInside = (left...right).contains(x) && (top...bottom).contains(y)
        #expect(try pixels(text, at: [(x, y)]) == [isInside ? 0xFF00_0000 : 0])
      }
    }
  }

  @Test func groupsHandDownTransformAndStyle() throws {
    let text = """
      <svg viewBox="0 0 8 8">
        <g transform="translate(2 1) scale(2)" fill="blue">
          <rect width="1" height="1"/>
          <g fill="red" transform="translate(1)"><rect width="1" height="1" fill="inherit"/></g>
        </g>
      </svg>
      """
    #expect(
      try pixels(text, at: [(1, 1), (2, 1), (3, 2), (4, 1), (5, 2), (6, 2), (2, 3)])
        == [0, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000, 0, 0])
  }

  @Test(arguments: [
    ("rotate(90 4 4)", 7, 0), ("rotate(180, 4, 4)", 7, 7), ("matrix(0 1 -1 0 8 0)", 7, 0),
    ("translate(0,7)", 0, 7), ("scale(-1 1) translate(-8)", 7, 0), ("skewX(45)", 0, 0),
  ])
  func transformsMoveTheCornerPixel(transform: String, x: Int, y: Int) throws {
    let text = """
      <svg viewBox="0 0 8 8"><rect width="1" height="1" transform="\(transform)"/></svg>
      """
    let alpha = try pixels(text, at: [(x, y)])[0] >> 24
    // The skewed square covers one half of the pixel; cairo's raster is 1/17 of a pixel fine.
    #expect(alpha == 255 || transform == "skewX(45)" && (112...144).contains(alpha), "\(alpha)")
  }

  @Test func theFillRuleDecidesAboutHoles() throws {
    let path = "d='M0 0h6v6h-6z M2 2h2v2h-2z'"
    let filled = "<svg viewBox='0 0 6 6'><path \(path)/></svg>"
    let hollow = "<svg viewBox='0 0 6 6'><path \(path) fill-rule='evenodd'/></svg>"
    #expect(try pixels(filled, at: [(3, 3)]) == [0xFF00_0000])
    #expect(try pixels(hollow, at: [(3, 3), (1, 1)]) == [0, 0xFF00_0000])
  }

  @Test func currentColorIsTheTint() throws {
    let text = """
      <svg viewBox="0 0 3 1">
        <rect width="1" height="1" fill="currentColor"/>
        <rect x="1" width="1" height="1" fill="lime"/>
        <g color="blue"><rect x="2" width="1" height="1" fill="currentColor"/></g>
      </svg>
      """
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let places = [(0, 0), (1, 0), (2, 0)]
    #expect(try pixels(text, at: places) == [0xFF00_0000, 0xFF00_FF00, 0xFF00_00FF])
    #expect(try pixels(text, at: places, tint: red) == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    #expect(
      try pixels(text, at: places, tint: red, isTemplate: true)
        == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])
  }

  @Test func opacityDimsAGroupAsOnePicture() throws {
    let text = """
      <svg viewBox="0 0 3 1">
        <g opacity="0.4"><rect width="2" height="1"/><rect x="1" width="2" height="1"/></g>
      </svg>
      """
    // 0.4 × 255 = 102 everywhere, also where both overlap.
    #expect(
      try pixels(text, at: [(0, 0), (1, 0), (2, 0)]) == [0x6600_0000, 0x6600_0000, 0x6600_0000])
  }

  @Test func whatLiesOutsideTheViewBoxIsNotSeen() throws {
    let image = try image("<svg viewBox='0 0 2 2'><rect x='-5' width='20' height='2'/></svg>")
    let context = try CGContext(width: 6, height: 2)
    image.draw(in: context, rect: CGRect(x: 2, y: 0, width: 2, height: 2))
    let row = try context.makeBitmap().pixels.prefix(6)
    #expect(Array(row) == [0, 0, 0xFF00_0000, 0xFF00_0000, 0, 0])
  }

  @Test func roundShapesStayInTheirBoxes() throws {
    let text = """
      <svg viewBox="0 0 30 10">
        <circle cx="5" cy="5" r="5"/>
        <ellipse cx="15" cy="5" rx="5" ry="3"/>
        <rect x="20" width="10" height="10" rx="5"/>
      </svg>
      """
    #expect(
      try pixels(text, at: [(5, 5), (0, 0), (15, 1), (15, 5), (20, 0), (25, 5)])
        == [0xFF00_0000, 0, 0, 0xFF00_0000, 0, 0xFF00_0000])
  }

  @Test func editorsOwnElementsAndHiddenOnesAreLeftOut() throws {
    let text = """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 1 1">
        <sodipodi:namedview id="base"/>
        <svg:defs><svg:linearGradient/></svg:defs>
        <svg:rect width="1" height="1" display="none"/>
      </svg:svg>
      """
    #expect(try pixels(text, at: [(0, 0)]) == [0])
  }

  @Test(arguments: [
    ("", 1, 1, "there is no element"),
    ("hello", 1, 1, "an XML element was expected"),
    ("<html/>", 1, 1, "the root element is 'html', not 'svg'"),
    ("<svg/>", 1, 1, "needs a viewBox"),
    ("<svg viewBox='0 0 0 5'/>", 1, 15, "viewBox: x, y"),
    ("<svg viewBox='0 0 1 1'>\n  <text>x</text>\n</svg>", 2, 3, "element 'text' is not supported"),
    ("<svg viewBox='0 0 1 1'>\n<g>\n <image/></g></svg>", 3, 2, "element 'image'"),
    ("<svg viewBox='0 0 1 1'><style>a{}</style></svg>", 1, 24, "style sheets are not supported"),
    (
      "<svg viewBox='0 0 1 1'>\n<path d='M0 0\nL1 x'/></svg>", 3, 4,
      "d: expected a number, found 'x'"
    ),
    (
      "<svg viewBox='0 0 1 1'><path d='M0,0' fill='url(#a)'/></svg>", 1, 45,
      "gradients and patterns"
    ),
    (
      "<svg viewBox='0 0 1 1'><path style='x:1;fill: reddish'/></svg>", 1, 47,
      "'reddish' is not a colour"
    ),
    ("<svg viewBox='0 0 1 1'><rect width='10%'/></svg>", 1, 39, "expected px, pt"),
    ("<svg viewBox='0 0 1 1'><rect width='-1'/></svg>", 1, 37, "negative length"),
    ("<svg viewBox='0 0 1 1'><g transform='turn(5)'/></svg>", 1, 38, "expected a transform"),
    ("<svg viewBox='0 0 1 1'><g clip-path='url(#c)'/></svg>", 1, 38, "'url(#c)' is not supported"),
    ("<svg viewBox='0 0 1 1'><polygon points='1 2 3'/></svg>", 1, 41, "y coordinate is missing"),
    ("<svg viewBox='0 0 1 1'>", 1, 1, "element 'svg' is never closed"),
    ("<svg viewBox='0 0 1 1'></g>", 1, 24, "closes an element"),
    ("<svg a='1' a='2'/>", 1, 15, "attribute 'a' is there twice"),
    ("<svg a=1/>", 1, 8, "a value in quotation marks"),
    ("<svg a='&bomb;'/>", 1, 9, "entity '&bomb;' is unknown"),
    ("<!DOCTYPE svg [<!ENTITY a 'aaaa'>]><svg/>", 1, 15, "declarations in the document type"),
    ("<svg viewBox='0 0 1 1'/><svg/>", 1, 25, "more than one root"),
  ])
  func errorsNameThePlace(text: String, line: Int, column: Int, message: String) {
    let error = #expect(throws: SVGError.self) { try image(text) }
    #expect(error?.line == line && error?.column == column, "\(error?.description ?? "")")
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.description.hasPrefix("a.svg:\(line):\(column): ") == true)
  }

  @Test func deepNestingIsAnErrorNotACrash() {
    let text = String(repeating: "<g>", count: 100_000)
    #expect(throws: SVGError.self) { try image("<svg viewBox='0 0 1 1'>\(text)") }
  }

  @Test func bytesThatAreNotUTF8AreAnError() {
    let bytes = Array("<svg>\n".utf8) + [0x61, 0xFF]
    let error = #expect(throws: SVGError.self) { try SVGImage(bytes, file: "b") }
    #expect(error?.description == "b:2:2: the text is not UTF-8")
  }

  @Test func noMutationCrashesTheReader() {
    let text = """
      <svg viewBox="0 0 24 24"><g transform="rotate(30 1 2)" style="fill:#fff;stroke:red">
      <path d="M1 2a3 4 5 016 7z"/><circle r="5" opacity=".5"/></g></svg>
      """
    var random = SplitMix64(seed: 11)
    for _ in 0..<3000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[bytes.count - 1 - place], at: place)
        }
      }
      if let image = try? SVGImage(bytes, file: "m"),
        let context = try? CGContext(width: 8, height: 8)
      {
        image.draw(in: context, rect: CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    }
  }
}
