import Threads

/// The screen and the windows on it, which UIKit has once per process, and this module once per scene.
///
/// Applications are independent of each other, so that many run concurrently, each on one thread:
///
///     let application = UIApplication(screen: UIScreen(device: phone))
///     try application.perform {
///       let window = UIWindow(frame: UIScreen.main.bounds)
///       window.rootViewController = controller
///       window.makeKeyAndVisible()
///       return try application.picture()
///     }
public final class UIApplication: UIResponder {
  /// The screen that shows the windows.
  public let screen: UIScreen
  /// The clock of the application, which updates the display at the end of each turn.
  public let clock: VirtualClock

  /// The visible windows, back to front: by level, and windows of equal level in the order in which they became
  /// visible. The application retains them while they are visible.
  public var windows: [UIWindow] {
    visitors.isEmpty ? shownWindows : shownWindows + visitors.compactMap(\.window)
  }

  /// The application's own windows.
  var shownWindows: [UIWindow] = []
  /// The visible windows without an application, listed by ``shared`` of a thread that runs in none.
  var visitors: [Visitor] = []

  /// The window that receives events without a place on the screen.
  public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The window that was made key last, which need not be visible.
  weak var lastKeyWindow: UIWindow?

  /// Delivers touches to gesture recognisers and views.
  private(set) lazy var touchDelivery = TouchDelivery(clock: clock)

  /// The owners of views that appeared since the last pass, in order.
  var appearances = PendingAppearances()
  var isUpdatingDisplay = false
  /// The application's state besides its display.
  package let record = ApplicationRecord()

  /// - Parameters:
  ///   - screen: by default the screen of the ``SimulatedDevice``.
  ///   - clock: by default a new one.
  public init(screen: UIScreen = UIScreen(), clock: VirtualClock = VirtualClock()) {
    self.screen = screen
    self.clock = clock
    super.init()
    clock.onTurnEnd = { [weak self] in self?.updateDisplay() }
  }

  private static let stack = ThreadStack<UIApplication>()

  /// The application that ``perform(_:)`` runs in on this thread.
  public static var current: UIApplication? { stack.last }

  /// The application that ``perform(_:)`` runs in on this thread; outside of all, one that belongs to
  /// the thread and the ``SimulatedDevice``, and shows the windows that were made without an application.
  public static var shared: UIApplication {
    if let current { return current }
    let device = SimulatedDevice.current.device
    let applications = ofThread.value ?? ThreadApplications()
    ofThread.value = applications
    if let application = applications.byDevice[device] { return application }
    let application = UIApplication(screen: UIScreen(device: device))
    application.isOfThread = true
    applications.byDevice[device] = application
    return application
  }

  /// Whether this is ``shared`` of a thread that runs in no application.
  package private(set) var isOfThread = false
  private static let ofThread = ThreadLocal<ThreadApplications>()

  /// What ``shared`` is on a thread that runs in no application, for each device.
  private final class ThreadApplications {
    var byDevice: [Device: UIApplication] = [:]
  }

  /// Its delegate, if that is a responder.
  public override dynamic var next: UIResponder? { record.nextResponder }

  /// Runs a closure with this application, its clock and its screen's traits as the current ones.
  public func perform<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.stack.with(self) {
      try clock.perform { try screen.traitCollection.performAsCurrent(actions) }
    }
  }

  /// Advances the application's time. Actions that become due run in order, and the display is
  /// updated after each action and at the end.
  ///
  /// - Parameter seconds: a negative value, infinity or NaN is recorded in `clock.errors`, without other effect.
  public func advance(by seconds: TimeInterval) {
    perform { clock.advance(by: seconds) }
  }
}
