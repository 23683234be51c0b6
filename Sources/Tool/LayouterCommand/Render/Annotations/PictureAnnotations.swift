import CairoGraphics
import ContactSheets
import Foundation

/// Marks over a picture, and the legend next to it. Positions are points from the picture's top left
/// corner.
struct PictureAnnotations {
  /// A rectangle around something.
  struct Outline {
    var frame: CGRect
    var color: CGColor
    /// Whether the area is tinted.
    var isFilled = false
    var isDashed = false
  }

  /// A distance, with a line between two points that lie above or next to each other.
  struct Measure {
    var start: CGPoint
    var end: CGPoint
    var text: String
  }

  /// A short text that stands where there is space for it, or is left out.
  struct Label {
    var text: String
    var color: CGColor
    /// What the text belongs to.
    var frame: CGRect
    var places: [LabelPlace]
  }

  /// A line of the legend.
  struct Entry {
    var number: Int
    var title: String
    var details: [String]
    var color: CGColor
  }

  var title: String
  /// What the colours and the numbers mean.
  var note: String
  var outlines: [Outline] = []
  var measures: [Measure] = []
  var measureColor = CGColor.black
  /// The most important one first: it chooses its place first.
  var labels: [Label] = []
  var legend: [Entry] = []
  /// What the legend says if it is empty.
  var emptyLegend: String
}

extension CGColor {
  static let redline = CGColor(hex: 0xC2006B)
  static let element = CGColor(hex: 0x0A5AA8)
  static let hitArea = CGColor(hex: 0x1F7A34)
  /// A hit area that gets no touches now.
  static let idleHitArea = CGColor(hex: 0x6B6B72)
}

/// A length in points, with at most two decimals.
func pointText(_ length: Double) -> String {
  let rounded = (length * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
