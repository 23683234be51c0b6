import HeadlessUIKit
import Testing

/// The names of notifications, which code for iOS also writes as strings.
@Suite struct NotificationNameTests {
  private static let names: [(NSNotification.Name, String)] = [
    (UIApplication.didFinishLaunchingNotification, "UIApplicationDidFinishLaunchingNotification"),
    (UIApplication.didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification"),
    (UIApplication.willResignActiveNotification, "UIApplicationWillResignActiveNotification"),
    (UIApplication.didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification"),
    (
      UIApplication.willEnterForegroundNotification,
      "UIApplicationWillEnterForegroundNotification"
    ),
    (UIApplication.willTerminateNotification, "UIApplicationWillTerminateNotification"),
    (
      UIApplication.didReceiveMemoryWarningNotification,
      "UIApplicationDidReceiveMemoryWarningNotification"
    ),
    (
      UIApplication.significantTimeChangeNotification,
      "UIApplicationSignificantTimeChangeNotification"
    ),
    (
      UIApplication.userDidTakeScreenshotNotification,
      "UIApplicationUserDidTakeScreenshotNotification"
    ),
    (
      UIApplication.backgroundRefreshStatusDidChangeNotification,
      "UIApplicationBackgroundRefreshStatusDidChangeNotification"
    ),
    // UIKit's constants of these two have no suffix.
    (
      UIApplication.protectedDataDidBecomeAvailableNotification,
      "UIApplicationProtectedDataDidBecomeAvailable"
    ),
    (
      UIApplication.protectedDataWillBecomeUnavailableNotification,
      "UIApplicationProtectedDataWillBecomeUnavailable"
    ),
    (
      UIApplication.willChangeStatusBarOrientationNotification,
      "UIApplicationWillChangeStatusBarOrientationNotification"
    ),
    (
      UIApplication.willChangeStatusBarFrameNotification,
      "UIApplicationWillChangeStatusBarFrameNotification"
    ),
    (UIContentSizeCategory.didChangeNotification, "UIContentSizeCategoryDidChangeNotification"),
    (UIWindow.didBecomeVisibleNotification, "UIWindowDidBecomeVisibleNotification"),
    (UIWindow.didBecomeHiddenNotification, "UIWindowDidBecomeHiddenNotification"),
    (UIWindow.didBecomeKeyNotification, "UIWindowDidBecomeKeyNotification"),
    (UIWindow.didResignKeyNotification, "UIWindowDidResignKeyNotification"),
    (UIScreen.didConnectNotification, "UIScreenDidConnectNotification"),
    (UIScreen.didDisconnectNotification, "UIScreenDidDisconnectNotification"),
    (UIScreen.modeDidChangeNotification, "UIScreenModeDidChangeNotification"),
    (UIScreen.brightnessDidChangeNotification, "UIScreenBrightnessDidChangeNotification"),
    (UIScreen.capturedDidChangeNotification, "UIScreenCapturedDidChangeNotification"),
    (UIDevice.orientationDidChangeNotification, "UIDeviceOrientationDidChangeNotification"),
    (UIDevice.batteryLevelDidChangeNotification, "UIDeviceBatteryLevelDidChangeNotification"),
    (UIDevice.batteryStateDidChangeNotification, "UIDeviceBatteryStateDidChangeNotification"),
    (
      UIDevice.proximityStateDidChangeNotification, "UIDeviceProximityStateDidChangeNotification"
    ),
    (UIScene.willConnectNotification, "UISceneWillConnectNotification"),
    (UIScene.didDisconnectNotification, "UISceneDidDisconnectNotification"),
    (
      UITextInputMode.currentInputModeDidChangeNotification,
      "UITextInputCurrentInputModeDidChangeNotification"
    ),
  ]

  @Test(arguments: names)
  func notificationsHaveUIKitsNames(name: NSNotification.Name, expected: String) {
    #expect(name.rawValue == expected)
  }

  @Test func theNewTextSizeHasUIKitsKey() {
    #expect(UIContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
  }
}
