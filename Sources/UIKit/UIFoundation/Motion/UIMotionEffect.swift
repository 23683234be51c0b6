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

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Moves a value between two limits while the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// - Returns: nil: an effect needs a key path, and archives of effects are not read.
  public required init?(coder: NSCoder) { nil }
}

/// Some effects that belong together.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
