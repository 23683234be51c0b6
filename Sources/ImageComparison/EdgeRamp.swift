import Pixels

/// The short climb in brightness that anti-aliasing draws where two plain areas meet.
///
/// Along a row or a column, a pixel is part of a ramp if the brightness rises by more than noise on
/// its one side and falls by more than noise on its other side, and if this climb, followed both
/// ways, ends after ``longestClimb`` steps at the latest, at a plateau or a turn. What turns back
/// at the pixel itself is a line; what climbs on is a gradient; neither is a ramp.
enum EdgeRamp {
  /// A slanted edge, drawn and smoothed, passes through three pixels between its plateaus: four
  /// steps.
  static let longestClimb = 4

  /// Steps to the next pixel of a row and of a column.
  static let axes: [(dx: Int, dy: Int)] = [(1, 0), (0, 1)]

  /// 1 where the pixel is on a ramp that rises along the axis, -1 where it falls, `nil` where the
  /// pixel is on none.
  static func direction(
    in picture: Bitmap, x: Int, y: Int, along axis: (dx: Int, dy: Int), _ backdrop: Backdrop
  ) -> Int? {
    /// 1, -1 or 0 from the pixel `offset` steps along the axis to the one after it; 0 at the rim.
    func climb(from offset: Int) -> Int {
      let (x1, y1) = (x + offset * axis.dx, y + offset * axis.dy)
      let (x2, y2) = (x1 + axis.dx, y1 + axis.dy)
      guard x1 >= 0, y1 >= 0, x2 < picture.width, y2 < picture.height else { return 0 }
      let step =
        brightness(backdrop.composite(picture[x2, y2]))
        - brightness(backdrop.composite(picture[x1, y1]))
      return step > noiseStep ? 1 : step < -noiseStep ? -1 : 0
    }

    let direction = climb(from: 0)
    guard direction != 0, climb(from: -1) == direction else { return nil }
    var steps = 2
    var ahead = 1
    while steps <= longestClimb, climb(from: ahead) == direction {
      steps += 1
      ahead += 1
    }
    var behind = -2
    while steps <= longestClimb, climb(from: behind) == direction {
      steps += 1
      behind -= 1
    }
    return steps <= longestClimb ? direction : nil
  }

  private static let noiseStep = Tolerance.noise * 256

  /// Luma by Rec. 709's weights, in 1/256 of a channel's step.
  private static func brightness(_ pixel: UInt32) -> Int {
    54 * Int(pixel >> 16 & 0xFF) + 183 * Int(pixel >> 8 & 0xFF) + 19 * Int(pixel & 0xFF)
  }
}
