import Foundation
import Synchronization
import Testing

@testable import ViewControllers

/// An application from its launch to the background and back.
@Suite struct ApplicationLifeCycleTests {
  final class Log {
    nonisolated(unsafe) static var current = Log()
    var lines: [String] = []
  }

  private final class Screen: UIViewController {
    var log: Log?
    override func viewWillAppear(_ animated: Bool) { log?.lines.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { log?.lines.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log?.lines.append("viewWillDisappear") }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: Log?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log?.lines.append("launched")
      guard makesWindow else { return true }
      window = UIWindow(frame: UIScreen.main.bounds)
      let screen = Screen()
      screen.log = log
      window?.rootViewController = screen
      window?.makeKeyAndVisible()
      return true
    }

    var makesWindow = true

    func applicationDidBecomeActive(_ application: UIApplication) { log?.lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) {
      log?.lines.append("inactive")
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      log?.lines.append("background \(application.applicationState == .background)")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      log?.lines.append("foreground")
    }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      log?.lines.append(url.absoluteString)
      return true
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var log: Log?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log?.lines.append("connect")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      let screen = Screen()
      screen.log = log
      window?.rootViewController = screen
      window?.makeKeyAndVisible()
    }
    func sceneDidBecomeActive(_ scene: UIScene) { log?.lines.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { log?.lines.append("scene inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { log?.lines.append("scene background") }
    func sceneWillEnterForeground(_ scene: UIScene) { log?.lines.append("scene foreground") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      log?.lines += contexts.map(\.url.absoluteString)
    }
  }

  private let application = UIApplication(screen: UIScreen())
  private let log = Log()

  private func launch() -> Delegate {
    let delegate = Delegate()
    delegate.log = log
    application.launch(delegate)
    return delegate
  }

  @Test func anApplicationStartsWithItsDelegate() {
    let delegate = launch()
    #expect(log.lines == ["launched", "viewWillAppear", "active", "viewDidAppear"])
    #expect(application.delegate === delegate && application.applicationState == .active)
    #expect(application.keyWindow === delegate.window)
  }

  /// Document 002 says that `viewWillAppear` is called on the return from the background; UIKit does not call it.
  @Test func toTheBackgroundAndBackNoControllerIsNotified() {
    _ = launch()
    log.lines = []
    application.enterBackground()
    #expect(log.lines == ["inactive", "background true"])
    application.enterBackground()
    log.lines = []
    application.enterForeground()
    application.enterForeground()
    #expect(log.lines == ["foreground", "active"])
  }

  @Test func aSceneDelegateTakesThePlaceOfTheApplications() {
    let delegate = Delegate()
    delegate.log = log
    delegate.makesWindow = false
    application.launch(
      delegate,
      sceneDelegate: {
        let scene = SceneDelegate()
        scene.log = log
        return scene
      })
    #expect(
      log.lines == [
        "launched", "connect", "viewWillAppear", "scene foreground", "scene active",
        "viewDidAppear",
      ])
    log.lines = []
    application.enterBackground()
    application.receive(URL(string: "shop://item/4") ?? URL(filePath: "/"))
    #expect(
      log.lines == [
        "scene inactive", "scene background", "scene foreground", "scene active", "shop://item/4",
      ])
  }

  @Test func theDelegateOpensAddresses() {
    _ = launch()
    log.lines = []
    #expect(application.receive(URL(string: "shop://item/4") ?? URL(filePath: "/")))
    #expect(log.lines == ["shop://item/4"])
  }

  @Test func notificationsArePosted() {
    let names = Mutex<[String]>([])
    let observers = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
        note in names.withLock { $0.append(note.name.rawValue) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    application.enterBackground()
    application.enterForeground()
    #expect(
      names.withLock { $0 } == [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
      ])
  }

  final class MainDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Log.current.lines.append("launched")
      return true
    }
  }

  @Test func aClassWithMainStartsTheApplicationOfTheProcess() {
    application.perform {
      MainDelegate.main()
      #expect(application.delegate is MainDelegate)
      #expect(Log.current.lines == ["launched"])
    }
  }

  @Test func aNameOfNoDelegateIsAnError() {
    #expect(UIApplicationMain(0, nil, nil, "Missing") == 1)
    #expect(UIApplicationMain(0, nil, nil, nil) == 1)
  }
}
