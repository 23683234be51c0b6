import CairoGraphics
import Foundation
import Pixels
import TestSupport
import Testing

/// Pages of PDF files, drawn as pictures.
@Suite struct PDFImageTests {
  /// The file of a page of 8 × 8 points.
  ///
  /// - Parameters:
  ///   - content: the operators of the page.
  ///   - resources: the inside of their dictionary.
  ///   - objects: further ones, from number 5.
  ///   - page: further entries of the page.
  static func file(
    _ content: String, resources: String = "", objects: [String] = [], page: String = ""
  ) -> [UInt8] {
    let all =
      [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 8 8] >>",
        "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> \(page) >>",
        "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
      ] + objects
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in all.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(all.count + 1)\n0000000000 65535 f \n"
    for offset in offsets { text += String(format: "%010d 00000 n \n", offset) }
    text += "trailer << /Size \(all.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Array(text.utf8)
  }

  /// A stream as the source of an object.
  static func stream(_ dictionary: String, _ content: String) -> String {
    "<< \(dictionary) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
  }

  func pixels(
    _ bytes: [UInt8], at places: [(Int, Int)], tint: CGColor = .black, isTemplate: Bool = false
  ) throws -> [UInt32] {
    let image = try VectorImage(pdf: bytes, file: "a.pdf")
    let context = try CGContext(width: 8, height: 8)
    image.draw(
      in: context, rect: CGRect(origin: .zero, size: image.size), tint: tint,
      isTemplate: isTemplate)
    let bitmap = try context.makeBitmap()
    return places.map { bitmap[$0.0, $0.1] }
  }

  // MARK: Pages

  /// The y axis of a page points up; its crop box is shown, turned clockwise.
  @Test(
    arguments: [
      ("", 8, 8, 0, 7), ("/MediaBox [0 0 8 4]", 8, 4, 0, 3), ("/MediaBox [8 4 0 0]", 8, 4, 0, 3),
      ("/CropBox [0 0 6 5]", 6, 5, 0, 4), ("/CropBox [-3 0 6 50]", 6, 8, 0, 7),
      ("/MediaBox [-1 -2 7 6]", 8, 8, 1, 5), ("/MediaBox [0 0 8 4] /Rotate 90", 4, 8, 0, 0),
      ("/MediaBox [0 0 8 4] /Rotate 180", 8, 4, 7, 0),
      ("/MediaBox [0 0 8 4] /Rotate 270", 4, 8, 3, 7),
      ("/MediaBox [0 0 8 4] /Rotate -90", 4, 8, 3, 7),
    ])
  func theOriginIsAtTheLowerLeft(page: String, width: Double, height: Double, x: Int, y: Int) throws
  {
    let file = Self.file("1 0 0 rg 0 0 1 1 re f", page: page)
    #expect(
      try VectorImage(pdf: file, file: "a.pdf").size == CGSize(width: width, height: height))
    let all = (0..<8).flatMap { y in (0..<8).map { ($0, y) } }
    let red = zip(all, try pixels(file, at: all)).filter { $0.1 == 0xFFFF_0000 }.map(\.0)
    #expect(red.count == 1 && red[0] == (x, y))
  }

  // MARK: Paths and states

  @Test func statesAreSavedAndTransformsAreAppliedFirst() throws {
    let file = Self.file(
      """
      % The first square is at (2, 1), twice as large.
      q 2 0 0 2 2 1 cm 0 0 1 rg 0 0 1 1 re f Q
      0 1 0 RG 2 w 0 7 m 8 7 l S
      6 0 m 8 0 l 8 2 l 6 2 l h f
      """)
    #expect(
      try pixels(file, at: [(2, 6), (3, 5), (4, 6), (0, 0), (5, 1), (0, 2), (7, 7)])
        == [0xFF00_00FF, 0xFF00_00FF, 0, 0xFF00_FF00, 0xFF00_FF00, 0, 0xFF00_0000])
  }

  /// Two squares in each other, run the same way round.
  @Test(arguments: [("f", 0xFF00_0000), ("f*", 0)] as [(String, UInt32)])
  func shapesAreFilledByBothRules(operation: String, inside: UInt32) throws {
    let squares = "0 0 m 8 0 l 8 8 l 0 8 l h 2 2 m 6 2 l 6 6 l 2 6 l h"
    #expect(
      try pixels(Self.file("\(squares) \(operation)"), at: [(4, 4), (1, 1)]) == [
        inside, 0xFF00_0000,
      ])
    let clip = operation == "f" ? "W" : "W*"
    #expect(
      try pixels(Self.file("\(squares) \(clip) n 0 0 8 8 re f"), at: [(4, 4), (1, 1)])
        == [inside, 0xFF00_0000])
  }

  @Test func clipsEndWithTheirState() throws {
    let file = Self.file("q 0 0 4 8 re W n 0 0 8 8 re f Q 1 0 0 rg 6 0 2 8 re f")
    #expect(
      try pixels(file, at: [(1, 1), (5, 1), (7, 1)]) == [0xFF00_0000, 0, 0xFFFF_0000])
  }

  // MARK: Colours

  @Test(
    arguments: [
      ("0.2 g", "", 0xFF33_3333), ("1 0 0.2 rg", "", 0xFFFF_0033),
      ("/DeviceRGB cs 0 1 0 sc", "", 0xFF00_FF00), ("0 1 1 0 k", "", 0xFFFF_0000),
      ("0 0 0 0.8 k", "", 0xFF33_3333),
      ("/CS cs 1 scn", "/CS [/Indexed /DeviceRGB 1 <000000 33FF00>]", 0xFF33_FF00),
      ("/CS cs 1 scn", "/CS [/Indexed /DeviceGray 1 (\\000\\063)]", 0xFF33_3333),
      (
        "/CS cs 0.5 scn",
        "/CS [/Separation /Spot /DeviceRGB << /FunctionType 2 /N 1 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] >>]",
        0xFFFF_8080
      ),
      // A colour space sets its first colour.
      ("1 0 0 rg /DeviceGray cs", "", 0xFF00_0000),
    ] as [(String, String, UInt32)])
  func colorsHaveTheirSpaces(content: String, spaces: String, expected: UInt32) throws {
    let file = Self.file(
      "\(content) 0 0 8 8 re f", resources: spaces.isEmpty ? "" : "/ColorSpace << \(spaces) >>")
    #expect(try pixels(file, at: [(4, 4)]) == [expected])
  }

  // MARK: Gradients

  static let ramp = "<< /FunctionType 2 /N 1 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] >>"

  /// From red at x = 2 to blue at x = 6: the colours of the ends go on, or nothing is painted.
  @Test(arguments: [true, false])
  func gradientsExtendOrEnd(extends: Bool) throws {
    let shading =
      "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [2 0 6 0] /Extend [\(extends) \(extends)] "
      + "/Function \(Self.ramp) >>"
    let places = [(0, 0), (7, 7), (3, 4), (4, 4)]
    let painted = try pixels(
      Self.file("/S sh", resources: "/Shading << /S \(shading) >>"), at: places)
    #expect(painted[0] == (extends ? 0xFFFF_0000 : 0) && painted[1] == (extends ? 0xFF00_00FF : 0))
    // At 3.5 and 4.5: 3/8 and 5/8 of the way.
    for (pixel, share) in zip(painted[2...], [0.375, 0.625]) {
      #expect(abs(Double(pixel & 255) - share * 255) <= 2)
      #expect(abs(Double(pixel >> 16 & 255) - (1 - share) * 255) <= 2)
    }
    // The same as a pattern, whose matrix belongs to the page and not to the shape.
    let pattern = Self.file(
      "0.5 0 0 0.5 0 0 cm /Pattern cs /P scn 0 0 16 16 re f",
      resources: "/Pattern << /P << /PatternType 2 /Shading \(shading) >> >>")
    #expect(try pixels(pattern, at: places) == painted)
  }

  /// A radius of 4 around the middle; a hole of 2.
  @Test func circlesEndToo() throws {
    let shading =
      "<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [4 4 2 4 4 4] /Function \(Self.ramp) >>"
    let file = Self.file("/S sh", resources: "/Shading << /S \(shading) >>")
    let painted = try pixels(file, at: [(0, 0), (4, 4), (3, 3), (7, 4)])
    #expect(painted[0] == 0 && painted[1] == 0 && painted[2] == 0)
    #expect(painted[3] >> 24 > 100 && painted[3] & 255 > painted[3] >> 16 & 255)
  }

  /// Functions of all kinds with the same results: 1 − x, 0, x.
  @Test(
    arguments: [
      ramp,
      "<< /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 0.5 0.5 1] /Functions [\(ramp) \(ramp)] >>",
      "[ << /FunctionType 2 /N 1 /Domain [0 1] /C0 [1] /C1 [0] >> "
        + "<< /FunctionType 2 /N 1 /Domain [0 1] /C0 [0] /C1 [0] >> "
        + "<< /FunctionType 2 /N 1 /Domain [0 1] >> ]",
      "5 0 R", "6 0 R",
    ])
  func functionsOfAllKindsGiveColors(function: String) throws {
    let objects = [
      Self.stream(
        "/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [2] /BitsPerSample 8 /Filter /ASCIIHexDecode",
        "FF0000 0000FF>"),
      Self.stream(
        "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]",
        "{ dup 0 ge { dup } { pop 7 } ifelse 1 exch sub exch 0 exch 3 1 roll 3 -1 roll }"),
    ]
    let shading =
      "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 8 0] /Function \(function) >>"
    let file = Self.file("/S sh", resources: "/Shading << /S \(shading) >>", objects: objects)
    for (x, pixel) in zip([0, 3, 7], try pixels(file, at: [(0, 4), (3, 4), (7, 4)])) {
      let share = (Double(x) + 0.5) / 8
      #expect(abs(Double(pixel & 255) - share * 255) <= 2)
      #expect(abs(Double(pixel >> 16 & 255) - (1 - share) * 255) <= 2)
      #expect(pixel >> 8 & 255 == 0)
    }
  }

  // MARK: Transparency and content in content

  @Test func contentIsUsedWithItsMatrixAndEdges() throws {
    let form = Self.stream(
      "/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Matrix [2 0 0 2 0 0]", "0 0 5 5 re f")
    let file = Self.file(
      "1 0 0 rg 1 0 0 1 4 4 cm /F Do", resources: "/XObject << /F 5 0 R >>", objects: [form])
    #expect(
      try pixels(file, at: [(4, 3), (5, 2), (6, 3), (4, 1), (3, 3)])
        == [0xFFFF_0000, 0xFFFF_0000, 0, 0, 0])
  }

  /// A group is composited as one: where its squares overlap, it is not denser.
  @Test func groupsAreTranslucentAsOne() throws {
    let squares = "0 0 6 8 re f 2 0 6 8 re f"
    let resources = "/XObject << /F 5 0 R >> /ExtGState << /G << /ca 0.5 >> >>"
    for (group, overlap) in [("/Group << /S /Transparency >>", 0x80), ("", 0xC0)] {
      let form = Self.stream("/Type /XObject /Subtype /Form /BBox [0 0 8 8] \(group)", squares)
      let file = Self.file("/G gs /F Do", resources: resources, objects: [form])
      let alphas = try pixels(file, at: [(1, 4), (4, 4), (7, 4)]).map { Int($0 >> 24) }
      #expect(abs(alphas[0] - 0x80) <= 1 && abs(alphas[1] - overlap) <= 1 && alphas[2] == alphas[0])
    }
  }

  @Test(arguments: [("/Luminosity", 0x80), ("/Alpha", 0xFF)])
  func masksCountByLuminanceOrAlpha(kind: String, alpha: Int) throws {
    let form = Self.stream(
      "/Type /XObject /Subtype /Form /BBox [0 0 4 8] /Group << /S /Transparency /CS /DeviceRGB >>",
      "0.5 g 0 0 8 8 re f")
    let file = Self.file(
      "/G gs 1 0 0 rg 0 0 8 8 re f /N gs 0 0 8 1 re f",
      resources: "/ExtGState << /G << /SMask << /S \(kind) /G 5 0 R >> >> /N << /SMask /None >> >>",
      objects: [form])
    let painted = try pixels(file, at: [(1, 1), (6, 1), (6, 7)]).map { Int($0 >> 24) }
    #expect(abs(painted[0] - alpha) <= 1 && painted[1] == 0 && painted[2] == 255)
  }

  @Test func blendModesMixWithWhatIsBelow() throws {
    let file = Self.file(
      "1 1 0 rg 0 0 8 8 re f /M gs 0 1 1 rg 0 0 4 8 re f",
      resources: "/ExtGState << /M << /BM /Multiply >> >>")
    #expect(try pixels(file, at: [(1, 1), (6, 1)]) == [0xFF00_FF00, 0xFFFF_FF00])
  }

  // MARK: Pictures

  /// The first row is the top one.
  @Test(
    arguments: [
      ("/ColorSpace /DeviceRGB /BitsPerComponent 8", "FF0000 00FF00 0000FF FFFFFF"),
      ("/ColorSpace /DeviceRGB /BitsPerComponent 4", "F000F0 00FFFF"),
      (
        "/ColorSpace [/Indexed /DeviceRGB 3 <FF0000 00FF00 0000FF FFFFFF>] /BitsPerComponent 2",
        "10 B0"
      ),
      (
        "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Decode [1 0 1 0 1 0]",
        "00FFFF FF00FF FFFF00 000000"
      ),
      (
        "/ColorSpace /DeviceRGB /BitsPerComponent 16",
        "FFFF00000000 0000FFFF0000 00000000FFFF FFFFFFFFFFFF"
      ),
    ])
  func picturesFillTheUnitSquare(settings: String, content: String) throws {
    let picture = Self.stream(
      "/Subtype /Image /Width 2 /Height 2 /Filter /ASCIIHexDecode \(settings)", content + ">")
    let file = Self.file(
      "8 0 0 8 0 0 cm /I Do", resources: "/XObject << /I 5 0 R >>", objects: [picture])
    #expect(
      try pixels(file, at: [(0, 0), (7, 0), (0, 7), (7, 7)])
        == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
    // As a template only the alpha counts.
    #expect(
      try pixels(
        file, at: [(0, 0), (7, 7)], tint: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
        isTemplate: true) == [0xFFFF_0000, 0xFFFF_0000])
  }

  /// 2 × 2 pixels, compressed without compression: a row of 6 bytes is differences to the pixel on the left, or with the
  /// numbers of PNG's filters 1 and 2 before it.
  @Test(
    arguments: [
      (2, "FF0000 01FF00 0000FF FFFF00"), (15, "01 FF0000 01FF00 02 0100FF FF00FF"),
    ])
  func picturesArePredicted(predictor: Int, content: String) throws {
    let bytes = content.filter { $0 != " " }
    let count = bytes.count / 2
    // A zlib stream of one stored block (RFC 1950, RFC 1951), with its checksum.
    let samples = stride(from: 0, to: bytes.count, by: 2).map { place in
      let start = bytes.index(bytes.startIndex, offsetBy: place)
      return UInt32(bytes[start..<bytes.index(start, offsetBy: 2)], radix: 16) ?? 0
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for sample in samples {
      low = (low + sample) % 65_521
      high = (high + low) % 65_521
    }
    let stream =
      "7801 01" + String(format: "%02X00%02XFF", count, 255 - count) + bytes
      + String(format: "%08X", high << 16 | low)
    let picture = Self.stream(
      "/Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceRGB /BitsPerComponent 8 "
        + "/Filter [/ASCIIHexDecode /FlateDecode] "
        + "/DecodeParms [null << /Predictor \(predictor) /Colors 3 /Columns 2 >>]", stream + ">")
    let file = Self.file(
      "8 0 0 8 0 0 cm /I Do", resources: "/XObject << /I 5 0 R >>", objects: [picture])
    #expect(
      try pixels(file, at: [(0, 0), (7, 0), (0, 7), (7, 7)])
        == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
  }

  @Test func picturesHaveMasksAndStencilsAreColored() throws {
    let objects = [
      Self.stream(
        "/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 6 0 R "
          + "/Filter /ASCIIHexDecode", "FF>"),
      Self.stream(
        "/Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode",
        "00 80>"),
      Self.stream(
        "/Subtype /Image /Width 2 /Height 1 /ImageMask true /BitsPerComponent 1 /Filter /ASCIIHexDecode",
        "40>"),
    ]
    let resources = "/XObject << /I 5 0 R /S 7 0 R >>"
    let masked = Self.file("8 0 0 8 0 0 cm /I Do", resources: resources, objects: objects)
    #expect(try pixels(masked, at: [(0, 0), (7, 0)]) == [0, 0x8080_8080])
    let stencil = Self.file(
      "1 0 0 rg 8 0 0 8 0 0 cm /S Do", resources: resources, objects: objects)
    #expect(try pixels(stencil, at: [(0, 0), (7, 0)]) == [0xFFFF_0000, 0])
  }

  // MARK: Files of other writers

  /// What the library writes itself is read as it was drawn. Masks, and clips by several shapes, are pictures in its
  /// documents, with edges of their own.
  @Test func ownDocumentsAreReadAsTheyWereDrawn() throws {
    for name in SVGReferenceTests.names {
      let image = try VectorImage(svg: try SVGReferenceTests.bytes(name + ".svg"), file: name)
      let document = try CGContext(document: .pdf, size: image.size)
      let frame = CGRect(origin: .zero, size: image.size)
      image.draw(in: document, rect: frame)
      let read = try VectorImage(pdf: try document.makeDocument(), file: name)
      #expect(abs(read.size.width - image.size.width) < 1e-3)
      let bitmaps = try [image, read].map { image in
        let context = try CGContext(
          width: Int(frame.width.rounded(.up)), height: Int(frame.height.rounded(.up)))
        image.draw(in: context, rect: frame)
        return try context.makeBitmap()
      }
      let different = zip(bitmaps[0].pixels, bitmaps[1].pixels).count { first, second in
        let shifts: [UInt32] = [0, 8, 16, 24]
        return shifts.contains { shift in
          let difference = Int(first >> shift & 255) - Int(second >> shift & 255)
          return abs(difference) > 24
        }
      }
      let hasPictures = name.contains("mask") || ["clip-several", "inkscape-spread"].contains(name)
      let limit = bitmaps[0].pixels.count * (hasPictures ? 3 : 1) / 100
      #expect(different <= limit, "\(name): \(different)")
    }
  }
}
