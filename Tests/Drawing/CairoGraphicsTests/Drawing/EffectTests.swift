import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct GradientTests {
  private let greys = [CGColor.black, .white]

  private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
    try #require(CGGradient(colors: colors, locations: locations))
  }

  @Test func eachPixelTakesTheColourAtItsCentre() throws {
    let gradient = try gradient(greys)
    let bitmap = try drawn(4, 1) { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0))
    }
    // 255 times 1/8, 3/8, 5/8 and 7/8.
    #expect((0..<4).map { bitmap.red($0, 0) } == [32, 96, 159, 223])
  }

  @Test func itExtendsBeyondItsEndsOnlyOnRequest() throws {
    let gradient = try gradient([.bytes(255, 0, 0), .bytes(0, 0, 255)])
    func draw(_ options: CGGradientDrawingOptions) throws -> [UInt32] {
      let bitmap = try drawn(6, 1) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0), options: options)
      }
      return [bitmap[0, 0], bitmap[5, 0]]
    }
    #expect(try draw([]) == [0, 0])
    #expect(try draw(.drawsBeforeStartLocation) == [0xFFFF_0000, 0])
    #expect(try draw(.drawsAfterEndLocation) == [0, 0xFF00_00FF])
  }

  @Test func equalLocationsMakeASharpEdge() throws {
    let gradient = try gradient(
      [.black, .black, .white, .white], [0, 0.5, 0.5, 1])
    let bitmap = try drawn(4, 1) { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0))
    }
    #expect((0..<4).map { bitmap.red($0, 0) } == [0, 0, 255, 255])
  }

  @Test func itFollowsTheTransformAndTheClip() throws {
    let gradient = try gradient(greys)
    let bitmap = try drawn(4, 8, scale: 2) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 4))
      context.rotate(by: .pi / 2)
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0))
    }
    #expect(bitmap.red(0, 0) == 16)
    #expect(bitmap.red(0, 7) == 239)
    #expect(bitmap.alpha(2, 0) == 0)
  }

  @Test func circlesFollowTheDistance() throws {
    let gradient = try gradient(greys)
    let bitmap = try drawn(8, 8) { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 4, y: 4), startRadius: 0,
        endCenter: CGPoint(x: 4, y: 4), endRadius: 4)
    }
    // (0.5, 0.5) from the centre: 255 · 0.7071/4 = 45.1; (2.5, 0.5): 255 · 2.5495/4 = 162.5.
    #expect(bitmap.red(4, 4) == 45)
    #expect((162...163).contains(bitmap.red(6, 4)))
    // (3.5, 3.5) is farther away than 4.
    #expect(bitmap.alpha(7, 7) == 0)
  }

  @Test func halfClearColoursArePremultiplied() throws {
    let gradient = try gradient([.bytes(255, 0, 0, 0), .bytes(255, 0, 0)])
    let bitmap = try drawn(2, 1) { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 2, y: 0))
    }
    #expect(bitmap[0, 0] == 0x4040_0000)
  }

  @Test func aGradientNeedsColours() {
    #expect(CGGradient(colors: []) == nil)
    #expect(CGGradient(colors: [.black], locations: [0, 1]) == nil)
  }
}

@Suite struct ShadowTests {
  @Test func withoutBlurItIsTheShapeMoved() throws {
    let bitmap = try drawn(4, 3) { context in
      context.setShadow(offset: CGSize(width: 2, height: 1), blur: 0, color: .bytes(0, 0, 255))
      context.setFillColor(.bytes(255, 0, 0))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(bitmap.sketch == ["##..", "####", "..##"])
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[3, 2] == 0xFF00_00FF)
  }

  @Test func threeBoxesOfThreeBlurAPoint() throws {
    // A deviation of 1.5 asks for boxes of ⌊1.5 · 1.88 + 0.5⌋ = 3: 1 3 6 7 6 3 1 over 27.
    let bitmap = try drawn(24, 16) { context in
      context.setShadow(
        offset: CGSize(width: 12, height: 0), blur: 3, color: .black, softness: .averaged)
      context.fill(CGRect(x: 4, y: 8, width: 1, height: 1))
    }
    let kernel = [1.0, 3, 6, 7, 6, 3, 1]
    for y in 0..<7 {
      for x in 0..<7 {
        let expected = 255 * kernel[x] * kernel[y] / 729
        #expect(abs(Double(bitmap.alpha(13 + x, 5 + y)) - expected) <= 0.51, "\(x), \(y)")
      }
    }
    #expect(bitmap.alpha(20, 8) == 0)
  }

  @Test func theMiddleOfALargeShapeHasTheFullShadow() throws {
    let bitmap = try drawn(60, 40) { context in
      context.setShadow(offset: .zero, blur: 8, color: .black)
      context.setFillColor(.bytes(255, 255, 255, 0))
      context.setFillColor(.black)
      context.fill(CGRect(x: 20, y: -40, width: 80, height: 120))
    }
    // The blurred edge is at half of its height on the edge itself, and falls off evenly.
    let edge = bitmap.alpha(19, 20)
    #expect((100...127).contains(edge))
    #expect(zip(0..<19, 1..<20).allSatisfy { bitmap.alpha($0, 20) <= bitmap.alpha($1, 20) })
    #expect(bitmap.alpha(2, 20) == 0)
  }

  @Test func lengthsArePointsWhateverTheTransform() throws {
    let bitmap = try drawn(8, 4, scale: 2) { context in
      context.scaleBy(x: 0.5, y: 0.5)
      context.setShadow(offset: CGSize(width: 2, height: 1), blur: 0, color: .black)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(bitmap.sketch == ["##......", "##......", "....##..", "....##.."])
  }

  @Test func aLayerCastsOneShadow() throws {
    let bitmap = try drawn(6, 1) { context in
      context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .bytes(0, 0, 0, 100))
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      context.endTransparencyLayer()
    }
    #expect((0..<6).map { bitmap.alpha($0, 0) } == [255, 255, 255, 100, 100, 100])
  }

  @Test func aClearShapeCastsAThinnerShadow() throws {
    let bitmap = try drawn(2, 1) { context in
      context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .black)
      context.setFillColor(.bytes(0, 0, 0, 100))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect((0..<2).map { bitmap.alpha($0, 0) } == [100, 100])
  }
}

@Suite struct ImageDrawingTests {
  /// Four opaque pixels: 1 2 over 3 4 in blue.
  private let image = CGImage(
    bitmap: Bitmap(
      width: 2, height: 2, pixels: [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0004]))

  private func blues(_ bitmap: Bitmap) -> [UInt32] { bitmap.pixels.map { $0 & 255 } }

  @Test func itsOwnSizeIsCopied() throws {
    let bitmap = try drawn(3, 2) { $0.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 2)) }
    #expect(blues(bitmap) == [0, 1, 2, 0, 3, 4])
  }

  @Test func edgesGoToWholePixels() throws {
    let bitmap = try drawn(3, 2) {
      $0.draw(image, in: CGRect(x: 0.6, y: 0.4, width: 2, height: 2))
    }
    #expect(blues(bitmap) == [0, 1, 2, 0, 3, 4])
  }

  @Test func quarterTurnsAndMirrorsAreExact() throws {
    let turned = try drawn(2, 2) { context in
      context.translateBy(x: 2, y: 0)
      context.rotate(by: .pi / 2)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(blues(turned) == [3, 1, 4, 2])
    let mirrored = try drawn(2, 2) { context in
      context.translateBy(x: 2, y: 0)
      context.scaleBy(x: -1, y: 1)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(blues(mirrored) == [2, 1, 4, 3])
  }

  @Test func alphaThinsIt() throws {
    let bitmap = try drawn(2, 2) { context in
      context.setAlpha(0.5)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(bitmap.alpha(0, 0) == 128)
  }
}
