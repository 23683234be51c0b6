extension UITouch {
  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// A finger.
  public var type: TouchType { .direct }
  /// The radius of a fingertip, points.
  public var majorRadius: CGFloat { 20 }
  public var majorRadiusTolerance: CGFloat { 5 }
  /// The force is not measured.
  public var force: CGFloat { 0 }
  public var maximumPossibleForce: CGFloat { 0 }
  /// A finger stands upright.
  public var altitudeAngle: CGFloat { .pi / 2 }
  public var estimationUpdateIndex: NSNumber? { nil }

  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Properties that can be estimated.
  public struct Properties: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
  }

  /// None: nothing is estimated.
  public var estimatedProperties: Properties { [] }
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
}

extension UIEvent {
  /// All moves are delivered: the touch itself.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// None: nothing is predicted.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
