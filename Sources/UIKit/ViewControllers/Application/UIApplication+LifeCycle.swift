import Foundation

extension UIApplication {
  /// Starts an application as the system does: the delegate finishes launching, a scene is connected if its delegate
  /// configures one, and the application becomes active. The calls and notifications are UIKit's, in its order.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate, which the application retains.
  ///   - sceneDelegate: Creates the scene's delegate; nil for the class that the configuration names, or for an
  ///     application without scene delegates, whose delegate makes the window itself.
  ///   - url: The address that the application is launched to open; nil for none.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (() -> any UISceneDelegate)? = nil,
    opening url: URL? = nil
  ) {
    perform {
      self.delegate = delegate
      record.sceneState = .foregroundInactive
      let options = url.map { [LaunchOptionsKey.url: $0 as Any] }
      _ = delegate.application(self, didFinishLaunchingWithOptions: options)
      post(Self.didFinishLaunchingNotification)
      connectScene(of: delegate, sceneDelegate)
      post(Self.willEnterForegroundNotification)
      windowScene.delegate?.sceneWillEnterForeground(windowScene)
      post(UIScene.willEnterForegroundNotification, windowScene)
      becomeActive()
      if let url { openInApplication(url) }
    }
    advance(by: 0)
  }

  private func connectScene(
    of delegate: any UIApplicationDelegate, _ makeSceneDelegate: (() -> any UISceneDelegate)?
  ) {
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self, configurationForConnecting: windowScene.session, options: options)
    let made =
      makeSceneDelegate?()
      ?? (configuration.delegateClass as? NSObject.Type).flatMap {
        NSObject.instance(of: $0) as? any UISceneDelegate
      }
    guard let made else { return }
    windowScene.delegate = made
    made.scene(windowScene, willConnectTo: windowScene.session, options: options)
    post(UIScene.willConnectNotification, windowScene)
  }

  private func post(_ name: NSNotification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? self)
  }

  private func becomeActive() {
    record.sceneState = .foregroundActive
    windowScene.delegate?.sceneDidBecomeActive(windowScene)
    post(UIScene.didActivateNotification, windowScene)
    // With a scene's delegate UIKit does not call the application's.
    if windowScene.delegate == nil { delegate?.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification)
  }

  private func resignActive() {
    windowScene.delegate?.sceneWillResignActive(windowScene)
    post(UIScene.willDeactivateNotification, windowScene)
    if windowScene.delegate == nil { delegate?.applicationWillResignActive(self) }
    post(Self.willResignActiveNotification)
    record.sceneState = .foregroundInactive
  }

  /// Moves the application to the background, as the Home gesture does: it resigns as active, and then enters the
  /// background. Controllers are not notified: their views stay in the window. Without effect in the background.
  public func enterBackground() {
    perform {
      guard record.sceneState != .background else { return }
      if record.sceneState == .foregroundActive { resignActive() }
      record.sceneState = .background
      windowScene.delegate?.sceneDidEnterBackground(windowScene)
      post(UIScene.didEnterBackgroundNotification, windowScene)
      if windowScene.delegate == nil { delegate?.applicationDidEnterBackground(self) }
      post(Self.didEnterBackgroundNotification)
    }
    advance(by: 0)
  }

  /// Returns the application to the foreground, where it becomes active. Without effect in the foreground.
  ///
  /// `viewWillAppear(_:)` and `viewDidAppear(_:)` of the visible controller are not called, as in UIKit: the view has
  /// never left its window. Observe ``didBecomeActiveNotification``, or use the delegates.
  public func enterForeground() {
    perform {
      guard record.sceneState == .background else { return }
      record.sceneState = .foregroundInactive
      windowScene.delegate?.sceneWillEnterForeground(windowScene)
      post(UIScene.willEnterForegroundNotification, windowScene)
      if windowScene.delegate == nil { delegate?.applicationWillEnterForeground(self) }
      post(Self.willEnterForegroundNotification)
      becomeActive()
    }
    advance(by: 0)
  }

  /// Has the application open an address that another one passes to it: the scene's delegate, or without one the
  /// application's, is called. An application in the background returns to the foreground.
  ///
  /// - Returns: Whether a delegate has opened the address; a scene's delegate always has.
  @discardableResult
  public func receive(_ url: URL) -> Bool {
    enterForeground()
    return perform { openInApplication(url) }
  }

  @discardableResult
  private func openInApplication(_ url: URL) -> Bool {
    if let sceneDelegate = windowScene.delegate {
      sceneDelegate.scene(windowScene, openURLContexts: [UIOpenURLContext(url: url)])
      return true
    }
    return delegate?.application(self, open: url, options: [:]) ?? false
  }
}

/// A class whose initializer can be called on a metatype; see DynamicInitialization.swift of Core Animation. It has no
/// instances.
open class RequiredInitializersOfNSObject: NSObject {
  /// Calls the initializer at this place of the method table of any class.
  public required override init() { super.init() }
}

extension NSObject {
  /// A new object of a class, by `init()`. A class that has other initializers only ends the process with its name, as
  /// on Apple's platforms.
  static func instance(of objectClass: NSObject.Type) -> NSObject {
    unsafeBitCast(objectClass, to: RequiredInitializersOfNSObject.Type.self).init()
  }
}

/// Starts the application of this process, and returns once it is active and laid out: there is no run loop and no user
/// here. ``UIApplication/shared`` is the application.
///
/// - Parameters:
///   - argc: Not used.
///   - argv: Not used.
///   - principalClassName: Not used: the application is a `UIApplication`.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` returns it.
/// - Returns: 0; 1 if there is no such class, which a message on standard error says.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let found = NSClassFromString(name) as? NSObject.Type,
    let delegate = NSObject.instance(of: found) as? any UIApplicationDelegate
  else {
    let message =
      "error: UIApplicationMain: expected the name of a class that inherits from NSObject and conforms to "
      + "UIApplicationDelegate, found \(delegateClassName.map { "'\($0)'" } ?? "nil")\n"
    FileHandle.standardError.write(Data(message.utf8))
    return 1
  }
  UIApplication.shared.launch(delegate)
  return 0
}

extension UIApplicationDelegate where Self: NSObject {
  /// Starts the application with a new delegate of this class: what `@main` calls. It returns once the application is
  /// active and laid out: there is no run loop here.
  public static func main() {
    guard let delegate = NSObject.instance(of: Self.self) as? Self else { return }
    UIApplication.shared.launch(delegate)
  }
}
