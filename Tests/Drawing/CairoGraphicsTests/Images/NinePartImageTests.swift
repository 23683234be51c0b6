import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import Testing

@Suite struct NinePartImageTests {
  /// Nine pixels of nine colours: blue is 0x11, 0x12, 0x13, 0x21, …
  let image = CGImage(
    bitmap: Bitmap(
      width: 3, height: 3,
      pixels: [0x11, 0x12, 0x13, 0x21, 0x22, 0x23, 0x31, 0x32, 0x33].map { 0xFF00_0000 | $0 }))
  let caps = NinePartImage.CapInsets(top: 1, left: 1, bottom: 1, right: 1)

  /// The blue channels of a picture, row by row.
  func drawn(
    _ parts: NinePartImage, _ width: Int, _ height: Int, scale: CGFloat = 1,
    rect: CGRect? = nil, pixelsAPoint: CGFloat = 1
  ) throws -> [[UInt32]] {
    let context = try CGContext(width: width, height: height, scale: pixelsAPoint)
    let all = CGRect(
      x: 0, y: 0, width: CGFloat(width) / pixelsAPoint, height: CGFloat(height) / pixelsAPoint)
    parts.draw(in: context, rect: rect ?? all, scale: scale)
    let bitmap = try context.makeBitmap()
    return (0..<height).map { y in (0..<width).map { bitmap[$0, y] & 255 } }
  }

  @Test func cornersStayAndTheRestStretches() throws {
    #expect(
      try drawn(NinePartImage(image, capInsets: caps), 5, 4) == [
        [0x11, 0x12, 0x12, 0x12, 0x13],
        [0x21, 0x22, 0x22, 0x22, 0x23],
        [0x21, 0x22, 0x22, 0x22, 0x23],
        [0x31, 0x32, 0x32, 0x32, 0x33],
      ])
  }

  @Test func cornersAreSizedByTheScale() throws {
    // A picture for 1 pixel per point on a surface of 2 pixels per point: corners become 2 × 2.
    let rows = try drawn(NinePartImage(image, capInsets: caps), 6, 6, pixelsAPoint: 2)
    #expect(rows[0] == [0x11, 0x11, 0x12, 0x12, 0x13, 0x13])
    #expect(rows[5] == [0x31, 0x31, 0x32, 0x32, 0x33, 0x33])
    // A picture for 2 pixels per point on the same surface: corners stay 1 × 1.
    let sharp = try drawn(NinePartImage(image, capInsets: caps), 6, 6, scale: 2, pixelsAPoint: 2)
    #expect(sharp[0] == [0x11, 0x12, 0x12, 0x12, 0x12, 0x13])
  }

  @Test func withoutCapsTheWholePictureFillsTheRectangle() throws {
    let none = NinePartImage.CapInsets(top: 0, left: 0, bottom: 0, right: 0)
    #expect(
      try drawn(NinePartImage(image, capInsets: none), 3, 3) == [
        [0x11, 0x12, 0x13], [0x21, 0x22, 0x23], [0x31, 0x32, 0x33],
      ])
  }

  @Test func tilesRepeatFromTheLeftAndAreCutAtTheEnd() throws {
    let row = CGImage(
      bitmap: Bitmap(
        width: 4, height: 1, pixels: [0x01, 0x0A, 0x0B, 0x02].map { 0xFF00_0000 | $0 }))
    let sides = NinePartImage.CapInsets(top: 0, left: 1, bottom: 0, right: 1)
    let parts = NinePartImage(row, capInsets: sides, resizingMode: .tile)
    #expect(try drawn(parts, 7, 1) == [[0x01, 0x0A, 0x0B, 0x0A, 0x0B, 0x0A, 0x02]])
  }

  @Test func cornersThatDoNotFitShareTheSpace() throws {
    let rows = try drawn(NinePartImage(image, capInsets: caps), 2, 2)
    #expect(rows == [[0x11, 0x13], [0x31, 0x33]])
  }

  @Test func capsStayWithinThePicture() {
    let wild = NinePartImage.CapInsets(top: -1, left: 9, bottom: 9, right: 9)
    let parts = NinePartImage(image, capInsets: wild)
    #expect(parts.capInsets == NinePartImage.CapInsets(top: 0, left: 3, bottom: 3, right: 0))
  }
}
