/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the function.
  public let rawValue: String

  /// A function by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// ``CAMediaTimingFunction/linear``
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// ``CAMediaTimingFunction/easeIn``
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// ``CAMediaTimingFunction/easeOut``
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// ``CAMediaTimingFunction/easeInEaseOut``
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// ``CAMediaTimingFunction/default``
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1) that gives the progress (y)
/// of the animation for the part of its time that has passed (x).
public struct CAMediaTimingFunction: Sendable, Hashable {
  private let first: CGPoint
  private let second: CGPoint

  /// A curve with two control points, as CSS's `cubic-bezier()` takes them.
  ///
  /// The x of both are kept within 0...1: only then has every time one progress.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    self.init(CGFloat(x1), CGFloat(y1), CGFloat(x2), CGFloat(y2))
  }

  /// One of the predefined curves; an unknown name gives the default one.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self = .linear
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .easeInEaseOut: self = .easeInEaseOut
    default: self = .default
    }
  }

  private init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    first = CGPoint(x: max(0, min(1, x1)), y: y1)
    second = CGPoint(x: max(0, min(1, x2)), y: y2)
  }

  /// Even pace.
  public static let linear = CAMediaTimingFunction(0, 0, 1, 1)
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunction(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunction(0, 0, 0.58, 1)
  /// Slow at the start and the end.
  public static let easeInEaseOut = CAMediaTimingFunction(0.42, 0, 0.58, 1)
  /// The curve of most animations of the system: fast at first, then slow.
  public static let `default` = CAMediaTimingFunction(0.25, 0.1, 0.25, 1)

  /// The x and the y of a control point: 0 is the start and 3 the end of the curve.
  ///
  /// - Parameter values: room for two numbers; unchanged for another index.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, first, second, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].x)
    values[1] = Float(points[index].y)
  }

  /// The progress when a part of the time, 0...1, has passed.
  package func progress(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if first.x == first.y, second.x == second.y { return time }
    // x grows with the parameter, so halving the range finds it, to the last bit that counts.
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.coordinate(first.x, second.x, at: middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return Self.coordinate(first.y, second.y, at: (low + high) / 2)
  }

  /// A coordinate of the curve with the ends 0 and 1.
  private static func coordinate(
    _ first: CGFloat, _ second: CGFloat, at parameter: CGFloat
  ) -> CGFloat {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
