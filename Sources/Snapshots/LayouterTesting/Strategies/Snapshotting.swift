import Snapshots

/// A way to make a snapshot of a value: the format that is stored of it, and how that is compared.
///
/// With the vocabulary of swift-snapshot-testing: a strategy for one type becomes one for another with
/// ``pullback(_:)``.
///
/// ```swift
/// extension Snapshotting where Value == Badge, Format == UIImage {
///   static var badge: Snapshotting {
///     Snapshotting<UIView, UIImage>.image.pullback { BadgeView(badge: $0) }
///   }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of the golden's file name; nil for none.
  public var pathExtension: String?
  /// How the format is stored and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (Value) -> Async<Format>
  /// Draws a picture that knows its views, so that differences are explained; nil for a strategy that
  /// only makes the format.
  var drawing: ((Value) throws -> ViewDrawing)?

  /// A strategy whose format is ready later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy whose format is ready at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The strategy for another type of value, which is transformed into this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    var other = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { [snapshot] in snapshot(transform($0)) })
    other.drawing = drawing.map { draw in { try draw(transform($0)) } }
    return other
  }

  /// As ``pullback(_:)``, with a transformation whose result is ready later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      [snapshot] newValue in
      Async { callback in transform(newValue).run { snapshot($0).run(callback) } }
    }
  }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy for values that are stored as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
