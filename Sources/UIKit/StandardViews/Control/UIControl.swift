@_spi(PackageViews) import HeadlessUIKit

/// A view for interaction by touch; runs actions for its events.
open class UIControl: UIView, UIContextMenuInteractionDelegate, ContextMenuSource {
  /// The events of a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch with a tap count above 1 began in the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user performed the control's primary action, such as tapping a button or changing a
    /// value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A tap opens the menu of a button.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// The events that applications may define.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The events that the system may define.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and in none of the other states.
    public static let normal: State = []
    /// Pressed, or highlighted by the client.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Has the keyboard focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that applications may use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the system may use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The actions in the order of adding.
  var actions: [ControlAction] = []

  /// Creates a control that runs an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  // The properties are computed, because extensions of rewritten code cannot replace stored ones.

  /// Whether the control can be used; true by default.
  open dynamic var isEnabled: Bool {
    get { !ownState.contains(.disabled) }
    set { setState(.disabled, !newValue, key: "enabled") }
  }

  /// Whether the control is selected; false by default.
  open dynamic var isSelected: Bool {
    get { ownState.contains(.selected) }
    set { setState(.selected, newValue, key: "selected") }
  }

  /// Whether the control is pressed.
  open dynamic var isHighlighted: Bool {
    get { ownState.contains(.highlighted) }
    set { setState(.highlighted, newValue, key: "highlighted") }
  }

  /// The states that were set.
  private var ownState = State.normal

  /// - Parameter key: the name of the property for observers.
  private func setState(_ part: State, _ isSet: Bool, key: String) {
    _reportWillChange(key)
    let oldState = ownState
    if isSet { ownState.insert(part) } else { ownState.remove(part) }
    if ownState != oldState { stateDidChange() }
    _reportDidChange(key)
  }

  /// Whether the control has the keyboard focus.
  open override var isFocused: Bool { hasFocus }

  /// Set by tests and scenes: no hardware keyboard moves the focus.
  package final var hasFocus = false {
    didSet { if hasFocus != oldValue { stateDidChange() } }
  }

  /// The combination of these states.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// The horizontal placement of the content, in controls with content such as buttons and text
  /// fields.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The vertical placement of the content, in controls with content such as buttons and text
  /// fields.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Called when a part of the state changed. Invalidates the layout and the drawing.
  @_spi(PackageViews)
  open func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Actions

  /// Adds an action for events. It replaces an action with an equal identifier for the same events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append(ControlAction(action: .closure(action), events: controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeEvents(controlEvents) { $0.isAction(action) }
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeEvents(controlEvents) { $0.isAction(identifiedBy: identifier) }
  }

  /// Adds a target's method for events. The method may have the control and the event as
  /// parameters.
  ///
  /// - Parameter target: not retained. Nil means the first object of the responder chain that has
  ///   the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addTargetAction(TargetAction(target: target, selector: action), for: controlEvents)
  }

  /// Removes a target's method for events.
  ///
  /// - Parameters:
  ///   - target: nil for all targets.
  ///   - action: nil for all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeTargetActions(target: target, selector: action, for: controlEvents)
  }

  /// The names of the methods that are called for an event; nil if there are none.
  ///
  /// - Parameter target: nil for the responder chain.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let wanted = TargetAction(target: target, selector: "")
    let names = actions.filter { !$0.events.isDisjoint(with: controlEvent) }
      .compactMap(\.targetAction).filter { $0.hasSameTarget(as: wanted) }.map(\.selector.name)
    return names.isEmpty ? nil : names
  }

  /// Runs the actions for any of the events, in the order of adding.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  final func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      run(entry, with: event)
    }
  }

  /// Runs the actions for `primaryActionTriggered`, as a tap does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Menus

  /// Whether a tap opens the control's menu instead of running actions; false by default.
  open var showsMenuAsPrimaryAction = false
  /// Whether the control has a menu, which a long press opens; false by default. Setting the menu of a button sets it too.
  open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { updateContextMenuInteraction() } }
  }
  /// The interaction that opens the control's menu, next to the control and without a preview; nil unless
  /// ``isContextMenuInteractionEnabled``.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  private func updateContextMenuInteraction() {
    if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
    contextMenuInteraction =
      isContextMenuInteractionEnabled ? UIContextMenuInteraction(delegate: self) : nil
    if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
  }

  /// The menu at a point of the control, points; nil, the default, for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The preview next to the menu. Not called: the menu is next to the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// The preview towards which another one moves. Not called: the menu is next to the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// Called before the menu opens. Does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu closes. Does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  package func menuSource(
    of configuration: UIContextMenuConfiguration, at point: CGPoint
  ) -> CGRect? { bounds }

  /// Performs an element of the menu that was touched, with the control as the sender.
  @_spi(PackageViews)
  open func performMenuElement(_ element: UIMenuElement, in view: UIView?) {
    switch element {
    case let action as UIAction: sendAction(action)
    case let command as UICommand: sendAction(command.action, to: nil, for: nil)
    default: break
    }
  }

  /// Runs an action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Calls a method of a target, or of the responder chain if the target is nil. Override it to
  /// observe or replace actions.
  open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let receiver = target ?? receiver(of: action) else { return }
    action.perform(on: receiver, with: self, event)
  }

  // MARK: Tracking

  /// Whether a touch that began in the control is being tracked.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  /// Called when a touch begins; returns false to ignore the touch. Returns true by default.
  open dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves; returns false to stop tracking it. Returns true by
  /// default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends, before its event is sent.
  open dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

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
    if isTouchInside, showsMenuAsPrimaryAction, let contextMenuInteraction {
      sendActions(for: .menuActionTriggered, with: event)
      contextMenuInteraction.openMenu(at: touch.location(in: self))
    }
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

  /// The traits of an enabled control that is not selected.
  package final var standardTraits = UIAccessibilityTraits.button

  /// A button by default, with its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? stateTraits.union(standardTraits) }
    set { super.accessibilityTraits = newValue }
  }

  /// The traits of the control's state.
  var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  open override class var propertyTable: PropertyTable { controlProperties }
}
