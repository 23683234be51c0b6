import Foundation

/// Colours along a line or between two circles, with Core Graphics' names.
///
/// Between two stops each component, not premultiplied, is interpolated linearly, as in Core
/// Graphics, SVG and PDF.
public struct CGGradient: Sendable, Hashable {
  /// A colour at a location from 0 to 1.
  struct Stop: Sendable, Hashable {
    var location: Double
    var color: CGColor
  }

  /// What lies beyond both ends of an extended gradient.
  enum Spread: Sendable, Hashable {
    /// The first and the last colour.
    case pad
    /// The gradient there and back again.
    case reflect
    case repeated
  }

  /// The stops in ascending order of their locations; at least one.
  let stops: [Stop]
  /// SVG has others than ``Spread/pad``, Core Graphics has not.
  var spread = Spread.pad

  init(stops: [Stop]) { self.stops = stops }

  /// A gradient of colours.
  ///
  /// - Parameters:
  ///   - locations: of the colours, from 0 to 1; spaced evenly if nil. Locations are clamped to
  ///     0...1, and equal ones make a sharp edge.
  /// - Returns: nil without colours, or if the numbers of colours and locations differ.
  public init?(colors: [CGColor], locations: [CGFloat]? = nil) {
    guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
    let last = max(colors.count - 1, 1)
    let stops = colors.enumerated().map { index, color in
      let location = locations?[index].native ?? Double(index) / Double(last)
      return Stop(location: location > 0 ? min(location, 1) : 0, color: color)
    }
    // Sorted with the index, since Swift's sort is not documented to be stable.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}

/// What a gradient paints beyond its two ends, with Core Graphics' names.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Options of bits, as Core Graphics numbers them.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Extends the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last colour beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
