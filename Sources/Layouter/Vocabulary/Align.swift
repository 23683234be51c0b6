/// Where something stands across an axis without being stretched.
///
/// One case serves both axes: `top` is the left edge where the axis runs sideways.
public enum Align: Int, Sendable, Hashable, CaseIterable {
  case top = 1
  case center = 2
  case bottom = 3

  public static let left = Align.top
  public static let right = Align.bottom
}

/// Where something stands across an axis, or that it is stretched over it.
///
/// One case serves both axes: `top` is the left edge where the axis runs sideways.
public enum AlignEx: Int, Sendable, Hashable, CaseIterable {
  case top = 1
  case center = 2
  case bottom = 3
  /// Stretched over the whole area.
  case fill = 4

  public static let left = AlignEx.top
  public static let right = AlignEx.bottom

  /// The alignment that does not stretch.
  public init(_ align: Align) {
    switch align {
    case .top: self = .top
    case .center: self = .center
    case .bottom: self = .bottom
    }
  }
}
