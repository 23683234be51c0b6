/// How a view follows the motion of the device. A device does not move here: effects are kept, and change
/// nothing.
open class UIMotionEffect: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  /// An effect without values: archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The values that key paths of a view get; nil by default.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// Returns the effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Moves a value between two limits while the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of a tilt that changes the value: left and right, or up and down.
  public enum EffectType: Int, Sendable {
    /// The device is tilted to the left or the right.
    case tiltAlongHorizontalAxis
    /// The device is tilted up or down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the view's property that changes.
  public let keyPath: String
  /// The direction that the effect follows.
  public let type: EffectType
  /// The value at the greatest tilt to the left or up; nil by default.
  open var minimumRelativeValue: Any?
  /// The value at the greatest tilt to the right or down; nil by default.
  open var maximumRelativeValue: Any?

  /// An effect on the property at a key path of the view, without values.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// - Returns: nil: an effect needs a key path, and archives of effects are not read.
  public required init?(coder: NSCoder) { nil }
}

/// Several effects that act together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group; nil by default.
  open var motionEffects: [UIMotionEffect]?
}
