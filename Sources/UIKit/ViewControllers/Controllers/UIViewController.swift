/// Manages the view of a screen, or of a part of one: loads it, and is notified when it appears, is
/// laid out, rotates and disappears.
open class UIViewController: UIResponder, ViewOwner, UIContentContainer, UIAppearanceContainer,
  AccessibilityRecordHolder
{
  /// The state of a controller's view between off and on the screen.
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
  }

  // MARK: Stored state

  private var loadedView: UIView?
  private var isLoadingView = false
  var appearanceState = AppearanceState.disappeared
  /// Whether the view has ever begun to appear or to disappear.
  var hasBegunTransition = false
  /// The argument of the callbacks of the current transition.
  var isAppearanceAnimated = false
  /// Whether `viewIsAppearing` is due before the next layout.
  var isViewIsAppearingDue = false
  /// Whether `updateProperties` was called after the last request of it.
  var hasCurrentProperties = false
  var childControllers: [UIViewController] = []
  weak var parentController: UIViewController?
  /// Whether the current transition began because the view moved into or out of a window.
  var isTransitionByWindow = false
  /// Whether the substitute for missing content requires an update before the next layout.
  var needsContentUnavailableUpdate = true
  /// The margins of the view that were reported to the controller last.
  var reportedLayoutMargins: UIEdgeInsets?
  /// The presentation by this controller; nil without one.
  var presentation: Presentation?
  /// The controller that presents this one.
  weak var presenter: UIViewController?

  // MARK: Creating

  /// Creates a controller whose view is the one that the file's owner of a nib has.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: nil for a view that ``loadView()`` creates. UIKit then looks for a nib with the name of the class.
  ///   - nibBundleOrNil: the main bundle if nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let nibNameOrNil { extras.interface = .nib(nibNameOrNil, nibBundleOrNil) }
  }

  /// Creates a controller whose view is loaded when it is first needed.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a nib. ``UIStoryboard`` gives it its view and items.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    for child in childControllers { child.parentController = nil }
  }

  /// The name of the content for the user; nil by default. Bars show it.
  open var title: String? {
    willSet { _reportWillChange("title") }
    didSet {
      _reportDidChange("title")
      storedExtras?.navigationItem?.title = title
      storedExtras?.tabBarItem?.title = title
    }
  }

  /// The controller that presents this one, or else the superview of the view.
  open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview }

  /// The properties that few controllers set; nil before one of them was set.
  private(set) var storedExtras: Extras?

  /// The properties that few controllers set, created with their defaults.
  var extras: Extras {
    if let storedExtras { return storedExtras }
    let extras = Extras()
    storedExtras = extras
    return extras
  }

  package var storedAccessibilityRecord: AccessibilityRecord? {
    get { storedExtras?.accessibility }
    set { extras.accessibility = newValue }
  }

  // MARK: The view

  /// The controller's view, loaded on first access. Never nil when read.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      if let loadedView { return loadedView }
      // `loadView()` itself reads it before setting one.
      let view = UIView(frame: UIScreen.main.bounds)
      self.view = view
      return view
    }
    set {
      guard newValue !== loadedView else { return }
      loadedView?.viewOwner = nil
      loadedView?.setOwnerTraitOverrides(container: nil, owner: nil)
      loadedView = newValue
      newValue?.viewOwner = self
      traitOverridesMayDiffer()
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
      reportedLayoutMargins = newValue?.layoutMargins
    }
  }

  /// The controller's view if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { UIViewController.loadPlainView(of: self) }
    viewDidLoad()
  }

  /// Creates the view; called once, on first access. The default creates the one of the nib or the storyboard, or a
  /// plain view as large as the screen. Subclasses that create their own set ``view`` and do not call `super`.
  open func loadView() {
    if let view = loadInterfaceView() {
      self.view = view
    } else {
      UIViewController.loadPlainView(of: self)
    }
  }

  private static func loadPlainView(of controller: UIViewController) {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = view
  }

  /// Called once, after the view was loaded.
  open dynamic func viewDidLoad() {}

  /// The name of the nib that the controller was created for; nil without one.
  open var nibName: String? { storedExtras?.interface?.nibName }

  /// The bundle of the nib; nil for the main bundle, and without a nib.
  open var nibBundle: Bundle? { storedExtras?.interface?.nibBundle }

  /// The storyboard that the controller was created from; nil without one.
  open var storyboard: UIStoryboard? { storedExtras?.interface?.storyboard }

  /// A name for restoring the state of the interface; nil by default. Kept, without effect.
  open var restorationIdentifier: String? {
    get { extras.restorationIdentifier }
    set { extras.restorationIdentifier = newValue }
  }

  /// Would write what restores the state of the interface. Nothing calls it here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Would read what restores the state of the interface. Nothing calls it here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after the state was restored. Nothing calls it here.
  open func applicationFinishedRestoringState() {}

  // MARK: Appearing

  /// Called before the view appears on the screen.
  open dynamic func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the window, with the traits and the geometry that it will be shown
  /// with, before its subviews are laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view was laid out and shown.
  open dynamic func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  open dynamic func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view left the screen.
  open dynamic func viewDidDisappear(_ animated: Bool) {}

  /// The coordinator of the transition in which the controller or its container appears, disappears, or is covered; nil
  /// without a transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presenter?.presentation?.coordinator ?? presentation?.coordinator
      ?? containerTransition?.coordinator ?? parent?.transitionCoordinator
  }

  // MARK: Layout

  /// Called before the view lays out its subviews.
  open dynamic func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews, which need not have laid out theirs.
  open dynamic func viewDidLayoutSubviews() {}

  /// Sets what the view shows from the controller's data, before the view's own ``UIView/updateProperties()`` and its
  /// layout: in the view's first update pass, and after each ``setNeedsUpdateProperties()``. The default does nothing.
  open func updateProperties() {}

  /// Requests ``updateProperties()`` in the next update pass, with the layout of the view.
  open func setNeedsUpdateProperties() {
    hasCurrentProperties = false
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls ``updateProperties()`` immediately if it is due and the view is loaded.
  open func updatePropertiesIfNeeded() {
    guard isViewLoaded, !hasCurrentProperties else { return }
    hasCurrentProperties = true
    updateProperties()
  }

  /// Updates the constraints of the view when they are invalid. The default calls the view's
  /// `updateConstraints()`; subclasses call `super`, last.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// The controller's addition to its view's safe area, points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.reportSafeAreaChange() }
    }
  }

  /// The part of the safe area that the container's bars cover.
  package final var barSafeAreaInsets: UIEdgeInsets {
    get { storedExtras?.barSafeAreaInsets ?? .zero }
    set {
      guard newValue != barSafeAreaInsets else { return }
      extras.barSafeAreaInsets = newValue
      viewIfLoaded?.reportSafeAreaChange()
    }
  }

  /// Places the bars of a container, and the views of its children between them, before the subviews are laid out.
  func layOutBars() {}

  /// The frame of a child's view, in this controller's view.
  func contentFrame(of child: UIViewController) -> CGRect { view.bounds }

  /// Called after the view of a child was added: bars are in front of it.
  func bringBarsToFront() {}

  /// A view within the controller's scrolled.
  package func contentDidScroll(_ scrollView: UIView) {}

  /// The scroll view whose content is between the bars of containers; nil without one.
  var contentScrollViewForBars: UIScrollView? {
    let results = storedExtras?.navigationItem?.searchController?.shownResults
    return results?.contentScrollViewForBars ?? contentScrollView(for: .top)
      ?? viewIfLoaded?.firstScrollView(depth: 3)
  }

  /// Called when the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Called before layout, when the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Containment

  /// The children of this controller, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// The container of this controller; nil without one.
  open var parent: UIViewController? { parentController }

  /// Adds a controller as a child, from its former parent if it has one, after notifying it. The
  /// caller adds the child's view to the tree, and then calls the child's `didMove(toParent:)`.
  ///
  /// A container of this controller, or the controller itself, is not added.
  open func addChild(_ childController: UIViewController) {
    add(childController)
  }

  /// Removes the controller from its parent, and notifies it afterwards. Before, the caller calls `willMove(toParent:
  /// nil)` and removes the view from the tree.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller moves to another parent; `parent` is nil if it is removed.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, parentController != nil { extras.isMovingFromParent = true }
  }

  /// Called after the controller moved to another parent; `parent` is nil if it was removed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the controller is being added to a parent.
  open var isMovingToParent: Bool { storedExtras?.isMovingToParent ?? false }

  /// Whether the controller is being removed from its parent.
  open var isMovingFromParent: Bool { storedExtras?.isMovingFromParent ?? false }

  /// Moves from one child to another: the views are exchanged, animations run, and both children are
  /// notified of appearing and disappearing.
  ///
  /// - Parameters:
  ///   - duration: seconds on the current clock.
  ///   - completion: receives whether the animations ran to their end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, with: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Whether children are notified of appearing and disappearing together with this controller. A
  /// container that returns false notifies them itself, by
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Announces that the view will appear on the screen, or disappear. Containers that do not
  /// forward appearance automatically call this for their children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() {
    endTransition()
  }

  // MARK: Presenting

  /// How the view covers others when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Animates the view when it is presented and dismissed; nil for ``modalTransitionStyle``.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// How the view appears when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The controller that this one or its container presents; nil without one.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or its container; nil without one.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Whether the transition of the controller's presentation is running.
  open var isBeingPresented: Bool { presenter?.presentation?.stage == .presenting }

  /// Whether the transition of the controller's dismissal is running.
  open var isBeingDismissed: Bool { presenter?.presentation?.stage == .dismissing }

  /// Whether controllers that are presented in the current context cover this one's view; false by default. Kept,
  /// without effect.
  open var definesPresentationContext: Bool {
    get { extras.definesPresentationContext }
    set { extras.definesPresentationContext = newValue }
  }

  /// Whether controllers that are presented in this controller's context use its transition style; false by default.
  /// Kept, without effect.
  open var providesPresentationContextTransitionStyle: Bool {
    get { extras.providesTransitionStyle }
    set { extras.providesTransitionStyle = newValue }
  }

  /// Whether the user cannot dismiss the controller; false by default.
  open var isModalInPresentation: Bool {
    get { extras.isModal }
    set { extras.isModal = newValue }
  }

  /// Whether the controller decides on the status bar while it covers only a part of the screen; false by default.
  /// Kept, without effect.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { extras.capturesStatusBar }
    set { extras.capturesStatusBar = newValue }
  }

  /// Shows another controller in front of all content of this one's window.
  ///
  /// Nothing happens but a warning on standard error where this controller is not in a window or already presents
  /// one, or where the other one is in a window, presents, is presented or is held by a controller. As in UIKit, the
  /// completion is not called then: nothing has appeared.
  ///
  /// - Parameters:
  ///   - animated: whether the view appears within 0.5 seconds on the current clock.
  ///   - completion: called after the other controller has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, with all controllers that it presents itself; or this controller
  /// if it presents none.
  ///
  /// - Parameters:
  ///   - animated: whether the view disappears within 0.5 seconds on the current clock.
  ///   - completion: called after the other controller has disappeared; not if there is none to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    stopPresenting(animated: flag, completion: completion)
  }

  /// The presentation controller of the system that places the view, with views behind it; nil if the view fills the
  /// window.
  ///
  /// - Parameters:
  ///   - style: The style in a narrow window; `none` for the controller's own.
  ///   - traits: The window's.
  func placingController(
    for style: UIModalPresentationStyle, in traits: UITraitCollection
  ) -> UIPresentationController? {
    standardPlacingController(for: style)
  }

  /// Whether a popover or a sheet of the controller may have another style in a narrow window; true by default.
  var adaptsToNarrowWindows: Bool { true }

  /// Shows the controller in its own way where another one presents it.
  ///
  /// - Returns: whether it does; false by default.
  func presentItself(animated: Bool, completion: (() -> Void)?) -> Bool { false }

  // MARK: Containers

  /// The closest navigation controller that contains this one.
  open var navigationController: UINavigationController? { holder(UINavigationController.self) }

  /// The closest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? { holder(UITabBarController.self) }

  /// The closest split view controller that contains this one.
  open var splitViewController: UISplitViewController? { holder(UISplitViewController.self) }

  // MARK: Focus

  /// The environments that get the focus first: the view. Never asked: see ``UIFocusEnvironment``.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }
  /// The container of the controller's focusable items: nil.
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  /// Whether the focus may move; true by default. Never asked here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus moved: never here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Content of bars

  /// The content of a navigation bar while the controller is on top.
  open var navigationItem: UINavigationItem {
    if let item = storedExtras?.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    extras.navigationItem = item
    return item
  }

  /// The content of a tab bar for the controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = storedExtras?.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      extras.tabBarItem = item
      return item
    }
    set { extras.tabBarItem = newValue }
  }

  /// The content of a navigation controller's toolbar while the controller is on top; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedExtras?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets ``toolbarItems``; animated, new buttons appear gradually.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    extras.toolbarItems = toolbarItems
    (parent as? UINavigationController)?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// A button that starts and ends editing: `Edit`, and `Done` while the content is edited.
  open var editButtonItem: UIBarButtonItem {
    if let item = storedExtras?.editButtonItem { return item }
    let item = makeEditButtonItem()
    extras.editButtonItem = item
    return item
  }

  /// Whether a tab bar disappears while the controller is on a navigation stack, but not as its root; false by default.
  open var hidesBottomBarWhenPushed: Bool {
    get { extras.hidesBottomBar }
    set {
      extras.hidesBottomBar = newValue
      barsMayDiffer()
    }
  }

  /// The edges at which the view extends below bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge {
    get { extras.edgesForExtendedLayout }
    set {
      extras.edgesForExtendedLayout = newValue
      barsMayDiffer()
    }
  }

  /// Whether the view extends below opaque bars; false by default. A bar is opaque if its `isTranslucent` is false.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { extras.extendedLayoutIncludesOpaqueBars }
    set {
      extras.extendedLayoutIncludesOpaqueBars = newValue
      barsMayDiffer()
    }
  }

  /// Whether scroll views start below bars; true by default. Kept, without effect: `contentInsetAdjustmentBehavior` of
  /// scroll views has replaced it.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { extras.automaticallyAdjustsScrollViewInsets }
    set { extras.automaticallyAdjustsScrollViewInsets = newValue }
  }

  // MARK: Bars

  /// The colour of the status bar's text.
  open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar should be hidden; false by default. Pictures show a status bar on demand.
  open dynamic var prefersStatusBarHidden: Bool { false }

  /// The animation of the status bar's appearance. Without effect.
  open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides on the style of the status bar; this controller if nil.
  open dynamic var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden; this controller if nil.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Called after the controller's preferences for the status bar changed. The default does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the home indicator may disappear; false by default.
  open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides on the home indicator; this controller if nil.
  open dynamic var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The child that decides on the edges of the system's gestures; this controller if nil.
  open dynamic var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Called after ``prefersHomeIndicatorAutoHidden`` changed. The default does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges at which the controller's gestures precede the system's; empty by default. Without effect.
  open dynamic var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Called after ``preferredScreenEdgesDeferringSystemGestures`` changed. The default does nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether the interface rotates with the device; true by default. It does not restrict `UIApplication.rotate(to:)`.
  open dynamic var shouldAutorotate: Bool { true }

  /// The first orientation of the presented controller. Without effect.
  open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIScreen.main.orientation
  }

  /// Called after ``supportedInterfaceOrientations`` changed. The default does nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Events of the system

  /// Called when memory is short: never here.
  open func didReceiveMemoryWarning() {}

  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    extras.isEditing = editing
    extras.editButtonItem?.showEditing(editing)
  }

  /// The commands of ``addKeyCommand(_:)``; nil without any.
  open override dynamic var keyCommands: [UIKeyCommand]? { storedExtras?.keyCommands }

  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { storedExtras?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Whether a keyboard stays visible while the controller is presented as a sheet. Without effect.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Shows a controller as the closest container does that has a way of its own: a navigation controller pushes it.
  /// Without one it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the details of this one, as the closest container does that has a way of its own. Without one
  /// it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Called before a segue of a storyboard shows its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the controller's storyboard. Without one, which raises an exception on iOS, it is a warning.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(withIdentifier: identifier, sender: sender)
  }

  /// Whether a segue that the user has touched may be performed; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Whether an unwind segue may return to this controller; true by default.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  // MARK: Size

  /// The preferred size of the content in a container, points; zero by default, for no preference.
  open var preferredContentSize: CGSize {
    get { storedExtras?.preferredContentSize ?? .zero }
    set {
      guard newValue != preferredContentSize else { return }
      extras.preferredContentSize = newValue
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presenter?.preferredContentSizeDidChange(forChildContentContainer: self)
      presenter?.presentation?.controller.preferredContentSizeDidChange(
        forChildContentContainer: self)
    }
  }

  /// Called when a child's ``preferredContentSize`` changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the size that a child's constraints require changed: never here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Missing content

  /// Updates the substitute for missing content: called before layout, first as the view is laid out for the first
  /// time, then after ``setNeedsUpdateContentUnavailableConfiguration()``. The default updates
  /// ``contentUnavailableConfiguration`` for the state.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    updateContentUnavailable(using: state)
  }

  // MARK: Transitions

  /// Called before the view changes its size, for example on rotation. The default notifies the children; subclasses
  /// call `super`.
  open dynamic func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits change. The default notifies the children; subclasses call `super`.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The size that a child will have when this controller's view has another size, points. The
  /// default is that size; containers whose children do not fill them override it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  // MARK: Surroundings

  /// The orientations that the controller allows while it fills the screen: all on iPads, all but
  /// upside down on phones.
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    standardInterfaceOrientations
  }

  /// The current or future traits of the view.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The minimum margins of the view: at the sides 16 points, or 20 if the view is at least 414 points wide, and not on a
  /// small phone in landscape; 0 above and below. Equal in both reading directions.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margins = systemMinimumSideMargins
    return NSDirectionalEdgeInsets(
      top: 0, leading: margins.left, bottom: 0, trailing: margins.right)
  }

  /// Called when the traits changed.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for this controller's view, regardless of its surroundings; unspecified, the default, inherits the
  /// style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
}
