import Foundation

/// Colours along a line or between two circles, with Core Graphics' names.
///
/// Between two stops each component, not premultiplied, runs straight, as Core Graphics, SVG and
/// PDF do it.
public struct CGGradient: Sendable, Hashable {
  /// A colour at a place from 0 to 1.
  struct Stop: Sendable, Hashable {
    var location: Double
    var color: CGColor
  }

  /// The stops in ascending order of their locations; at least one.
  let stops: [Stop]

  /// A gradient of colours.
  ///
  /// - Parameters:
  ///   - locations: where each colour stands, from 0 to 1; spread evenly if nil. Locations are
  ///     brought into 0...1, and equal ones make a sharp edge.
  /// - Returns: nil if there is no colour, or not one location for each.
  public init?(colors: [CGColor], locations: [CGFloat]? = nil) {
    guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
    let last = max(colors.count - 1, 1)
    let stops = colors.enumerated().map { index, color in
      let location = locations?[index].native ?? Double(index) / Double(last)
      return Stop(location: location > 0 ? min(location, 1) : 0, color: color)
    }
    // Sorted with the index, because Swift's sort does not promise to keep the order of equals.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}

/// What a gradient paints beyond its two ends, with Core Graphics' names.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
