import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct BackdropBlurTests {
  /// White from this column on, black before.
  private static let edge = 10

  private func blurredEdge(
    scale: CGFloat = 1, clippedTo clip: CGRect? = nil, deviation: CGFloat = 2
  ) throws -> Bitmap {
    try drawn(20, 4, scale: scale) { context in
      let size = CGSize(width: 20 / scale, height: 4 / scale)
      context.setFillColor(.black)
      context.fill(CGRect(origin: .zero, size: size))
      context.setFillColor(.white)
      context.fill(
        CGRect(x: CGFloat(Self.edge) / scale, y: 0, width: size.width, height: size.height))
      if let clip { context.clip(to: clip) }
      context.blurBackdrop(standardDeviation: deviation)
    }
  }

  /// A standard deviation of 2 pixels is averages of 4, 4 and 5: of 80 parts of a pixel's light 14 stay,
  /// 13, 10, 6, 3 and 1 go to its neighbours on either side. From left to right an edge is the sum of
  /// these, times 255 / 80.
  private static let profile = [0, 3, 13, 32, 64, 105, 150, 191, 223, 242, 252, 255]

  @Test func anEdgeBecomesTheSumOfTheAverages() throws {
    let bitmap = try blurredEdge()
    #expect((4..<16).map { bitmap.red($0, 1) } == Self.profile)
    // The picture goes on beyond its edges: the rows are equal, and nothing is translucent.
    #expect((0..<4).allSatisfy { bitmap.row($0) == bitmap.row(1) })
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func theDeviationIsInUserSpace() throws {
    let bitmap = try blurredEdge(scale: 2, deviation: 1)
    #expect((4..<16).map { bitmap.red($0, 1) } == Self.profile)
  }

  @Test func onlyTheClipIsBlurredButByWhatIsAroundItToo() throws {
    let bitmap = try blurredEdge(clippedTo: CGRect(x: 8, y: 0, width: 2, height: 4))
    #expect((7..<12).map { bitmap.red($0, 1) } == [0, 64, 105, 255, 255])
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func whatIsNoDeviationBlursNothing(deviation: CGFloat) throws {
    let bitmap = try blurredEdge(deviation: deviation)
    #expect((8..<12).map { bitmap.red($0, 1) } == [0, 0, 255, 255])
  }

  @Test func translucentPixelsStayPremultiplied() throws {
    let bitmap = try drawn(12, 1) { context in
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      context.fill(CGRect(x: 6, y: 0, width: 6, height: 1))
      context.blurBackdrop(standardDeviation: 2)
    }
    #expect((0..<12).allSatisfy { bitmap.red($0, 0) <= bitmap.alpha($0, 0) })
    #expect(bitmap.alpha(5, 0) > 0)
    #expect(bitmap.alpha(6, 0) < 128)
  }

  @Test func aRecordingBlursWhatItIsDrawnOnto() throws {
    let recorder = CGContext.recording(
      size: CGSize(width: 20, height: 4), scale: 1, transform: .identity)
    recorder.blurBackdrop(standardDeviation: 2)
    let recorded = recorder.displayList
    let bitmap = try drawn(20, 4) { context in
      context.setFillColor(.black)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 4))
      context.setFillColor(.white)
      context.fill(CGRect(x: Self.edge, y: 0, width: 10, height: 4))
      recorded.draw(in: context)
    }
    #expect((4..<16).map { bitmap.red($0, 1) } == Self.profile)
  }
}
