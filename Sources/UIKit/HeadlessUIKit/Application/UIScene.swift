/// One instance of an application's interface.
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the application. Never the state of a scene here.
    case unattached = -1
    /// Visible, and receives events.
    case foregroundActive = 0
    /// Visible without events: before and after the scene is active.
    case foregroundInactive = 1
    /// Not visible.
    case background = 2
  }

  /// The reason for connecting a scene.
  public final class ConnectionOptions: NSObject {
    /// The addresses to open: none.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The bundle identifier of the application that asked for the scene: nil.
    public let sourceApplication: String? = nil
  }

  /// The session that identifies the scene.
  public let session: UISceneSession
  /// The object that is notified of changes of the scene; nil by default.
  open var delegate: (any UISceneDelegate)?
  /// The name of the scene for the user; empty by default. Kept, without effect on drawing.
  open var title: String! = ""

  /// Creates a scene, and connects it to a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Active in the foreground by default; follows the application's state.
  open var activationState: ActivationState { UIApplication.shared.record.sceneState }

  open override var next: UIResponder? { UIApplication.shared }

  /// A scene is about to be connected.
  public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// A scene was disconnected.
  public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// A scene became active.
  public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to become inactive.
  public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene is about to leave the background.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene entered the background.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL for a scene to open.
public final class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL

  /// Creates a request to open a URL.
  public init(url: URL) {
    self.url = url
  }
}

/// The configuration of a new scene.
open class UISceneConfiguration: NSObject {
  /// The name of the configuration; nil for the default one.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which is created when the application is launched; nil by default.
  open var delegateClass: AnyClass?
  /// The class of the scene; nil by default. Kept: no scene is created from it here.
  open var sceneClass: AnyClass?

  /// Creates a configuration for scenes of a purpose.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// The identity of a scene, whether the scene is connected or not.
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Sendable, Hashable {
    /// UIKit's identifier of the purpose.
    public let rawValue: String

    /// Creates a purpose from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene with windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role: Role
  /// The identifier of the session, which is the same in each run.
  public let persistentIdentifier: String
  /// The configuration of the scene.
  public let configuration: UISceneConfiguration
  /// The scene; nil before it is created, and after it was released.
  public package(set) weak var scene: UIScene?
  /// Values that the application stores with the session; nil by default.
  public var userInfo: [String: Any]?

  /// Creates the session of a scene that is not connected yet.
  public init(role: Role = .windowApplication, persistentIdentifier: String = "main") {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The delegate of a scene.
public protocol UISceneDelegate: ObjectiveCDelegate {
  /// The scene was connected at the launch of the application, and may make its window.
  /// - Parameters:
  ///   - session: The identity of the scene.
  ///   - connectionOptions: The reason for the connection, which is empty here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was removed from the application. Never called here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to leave the background, or to become visible at the launch.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens addresses that another application passes to this one: one at a time.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing by default.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing by default.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing by default.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene. Never read here: the delegate makes it.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil by default; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
