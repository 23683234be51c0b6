import Pixels

/// The short ramp in brightness that antialiasing produces between two plain areas.
///
/// Along a row or a column, a pixel is part of a ramp if the brightness rises by more than noise on
/// its one side and falls by more than noise on its other side, and if this slope, followed in both
/// directions, ends after at most ``longestClimb`` steps, at a plateau or a reversal. A reversal at the
/// pixel itself is a line; a longer slope is a gradient; neither is a ramp.
enum EdgeRamp {
  /// A slanted edge, drawn and smoothed, passes through three pixels between its plateaus: four
  /// steps.
  static let longestClimb = 4

  /// Steps to the next pixel of a row and of a column.
  static let axes: [(dx: Int, dy: Int)] = [(1, 0), (0, 1)]

  /// 1 where the pixel is on a ramp that rises along the axis, -1 where it falls, `nil` where the
  /// pixel is on none.
  static func direction(
    in map: BrightnessMap, x: Int, y: Int, along axis: (dx: Int, dy: Int)
  ) -> Int? {
    func climb(from offset: Int) -> Int {
      map.climb(x: x + offset * axis.dx, y: y + offset * axis.dy, dx: axis.dx, dy: axis.dy) ?? 0
    }

    let direction = climb(from: 0)
    guard direction != 0, climb(from: -1) == direction else { return nil }
    var (steps, ahead, behind) = (2, 1, -2)
    while steps <= longestClimb, climb(from: ahead) == direction {
      steps += 1
      ahead += 1
    }
    while steps <= longestClimb, climb(from: behind) == direction {
      steps += 1
      behind -= 1
    }
    return steps <= longestClimb ? direction : nil
  }
}

/// The brightness of an image over a backdrop.
struct BrightnessMap {
  let picture: Bitmap
  let backdrop: Backdrop

  /// Whether the brightness rises (1) or falls (-1) by more than noise from a pixel to a
  /// neighbour, or neither (0); nil where one of the two lies outside the image.
  func climb(x: Int, y: Int, dx: Int, dy: Int) -> Int? {
    guard let here = brightness(x: x, y: y), let there = brightness(x: x + dx, y: y + dy) else {
      return nil
    }
    let step = there - here
    return step > Self.noiseStep ? 1 : step < -Self.noiseStep ? -1 : 0
  }

  private static let noiseStep = Tolerance.noise * 256

  /// Luma by Rec. 709's weights, in 1/256 of a channel's step.
  private func brightness(x: Int, y: Int) -> Int? {
    guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return nil }
    let pixel = backdrop.composite(picture[x, y])
    return 54 * Int(pixel >> 16 & 0xFF) + 183 * Int(pixel >> 8 & 0xFF) + 19 * Int(pixel & 0xFF)
  }
}
