import Testing
import ViewTestSupport

@testable import HeadlessUIKit

/// The device, its screen and the scene on it: what code for iOS asks them, with the answers of a phone without sensors.
@Suite struct SceneTests {
  private let application = UIApplication(
    screen: UIScreen(device: .plain, orientation: .landscapeLeft))

  @Test func theDeviceHasNoSensors() {
    let device = UIDevice.current
    #expect(device.localizedModel == device.model)
    #expect(device.identifierForVendor == nil)
    #expect(device.isMultitaskingSupported)
    #expect(UIDevice().name == device.name)
    device.isBatteryMonitoringEnabled = true
    #expect(UIDevice.current.isBatteryMonitoringEnabled)
    device.isBatteryMonitoringEnabled = false
    #expect(!UIDevice.current.isBatteryMonitoringEnabled)
    #expect(device.batteryLevel == -1)
    #expect(device.batteryState == .unknown)
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled)
    #expect(!device.proximityState)
    let states: [UIDevice.BatteryState] = [.unknown, .unplugged, .charging, .full]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func changesOfTheOrientationAreAlwaysFollowed() {
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
  }

  private static let deviceOrientations: [(UIDeviceOrientation, Bool, Bool)] = [
    (.unknown, false, false), (.portrait, true, false), (.portraitUpsideDown, true, false),
    (.landscapeLeft, false, true), (.landscapeRight, false, true), (.faceUp, false, false),
    (.faceDown, false, false),
  ]

  @Test(arguments: deviceOrientations)
  func orientationsOfDevicesAreUprightOrSideways(
    orientation: UIDeviceOrientation, isPortrait: Bool, isLandscape: Bool
  ) {
    #expect(UIDeviceOrientationIsPortrait(orientation) == isPortrait)
    #expect(UIDeviceOrientationIsLandscape(orientation) == isLandscape)
    #expect(orientation.isValidInterfaceOrientation == (isPortrait || isLandscape))
  }

  private static let interfaceOrientations: [(UIInterfaceOrientation, Bool, Bool)] = [
    (.unknown, false, false), (.portrait, true, false), (.portraitUpsideDown, true, false),
    (.landscapeLeft, false, true), (.landscapeRight, false, true),
  ]

  @Test(arguments: interfaceOrientations)
  func orientationsOfInterfacesAreUprightOrSideways(
    orientation: UIInterfaceOrientation, isPortrait: Bool, isLandscape: Bool
  ) {
    #expect(UIInterfaceOrientationIsPortrait(orientation) == isPortrait)
    #expect(UIInterfaceOrientationIsLandscape(orientation) == isLandscape)
  }

  @Test func theScreenIsNotRecordedAndHas60Frames() {
    #expect(!application.screen.isCaptured)
    #expect(application.screen.maximumFramesPerSecond == 60)
  }

  @Test func aSceneFillsTheScreenInItsOrientation() {
    let scene = UIWindowScene(of: application)
    #expect(scene.isFullScreen)
    #expect(scene.sizeRestrictions == nil)
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
    #expect(
      scene.effectiveGeometry.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func restrictionsOfSizesAreKept() {
    let restrictions = UISceneSizeRestrictions()
    restrictions.minimumSize = CGSize(width: 320, height: 480)
    restrictions.maximumSize = CGSize(width: 640, height: 960)
    #expect(restrictions.minimumSize == CGSize(width: 320, height: 480))
    #expect(restrictions.maximumSize == CGSize(width: 640, height: 960))
  }

  @Test func aSceneIsConnectedWithoutAddressesToOpen() {
    let options = UIScene.ConnectionOptions()
    #expect(options.urlContexts.isEmpty)
    #expect(options.sourceApplication == nil)
  }

  @Test func aConfigurationKeepsTheClassOfItsScene() {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    #expect(configuration.sceneClass == nil)
    configuration.sceneClass = UIWindowScene.self
    #expect(configuration.sceneClass == UIWindowScene.self)
  }
}
