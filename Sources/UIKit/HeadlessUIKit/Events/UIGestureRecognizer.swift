/// Tracks the touches of a view and the views in it, and runs actions when they form a gesture.
///
/// A recogniser receives touches before the view does. A discrete gesture (a tap) goes from
/// `possible` to `ended`; a continuous one (a pan) to `began`, `changed` and `ended` or
/// `cancelled`; anything else, to `failed`. When all its touches are up again, the
/// recogniser is reset.
///
/// It calls a method of a target, or runs a closure:
///
///     let tap = UITapGestureRecognizer { tap in print(tap.location(in: nil)) }
///     view.addGestureRecognizer(tap)
open class UIGestureRecognizer: ObjectiveCObject {
  /// The state of a recogniser.
  public enum State: Int, Sendable {
    /// The gesture may still begin; the state after each reset.
    case possible
    /// A continuous gesture was recognised; its actions run.
    case began
    /// A continuous gesture goes on; its actions run at each change.
    case changed
    /// The gesture is complete: of a continuous one the touches have ended, a discrete one was recognised. Its actions
    /// run.
    case ended
    /// A continuous gesture was interrupted, by the system or another gesture. Its actions run.
    case cancelled
    /// The touches do not form the gesture. No action runs.
    case failed

    /// The end of a discrete gesture.
    public static let recognized = State.ended
  }

  /// The view that the recogniser is attached to.
  open var view: UIView? { attachedView }
  final weak var attachedView: UIView?
  /// Decides on the recogniser's gestures; nil by default, which has the same effect as a delegate without methods.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name that identifies the recogniser.
  open var name: String?

  /// Whether touches that a view already has are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether a view receives touches only after the recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether a view is notified of the end of touches only after the recogniser has failed; if the
  /// gesture is recognised the touches are cancelled instead.
  open var delaysTouchesEnded = true

  /// The kinds of touches that are tracked, as raw values of ``UITouch/TouchType``; all by default. Touches of a
  /// ``TouchScreen`` are direct.
  open var allowedTouchTypes = [0, 1, 2, 3].map(NSNumber.init(value:))
  /// The kinds of presses that are tracked, as raw values of ``UIPress/PressType``; the select button by default. Kept,
  /// without effect: recognisers get no presses here.
  open var allowedPressTypes = [UIPress.PressType.select.rawValue].map(NSNumber.init(value:))
  /// Whether touches of different kinds are not tracked together.
  open var requiresExclusiveTouchType = true

  /// Whether touches are tracked. Setting false ends a gesture in progress.
  open var isEnabled = true {
    willSet { _reportWillChange("enabled") }
    didSet {
      if !isEnabled, oldValue { stopRecognizing() }
      _reportDidChange("enabled")
    }
  }

  /// The current state. Subclasses set it.
  ///
  /// A recogniser that sets `began` or `ended` stays possible while others that are required to fail may still
  /// recognise, and fails where it must not begin. Without touches, as in tests of actions, it keeps the state that was
  /// set until touches begin.
  open var state: State {
    get { currentState }
    set { change(to: newValue) }
  }

  var currentState = State.possible {
    willSet { _reportWillChange("state") }
    didSet { _reportDidChange("state") }
  }
  /// The state that waits for other recognisers to fail.
  package final var wantedState: State?
  /// The touches since the last reset, in the order they began.
  package final var trackedTouches: [UITouch] = []
  /// The delivery that sends the touches, while there are any.
  package final weak var delivery: TouchDelivery?
  private var actions: [UIAction] = []
  private var targets: [TargetAction] = []
  private var requirements: [Requirement] = []

  private struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  /// A recogniser that calls a method of a target when its gesture is recognised, and whenever that
  /// changes.
  ///
  /// - Parameters:
  ///   - target: It is not retained.
  ///   - action: It can have the recogniser as its parameter.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser without an action.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// A recogniser that runs an action when its gesture is recognised, and whenever that changes.
  ///
  /// - Parameter action: has the recogniser as its sender.
  public convenience init(action: UIAction?) {
    self.init(target: nil, action: nil)
    if let action { actions.append(action) }
  }

  /// A recogniser that runs a closure when its gesture is recognised, and whenever that changes.
  ///
  /// UIKit has no such initializer, and extensions in code for iOS often add one that is named `init(handler:)`.
  public convenience init(whenRecognized handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init(
      action: UIAction { action in
        if let recognizer = action.sender as? UIGestureRecognizer { handler(recognizer) }
      })
  }

  // MARK: Actions

  /// Runs an action whenever the state becomes `began`, `changed`, `ended` or `cancelled`. An action
  /// with an equal identifier is replaced.
  open func addAction(_ action: UIAction) {
    removeAction(action)
    actions.append(action)
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction) {
    actions.removeAll { $0.isSame(as: action) }
  }

  /// Calls a method of a target whenever the state becomes `began`, `changed`, `ended` or `cancelled`.
  ///
  /// - Parameter target: It is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let method = TargetAction(target: target, selector: action)
    if !targets.contains(where: { $0.isSame(as: method) }) { targets.append(method) }
  }

  /// No longer calls a method of a target.
  ///
  /// - Parameters:
  ///   - target: Nil for all targets.
  ///   - action: Nil for all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { method in
      (target == nil || method.target === target.map { $0 as AnyObject })
        && (action == nil || method.selector == action)
    }
  }

  func runActions() {
    for action in actions { action.perform(from: self) }
    for method in targets {
      if let target = method.target { method.selector.perform(on: target, with: self) }
    }
  }

  // MARK: Touches

  /// The touches that are on the screen; right after the gesture, those it ended with.
  var presentTouches: [UITouch] {
    let down = trackedTouches.filter { !$0.isOver }
    return down.isEmpty ? trackedTouches : down
  }

  /// The number of fingers in the gesture.
  open var numberOfTouches: Int { presentTouches.count }

  /// The middle of the touches in a view's coordinates; nil means the root of the view tree.
  open func location(in view: UIView?) -> CGPoint {
    let touches = presentTouches
    guard !touches.isEmpty else { return .zero }
    var middle = CGPoint.zero
    for touch in touches {
      let location = touch.location(in: view)
      middle.x += location.x / CGFloat(touches.count)
      middle.y += location.y / CGFloat(touches.count)
    }
    return middle
  }

  /// The location of one of the touches; of all touches if the index is invalid.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = presentTouches
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  /// The buttons that are pressed: none, fingers have none.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// The modifier keys that are held: none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  // MARK: Other recognisers

  /// Delays recognition until another recogniser that sees the same touches has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  /// Whether this recogniser waits for another one.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  // MARK: For subclasses

  /// Whether the gesture is a tap, so that the view reacts to taps for design reviews.
  @_spi(PackageViews)
  open var recognizesTaps: Bool { false }

  /// Whether the recogniser tracks the new touches of an event; true by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called when touches begin. The default does nothing, as in the other phases.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are cancelled. Continuous gestures should be cancelled, others fail.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture is over, and the state is about to be `possible` again.
  open func reset() {}

  /// Stops tracking a touch; the view still receives it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    touch.trackers.removeAll { $0 === self }
  }

  /// Whether recognising this gesture makes another recogniser fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether recognising another gesture makes this recogniser fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recogniser waits for another one to fail. See ``require(toFail:)``.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recogniser waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
