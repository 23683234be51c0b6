import Foundation
import Pixels
import TestSupport
import Testing

@testable import CairoGraphics

/// The area of pixels that polygons cover.
@Suite struct CoverageRasterizerTests {
  private func mask(
    _ contours: [[Point]], rule: CGPathFillRule = .winding,
    frame: PixelRect = PixelRect(x: 0, y: 0, width: 8, height: 8)
  ) -> AlphaMask {
    var polygons = Polygons()
    for contour in contours { polygons.append(contour) }
    return AlphaMask(of: polygons, rule: rule, frame: frame)
  }

  private func rect(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> [Point] {
    [Point(x0, y0), Point(x1, y0), Point(x1, y1), Point(x0, y1)]
  }

  private func row(_ mask: AlphaMask, _ y: Int) -> [UInt8] { (0..<mask.width).map { mask[$0, y] } }

  /// 256 times the area, rounded down; 255 where that is more.
  @Test func thePartsOfARectanglesPixelsAreItsLevels() {
    let mask = mask([rect(1.25, 0.5, 3.5, 2.75)])
    #expect(row(mask, 0) == [0, 96, 128, 64, 0, 0, 0, 0])
    #expect(row(mask, 1) == [0, 192, 255, 128, 0, 0, 0, 0])
    #expect(row(mask, 2) == [0, 144, 192, 96, 0, 0, 0, 0])
    #expect(row(mask, 3) == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  /// The line from (0, 0) to (4, 2) leaves triangles of 1/4 and trapezoids of 3/4 below itself.
  @Test func aSlopeCutsPixelsExactly() {
    let mask = mask([[Point(0, 0), Point(4, 2), Point(0, 2)]])
    #expect(row(mask, 0) == [192, 64, 0, 0, 0, 0, 0, 0])
    #expect(row(mask, 1) == [255, 255, 192, 64, 0, 0, 0, 0])
  }

  @Test func overlapsAreCoveredOnce() {
    let square = rect(0.5, 0, 2, 1)
    #expect(row(mask([square, square]), 0)[0] == 128)
    #expect(row(mask([square, square.reversed()]), 0)[0] == 0)
    #expect(row(mask([square, square], rule: .evenOdd), 0)[0] == 0)
    // Two triangles that share a quarter of a pixel: 1/2 + 1/2 - 1/4.
    let triangles = [
      [Point(0, 0), Point(1, 1), Point(0, 1)], [Point(0, 1), Point(1, 0), Point(1, 1)],
    ]
    #expect(row(mask(triangles), 0)[0] == 192)
    // Only one of both: 1/2 + 1/2 - 2/4.
    #expect(row(mask(triangles, rule: .evenOdd), 0)[0] == 128)
  }

  @Test func aRingThatIsThinnerThanAPixelKeepsItsArea() {
    let mask = mask([rect(0.25, 0, 4, 4), rect(0.5, 0, 4, 4)], rule: .evenOdd)
    #expect(row(mask, 1) == [64, 0, 0, 0, 0, 0, 0, 0])
  }

  /// Levels of a circle with a radius of 150 pixels in the picture of a simulator: an edge of its fourth row.
  @Test func aCircleHasTheLevelsOfASimulator() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 300, height: 300))
    var polygons = Polygons()
    polygons.append(path.storage, transform: .identity)
    let mask = AlphaMask(
      of: polygons, rule: .winding, frame: PixelRect(x: 0, y: 0, width: 300, height: 300))
    let levels = row(mask, 3).prefix { $0 < 255 }.drop { $0 == 0 }
    #expect(Array(levels) == [3, 50, 109, 168, 227])
  }

  @Test func aFrameShowsAPartOfTheWhole() {
    var numbers = SplitMix64(seed: 5)
    for _ in 0..<40 {
      let contours = contours(&numbers)
      let whole = mask(contours, frame: PixelRect(x: -20, y: -20, width: 60, height: 60))
      let frame = PixelRect(
        x: .random(in: -12..<12, using: &numbers), y: .random(in: -12..<12, using: &numbers),
        width: .random(in: 1..<20, using: &numbers), height: .random(in: 1..<20, using: &numbers))
      let part = mask(contours, frame: frame)
      for y in frame.y..<frame.maxY {
        for x in frame.x..<frame.maxX {
          #expect(abs(Int(part[x - frame.x, y - frame.y]) - Int(whole[x + 20, y + 20])) <= 1)
        }
      }
    }
  }

  private func contours(_ numbers: inout SplitMix64) -> [[Point]] {
    (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
      (0..<Int.random(in: 3...7, using: &numbers)).map { _ in
        Point(.random(in: -10...18, using: &numbers), .random(in: -10...18, using: &numbers))
      }
    }
  }

  /// Polygons that cross themselves and each other, against 48 × 48 points in each pixel.
  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func theAreaIsThatOfPointsInside(rule: CGPathFillRule) {
    var numbers = SplitMix64(seed: 7)
    var differences = [Double]()
    for _ in 0..<12 {
      let contours = contours(&numbers)
      let mask = mask(contours, rule: rule)
      for y in 0..<8 {
        for x in 0..<8 {
          let expected = min(255, sampledPart(of: contours, rule, x: x, y: y) * 256)
          differences.append(abs(Double(mask[x, y]) - expected))
        }
      }
    }
    // A line through a pixel decides on 48 of 2304 points, of which most are on their side.
    #expect((differences.max() ?? 0) < 6)
    #expect(differences.reduce(0, +) / Double(differences.count) < 0.6)
  }

  private func sampledPart(
    of contours: [[Point]], _ rule: CGPathFillRule, x: Int, y: Int
  ) -> Double {
    let count = 48
    var inside = 0
    for row in 0..<count {
      let sampleY = Double(y) + (Double(row) + 0.5) / Double(count)
      // Where the row is crossed, and in which direction.
      var crossings: [(x: Double, winding: Int)] = []
      for contour in contours {
        for (start, end) in zip(contour, contour.dropFirst() + contour.prefix(1))
        where (start.y <= sampleY) != (end.y <= sampleY) {
          let part = (sampleY - start.y) / (end.y - start.y)
          crossings.append((start.x + (end.x - start.x) * part, start.y < end.y ? 1 : -1))
        }
      }
      for column in 0..<count {
        let sampleX = Double(x) + (Double(column) + 0.5) / Double(count)
        let winding = crossings.filter { $0.x < sampleX }.map(\.winding).reduce(0, +)
        if rule == .winding ? winding != 0 : winding & 1 != 0 { inside += 1 }
      }
    }
    return Double(inside) / Double(count * count)
  }
}
