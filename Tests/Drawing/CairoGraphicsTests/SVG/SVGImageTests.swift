import CairoGraphics
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct SVGImageTests {
  func image(_ text: String) throws -> VectorImage {
    try VectorImage(svg: Array(text.utf8), file: "a.svg")
  }

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
    (
      "<svg viewBox='0 0 1 1'>\n  <text>x</text>\n</svg>", 2, 3,
      "element 'text' is not supported; convert texts to outlines"
    ),
    (
      "<svg viewBox='0 0 1 1'>\n<g>\n <image/></g></svg>", 3, 2,
      "element 'image' is not supported; export the picture as PNG"
    ),
    ("<svg viewBox='0 0 1 1'><animate/></svg>", 1, 24, "export a still picture"),
    (
      "<svg viewBox='0 0 1 1'>\n<path d='M0 0\nL1 x'/></svg>", 3, 4,
      "d: expected a number, found 'x'"
    ),
    (
      "<svg viewBox='0 0 1 1'><path d='M0,0' fill='url(#a)'/></svg>", 1, 45,
      "no element has the id 'a'"
    ),
    (
      "<svg viewBox='0 0 1 1'><pattern id='a'/><path d='M0,0' fill='url(#a)'/></svg>", 1, 62,
      "patterns are not supported; use a colour or a gradient"
    ),
    (
      "<svg viewBox='0 0 1 1'><g filter='url(#a)'/></svg>", 1, 35,
      "export the picture without effects"
    ),
    (
      "<svg viewBox='0 0 1 1'><path marker-end='url(#a)'/></svg>", 1, 42,
      "outline strokes with arrows"
    ),
    (
      "<svg viewBox='0 0 1 1'><path style='x:1;fill: reddish'/></svg>", 1, 47,
      "'reddish' is not a colour"
    ),
    (
      "<svg viewBox='0 0 1 1'><rect width='10q'/></svg>", 1, 39,
      "expected px, pt, pc, mm, cm, in, em, %"
    ),
    ("<svg viewBox='0 0 1 1'><use href='#a'/></svg>", 1, 35, "no element has the id 'a'"),
    ("<svg viewBox='0 0 1 1'><use href='a.svg#a'/></svg>", 1, 35, "'a.svg#a' is not in this file"),
    (
      "<svg viewBox='0 0 1 1'>\n<g id='a'><use href='#a'/></g></svg>", 2, 22,
      "'#a' refers to itself"
    ),
    (
      "<svg viewBox='0 0 1 1'><clipPath id='a' clip-path='url(#a)'/><path d='M0 0h1' clip-path='url(#a)'/></svg>",
      1, 52, "refers to itself"
    ),
    (
      "<svg viewBox='0 0 1 1'><mask id='a'><path d='M0 0h1v1' mask='url(#a)'/></mask>\n<path d='M0 0h1v1' mask='url(#a)'/></svg>",
      1, 62, "refers to itself"
    ),
    (
      "<svg viewBox='0 0 1 1'><linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/>\n<path d='M0 0h1' fill='url(#a)'/></svg>",
      1, 87, "the gradient refers to itself"
    ),
    (
      "<svg viewBox='0 0 1 1'><style>\n@media print {}</style></svg>", 2, 1,
      "'@media' is not supported"
    ),
    (
      "<svg viewBox='0 0 1 1'><style>\na[b] {}</style></svg>", 2, 2,
      "this selector is not supported"
    ),
    (
      "<svg viewBox='0 0 1 1'><style>\n\ng { fill: x }</style><g/></svg>", 3, 11,
      "'x' is not a colour"
    ),
    ("<svg viewBox='0 0 1 1'><rect width='-1'/></svg>", 1, 37, "negative length"),
    ("<svg viewBox='0 0 1 1'><g transform='turn(5)'/></svg>", 1, 38, "expected a transform"),
    (
      "<svg viewBox='0 0 1 1'><g clip-path='url(#c)'><path d='M0 0h1'/></g></svg>", 1, 38,
      "no element has the id 'c'"
    ),
    (
      "<svg viewBox='0 0 1 1'><g clip-path='circle(1)'><path d='M0 0h1'/></g></svg>", 1, 38,
      "use 'url(#id)' of a clipPath element"
    ),
    ("<svg viewBox='0 0 1 1'><polygon points='1 2 3'/></svg>", 1, 41, "y coordinate is missing"),
    ("<svg viewBox='0 0 1 1'>", 1, 1, "element 'svg' is never closed"),
    ("<svg viewBox='0 0 1 1'></g>", 1, 24, "closes an element"),
    ("<svg a='1' a='2'/>", 1, 15, "attribute 'a' is there twice"),
    ("<svg a=1/>", 1, 8, "a value in quotation marks"),
    ("<svg a='&bomb;'/>", 1, 9, "entity '&bomb;' is unknown"),
    ("<!DOCTYPE svg [<!ENTITY a 'aaaa'><svg/>", 1, 34, "a declaration such as '<!ENTITY'"),
    ("<!DOCTYPE svg [<!ENTITY a '<g/>'>]><svg>&a;</svg>", 1, 41, "entity '&a;' has elements"),
    ("<!DOCTYPE svg [<!ENTITY a '&a;'>]><svg>&a;</svg>", 1, 40, "more than 8 deep"),
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

  /// Ten entities of which each has the previous one ten times: 10 GB, if it were expanded.
  @Test func entitiesCannotExpandWithoutBounds() {
    var declarations = "<!ENTITY a0 'aaaaaaaaaa'>"
    for level in 1...7 {
      let text = String(repeating: "&a\(level - 1);", count: 100)
      declarations += "<!ENTITY a\(level) '\(text)'>"
    }
    let error = #expect(throws: SVGError.self) {
      try image("<!DOCTYPE svg [\(declarations)]><svg viewBox='0 0 1 1'>&a7;</svg>")
    }
    #expect(error?.message == "entities insert more than 1 MB")
  }

  /// Thirty groups of which each uses the previous one ten times.
  @Test func usesCannotExpandWithoutBounds() {
    var text = "<svg viewBox='0 0 1 1'><path id='g0' d='M0 0h1v1z'/>"
    for level in 1...30 {
      let uses = String(repeating: "<use href='#g\(level - 1)'/>", count: 10)
      text += "<g id='g\(level)'>\(uses)</g>"
    }
    let error = #expect(throws: SVGError.self) { try image(text + "</svg>") }
    #expect(error?.message == "'use' inserts more than 100000 elements")
  }

  /// Each group uses the one before it, 200 deep.
  @Test func usesCannotNestWithoutBounds() {
    var text = "<svg viewBox='0 0 1 1'><g id='g200'/>"
    for level in (0..<200).reversed() {
      text += "<g id='g\(level)'><use href='#g\(level + 1)'/></g>"
    }
    let error = #expect(throws: SVGError.self) { try image(text + "</svg>") }
    #expect(error?.message.contains("nested more than 100 deep") == true)
  }

  @Test func entitiesStandForTheirTexts() throws {
    let text = """
      <!DOCTYPE svg [ <!-- colours --> <!ENTITY red "f00"> <!ENTITY fill '#&red;'> <!ATTLIST svg a CDATA "]>"> ]>
      <svg viewBox="0 0 2 1"><rect width="1" height="1" fill="&fill;"/>
      <style>.b { fill: &fill; }</style><rect class="b" x="1" width="1" height="1"/></svg>
      """
    #expect(try pixels(text, at: [(0, 0), (1, 0)]) == [0xFFFF_0000, 0xFFFF_0000])
  }

  /// Specificity, order, importance and combinators decide, whatever the order of selectors in the sheet.
  @Test(arguments: [
    (".a { fill: lime }", true), ("rect { fill: lime }", true), ("#i { fill: lime }", true),
    ("* { fill: lime }", true), ("g .a { fill: lime }", true),
    ("svg > g > rect { fill: lime }", true),
    (":root .a { fill: lime }", true), ("circle, .a { fill: lime }", true),
    ("svg > rect { fill: lime }", false), (".a.b { fill: lime }", false),
    ("rect rect { fill: lime }", false), (".a:hover { fill: lime }", false),
    (".a { fill: lime } rect { fill: red }", true), ("#i { fill: lime } .a { fill: red }", true),
    (".a { fill: red } .a { fill: lime }", true),
    (".a { fill: lime !important } #i { fill: red }", true),
    ("g > .a { fill: lime } .a { fill: red }", true),
  ])
  func selectorsChooseElements(sheet: String, isChosen: Bool) throws {
    let text = """
      <svg viewBox="0 0 1 1"><style>\(sheet)</style>
      <g><rect id="i" class="x a" width="1" height="1" fill="blue"/></g></svg>
      """
    #expect(try pixels(text, at: [(0, 0)]) == [isChosen ? 0xFF00_FF00 : 0xFF00_00FF])
  }

  @Test func anAttributeIsWeakerThanASheetAndAStyleIsStronger() throws {
    let text = """
      <svg viewBox="0 0 2 1"><style>rect { fill: lime; }</style>
      <rect width="1" height="1" fill="red"/>
      <rect x="1" width="1" height="1" fill="red" style="fill: blue"/></svg>
      """
    #expect(try pixels(text, at: [(0, 0), (1, 0)]) == [0xFF00_FF00, 0xFF00_00FF])
  }

  /// A gradient from black to white over four pixels has in the middle of each 1/8, 3/8, 5/8 and 7/8 of 255, by a table
  /// of 1024 steps.
  @Test func gradientsFollowTheirLine() throws {
    let text = """
      <svg viewBox="0 0 4 1"><linearGradient id="a"><stop stop-color="#000"/><stop offset="1"
      stop-color="#fff"/></linearGradient><rect width="4" height="1" fill="url(#a)"/></svg>
      """
    #expect(
      try pixels(text, at: [(0, 0), (1, 0), (2, 0), (3, 0)])
        == [0xFF20_2020, 0xFF60_6060, 0xFF9F_9F9F, 0xFFDF_DFDF])
  }

  /// A template keeps alpha, of stops too, and not colours; masks keep their own colours.
  @Test func templatesTintGradientsAndNotMasks() throws {
    let text = """
      <svg viewBox="0 0 2 1"><linearGradient id="a"><stop stop-color="red" stop-opacity=".4"/></linearGradient>
      <mask id="m"><rect width="2" height="1" fill="#fff"/></mask>
      <rect width="1" height="1" fill="url(#a)"/><rect x="1" width="1" height="1" mask="url(#m)"/></svg>
      """
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(
      try pixels(text, at: [(0, 0), (1, 0)], tint: blue, isTemplate: true)
        == [0x6600_0066, 0xFF00_00FF])
  }

  /// Luminance by the weights of Rec. 709: 0.2126 · 255 = 54.2, 0.7152 · 255 = 182.4, 0.0722 · 255 = 18.4.
  @Test func masksMultiplyByLuminance() throws {
    let text = """
      <svg viewBox="0 0 4 1"><mask id="m" maskUnits="userSpaceOnUse" width="4" height="1" x="0" y="0">
      <rect width="1" height="1" fill="red"/><rect x="1" width="1" height="1" fill="lime"/>
      <rect x="2" width="1" height="1" fill="blue"/></mask><rect width="4" height="1" mask="url(#m)"/></svg>
      """
    #expect(
      try pixels(text, at: [(0, 0), (1, 0), (2, 0), (3, 0)])
        == [0x3600_0000, 0xB600_0000, 0x1200_0000, 0])
  }

  @Test func anEmptyClipOrMaskHidesEverything() throws {
    for element in ["clipPath", "mask"] {
      let property = element == "mask" ? "mask" : "clip-path"
      let text = """
        <svg viewBox="0 0 1 1"><\(element) id="a"/><rect width="1" height="1" \(property)="url(#a)"/></svg>
        """
      #expect(try pixels(text, at: [(0, 0)]) == [0])
    }
  }

  @Test func aFrameThatHidesNothingIsNoClip() throws {
    let plain = "<svg viewBox='0 0 8 8'><circle cx='4' cy='4' r='3.7'/></svg>"
    let framed = """
      <svg viewBox='0 0 8 8'><g clip-path='url(#a)'><circle cx='4' cy='4' r='3.7'/></g>
      <clipPath id='a'><rect width='8' height='8' fill='white'/></clipPath></svg>
      """
    let places = (0..<64).map { ($0 % 8, $0 / 8) }
    #expect(try pixels(framed, at: places) == pixels(plain, at: places))
  }

  @Test func bytesThatAreNotUTF8AreAnError() {
    let bytes = Array("<svg>\n".utf8) + [0x61, 0xFF]
    let error = #expect(throws: SVGError.self) { try VectorImage(svg: bytes, file: "b") }
    #expect(error?.description == "b:2:2: the text is not UTF-8")
  }

  @Test func noMutationCrashesTheReader() throws {
    let text = """
      <svg viewBox="0 0 24 24"><g transform="rotate(30 1 2)" style="fill:#fff;stroke:red">
      <path d="M1 2a3 4 5 016 7z"/><circle r="5" opacity=".5"/></g></svg>
      """
    let texts =
      [Array(text.utf8)]
      + (try SVGReferenceTests.names.map {
        try SVGReferenceTests.bytes($0 + ".svg")
      })
    var random = SplitMix64(seed: 11)
    for round in 0..<3000 {
      var bytes = texts[round % texts.count]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[bytes.count - 1 - place], at: place)
        }
      }
      if let image = try? VectorImage(svg: bytes, file: "m"),
        let context = try? CGContext(width: 8, height: 8)
      {
        image.draw(in: context, rect: CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    }
  }
}
