// swift-format-ignore-file: AvoidRetroactiveConformances
// Apple's Foundation writes geometry this way. Foundation on Linux has no descriptions of
// geometry: the default ones list the fields.

extension CGPoint: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0)`
  public var description: String { "(\(x), \(y))" }
  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension CGSize: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// `(30.0, 40.0)`
  public var description: String { "(\(width), \(height))" }
  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension CGRect: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0, 30.0, 40.0)`
  public var description: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
  /// The same as ``description``.
  public var debugDescription: String { description }
}
