import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct FillTests {
  @Test func pointsAreScaledToPixels() throws {
    let bitmap = try drawn(6, 4, scale: 2) { context in
      context.setFillColor(.bytes(255, 0, 0))
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(bitmap.sketch == ["..##..", "..##..", "......", "......"])
    #expect(bitmap[2, 0] == 0xFFFF_0000)
  }

  @Test func coverageIsTheAreaOfThePixel() throws {
    let bitmap = try drawn(3, 2) { context in
      context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 1.25))
    }
    // 255 times 1, 1/2, 1/4 and 1/8.
    #expect(bitmap.alpha(0, 0) == 255)
    #expect((127...128).contains(bitmap.alpha(1, 0)))
    #expect((63...64).contains(bitmap.alpha(0, 1)))
    #expect((31...32).contains(bitmap.alpha(1, 1)))
    #expect(bitmap.alpha(2, 0) == 0)
  }

  @Test func coloursArePremultipliedAndRounded() throws {
    for alpha in stride(from: 0, through: 255, by: 3) {
      for value in stride(from: 0, through: 255, by: 15) {
        let bitmap = try drawn(1, 1) { context in
          context.setFillColor(.bytes(value, 255 - value, 255, alpha))
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        func part(_ value: Int) -> UInt32 {
          UInt32((Double(value * alpha) / 255).rounded())
        }
        let expected = UInt32(alpha) << 24 | part(value) << 16 | part(255 - value) << 8 | part(255)
        #expect(bitmap[0, 0] == expected, "\(value) at \(alpha)")
      }
    }
  }

  @Test func halfTransparentColourIsBlendedOverWhite() throws {
    let bitmap = try drawn(1, 1) { context in
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(.bytes(200, 0, 0, 100))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    // Red 200·100/255 = 78, and 255 − 100 = 155 of the white.
    #expect(bitmap[0, 0] == 0xFF00_0000 | 233 << 16 | 155 << 8 | 155)
  }

  @Test func theEvenOddRuleLeavesARing() throws {
    let bitmap = try drawn(5, 5) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.addRect(CGRect(x: 1, y: 1, width: 3, height: 3))
      context.fillPath(using: .evenOdd)
    }
    #expect(bitmap.sketch == ["#####", "#...#", "#...#", "#...#", "#####"])
  }

  @Test func theWindingRuleFillsWhatIsWoundTwice() throws {
    let bitmap = try drawn(3, 3) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
      context.fillPath()
    }
    #expect(bitmap.sketch == ["###", "###", "###"])
  }

  @Test func aCircleHasItsArea() throws {
    let bitmap = try drawn(44, 44) { context in
      context.fillEllipse(in: CGRect(x: 2, y: 2, width: 40, height: 40))
    }
    // Lines lie up to 0.05 pixels inside of the curve they approximate.
    #expect((Double.pi * 400 - 6.3...Double.pi * 400 + 0.5).contains(bitmap.coveredArea))
  }

  @Test func clearingMakesTransparent() throws {
    let bitmap = try drawn(3, 1) { context in
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      context.setAlpha(0.1)
      context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(bitmap.sketch == ["#.#"])
  }

  @Test func thePathStaysOnTheSurfaceWhileUserSpaceMoves() throws {
    let bitmap = try drawn(4, 1) { context in
      context.addRect(CGRect(x: 1, y: 0, width: 1, height: 1))
      context.translateBy(x: 2, y: 0)
      context.fillPath()
    }
    #expect(bitmap.sketch == [".#.."])
  }

  @Test func theStateIsSavedAndRestored() throws {
    let bitmap = try drawn(3, 1) { context in
      context.setFillColor(.bytes(255, 0, 0))
      context.saveGState()
      context.translateBy(x: 1, y: 0)
      context.setFillColor(.bytes(0, 255, 0))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      // One restore too many does nothing.
      context.restoreGState()
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    #expect(bitmap.pixels == [0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000])
  }
}
