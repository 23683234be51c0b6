/// How a property animator paces its animations.
public protocol UITimingCurveProvider {
  /// The kind of the parameters.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing parameters.
public enum UITimingCurveType: Int, Sendable {
  /// A predefined curve.
  case builtin
  /// A Bézier curve with custom control points.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring together.
  case composed
}

extension UIView {
  /// The predefined curves.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
    case easeInOut
    /// Slow at the start: control points (0.42, 0) and (1, 1).
    case easeIn
    /// Slow at the end: control points (0, 0) and (0.58, 1).
    case easeOut
    /// The same pace throughout.
    case linear

    var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}

/// A curve, predefined or with custom control points.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The predefined curve; `easeInOut` if the curve has custom control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point of the Bézier curve, whose ends are (0, 0) and (1, 1): part of the
  /// time, part of the change.
  public let controlPoint1: CGPoint
  /// The second control point, of the same coordinates.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool
  let function: CAMediaTimingFunction

  /// Creates a predefined curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    function = curve.timingFunction
    isBuiltIn = true
    var points: [Float] = [0, 0, 0, 0]
    points.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      curve.timingFunction.getControlPoint(at: 1, values: start)
      curve.timingFunction.getControlPoint(at: 2, values: start + 2)
    }
    controlPoint1 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
    controlPoint2 = CGPoint(x: CGFloat(points[2]), y: CGFloat(points[3]))
    super.init()
  }

  /// Creates a Bézier curve from (0, 0) to (1, 1) with the given control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    super.init()
  }

  /// The default curve, `easeInOut`.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// `builtin` for a predefined curve, otherwise `cubic`.
  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: a curve is not a spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring by its damping, or by its physics.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start, whole distances per second; only the x component counts.
  public let initialVelocity: CGVector
  private let ratio: CGFloat?
  private let physics: (mass: CGFloat, stiffness: CGFloat, damping: CGFloat)?

  /// Creates a spring that settles at the end of the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.ratio = ratio
    physics = nil
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring whose physics determine the duration; the animator's duration is ignored.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    ratio = nil
    physics = (mass, stiffness, damping)
    initialVelocity = velocity
    super.init()
  }

  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  func spring(duration: TimeInterval) -> Spring {
    let velocity = initialVelocity.dx.native
    guard let physics else {
      return Spring(
        duration: duration, dampingRatio: (ratio ?? 1).native, initialVelocity: velocity)
    }
    return Spring(
      mass: physics.mass.native, stiffness: physics.stiffness.native,
      damping: physics.damping.native, initialVelocity: velocity)
  }

  /// Whether the physics determine the duration.
  var hasOwnDuration: Bool { physics != nil }

  /// Always `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil: a spring is not a curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
