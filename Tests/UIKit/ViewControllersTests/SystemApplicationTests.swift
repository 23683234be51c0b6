import TestSupport
import Testing
import ViewControllers

@testable import HeadlessUIKit

/// What an application keeps for the system, and what it answers for a device without one.
@Suite struct SystemApplicationTests {
  private let application = UIApplication()

  private static let properties: [KeptProperty<UIApplication>] = [
    KeptProperty(
      "applicationIconBadgeNumber", \.applicationIconBadgeNumber, default: 0, kept: 7),
    KeptProperty("isIdleTimerDisabled", \.isIdleTimerDisabled, default: false, kept: true),
    KeptProperty(
      "isNetworkActivityIndicatorVisible", \.isNetworkActivityIndicatorVisible, default: false,
      kept: true),
    KeptProperty(
      "shortcutItems", \.shortcutItems, default: nil,
      kept: [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]),
  ]

  @Test(arguments: properties)
  fileprivate func anApplicationKeeps(property: KeptProperty<UIApplication>) {
    #expect(property.differences(in: application) == [])
  }

  private static let names: [(String, String)] = [
    (
      UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue,
      "UIApplicationOpenURLOptionUniversalLinksOnly"
    ),
    (
      UIApplication.OpenURLOptionsKey.sourceApplication.rawValue,
      "UIApplicationOpenURLOptionsSourceApplicationKey"
    ),
    (
      UIApplication.OpenURLOptionsKey.annotation.rawValue,
      "UIApplicationOpenURLOptionsAnnotationKey"
    ),
    (
      UIApplication.OpenURLOptionsKey.openInPlace.rawValue,
      "UIApplicationOpenURLOptionsOpenInPlaceKey"
    ),
    (UIApplication.LaunchOptionsKey.url.rawValue, "UIApplicationLaunchOptionsURLKey"),
    (
      UIApplication.LaunchOptionsKey.sourceApplication.rawValue,
      "UIApplicationLaunchOptionsSourceApplicationKey"
    ),
    (
      UIApplication.LaunchOptionsKey.remoteNotification.rawValue,
      "UIApplicationLaunchOptionsRemoteNotificationKey"
    ),
    (
      UIApplication.LaunchOptionsKey.shortcutItem.rawValue,
      "UIApplicationLaunchOptionsShortcutItemKey"
    ),
    (UIApplication.openSettingsURLString, "app-settings:"),
    (UIApplication.openNotificationSettingsURLString, "app-settings:notifications"),
    (
      UIActivity.ActivityType.assignToContact.rawValue,
      "com.apple.UIKit.activity.AssignToContact"
    ),
    (UIActivity.ActivityType.openInIBooks.rawValue, "com.apple.UIKit.activity.OpenInIBooks"),
    (UIActivity.ActivityType.postToFacebook.rawValue, "com.apple.UIKit.activity.PostToFacebook"),
    (UIActivity.ActivityType.postToTwitter.rawValue, "com.apple.UIKit.activity.PostToTwitter"),
  ]

  @Test(arguments: names)
  func constantsHaveUIKitsNames(name: String, expected: String) {
    #expect(name == expected)
  }

  @Test func statesHaveUIKitsNumbers() {
    let states: [UIApplication.State] = [.active, .inactive, .background]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let results: [UIBackgroundFetchResult] = [.newData, .noData, .failed]
    #expect(results.map(\.rawValue) == [0, 1, 2])
    let activations: [UISearchController.ScopeBarActivation] = [
      .automatic, .manual, .onTextEntry, .onSearchActivation,
    ]
    #expect(activations.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func theSessionOfTheOneSceneIsOpen() {
    #expect(application.connectedScenes.count == 1)
    #expect(application.openSessions == Set(application.connectedScenes.map(\.session)))
    #expect(!application.supportsMultipleScenes)
  }

  @Test func theStatusBarIsSetWithAnAnimationOrWithout() {
    application.setStatusBarHidden(true, with: .fade)
    #expect(application.isStatusBarHidden)
    application.setStatusBarHidden(false, with: .slide)
    #expect(!application.isStatusBarHidden)
    application.setStatusBarStyle(.lightContent, animated: true)
    #expect(application.statusBarStyle == .lightContent)
  }

  @Test func theStatusBarHasTheOrientationOfTheInterface() throws {
    let application = UIApplication(
      screen: UIScreen(device: try #require(Device(named: "iPhone 15"))))
    application.show(UIViewController())
    #expect(application.statusBarOrientation == .portrait)
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    // The bar is 54 points high next to the island.
    #expect(
      scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
    application.rotate(to: .landscapeLeft)
    #expect(application.statusBarOrientation == .landscapeLeft)
    // A phone on its side hides it.
    #expect(scene.statusBarManager?.isStatusBarHidden == true)
  }

  @Test func touchesAreIgnoredUntilEachCallIsEnded() {
    #expect(!application.isIgnoringInteractionEvents)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
  }

  @Test func tasksInTheBackgroundHaveDifferentNumbersAndNoLimit() {
    var expired = 0
    let first = application.beginBackgroundTask { expired += 1 }
    let second = application.beginBackgroundTask(withName: "upload") { expired += 1 }
    #expect(first != second)
    #expect(first != .invalid && second != .invalid)
    application.endBackgroundTask(first)
    #expect(application.beginBackgroundTask() != second)
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    #expect(expired == 0)
  }

  @Test func thereAreNoRemoteNotificationsAndNoOtherIcons() {
    application.registerForRemoteNotifications()
    #expect(!application.isRegisteredForRemoteNotifications)
    application.unregisterForRemoteNotifications()
    #expect(!application.isRegisteredForRemoteNotifications)
    #expect(application.isProtectedDataAvailable)
    #expect(!application.supportsAlternateIcons)
    #expect(application.alternateIconName == nil)
  }

  @Test func anItemOfTheIconsMenuKeepsTheSceneThatItIsFor() {
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    #expect(item.targetContentIdentifier == nil)
    item.targetContentIdentifier = "main"
    #expect(item.targetContentIdentifier as? String == "main")
    #expect(item.localizedSubtitle == nil && item.icon == nil)
  }

  private final class Reader: UIViewController {
    var types: [String] = []
    override func restoreUserActivityState(_ activity: NSUserActivity) {
      super.restoreUserActivityState(activity)
      types.append(activity.activityType)
    }
  }

  @Test func respondersContinueActivities() {
    let reader = Reader()
    let restoring: [any UIUserActivityRestoring] = [UIView(), reader]
    for object in restoring {
      object.restoreUserActivityState(NSUserActivity(activityType: "com.example.read"))
    }
    #expect(reader.types == ["com.example.read"])
  }

  @Test func aSceneIsConnectedWithoutActivities() {
    let options = UIScene.ConnectionOptions()
    #expect(options.userActivities.isEmpty)
    #expect(options.handoffUserActivityType == nil)
    #expect(options.shortcutItem == nil)
  }

  private final class Container: UIViewController {
    var names: [String] = []
    override func systemLayoutFittingSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
      names.append("controller")
    }
  }

  private final class Presentation: UIPresentationController {
    var names: [String] = []
    override func systemLayoutFittingSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
      names.append("presentation")
    }
  }

  @Test func containersAreNotifiedOfSizesByTheProtocol() {
    let controller = Container()
    let presentation = Presentation(
      presentedViewController: UIViewController(), presenting: nil)
    let containers: [any UIContentContainer] = [controller, presentation, UIViewController()]
    for container in containers {
      container.systemLayoutFittingSizeDidChange(forChildContentContainer: controller)
    }
    #expect(controller.names + presentation.names == ["controller", "presentation"])
  }
}
