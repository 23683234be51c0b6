/// An animation of a property of a layer, by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The animated property, such as `position.x` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether values are added to the value that is shown without the animation.
  open var isAdditive = false
  /// Whether each run begins where the one before it ended.
  open var isCumulative = false
  /// The function that makes a transform of a number.
  open var valueFunction: CAValueFunction?

  /// An animation of a property.
  ///
  /// - Parameter path: such as `position.x` or `transform.rotation.z`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The value at a place in the animation, and the value at the end of a run; nil to show nothing.
  ///
  /// - Parameters:
  ///   - kind: of the property's values.
  ///   - underlying: the value that is shown without the animation; nil if it has another type.
  func values(
    at position: MediaTiming.Position, as kind: LayerValue.Kind, over underlying: LayerValue?
  ) -> (current: LayerValue, last: LayerValue)? { nil }

  /// A value whose type the animated property gets if it does not declare one.
  var sample: Any? { nil }

  override func redraws(_ layerClass: CALayer.Type) -> Bool {
    keyPath.map { layerClass.needsDisplay(forKey: LayerKeyPath($0).key) } ?? false
  }

  override func apply(to layer: CALayer, at position: MediaTiming.Position) {
    guard let keyPath else { return }
    let path = LayerKeyPath(keyPath)
    var underlying = layer.animatedValue(at: path)
    let functionKind = valueFunction.map { _ in LayerValue.Kind.number }
    guard
      let kind = functionKind ?? layer.kind(at: path) ?? LayerValue.kind(of: sample)
    else { return }
    if functionKind != nil { underlying = nil }
    guard let values = values(at: position, as: kind, over: underlying) else { return }
    var value = values.current
    if isCumulative, position.run > 0 {
      value = values.last.scaled(by: CGFloat(position.run)).adding(value)
    }
    if let valueFunction { value = valueFunction.transform(value) }
    if isAdditive, let underlying = layer.animatedValue(at: path) {
      value = underlying.adding(value)
    }
    layer.setAnimatedValue(value, at: path)
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value. If it is nil, it follows from the others, or is the one that is shown without
  /// the animation.
  open var fromValue: Any?
  /// The last value. If it is nil, it follows from the others, or is the one that is shown without the
  /// animation.
  open var toValue: Any?
  /// The difference between the last value and the first.
  open var byValue: Any?

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override var sample: Any? { fromValue ?? toValue ?? byValue }

  override func values(
    at position: MediaTiming.Position, as kind: LayerValue.Kind, over underlying: LayerValue?
  ) -> (current: LayerValue, last: LayerValue)? {
    let from = fromValue.flatMap { LayerValue($0, as: kind) }
    let to = toValue.flatMap { LayerValue($0, as: kind) }
    let by = byValue.flatMap { LayerValue($0, as: kind) }
    guard let ends = Self.ends(from, to, by, over: underlying) else { return nil }
    return (.between(ends.first, ends.last, progress(at: position.fraction)), ends.last)
  }

  private static func ends(
    _ from: LayerValue?, _ to: LayerValue?, _ by: LayerValue?, over underlying: LayerValue?
  ) -> (first: LayerValue, last: LayerValue)? {
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return underlying.map { (from, $0) }
    case (nil, let to?, nil): return underlying.map { ($0, to) }
    case (nil, nil, let by?): return underlying.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): return underlying.map { ($0, $0) }
    }
  }
}

/// An animation from one value to another with the motion of a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; 1 by default.
  open var mass: CGFloat = 1
  /// The force at a distance of 1; 100 by default.
  open var stiffness: CGFloat = 100
  /// The friction; 10 by default.
  open var damping: CGFloat = 10
  /// At the start, in total distances per second.
  open var initialVelocity: CGFloat = 0
  /// Whether the spring may be damped so much that it approaches its rest without swinging back.
  open var allowsOverdamping = false

  /// A spring with a perceived duration, by the formulas of `UIView.animate(springDuration:bounce:…)`.
  ///
  /// - Parameters:
  ///   - perceptualDuration: of the movement, seconds.
  ///   - bounce: 0 does not swing; values closer to 1 swing more.
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(
      perceptualDuration: perceptualDuration > 0 ? perceptualDuration : 0.5, bounce: bounce.native,
      initialVelocity: 0)
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    allowsOverdamping = bounce < 0
  }

  private var spring: Spring {
    let critical = 2 * (stiffness * mass).native.magnitude.squareRoot()
    return Spring(
      mass: mass.native, stiffness: stiffness.native,
      damping: allowsOverdamping ? damping.native : min(damping.native, critical),
      initialVelocity: initialVelocity.native)
  }

  /// After how many seconds the spring is at rest.
  open var settlingDuration: TimeInterval { spring.settlingDuration }

  /// The perceived duration of the movement, seconds.
  open var perceptualDuration: TimeInterval { 2 * .pi / spring.frequency }

  /// How much the spring swings: 0 not at all, 1 forever.
  open var bounce: CGFloat { CGFloat(1 - spring.dampingRatio) }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func progress(at fraction: Double) -> CGFloat {
    CGFloat(spring.progress(after: fraction * duration))
  }
}

/// A function that makes a transform of a number.
public final class CAValueFunction: NSObject {
  /// The name, which determines the part of the transform that gets the number.
  public let name: CAValueFunctionName

  /// Nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard name.path != nil else { return nil }
    self.name = name
    super.init()
  }

  func transform(_ value: LayerValue) -> LayerValue {
    guard let path = name.path else { return value }
    return LayerValue.transform(.identity).replacing(path, with: value) ?? value
  }
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the function.
  public let rawValue: String

  /// A function by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A rotation about the x axis, radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis, radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis, radians; clockwise on the screen.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// The same scale along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation along the x axis, points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y axis, points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z axis, points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  /// The part of a transform.
  var path: [String]? {
    for (prefix, part) in [
      ("rotate", "rotation"), ("scale", "scale"), ("translate", "translation"),
    ] where rawValue.hasPrefix(prefix) {
      let axis = rawValue.dropFirst(prefix.count).lowercased()
      if axis.isEmpty { return part == "scale" ? [part] : nil }
      return ["x", "y", "z"].contains(axis) ? [part, axis] : nil
    }
    return nil
  }
}
