import HeadlessUIKit
import LayouterTesting
import Testing

@Suite(.device("iPad mini", system: "16.4")) struct DeviceTraitTests {
  @Test func theSuiteRunsOnTheDevice() {
    #expect(UIDevice.current.name == "iPad mini (A17 Pro)")
    #expect(UIDevice.current.systemVersion == "16.4")
  }

  @Test(.device("iPhone SE")) func aTestKeepsTheSystemOfItsSuite() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    #expect(UIDevice.current.systemVersion == "16.4")
  }

  @Test(.device(system: "17.5")) func aTestKeepsTheDeviceOfItsSuite() async {
    await Task.yield()
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.systemVersion == "17.5")
  }

  /// Swift Testing asks this to apply a suite's traits to the suites and tests in it.
  @Test func traitsOfASuiteAreForAllThatIsInIt() {
    let (device, snapshots): (DeviceTrait, SnapshotsTrait) = (.device("iPhone SE"), .snapshots())
    #expect(device.isRecursive)
    #expect(snapshots.isRecursive)
  }

  @Suite struct Inner {
    @Test func aSuiteWithinAnotherRunsOnItsDevice() {
      #expect(UIDevice.current.name == "iPad mini (A17 Pro)")
    }
  }
}
