import CairoGraphics
import Foundation
import Pixels
import TestSupport
import Testing

/// Files that are damaged, or have content that is not drawn.
extension PDFImageTests {
  @Test(
    arguments: [
      ("BT (a) Tj ET", "", "text is not drawn"), ("BI /W 1 ID x EI", "", "middle of content"),
      ("/Pattern cs /P scn", "/Pattern << /P << /PatternType 1 >> >>", "tiled patterns"),
      ("/S sh", "/Shading << /S << /ShadingType 4 >> >>", "along a mesh"),
      ("/S sh", "", "no Shading 'S'"), ("1 2 3 rg 1 m", "", "too few numbers"),
      ("/CS cs", "/ColorSpace << /CS [/Lab << >>] >>", "colours of the space Lab"),
      ("[1 2", "", "does not end"), (")", "", "without its counterpart"),
      ("/F Do", "/XObject << /F 4 0 R >>", ""),
    ])
  func whatIsNotDrawnIsAnError(content: String, resources: String, message: String) throws {
    let file = Self.file(content, resources: resources)
    if message.isEmpty {
      _ = try VectorImage(pdf: file, file: "a.pdf")
    } else {
      let error = #expect(throws: PDFError.self) { try VectorImage(pdf: file, file: "a.pdf") }
      #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
      #expect(error?.description.hasPrefix("a.pdf: ") == true)
    }
  }

  /// Text that can only be selected is above scanned pages.
  @Test func hiddenTextIsNoError() throws {
    _ = try VectorImage(pdf: Self.file("BT 3 Tr (a) Tj ET"), file: "a.pdf")
  }

  @Test(arguments: [0, 9, 200, 400])
  func aFileThatIsCutOffIsAnError(length: Int) {
    let file = Array(Self.file("0 0 8 8 re f").prefix(length))
    #expect(throws: PDFError.self) { try VectorImage(pdf: file, file: "a.pdf") }
  }

  /// Content that uses itself, pages and references that lead to themselves, lengths that are wrong.
  @Test func whatRefersToItselfEnds() throws {
    let form = Self.stream(
      "/Subtype /Form /BBox [0 0 8 8] /Resources << /XObject << /F 5 0 R >> >>", "/F Do")
    let file = Self.file("/F Do", resources: "/XObject << /F 5 0 R >>", objects: [form])
    #expect(throws: PDFError.self) { try VectorImage(pdf: file, file: "a.pdf") }
    let text = String(decoding: Self.file("0 0 8 8 re f"), as: UTF8.self)
    for (old, new) in [
      ("/Kids [3 0 R]", "/Kids [2 0 R]"), ("/Contents 4 0 R", "/Contents 9 0 R"),
      ("/Length 13", "/Length 4 0 R"), ("/Length 13", "/Length 99"), ("/Root 1 0 R", "/Root 2 0 R"),
    ] {
      _ = try? VectorImage(pdf: Array(text.replacing(old, with: new).utf8), file: "a.pdf")
    }
    // The word that ends the stream counts.
    let wrong = Array(text.replacing("/Length 13", with: "/Length 02").utf8)
    #expect(try pixels(wrong, at: [(4, 4)]) == [0xFF00_0000])
  }

  /// Numbers that are too large for what they count, and bounds in the wrong order.
  @Test(
    arguments: [
      (
        "/CS cs 1 scn 0 0 8 8 re f",
        "/ColorSpace << /CS [/Separation /Spot [/Indexed /DeviceRGB 1 <000000FFFFFF>] << /FunctionType 2 "
          + "/N 900000000 /Domain [0 900000000] /C0 [0] /C1 [900000000] >>] >>"
      ),
      (
        "/CS cs -5 scn 0 0 8 8 re f", "/ColorSpace << /CS [/Indexed /DeviceRGB 1 <000000FFFFFF>] >>"
      ),
      (
        "/S sh",
        "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 8 0] /Function "
          + "<< /FunctionType 3 /Domain [0 1] /Bounds [0.9 0] /Encode [0 1 0 1 0 1] /Functions [\(ramp) "
          + "\(ramp) \(ramp)] >> >> >>"
      ),
      ("900000000 J 99999999999999999999 j 1000000000 w 0 0 8 8 re S", ""),
      ("1000000000 0 0 1000000000 0 0 cm 1000000000 0 0 1000000000 0 0 cm 1 1 9 9 re W f", ""),
    ])
  func largeNumbersAreNoCrash(content: String, resources: String) throws {
    _ = try pixels(Self.file(content, resources: resources), at: [(4, 4)])
  }

  @Test func damagedFilesAreErrorsOrPictures() throws {
    let gradient =
      "<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [4 4 2 4 4 4] /Function \(Self.ramp) >>"
    var files = [
      Self.file(
        "q 2 0 0 2 2 1 cm 0 0 1 rg 0 0 1 1 re f Q /G gs /S sh 1 w [1 2] 0 d 0 0 m 1 2 3 4 5 6 c S 8 0 0 8 0 0 cm /I Do",
        resources:
          "/Shading << /S \(gradient) >> /XObject << /I 5 0 R >> /ExtGState << /G << /ca 0.5 /BM /Screen >> >>",
        objects: [
          Self.stream(
            "/Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceRGB /BitsPerComponent 4 /Filter /ASCIIHexDecode",
            "F000F000FFFF>")
        ])
    ]
    for name in SVGReferenceTests.names.prefix(4) {
      let image = try VectorImage(svg: try SVGReferenceTests.bytes(name + ".svg"), file: name)
      let document = try CGContext(document: .pdf, size: image.size)
      image.draw(in: document, rect: CGRect(origin: .zero, size: image.size))
      files.append(try document.makeDocument())
    }
    var random = SplitMix64(seed: 23)
    for round in 0..<2000 {
      var bytes = files[round % files.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[bytes.count - 1 - place], at: place)
        }
      }
      if let image = try? VectorImage(pdf: bytes, file: "m"),
        let context = try? CGContext(width: 8, height: 8)
      {
        image.draw(in: context, rect: CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    }
  }
}
