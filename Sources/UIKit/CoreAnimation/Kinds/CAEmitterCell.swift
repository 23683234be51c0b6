/// A kind of particles of an emitter layer; see ``CAEmitterLayer``.
///
/// A value and its range are a mean and the greatest distance from it.
open class CAEmitterCell: ObjectiveCObject, CAMediaTiming {
  /// A name to find the cell by.
  open var name: String?
  open var isEnabled = true
  /// What the particles look like, a `CGImage`.
  open var contents: Any?
  /// The part of the image that is shown, as parts of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the image a point.
  open var contentsScale: CGFloat = 1
  /// Particles that particles emit, for as long as they live.
  open var emitterCells: [CAEmitterCell]?
  /// Values of further properties by their keys.
  open var style: [AnyHashable: Any]?

  // MARK: Life

  /// Particles a second.
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
  /// Points a second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// Points a second per second.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// Has no effect: particles are seen from the front.
  open var zAcceleration: CGFloat = 0

  // MARK: Size and turning

  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// The change of the scale a second.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0

  // MARK: Colour

  /// What the image is multiplied by.
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  /// The change of red a second.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0

  // MARK: Time

  /// When the cell begins to emit, in the time of the layer or since the birth of the particle that it
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

  /// The filters have no effect.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
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
