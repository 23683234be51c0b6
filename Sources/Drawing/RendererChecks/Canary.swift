import CairoGraphics
import Foundation
import PictureFiles
import Pixels

/// Small fixed drawings and texts, one for each drawing primitive, which detect libraries that draw
/// differently before they change every golden.
public enum Canary {
  /// The primitives that are checked.
  public enum Primitive: String, Sendable, Hashable, CaseIterable {
    /// Shapes that are filled, clipped or stroked.
    case rectangles, curves, evenOddRings, clips, miteredStrokes, roundStrokes, dashes
    /// Colours that change over a shape, and pixels that are composited.
    case linearGradients, radialGradients, shadows, layers, images, blendModes
    /// Texts: the glyphs of words, the order of words in both directions, and the ends of lines.
    case shaping, bidirectionalOrder, lineBreaks
  }

  /// The first 64 bits of each picture's `PixelHash`, where goldens are recorded.
  ///
  /// They change together with `RendererFingerprint.rendererVersion`.
  private static let expected: [(primitive: Primitive, hash: UInt64)] = [
    (.rectangles, 0xAD93_C857_C34E_00E0), (.curves, 0x340A_DCCE_51D9_F04B),
    (.evenOddRings, 0xF946_0496_2DA7_C6E9), (.clips, 0xCE1F_9BC1_ABD8_0DC1),
    (.miteredStrokes, 0xE628_B38D_BE68_F8EF), (.roundStrokes, 0xDCA6_242C_9334_6C85),
    (.dashes, 0x7F99_BC42_AE93_81B1), (.linearGradients, 0x73CF_B080_B9A5_B2BD),
    (.radialGradients, 0x76A3_0AC9_FBC4_0924), (.shadows, 0x3418_8982_63DE_CDBF),
    (.layers, 0x67FC_1008_C8A7_E5C0), (.images, 0x5359_71BD_B43F_1EE2),
    (.blendModes, 0x7366_87E9_A12E_21FD),
  ]

  /// Draws all pictures, lays out all texts, and compares them with the expected results.
  ///
  /// - Returns: what differs, in the order of the cases; empty if these libraries draw as they
  ///   should.
  public static func check() -> [Primitive] {
    zip(expected, hashes).filter { $0.hash != $1 }.map(\.0.primitive)
      + Primitive.allCases.filter { isTextRight($0) == false }
  }

  /// The hash of all pictures together, in 32 hexadecimal digits.
  ///
  /// Goldens carry it. The texts are not part of it: they are right or nothing is recorded.
  public static var hash: String {
    let words = hashes.flatMap { hash -> [UInt32] in
      let hash = hash ?? 0
      return [UInt32(hash >> 32), UInt32(truncatingIfNeeded: hash)]
    }
    return PixelHash.of(Bitmap(width: words.count, height: 1, pixels: words)).description
  }

  /// The hashes of all pictures, drawn once a process; nil for what cannot be drawn.
  private static let hashes = expected.map { hash(of: $0.primitive) }

  /// The hash of one picture; nil if it cannot be drawn.
  private static func hash(of primitive: Primitive) -> UInt64? {
    guard let context = try? CGContext(width: 24, height: 24),
      (try? draw(primitive, in: context)) != nil, let bitmap = try? context.makeBitmap()
    else { return nil }
    return PixelHash.of(bitmap).high
  }

  private static let blue = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)
  private static let amber = CGColor(red: 1, green: 0.6, blue: 0.1, alpha: 0.7)

  private static func draw(
    _ primitive: Primitive, in context: CGContext
  ) throws(CGContextError) {
    context.setFillColor(blue)
    context.setStrokeColor(blue)
    switch primitive {
    case .rectangles:
      context.fill(CGRect(x: 1, y: 2, width: 12, height: 9))
      context.setFillColor(amber)
      context.fill(CGRect(x: 5.3, y: 6.7, width: 14.1, height: 12.6))
    case .curves:
      context.addPath(rounded(CGRect(x: 1.2, y: 1, width: 14, height: 12), radius: 4))
      context.addEllipse(in: CGRect(x: 8, y: 9.4, width: 15, height: 13))
      context.fillPath()
    case .evenOddRings:
      context.addPath(rounded(CGRect(x: 1, y: 1, width: 22, height: 22), radius: 7))
      context.addPath(rounded(CGRect(x: 3, y: 3, width: 18, height: 18), radius: 5))
      context.addEllipse(in: CGRect(x: 6, y: 6, width: 13.5, height: 11))
      context.fillPath(using: .evenOdd)
    case .clips:
      context.addEllipse(in: CGRect(x: 1, y: 1, width: 19, height: 19))
      context.clip()
      context.rotate(by: 0.3)
      context.clip(to: CGRect(x: 6, y: 1, width: 14, height: 12))
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    case .miteredStrokes:
      context.setLineWidth(3)
      zigzag(in: context)
    case .roundStrokes:
      context.setLineWidth(4)
      context.setLineJoin(.round)
      context.setLineCap(.round)
      zigzag(in: context)
    case .dashes:
      context.setLineWidth(2)
      context.setLineCap(.square)
      context.setLineDash(phase: 1, lengths: [3, 4])
      // Dashes begin where the path does, at the top.
      context.addPath(
        CGPath(
          roundedRect: CGRect(x: 3, y: 3, width: 18, height: 16), cornerWidth: 9, cornerHeight: 8))
      context.strokePath()
    case .linearGradients:
      context.addPath(rounded(CGRect(x: 1, y: 1, width: 22, height: 22), radius: 6))
      context.clip()
      context.drawLinearGradient(
        try gradient, start: CGPoint(x: 4, y: 2), end: CGPoint(x: 19, y: 21),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .radialGradients:
      context.drawRadialGradient(
        try gradient, startCenter: CGPoint(x: 9, y: 10), startRadius: 1,
        endCenter: CGPoint(x: 12, y: 12), endRadius: 11)
    case .shadows:
      context.setShadow(
        offset: CGSize(width: 1, height: 2), blur: 4, color: amber, softness: .averaged)
      context.fillEllipse(in: CGRect(x: 5, y: 4, width: 12, height: 12))
    case .layers:
      context.setAlpha(0.4)
      context.beginTransparencyLayer()
      context.fillEllipse(in: CGRect(x: 2, y: 2, width: 13, height: 13))
      context.setFillColor(amber)
      context.fillEllipse(in: CGRect(x: 8, y: 8, width: 13, height: 13))
      context.endTransparencyLayer()
    case .images:
      try drawImages(in: context)
    case .blendModes:
      drawBlendModes(in: context)
    case .shaping, .bidirectionalOrder, .lineBreaks:
      break  // These are compared as they are, not by a picture.
    }
  }

  private static var gradient: CGGradient {
    get throws(CGContextError) {
      guard let gradient = CGGradient(colors: [blue, amber, .white], locations: [0, 0.3, 1]) else {
        throw .wrongKind("the canary's gradient has no colours")
      }
      return gradient
    }
  }

  private static func rounded(_ rect: CGRect, radius: CGFloat) -> CGPath {
    CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
  }

  private static func zigzag(in context: CGContext) {
    context.addLines(between: [
      CGPoint(x: 3, y: 4), CGPoint(x: 17, y: 6), CGPoint(x: 6, y: 14), CGPoint(x: 20, y: 20),
    ])
    context.strokePath()
  }

  private static func drawImages(in context: CGContext) throws(CGContextError) {
    let pixels = (0..<64).map { index -> UInt32 in
      let alpha = UInt32(index) * 4
      return alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
    }
    let image = CGImage(bitmap: Bitmap(width: 8, height: 8, pixels: pixels))
    context.draw(image, in: CGRect(x: 1, y: 1, width: 8, height: 8))
    context.draw(image, in: CGRect(x: 10, y: 1, width: 13, height: 5))
    context.setAlpha(0.6)
    context.translateBy(x: 12, y: 16)
    context.rotate(by: 0.5)
    context.draw(image, in: CGRect(x: -6, y: -5, width: 12, height: 10))
  }

  private static func drawBlendModes(in context: CGContext) {
    for (index, mode) in CGBlendMode.ofCairo.enumerated() {
      let (x, y) = (CGFloat(index % 6) * 4, CGFloat(index / 6) * 6)
      context.setBlendMode(.normal)
      context.setFillColor(amber)
      context.fill(CGRect(x: x, y: y, width: 2.5, height: 4))
      context.setBlendMode(mode)
      context.setFillColor(CGColor(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.8))
      context.fill(CGRect(x: x + 1, y: y + 1.5, width: 2.5, height: 4))
    }
  }
}
