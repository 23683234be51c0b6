import DrawingTestSupport
import Foundation
import TestSupport
import Testing

@testable import CairoGraphics

/// Painting through a clip that covers parts of pixels: half of the first one, all of the second, nothing of the third.
@Suite struct RasterClipTests {
  private func alphas(
    _ body: (CGContext) throws -> Void
  ) throws -> [UInt32] {
    try pixels(body).map { $0 >> 24 }
  }

  private func pixels(_ body: (CGContext) throws -> Void) throws -> [UInt32] {
    let context = try CGContext(width: 3, height: 1)
    context.setFillColor(.black)
    try body(context)
    return try context.makeBitmap().pixels
  }

  private let clip = CGRect(x: 0.5, y: 0, width: 1.5, height: 1)
  private let everything = CGRect(x: 0, y: 0, width: 3, height: 1)

  @Test func aColorIsPaintedInParts() throws {
    #expect(
      try alphas {
        $0.clip(to: clip)
        $0.fill(everything)
      } == [128, 255, 0])
    // Half of a half, as its own edge is there, too.
    #expect(
      try alphas {
        $0.clip(to: clip)
        $0.fill(clip)
      } == [64, 255, 0])
  }

  @Test func clipsMultiply() throws {
    #expect(
      try alphas {
        $0.clip(to: clip)
        $0.clip(to: CGRect(x: 0, y: 0, width: 1.25, height: 1))
        $0.fill(everything)
      } == [128, 64, 0])
  }

  /// As in Core Graphics: rectangles that share an edge paint half of its pixel, and not a quarter.
  @Test func edgesOfRectanglesThatCoincideCountOnce() throws {
    #expect(
      try alphas {
        $0.clip(to: clip)
        $0.clip(to: clip)
        $0.fill(everything)
      } == [128, 255, 0])
    // The rectangle that is left has its edges at pixels again.
    #expect(
      try alphas {
        $0.clip(to: clip)
        $0.clip(to: CGRect(x: 1, y: 0, width: 1, height: 1))
        $0.fill(everything)
      } == [0, 255, 0])
  }

  /// The order of clips makes no difference.
  @Test func rectanglesAndShapesClipInEveryOrder() throws {
    let clips: [(CGContext) -> Void] = [
      { $0.clip(to: clip) }, { $0.clip(to: CGRect(x: 0.5, y: 0, width: 1.25, height: 0.75)) },
      {
        $0.addEllipse(in: everything)
        $0.clip()
      },
    ]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    let pictures = try orders.map { order in
      try alphas { context in
        for index in order { clips[index](context) }
        context.fill(everything)
      }
    }
    #expect(Set(pictures).count == 1)
    #expect(pictures[0][0] > 0)
  }

  @Test func theFormerClipReturns() throws {
    #expect(
      try alphas {
        $0.saveGState()
        $0.clip(to: clip)
        $0.restoreGState()
        $0.fill(everything)
      } == [255, 255, 255])
  }

  @Test(arguments: [(CGFloat(1), [128, 255, 0] as [UInt32]), (0.5, [64, 128, 0])])
  func imagesAndLayersArePaintedInParts(opacity: CGFloat, expected: [UInt32]) throws {
    let image = try CGContext(width: 3, height: 1)
    image.fill(everything)
    let picture = CGImage(bitmap: try image.makeBitmap())
    #expect(
      try alphas {
        $0.clip(to: clip)
        $0.setAlpha(opacity)
        $0.draw(picture, in: everything)
      } == expected)
    #expect(
      try alphas {
        $0.clip(to: clip)
        $0.setAlpha(opacity)
        $0.beginTransparencyLayer()
        $0.fill(everything)
        $0.endTransparencyLayer()
      } == expected)
  }

  /// Of the red below remain what the clip leaves, and what the mode leaves.
  @Test(arguments: [
    (CGBlendMode.copy, [0xFF7F_0000, 0xFF00_0000, 0xFFFF_0000] as [UInt32]),
    (.sourceIn, [0xFF7F_0000, 0xFF00_0000, 0xFFFF_0000]),
    (.sourceOut, [0x7F7F_0000, 0, 0xFFFF_0000]),
    (.destinationIn, [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000]),
    (.clear, [0x7F7F_0000, 0, 0xFFFF_0000]),
  ])
  func everyModeKeepsToTheClip(mode: CGBlendMode, expected: [UInt32]) throws {
    let shape = try pixels {
      $0.setFillColor(.bytes(255, 0, 0))
      $0.fill(everything)
      $0.clip(to: clip)
      $0.setBlendMode(mode)
      $0.setFillColor(.black)
      $0.fill(everything)
    }
    #expect(shape == expected)
  }
}
