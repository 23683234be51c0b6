// The focus is the item that the arrows of a keyboard or of a remote control act on. There is no such device here:
// nothing has the focus, and no environment is asked or notified, as on a phone without a keyboard.

/// A part of the interface that the focus can be in: a view, a controller, a window.
public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus goes first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items in this environment; nil without items. Never read here.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Asks for the focus to be moved. Without effect.
  func setNeedsFocusUpdate()
  /// Moves the focus now, where that was asked for. Without effect.
  func updateFocusIfNeeded()
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus was moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// Returns no environments by default.
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Returns nil by default: a top-level environment.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  /// Returns nil by default: no items.
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
  /// Does nothing by default.
  public func setNeedsFocusUpdate() {}
  /// Does nothing by default.
  public func updateFocusIfNeeded() {}
  /// Returns true by default.
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Does nothing by default.
  public func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

/// Something that can have the focus.
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus. Never read here: nothing moves the focus.
  var canBecomeFocused: Bool { get }
  /// Whether the item has the focus.
  var isFocused: Bool { get }
  /// In the coordinates of the container, points.
  var frame: CGRect { get }
}

/// What contains items that can have the focus.
public protocol UIFocusItemContainer: AnyObject {
  /// The items that intersect a rectangle in the container's coordinates, points. Never called here.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
