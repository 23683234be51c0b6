import GestureRecognizers
import HeadlessUIKit
import Testing

/// What recognisers keep and answer for pointers and pencils, which are not here.
@Suite struct KeptGesturePropertyTests {
  @Test func aPencilIsNotOverTheScreen() {
    let hover = UIHoverGestureRecognizer()
    #expect(hover.zOffset == 0)
    #expect(hover.altitudeAngle == 0)
    #expect(hover.azimuthAngle(in: nil) == 0)
  }

  @Test func aPanFollowsNoScrollingDevicesUnlessItIsAskedTo() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.allowedScrollTypesMask == [])
    pan.allowedScrollTypesMask = .all
    #expect(pan.allowedScrollTypesMask == [.discrete, .continuous])
    #expect(UIScrollTypeMask.discrete.rawValue == 1 && UIScrollTypeMask.continuous.rawValue == 2)
  }

  @Test func aTapIsOfThePrimaryButton() {
    let tap = UITapGestureRecognizer()
    #expect(tap.buttonMaskRequired == .primary)
    tap.buttonMaskRequired = [.primary, .secondary]
    #expect(tap.buttonMaskRequired == [.primary, .secondary])
  }
}
