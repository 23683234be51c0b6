import Foundation

/// What relative lengths refer to (SVG 2, section 8.9).
struct SVGUnits: Sendable {
  /// The direction that a percentage refers to.
  enum Axis {
    case x, y
    /// Neither: the diagonal of the viewport, divided by √2.
    case diagonal
  }

  /// `em`.
  var fontSize = Self.standardFontSize
  /// 100 % in both directions; nil where percentages are not possible.
  var viewport: CGSize?

  /// The font size of browsers.
  static let standardFontSize = 16.0

  /// The values of `gradientUnits` and the like: whether lengths are parts of a shape's box.
  static let areOfBox = ["userSpaceOnUse": false, "objectBoundingBox": true]

  /// The user units of one of a unit; nil if it is unknown.
  func length(of unit: String, along axis: Axis) -> Double? {
    switch unit {
    case "em": return fontSize
    case "%":
      guard let viewport else { return nil }
      let (width, height) = (viewport.width.native, viewport.height.native)
      switch axis {
      case .x: return width / 100
      case .y: return height / 100
      case .diagonal: return ((width * width + height * height) / 2).squareRoot() / 100
      }
    default: return Self.absolute[unit]
    }
  }

  /// The units, for messages.
  var expected: String {
    "px, pt, pc, mm, cm, in, em\(viewport == nil ? "" : ", %") or no unit"
  }

  private static let absolute: [String: Double] = [
    "": 1, "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
  ]
}
