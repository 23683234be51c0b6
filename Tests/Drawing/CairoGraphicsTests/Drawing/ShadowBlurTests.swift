import Foundation
import Testing

@testable import CairoGraphics

/// Shadows of long straight edges, compared with levels that simulators of iOS 15 to 17 drew.
@Suite struct ShadowBlurTests {
  /// A drawing of a shadow, and its levels from the edge outwards.
  struct Edge: Sendable {
    let softness: ShadowSoftness
    let deviation: CGFloat
    let levels: [Int]
  }

  static let edges: [Edge] = [
    // `CALayer.render(in:)` of a layer without a path, two pixels per point, a radius of 2 points.
    Edge(
      softness: .gaussian, deviation: 4, levels: [114, 89, 66, 46, 30, 18, 9, 4, 0, 0]),
    // Of a layer with a path, a radius of 8 points.
    Edge(
      softness: .averaged, deviation: 8,
      levels: [
        121, 108, 96, 84, 72, 61, 51, 42, 34, 28, 22, 17, 12, 9, 6, 4, 3, 2, 1, 0,
      ]),
  ]

  private func levels(_ softness: ShadowSoftness, _ deviation: CGFloat, count: Int) throws -> [Int]
  {
    let context = try CGContext(width: 200, height: 200)
    context.setShadow(offset: .zero, blur: 2 * deviation, color: .black, softness: softness)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 200))
    let bitmap = try context.makeBitmap()
    return (0..<count).map { Int(bitmap[100 + $0, 100] >> 24) }
  }

  @Test(arguments: edges) func edgesHaveTheLevelsOfDevices(_ edge: Edge) throws {
    #expect(try levels(edge.softness, edge.deviation, count: edge.levels.count) == edge.levels)
  }

  /// One level of 26 is another one: weights have fewer digits there.
  @Test func aWideShadowDiffersByALevelAtMost() throws {
    let expected = [
      123, 114, 105, 97, 88, 80, 73, 65, 58, 51, 45, 39, 34, 29, 25, 21, 17, 14, 11, 8, 6, 4, 3, 1,
      0, 0,
    ]
    let own = try levels(.gaussian, 12, count: expected.count)
    let differences = zip(own, expected).map { abs($0 - $1) }
    #expect(differences.allSatisfy { $0 <= 1 })
    #expect(differences.filter { $0 > 0 }.count <= 3)
  }

  @Test(arguments: [0, 0.25, 0.5, 1, 3.3, 40, 1e9] as [CGFloat])
  func noShadowEndsTheDrawing(deviation: CGFloat) throws {
    for softness in [ShadowSoftness.gaussian, .averaged] {
      let levels = try levels(softness, deviation, count: 20)
      #expect(levels == levels.sorted(by: >))
    }
  }

  /// A narrow mask, whose rows and columns all lie within the blur's reach of its edges.
  @Test func smallMasksAreBlurredInBothDirections() throws {
    var mask = AlphaMask(width: 5, height: 5)
    mask[2, 2] = 255
    GaussianBlur(standardDeviation: 1).apply(to: &mask)
    // exp(-d²/2), d from -2 to 2, divided by the sum 2.48361.
    let weights = [0.054489, 0.244201, 0.402620, 0.244201, 0.054489]
    for y in 0..<5 {
      for x in 0..<5 {
        #expect(Int(mask[x, y]) == Int((255 * weights[x] * weights[y] + 0.5).rounded(.down)))
      }
    }
  }
}
