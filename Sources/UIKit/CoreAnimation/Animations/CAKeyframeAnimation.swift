/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// A path along which points move, instead of ``values``.
  open var path: CGPath?
  /// The part of the time, 0...1, at which each value is reached; evenly spread if nil.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between the given ones are computed.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How the layer turns along ``path``.
  open var rotationMode: CAAnimationRotationMode?
  /// How tight the curves of the cubic modes are, for each value.
  open var tensionValues: [NSNumber]?
  /// How sharp their corners are.
  open var continuityValues: [NSNumber]?
  /// Where they bend.
  open var biasValues: [NSNumber]?

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }

  override var sample: Any? { values?.first ?? path.map { _ in CGPoint.zero } }

  // MARK: Values

  override func values(
    at position: MediaTiming.Position, as kind: LayerValue.Kind, over underlying: LayerValue?
  ) -> (current: LayerValue, last: LayerValue)? {
    let part = progress(at: position.fraction)
    if let path {
      let measured = MeasuredPath(path)
      guard measured.count > 0 else { return nil }
      return (
        .point(point(on: measured, at: part).point),
        .point(measured.point(inPiece: measured.count - 1, at: 1).point)
      )
    }
    let values = (values ?? []).compactMap { LayerValue($0, as: kind) }
    guard let last = values.last else { return nil }
    // A single value that is not interpolated is not shown by devices either: there are two key times for it.
    guard values.count > 1 else { return calculationMode == .discrete ? nil : (last, last) }
    return (value(of: values, at: part), last)
  }

  private func value(of values: [LayerValue], at part: CGFloat) -> LayerValue {
    switch calculationMode {
    case .discrete:
      let times = times(count: values.count + 1, lengths: nil)
      let index = times.lastIndex { $0 <= part } ?? 0
      return values[min(index, values.count - 1)]
    case .paced, .cubicPaced:
      let lengths = zip(values, values.dropFirst()).map { $0.distance(to: $1) ?? 1 }
      let (index, rest) = segment(at: part, in: times(count: values.count, lengths: lengths))
      return between(values, index, rest)
    default:
      let (index, rest) = segment(at: part, in: times(count: values.count, lengths: nil))
      return between(values, index, paced(rest, index))
    }
  }

  private func between(_ values: [LayerValue], _ index: Int, _ part: CGFloat) -> LayerValue {
    guard calculationMode == .cubic || calculationMode == .cubicPaced else {
      return .between(values[index], values[index + 1], part)
    }
    let before = values[max(index - 1, 0)]
    let after = values[min(index + 2, values.count - 1)]
    return spline(before, values[index], values[index + 1], after, part, index)
      ?? .between(values[index], values[index + 1], part)
  }

  /// A Kochanek–Bartels spline through four values ("Interpolating splines with local tension,
  /// continuity, and bias control", SIGGRAPH 1984); nil for values that are not numeric.
  private func spline(
    _ p0: LayerValue, _ p1: LayerValue, _ p2: LayerValue, _ p3: LayerValue, _ t: CGFloat,
    _ index: Int
  ) -> LayerValue? {
    func control(_ values: [NSNumber]?, _ index: Int) -> CGFloat {
      values.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil } ?? 0
    }
    func tangent(_ index: Int, _ isOutgoing: Bool) -> (CGFloat, CGFloat) {
      let (tension, continuity) = (control(tensionValues, index), control(continuityValues, index))
      let bias = control(biasValues, index)
      let sign: CGFloat = isOutgoing ? 1 : -1
      return (
        (1 - tension) * (1 + bias) * (1 + sign * continuity) / 2,
        (1 - tension) * (1 - bias) * (1 - sign * continuity) / 2
      )
    }
    switch p1 {
    case .number, .point, .size, .rect, .numbers: break
    default: return nil
    }
    let (out, into) = (tangent(index, true), tangent(index + 1, false))
    let first = p1.subtracting(p0).scaled(by: out.0).adding(p2.subtracting(p1).scaled(by: out.1))
    let last = p2.subtracting(p1).scaled(by: into.0).adding(p3.subtracting(p2).scaled(by: into.1))
    let (square, cube) = (t * t, t * t * t)
    return p1.scaled(by: 2 * cube - 3 * square + 1)
      .adding(p2.scaled(by: 3 * square - 2 * cube))
      .adding(first.scaled(by: cube - 2 * square + t))
      .adding(last.scaled(by: cube - square))
  }

  // MARK: Times

  /// The times at which values are reached.
  ///
  /// - Parameter lengths: the distances between values, for an even pace.
  private func times(count: Int, lengths: [CGFloat]?) -> [CGFloat] {
    if let lengths {
      let total = lengths.reduce(0, +)
      guard total > 0 else { return evenTimes(count: count) }
      var sum: CGFloat = 0
      return [0]
        + lengths.map { length in
          sum += length
          return sum / total
        }
    }
    guard let keyTimes, keyTimes.count == count else { return evenTimes(count: count) }
    return keyTimes.map { CGFloat($0.doubleValue) }
  }

  private func evenTimes(count: Int) -> [CGFloat] {
    (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) }
  }

  /// The segment between two values that a part of the time belongs to, and the part of it that has passed.
  private func segment(at part: CGFloat, in times: [CGFloat]) -> (index: Int, part: CGFloat) {
    let index = min(max((times.lastIndex { $0 <= part } ?? 0), 0), times.count - 2)
    let length = times[index + 1] - times[index]
    guard length > 0 else { return (index, 1) }
    return (index, max(0, min(1, (part - times[index]) / length)))
  }

  private func paced(_ part: CGFloat, _ index: Int) -> CGFloat {
    guard let timingFunctions, timingFunctions.indices.contains(index) else { return part }
    return timingFunctions[index].progress(at: part)
  }

  // MARK: Along a path

  private func point(
    on path: MeasuredPath, at part: CGFloat
  ) -> (point: CGPoint, direction: CGPoint) {
    switch calculationMode {
    case .paced, .cubicPaced: return path.point(atPart: part)
    case .discrete:
      let index = min(discreteTimes(along: path).lastIndex { $0 <= part } ?? 0, path.count)
      return index == 0
        ? path.point(inPiece: 0, at: 0) : path.point(inPiece: index - 1, at: 1)
    default:
      let (index, rest) = segment(at: part, in: times(along: path))
      return path.point(inPiece: index, at: paced(rest, index))
    }
  }

  /// The times of the points of a path that are not connected. Fewer key times than points belong to the first ones.
  private func discreteTimes(along path: MeasuredPath) -> [CGFloat] {
    let count = path.count + 2
    guard let keyTimes, keyTimes.count > 1, keyTimes.count < count else {
      return times(count: count, lengths: nil)
    }
    return times(count: keyTimes.count, lengths: nil)
  }

  /// The times of the ends of a path's pieces. Fewer key times than ends belong to the first ones: the line that closes a
  /// path need not be reached.
  private func times(along path: MeasuredPath) -> [CGFloat] {
    let count = path.count + 1
    guard let keyTimes, keyTimes.count > 1, keyTimes.count < count else {
      return times(count: count, lengths: nil)
    }
    return times(count: keyTimes.count, lengths: nil)
  }

  override func apply(to layer: CALayer, at position: MediaTiming.Position) {
    super.apply(to: layer, at: position)
    guard let path, let rotationMode else { return }
    let measured = MeasuredPath(path)
    guard measured.count > 0 else { return }
    let direction = point(on: measured, at: progress(at: position.fraction)).direction
    var angle = CGFloat(Trigonometry.angle(ofX: direction.x.native, y: direction.y.native))
    if rotationMode == .rotateAutoReverse { angle += .pi }
    layer.transform = CATransform3DRotate(layer.transform, angle, 0, 0, 1)
  }
}

/// How a key frame animation computes values between the given ones.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// A mode by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at an even pace whatever the times.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at an even pace from value to value.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// A mode by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
