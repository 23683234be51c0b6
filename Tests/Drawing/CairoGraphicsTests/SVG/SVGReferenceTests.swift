import CairoGraphics
import Foundation
import Pixels
import TestSupport
import Testing

/// Files as design tools export them, next to pictures that Chromium drew of them (`Scripts/svg-references`).
///
/// Pixels may differ by what both rasterizers make of edges, and by nothing else. Chromium's coverage of a pixel is up to 0.3
/// off its area: where a circle with a radius of 40 pixels covers 0.62 of a pixel, it has 0.47 (and cairo 0.58). So a pixel
/// may differ by 24 of 255 levels anywhere. Next to an edge it may, in few pixels, by up to a half of full coverage, since such
/// errors add up where edges of several shapes meet.
@Suite struct SVGReferenceTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Support/SVGCorpus")

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static let levelLimit = 24
  static let edgeLevelLimit = 128
  /// Of all pixels.
  static let edgeShareLimit = 0.02

  @Test func thereAreAtLeastThirtyFiles() {
    #expect(Self.names.count >= 30)
  }

  @Test(arguments: names) func drawsAsChromium(name: String) throws {
    let reference = try CGImage(file: try Self.bytes(name + ".png")).bitmap
    let image = try VectorImage(svg: try Self.bytes(name + ".svg"), file: name)
    let context = try CGContext(width: reference.width, height: reference.height)
    context.scaleBy(x: 2, y: 2)
    image.draw(in: context, rect: CGRect(origin: .zero, size: image.size))
    let bitmap = try context.makeBitmap()
    // The size is Chromium's, rounded up to whole points.
    #expect(reference.width == Int((image.size.width.native - 0.01).rounded(.up)) * 2)
    #expect(reference.height == Int((image.size.height.native - 0.01).rounded(.up)) * 2)

    var different: [(x: Int, y: Int, levels: Int)] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let levels = Self.difference(bitmap[x, y], reference[x, y])
        if levels > Self.levelLimit { different.append((x, y, levels)) }
      }
    }
    let inner = different.filter { !Self.isEdge(in: reference, x: $0.x, y: $0.y) }
    #expect(
      inner.count == 0, "\(name): \(inner.count) pixels away from edges, as \(inner.prefix(3))")
    #expect(
      different.allSatisfy { $0.levels <= Self.edgeLevelLimit },
      "\(name): up to \(different.map(\.levels).max() ?? 0) levels at edges")
    let share = Double(different.count) / Double(bitmap.pixels.count)
    #expect(share <= Self.edgeShareLimit, "\(name): \(different.count) pixels at edges")
  }

  /// The largest difference of a channel of premultiplied pixels.
  static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16, 24].map { shift in
      abs(Int(one >> shift & 255) - Int(other >> shift & 255))
    }.max() ?? 0
  }

  /// Whether a neighbour of a pixel differs from it by more than what both rasterizers may differ by.
  static func isEdge(in picture: Bitmap, x: Int, y: Int) -> Bool {
    for row in max(0, y - 1)...min(picture.height - 1, y + 1) {
      for column in max(0, x - 1)...min(picture.width - 1, x + 1)
      where difference(picture[column, row], picture[x, y]) > levelLimit {
        return true
      }
    }
    return false
  }
}
