/// A kind of particles of an emitter layer. All properties are kept and none is drawn; see
/// ``CAEmitterLayer``.
open class CAEmitterCell: NSObject {
  /// A name to find the cell by.
  open var name: String?
  open var isEnabled = true
  /// What the particles look like, a `CGImage`.
  open var contents: Any?
  /// The part of the image that is shown, as parts of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the image a point.
  open var contentsScale: CGFloat = 1
  /// Particles that particles emit.
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

  /// The angle to the plane of the direction in which particles leave, radians.
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

  // MARK: Filters

  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  open var minificationFilterBias: Float = 0

  public override init() { super.init() }
}
