/// Where an item is aligned across an axis without being stretched.
///
/// Cases apply to both axes: `top` is the left edge where the axis is horizontal.
public enum Align: Int, Sendable, Hashable, CaseIterable {
  /// At the start of the axis: the upper or the left edge.
  case top = 1
  /// In the middle of the axis.
  case center = 2
  /// At the end of the axis: the lower or the right edge.
  case bottom = 3

  /// The start of a horizontal axis.
  public static let left = Align.top
  /// The end of a horizontal axis.
  public static let right = Align.bottom
}

/// Where an item is aligned across an axis, or that it is stretched over it.
///
/// Cases apply to both axes: `top` is the left edge where the axis is horizontal.
public enum AlignEx: Int, Sendable, Hashable, CaseIterable {
  /// At the start of the axis: the upper or the left edge.
  case top = 1
  /// In the middle of the axis.
  case center = 2
  /// At the end of the axis: the lower or the right edge.
  case bottom = 3
  /// Stretched over the whole area.
  case fill = 4

  /// The start of a horizontal axis.
  public static let left = AlignEx.top
  /// The end of a horizontal axis.
  public static let right = AlignEx.bottom

  /// The same alignment, without stretching.
  public init(_ align: Align) {
    switch align {
    case .top: self = .top
    case .center: self = .center
    case .bottom: self = .bottom
    }
  }
}
