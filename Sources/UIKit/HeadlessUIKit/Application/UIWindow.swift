/// A tree of views on the screen.
///
/// A window belongs to the application that is current when it is created. A window without an application can be laid
/// out and drawn like any view, on a separate screen.
open class UIWindow: UIView {
  /// The z-order level of a window: windows of higher levels are in front.
  public struct Level: _UIKitNumericRawRepresentable, Sendable, Hashable {
    /// The distance to the front: greater values are in front of smaller ones.
    public var rawValue: CGFloat

    /// Creates a level from its distance to the front.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from its distance to the front.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The level of the application's windows: 0, the default.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)
  }

  /// The application that shows the window.
  package weak var application: UIApplication?
  /// The screen of a window without an application.
  private let ownScreen: UIScreen
  /// The owners of views that appear in a window without an application.
  var ownAppearances = PendingAppearances()

  /// - Parameter frame: in the screen's coordinates, points.
  public override init(frame: CGRect) {
    application = .current
    ownScreen = .main
    super.init(frame: frame)
    setUp()
  }

  /// A window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    application = windowScene.application
    ownScreen = .main
    super.init(frame: windowScene.screen.bounds)
    ownScene = windowScene
    setUp()
  }

  /// A window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a hidden window without content: the coder is not read.
  public required init?(coder: NSCoder) {
    application = .current
    ownScreen = .main
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    flags.insert([.hidden, .inWindow])
  }

  /// The screen that the window is on.
  open var screen: UIScreen { application?.screen ?? ownScreen }

  /// The application that lists the window; for a window without an application, the thread's.
  package var host: UIApplication { application ?? .shared }

  /// The scene that was set; nil for the application's scene.
  package var ownScene: UIResponder?

  open override var next: UIResponder? { host }

  private var ownUndoManager: UndoManager?

  open override dynamic var undoManager: UndoManager? {
    if let ownUndoManager { return ownUndoManager }
    let manager = UndoManager()
    ownUndoManager = manager
    return manager
  }

  // MARK: Content

  /// The owner of the view that fills the window, behind other subviews. The view is loaded when the window first
  /// becomes visible.
  package var rootOwner: (any ViewOwner)? {
    didSet {
      guard rootOwner !== oldValue else { return }
      for owner in Self.owners(from: oldValue).reversed() {
        if let view = owner.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
      }
      if !isHidden { addRootView() }
    }
  }

  /// The window's root view controller, whose class windows do not know. An override is asked for it, and gets each new
  /// one.
  open var rootObject: AnyObject? {
    get { rootOwner }
    set { rootOwner = newValue as? any ViewOwner }
  }

  private func addRootView() {
    guard let root = rootOwner, root.presentedOwner == nil, let view = root.view,
      view.superview !== self
    else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
    view.hold(at: bounds)
  }

  /// The root owner, the one that it presents, and so on.
  package var owners: [any ViewOwner] { Self.owners(from: rootOwner) }

  private static func owners(from root: (any ViewOwner)?) -> [any ViewOwner] {
    guard let root else { return [] }
    return Array(sequence(first: root) { $0.presentedOwner })
  }

  /// The owners whose views are in the window.
  private var shownOwners: [any ViewOwner] {
    owners.filter { $0.viewIfLoaded?.superview === self }
  }

  /// Keeps the owners' views as large as the window.
  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    fillWithOwnedViews()
  }

  func fillWithOwnedViews() {
    for owner in shownOwners where !owner.isPlacedByTransition {
      if let view = owner.viewIfLoaded, view.transform.isIdentity { view.hold(at: bounds) }
    }
  }

  // MARK: On the screen

  /// Whether the window is off the screen; true by default.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      if newValue { hide() } else { show() }
    }
  }

  private func show() {
    if application == nil { application = .current }
    super.isHidden = false
    if let former = rare?.reportedTraits {
      // They may have changed while the window was hidden.
      rare?.reportedTraits = nil
      let traits = traitCollection
      if traits != former { reportTraitChange(from: former, to: traits) }
    }
    host.show(self)
    if let application {
      let size = application.screen.bounds.size
      if frame == CGRect(x: 0, y: 0, width: size.height, height: size.width) {
        // The screen was rotated while the window was hidden.
        frame = application.screen.bounds
      }
    }
    for owner in shownOwners {
      owner.viewWillMove(to: self)
      owner.viewDidMove(to: self)
    }
    addRootView()
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  private func hide() {
    super.isHidden = true
    for owner in shownOwners.reversed() {
      owner.viewWillMove(to: nil)
      owner.viewDidMove(to: nil)
    }
    loadRare().reportedTraits = traitCollection
    host.hide(self)
    flags.insert(.wasHidden)
    isKeyWindow = false
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  /// The window's level, which places it in front of windows of lower levels.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue, !isHidden { host.show(self) } }
  }

  // MARK: Key window

  /// Whether this is the application's key window.
  open internal(set) var isKeyWindow = false {
    didSet { if isKeyWindow { wasKeyWindow = true } }
  }
  private(set) var wasKeyWindow = false

  /// Whether another window became the key window after this one: a text that is edited here has no caret.
  package var hasLostKey: Bool { wasKeyWindow && !isKeyWindow && host.keyWindow != nil }

  /// Makes this the key window.
  open func makeKey() {
    guard canBecomeKey else { return }
    host.makeKey(self)
  }

  /// Shows the window in front of the others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { host.show(self) }
    makeKey()
  }

  /// Called when the window became the key window, before ``didBecomeKeyNotification`` is posted.
  open func becomeKey() {}

  /// Called when the window is no longer the key window, before ``didResignKeyNotification`` is posted.
  open func resignKey() {}

  func reportBecomingKey() {
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  func reportResigningKey() {
    resignKey()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// Whether the window can become the key window; true by default.
  open var canBecomeKey: Bool { true }

  // MARK: Events

  /// Delivers an event's touches in the window to gesture recognisers and views. A window that overrides the method
  /// receives all touches first, and calls super to pass them on.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent { presses.send() }
    event.delivery?.send(event, in: self)
  }

  // MARK: Surroundings

  /// The screen's traits, with the window's own style.
  open override var traitCollection: UITraitCollection { traits(on: screenTraits) }

  /// The traits of the screen that the window is on.
  var screenTraits: UITraitCollection { application?.screen.traitCollection ?? .current }

  /// The window's traits on a screen with some traits.
  package func traits(on screenTraits: UITraitCollection) -> UITraitCollection {
    let inherited = host.inScene(screenTraits)
    return traitOverride?.applied(to: inherited) ?? inherited
  }

  /// The part of the screen's safe area insets that overlaps the window.
  open override var safeAreaInsets: UIEdgeInsets {
    if let given = rare?.safeAreaInsets { return given }
    let screen = screen
    return safeAreaRemainder(of: screen.safeAreaInsets, in: screen.bounds)
  }

  // MARK: Description

  open override class var propertyTable: PropertyTable { windowProperties }
}
