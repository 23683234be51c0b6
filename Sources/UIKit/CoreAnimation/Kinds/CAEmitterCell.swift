/// A kind of particles of an emitter layer; see ``CAEmitterLayer``.
///
/// A value and its range are a mean and the greatest distance from it.
open class CAEmitterCell: ObjectiveCObject, CAMediaTiming {
  /// A name to find the cell by.
  open var name: String?
  /// Whether the cell emits particles; true by default.
  open var isEnabled = true
  /// The image of a particle, a `CGImage`.
  open var contents: Any?
  /// The part of the image that is shown, as parts of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the image per point.
  open var contentsScale: CGFloat = 1
  /// Particles that particles emit, for as long as they live.
  open var emitterCells: [CAEmitterCell]?
  /// Values of further properties by their keys.
  open var style: [AnyHashable: Any]?

  // MARK: Life

  /// Particles per second.
  open var birthRate: Float = 0
  /// Seconds.
  open var lifetime: Float = 0
  /// How much lifetimes vary, seconds.
  open var lifetimeRange: Float = 0

  // MARK: Movement

  /// The angle to the plane of the direction in which particles leave, radians; seen from the front.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane of the direction in which particles leave, radians.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone in which directions vary, radians.
  open var emissionRange: CGFloat = 0
  /// Points per second.
  open var velocity: CGFloat = 0
  /// How much velocities vary, points per second.
  open var velocityRange: CGFloat = 0
  /// Points per second, per second.
  open var xAcceleration: CGFloat = 0
  /// Points per second, per second; downwards.
  open var yAcceleration: CGFloat = 0
  /// Has no effect: particles are seen from the front.
  open var zAcceleration: CGFloat = 0

  // MARK: Size and turning

  /// The factor of the image's size.
  open var scale: CGFloat = 1
  /// How much scales vary.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// Radians per second.
  open var spin: CGFloat = 0
  /// How much spins vary, radians per second.
  open var spinRange: CGFloat = 0

  // MARK: Colour

  /// The colour that the image is multiplied by.
  open var color: CGColor? = .white
  /// How much the red component varies.
  open var redRange: Float = 0
  /// How much the green component varies.
  open var greenRange: Float = 0
  /// How much the blue component varies.
  open var blueRange: Float = 0
  /// How much the alpha component varies.
  open var alphaRange: Float = 0
  /// The change of red per second.
  open var redSpeed: Float = 0
  /// The change of green per second.
  open var greenSpeed: Float = 0
  /// The change of blue per second.
  open var blueSpeed: Float = 0
  /// The change of alpha per second.
  open var alphaSpeed: Float = 0

  // MARK: Time

  /// When the cell starts to emit, in the time of the layer or since the birth of the particle that it
  /// belongs to, seconds.
  open var beginTime: TimeInterval = 0
  /// For how long it emits, seconds; 0 for no end.
  open var duration: TimeInterval = 0
  /// Has no effect.
  open var speed: Float = 1
  /// Has no effect.
  open var timeOffset: TimeInterval = 0
  /// Has no effect.
  open var repeatCount: Float = 0
  /// Has no effect.
  open var repeatDuration: TimeInterval = 0
  /// Has no effect.
  open var autoreverses = false
  /// Has no effect.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Filters

  /// Kept, without effect on drawing.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// Kept, without effect on drawing.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// Kept, without effect on drawing.
  open var minificationFilterBias: Float = 0

  public override init() { super.init() }

  // MARK: Keys

  private typealias Path<Value> = ReferenceWritableKeyPath<CAEmitterCell, Value> & Sendable

  private static let lengths: [String: Path<CGFloat>] = [
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
    "contentsScale": \.contentsScale,
  ]

  private static let numbers: [String: Path<Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
    "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
    "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
  ]

  /// The keys of the properties that are numbers.
  static let keysOfNumbers = [
    "birthRate", "lifetime", "lifetimeRange", "emissionLongitude", "emissionLatitude",
    "emissionRange", "velocity", "velocityRange", "xAcceleration", "yAcceleration", "scale",
    "scaleRange", "scaleSpeed", "spin", "spinRange", "redRange", "greenRange", "blueRange",
    "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed", "contentsScale",
  ]

  /// The properties that are numbers, `color`, `contents`, `enabled` and `name`.
  open override func value(forKey key: String) -> Any? {
    if let path = Self.lengths[key] { return self[keyPath: path] }
    if let path = Self.numbers[key] { return self[keyPath: path] }
    switch key {
    case "color": return color
    case "contents": return contents
    case "enabled", "isEnabled": return isEnabled
    case "name": return name
    default: return super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    let number = LayerValue.number(from: value)
    if let path = Self.lengths[key], let number {
      self[keyPath: path] = number
    } else if let path = Self.numbers[key], let number {
      self[keyPath: path] = Float(number)
    } else {
      switch key {
      case "color": color = value as? CGColor
      case "contents": contents = value
      case "enabled", "isEnabled": isEnabled = number != 0
      case "name": name = value as? String
      default: super.setValue(value, forKey: key)
      }
    }
  }
}
