import ObjectiveCRuntime

/// A change of a layer over time: the superclass of all animations.
open class CAAnimation: ObjectiveCObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var custom: [String: Any] = [:]

  /// The pace; even if nil.
  open var timingFunction: CAMediaTimingFunction?

  /// The object that is notified of the start and the end. The animation retains it.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the animation is removed from its layer when it is over.
  open var isRemovedOnCompletion = true

  /// The rates at which the animation should be shown; without an effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  public override init() { super.init() }

  /// An animation with the class's defaults, whatever the coder has: animations are not archived.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Timing

  /// When the animation starts, in the time of its layer or group, seconds; 0, the default, for
  /// when it is added.
  open var beginTime: TimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The length of one run, seconds; 0, the default, for the transaction's duration. An invalid
  /// length counts as 0.
  open var duration: TimeInterval {
    get { timing.duration }
    set { timing.duration = newValue > 0 && newValue.isFinite ? newValue : 0 }
  }
  /// How fast the animation runs; 1 by default. 0 stops it, a negative number reverses it.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Added to the local time, seconds: the place in the animation at which it starts.
  open var timeOffset: TimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs, with fractions; 0, the default, counts as 1.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long the animation repeats, seconds; 0, the default, leaves it to ``repeatCount``.
  open var repeatDuration: TimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run plays forwards and then backwards; false by default.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The values that are shown before the start and after the end; no values by default.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Values

  /// A custom value by its key.
  open override func setValue(_ value: Any?, forKey key: String) { custom[key] = value }

  open override func value(forKey key: String) -> Any? { custom[key] }

  // MARK: Copying

  /// A copy; a layer adds a copy of each animation.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.instance(of: type(of: self))
    copy.copyProperties(of: self)
    return copy
  }

  func copyProperties(of other: CAAnimation) {
    timing = other.timing
    custom = other.custom
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  // MARK: Running

  /// Adds the animation to the layer whose property changes.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The duration of one run if none was set.
  func naturalDuration(in enclosing: TimeInterval) -> TimeInterval { enclosing }

  /// Sets the values that depend on the place where the animation is added.
  ///
  /// - Parameter duration: of the transaction, or of the group.
  func resolve(duration enclosing: TimeInterval) {
    if timing.duration == 0 { timing.duration = naturalDuration(in: enclosing) }
  }

  /// When the animation is over, in the time of its layer or group; infinite for never.
  var end: TimeInterval { timing.end(timing.duration) }

  /// Changes a layer to the animation's values at a time.
  ///
  /// - Parameters:
  ///   - layer: with the values that are shown without this animation.
  ///   - time: of the layer or the group.
  ///   - isOver: whether the animation is over whatever the time.
  ///   - includesEnd: whether the animation still shows its end then.
  func apply(
    to layer: CALayer, at time: TimeInterval, isOver: Bool, includesEnd: Bool = false
  ) {
    guard
      let position = timing.position(
        atParentTime: time, duration: timing.duration, isOver: isOver, includesEnd: includesEnd)
    else { return }
    apply(to: layer, at: position)
  }

  /// Changes a layer to the values at a place in the animation.
  func apply(to layer: CALayer, at position: MediaTiming.Position) {}

  /// Whether layers of a class draw their contents anew for each value.
  func redraws(_ layerClass: CALayer.Type) -> Bool { false }

  /// The progress at a part of the time of one run.
  func progress(at fraction: Double) -> CGFloat {
    timingFunction?.progress(at: CGFloat(fraction)) ?? CGFloat(fraction)
  }
}

/// The delegate of an animation. Both methods have defaults that do nothing.
public protocol CAAnimationDelegate: ObjectiveCDelegate {
  /// The animation starts.
  func animationDidStart(_ anim: CAAnimation)

  /// The animation is over, or was removed before.
  ///
  /// - Parameter flag: whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing by default.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing by default.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Sendable, Hashable {
  /// The lowest rate; 0 for no limit.
  public var minimum: Float
  /// The highest rate; 0 for no limit.
  public var maximum: Float
  /// The preferred rate; nil for any within the range.
  public var preferred: Float?

  /// Any rate.
  public init() {
    self = .default
  }

  /// A range of rates, in frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Any rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Several animations of one layer that share a time.
///
/// The animations end with the group at the latest.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. The group's time contains their ``CAAnimation/beginTime``.
  open var animations: [CAAnimation]?

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func resolve(duration enclosing: TimeInterval) {
    super.resolve(duration: enclosing)
    for animation in animations ?? [] { animation.resolve(duration: duration) }
  }

  override func redraws(_ layerClass: CALayer.Type) -> Bool {
    animations?.contains { $0.redraws(layerClass) } ?? false
  }

  override func apply(to layer: CALayer, at position: MediaTiming.Position) {
    let time = Double(progress(at: position.fraction)) * duration
    // What ends with the group is still shown where the group's end is.
    for animation in animations ?? [] {
      animation.apply(
        to: layer, at: time, isOver: false, includesEnd: position.fraction == 1)
    }
  }
}
