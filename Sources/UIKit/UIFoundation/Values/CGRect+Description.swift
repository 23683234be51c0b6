// swift-format-ignore-file: AvoidRetroactiveConformances
// Apple's Foundation writes geometry this way; that of Linux has no descriptions of its own, and so
// they are the field by field ones of any structure.

extension CGPoint: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0)`
  public var description: String { "(\(x), \(y))" }
  public var debugDescription: String { description }
}

extension CGSize: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// `(30.0, 40.0)`
  public var description: String { "(\(width), \(height))" }
  public var debugDescription: String { description }
}

extension CGRect: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0, 30.0, 40.0)`
  public var description: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
  public var debugDescription: String { description }
}
