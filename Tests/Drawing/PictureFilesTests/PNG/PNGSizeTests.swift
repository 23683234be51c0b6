import CCairo
import CairoGraphics
import Foundation
import PictureFiles
import Pixels
import TestSupport
import Testing

/// File sizes compared with the sizes of cairo's own PNG writer.
@Suite struct PNGSizeTests {
  static let pictures: [(String, Bitmap)] = [
    ("button", button), ("two colours", twoColors), ("gradient", gradient),
    ("translucent gradient", translucent),
  ]

  @Test(arguments: pictures.map(\.0))
  func fastBytesAreAtMostATenthMoreThanCairos(name: String) throws {
    let picture = try #require(Self.pictures.first { $0.0 == name }?.1)
    let (own, cairos) = (try PNG.encode(picture).count, cairoSize(picture))
    #expect(own * 10 <= cairos * 11, "\(own) bytes, cairo \(cairos)")
  }

  @Test func aGoldenOfAButtonIsSmallerThanCairosPictureWithItsTexts() throws {
    let tree = #"{"type":"DsCustomButton","id":"save","frame":[0,0,240,80],"properties":{}}"#
    let bytes = try PNG.encode(
      Self.button, chunks: [.text(keyword: "tree", text: tree)], compression: .smallest)
    #expect(bytes.count < cairoSize(Self.button))
  }

  /// Fingerprint and view tree must fit into what the images of a scene save together; a single image
  /// with much text and little area may not save enough for its own.
  ///
  /// Every fourth scene: cairo takes some 20 ms to write a picture.
  @Test func goldensOfScenesAreSmallerThanCairosPictures() throws {
    let folder = Checkout.file("Snapshots")
    let all = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".png") }
    let scenesOfFiles = Dictionary(grouping: all) { ($0 as NSString).deletingLastPathComponent }
    let chosen = scenesOfFiles.keys.sorted().enumerated().filter { $0.offset % 4 == 0 }
    let files = chosen.flatMap { scenesOfFiles[$0.element] ?? [] }
    #expect(files.count > 400)
    var scenes: [String: (own: Int, cairos: Int)] = [:]
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
      let size = try cairoSize(ofPictureAt: folder.appendingPathComponent(file).path)
      let texts = try textSize(of: bytes)
      #expect(bytes.count - texts < size, "\(file)")
      let scene = (file as NSString).deletingLastPathComponent
      scenes[scene, default: (0, 0)].own += bytes.count
      scenes[scene, default: (0, 0)].cairos += size
    }
    for (scene, sizes) in scenes { #expect(sizes.own < sizes.cairos, "\(scene)") }
  }

  /// How many bytes of a PNG file its texts take.
  private func textSize(of bytes: [UInt8]) throws -> Int {
    var (position, size) = (8, 0)
    while position + 12 <= bytes.count {
      let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      if ["tEXt", "zTXt", "iTXt", "lyTr"].contains(type) { size += length + 12 }
      position += length + 12
    }
    try #require(position == bytes.count)
    return size
  }

  /// The digest's chunk takes 32 bytes, which an image of a few hundred bytes may not save.
  @Test(arguments: pictures.map(\.0))
  func smallestBytesAreFewerThanCairos(name: String) throws {
    let picture = try #require(Self.pictures.first { $0.0 == name }?.1)
    let (own, cairos) = (
      try PNG.encode(picture, compression: .smallest).count, cairoSize(picture)
    )
    #expect(own - 32 < cairos, "\(own) bytes, cairo \(cairos)")
  }

  /// A rounded button with a border and something like letters.
  static var button: Bitmap {
    guard let context = try? CGContext(width: 240, height: 80) else { return twoColors }
    let bounds = CGRect(x: 0, y: 0, width: 240, height: 80)
    context.setFillColor(CGColor(red: 0.04, green: 0.52, blue: 1, alpha: 1))
    context.addPath(CGPath(roundedRect: bounds, cornerWidth: 16, cornerHeight: 16))
    context.fillPath()
    context.setFillColor(.white)
    for letter in 0..<10 {
      let x = 40 + Double(letter) * 16.3
      context.fillEllipse(in: CGRect(x: x, y: 30.2, width: 11.7, height: 18.1))
      context.fill(CGRect(x: x, y: 26.4, width: 2.1, height: 22.3))
    }
    return (try? context.makeBitmap()) ?? twoColors
  }

  static var twoColors: Bitmap {
    Bitmap(
      width: 100, height: 100,
      pixels: (0..<10_000).map { $0 / 100 < 50 ? 0xFF00_00FF : 0xFFFF_FFFF })
  }

  static var gradient: Bitmap {
    let pixels = (0..<200 * 150).map { index -> UInt32 in
      let (x, y) = (UInt32(index % 200), UInt32(index / 200))
      return 0xFF00_0000 | x << 16 | (x + y) / 2 << 8 | y
    }
    return Bitmap(width: 200, height: 150, pixels: pixels)
  }

  static var translucent: Bitmap {
    let pixels = (0..<128 * 128).map { index -> UInt32 in
      let (x, y) = (UInt32(index % 128), UInt32(index / 128))
      let alpha = x + y
      return alpha << 24 | alpha / 2 << 16 | alpha / 3
    }
    return Bitmap(width: 128, height: 128, pixels: pixels)
  }

  private func cairoSize(_ bitmap: Bitmap) -> Int {
    var pixels = bitmap.pixels
    return pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(bitmap.width), Int32(bitmap.height), Int32(4 * bitmap.width))
      defer { cairo_surface_destroy(surface) }
      return writtenSize(of: surface)
    }
  }

  /// Cairo reads the file, too: in a debug build the library's decoder needs 20 s more for all goldens.
  private func cairoSize(ofPictureAt path: String) throws -> Int {
    let picture = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(picture) }
    try #require(cairo_surface_status(picture) == CAIRO_STATUS_SUCCESS, "\(path)")
    // Cairo reads opaque pictures without alpha, but draws with alpha.
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(picture),
      cairo_image_surface_get_height(picture))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, picture, 0, 0)
    cairo_paint(context)
    return writtenSize(of: surface)
  }

  /// The number of bytes that cairo writes for a surface.
  private func writtenSize(of surface: OpaquePointer?) -> Int {
    var count = 0
    cairo_surface_write_to_png_stream(
      surface,
      { closure, _, length in
        closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
        return CAIRO_STATUS_SUCCESS
      }, &count)
    return count
  }
}
