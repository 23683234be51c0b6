/// The axis along which a layout stacks or grows.
public enum Orientation: Int, Sendable, Hashable, CaseIterable {
  /// From top to bottom: the growing axis is y.
  case vertical = 1
  /// From left to right: the growing axis is x.
  case horizontal = 2

  /// The other axis.
  public var crossing: Orientation { self == .vertical ? .horizontal : .vertical }
}
