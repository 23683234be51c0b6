/// The owner of the root view of a tree: a view controller. The module of controllers imports the module of views,
/// which depends on controllers only by this protocol.
package protocol ViewOwner: UIResponder {
  /// The view, loaded on first access.
  var view: UIView! { get }

  /// The view if it is loaded.
  var viewIfLoaded: UIView? { get }

  /// The owner of the view that covers this one's in the window.
  var presentedOwner: (any ViewOwner)? { get }

  /// Whether a transition places the view at the moment, rather than the window.
  var isPlacedByTransition: Bool { get }

  // MARK: Layout

  /// Updates the constraints of the view, which are invalid.
  func updateViewConstraints()

  /// Lays out the view, which is invalid.
  func layOut(_ view: UIView)

  // MARK: Surroundings

  /// The insets that are added to the view's safe area, points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }

  /// The insets of the container's bars, which are added to the view's safe area, points.
  var barSafeAreaInsets: UIEdgeInsets { get }

  /// The minimum margins of the view, points; nil for the default margins.
  var minimumLayoutMargins: UIEdgeInsets? { get }

  /// The safe area of the view changed.
  func viewSafeAreaInsetsDidChange()

  /// The traits of the view changed. The view itself is notified afterwards.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)

  /// Notifies the registrations for changes of the owner's traits, after the view was notified.
  func reportToRegistrations(from old: UITraitCollection, to new: UITraitCollection)

  /// A view within the owner's scrolled: bars follow the content.
  func contentDidScroll(_ view: UIView)

  // MARK: Appearance

  /// The view is about to be moved into a window, or out of its window.
  func viewWillMove(to window: UIWindow?)

  /// The view was moved into a window, or out of its window.
  func viewDidMove(to window: UIWindow?)

  /// The window was shown with the view, if it still appears.
  func finishAppearance()
}
