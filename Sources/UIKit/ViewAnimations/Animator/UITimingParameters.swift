/// How a property animator paces its animations.
public protocol UITimingCurveProvider {
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing parameters.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

extension UIView {
  /// The predefined curves.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

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

/// A curve by its name or its control points.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The name of the curve; `easeInOut` for one of control points.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool
  let function: CAMediaTimingFunction

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

  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring by its damping, or by its physics.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In whole distances a second; only the x component counts.
  public let initialVelocity: CGVector
  private let ratio: CGFloat?
  private let physics: (mass: CGFloat, stiffness: CGFloat, damping: CGFloat)?

  /// A spring that settles at the end of the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.ratio = ratio
    physics = nil
    initialVelocity = velocity
    super.init()
  }

  /// A spring that takes the time that it takes.
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

  /// Whether the duration follows from the physics.
  var hasOwnDuration: Bool { physics != nil }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}
