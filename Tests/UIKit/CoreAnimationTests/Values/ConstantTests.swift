import CoreAnimation
import Testing

/// The names of Core Animation's constants, and the intervals of display links.
@Suite struct ConstantTests {
  private static let names: [(String, String)] = [
    (kCATransactionAnimationDuration, "animationDuration"),
    (kCATransactionDisableActions, "disableActions"),
    (kCATransactionAnimationTimingFunction, "animationTimingFunction"),
    (kCATransactionCompletionBlock, "completionBlock"),
    (CALayerContentsFormat.RGBA8Uint.rawValue, "RGBA8"),
    (CALayerContentsFormat.RGBA16Float.rawValue, "RGBAh"),
    (CALayerContentsFormat.gray8Uint.rawValue, "Gray8"),
  ]

  @Test(arguments: names)
  func constantsHaveTheirNames(name: String, expected: String) {
    #expect(name == expected)
  }

  @Test func valuesOfATransactionAreSetByTheirKeys() {
    CATransaction.begin()
    CATransaction.setValue(3.0, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    #expect(CATransaction.animationDuration() == 3)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
  }

  @Test func aLayerKeepsWhetherItsColoursAreExtended() {
    let layer = CALayer()
    #expect(!layer.wantsExtendedDynamicRangeContent)
    layer.wantsExtendedDynamicRangeContent = true
    #expect(layer.wantsExtendedDynamicRangeContent)
    #expect(!CALayer().wantsExtendedDynamicRangeContent)
  }

  /// Also intervals that do not divide the 60 pictures of a second.
  @Test(arguments: [1, 2, 3, 7, 8, 9, 11, 60, 90])
  func aLinkCallsAfterAsManyPicturesAsWereSet(interval: Int) {
    let clock = VirtualClock()
    var pictures: [Int] = []
    let link = CADisplayLink { pictures.append(Int(($0.timestamp * 60).rounded())) }
    #expect(link.frameInterval == 1)
    link.frameInterval = interval
    #expect(link.frameInterval == interval)
    clock.perform { link.add(to: .main, forMode: .common) }
    clock.advance(by: Double(2 * interval + 1) / 60 + 0.001)
    #expect(pictures == [1, 1 + interval, 1 + 2 * interval])
    link.invalidate()
    // A rate replaces the interval.
    link.preferredFramesPerSecond = 30
    #expect(link.frameInterval == 2)
  }
}
