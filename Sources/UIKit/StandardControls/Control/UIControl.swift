@_spi(PackageViews) import HeadlessUIKit

/// A view that is used by touch, and runs actions for its events.
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like.
  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// In the order they were added.
  var actions: [ControlAction] = []

  /// A control that runs an action when a user has done what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be used.
  open var isEnabled = true {
    willSet { _reportWillChange("enabled") }
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      _reportDidChange("enabled")
    }
  }

  open var isSelected = false {
    willSet { _reportWillChange("selected") }
    didSet {
      if isSelected != oldValue { stateDidChange() }
      _reportDidChange("selected")
    }
  }

  /// Whether a finger is on the control.
  open var isHighlighted = false {
    willSet { _reportWillChange("highlighted") }
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      _reportDidChange("highlighted")
    }
  }

  /// Whether the focus of a keyboard is on the control.
  open override var isFocused: Bool { hasFocus }

  /// There is no keyboard here: tests and scenes give a control the focus.
  package final var hasFocus = false {
    didSet { if hasFocus != oldValue { stateDidChange() } }
  }

  /// All of these as one value.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Where the content is placed, in controls that have some, such as buttons and text fields.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content is placed, in controls that have some, such as buttons and text fields.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// A part of the state changed: what follows it is laid out and drawn again.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Actions

  /// Runs an action on events; one with an equal identifier for the same events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append(ControlAction(action: .closure(action), events: controlEvents))
  }

  /// No longer runs an action on events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeEvents(controlEvents) { $0.isAction(action) }
  }

  /// No longer runs the action with an identifier on events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeEvents(controlEvents) { $0.isAction(identifiedBy: identifier) }
  }

  /// Calls a method of a target on events. The method can have the control and the event as parameters.
  ///
  /// - Parameter target: It is not retained. If nil, the first object of the responder chain that has
  ///   the method is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addTargetAction(TargetAction(target: target, selector: action), for: controlEvents)
  }

  /// No longer calls a method of a target on events.
  ///
  /// - Parameters:
  ///   - target: Nil for all targets.
  ///   - action: Nil for all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeTargetActions(target: target, selector: action, for: controlEvents)
  }

  /// The names of the methods that are called on an event; nil if there are none.
  ///
  /// - Parameter target: Nil for the responder chain.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let wanted = TargetAction(target: target, selector: "")
    let names = actions.filter { !$0.events.isDisjoint(with: controlEvent) }
      .compactMap(\.targetAction).filter { $0.hasSameTarget(as: wanted) }.map(\.selector.name)
    return names.isEmpty ? nil : names
  }

  /// Runs the actions of some of the events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  final func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      run(entry, with: event)
    }
  }

  /// Does what a tap does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Whether a tap shows a menu instead of running actions. Menus are not drawn.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press shows a menu. Menus are not drawn.
  open var isContextMenuInteractionEnabled = false

  /// Runs an action for this control.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Calls a method of a target, or of the responder chain if the target is nil. Subclasses override it
  /// to observe or replace actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let receiver = target ?? receiver(of: action) else { return }
    action.perform(on: receiver, with: self, event)
  }

  // MARK: Tracking

  /// Whether a touch that began in the control is tracked.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  /// Called when a touch begins. Return false to ignore the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves. Return false to stop tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends, before its event is sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when tracking was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  @_spi(PackageViews)
  open override var keepsTouches: Bool { true }

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(
      for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = isTouchInside
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
  }

  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTracking = false
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = false
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside, with: event)
    isTouchInside = false
  }

  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  // MARK: Description

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isEnabled = isEnabled
  }

  // MARK: Accessibility

  /// True by default.
  open override var isAccessibilityElement: Bool {
    get { accessibilityRecord?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What a control of the class is by default.
  package final var standardTraits = UIAccessibilityTraits.button

  /// A button by default, with its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? stateTraits.union(standardTraits) }
    set { super.accessibilityTraits = newValue }
  }

  /// What the state of the control means to assistive technologies.
  var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  open override class var propertyTable: PropertyTable { controlProperties }

  // MARK: Overrides in extensions

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
  open override dynamic var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  open override dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  { super.traitCollectionDidChange(previousTraitCollection) }
}
