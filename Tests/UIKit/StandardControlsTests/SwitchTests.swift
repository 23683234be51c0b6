import StandardControls
import Testing

@Suite struct Switches {
  @Test func aSwitchIs51By31WhateverSizeItIsGiven() {
    let natural = CGSize(width: 51, height: 31)
    #expect(UISwitch(frame: rect(5, 6, 100, 10)).frame == rect(5, 6, 51, 31))
    #expect(UISwitch().sizeThatFits(.zero) == natural)
  }

  /// Interface Builder's frames of switches reach 2 points beyond the edge that they are pinned to.
  @Test func constraintsActTwoPointsInsideOfTheTrailingEdge() {
    let control = UISwitch()
    #expect(control.alignmentRect(forFrame: rect(0, 0, 51, 31)) == rect(0, 0, 49, 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.alignmentRect(forFrame: rect(0, 0, 51, 31)) == rect(2, 0, 49, 31))
  }

  /// A disc of 27 points, 2 points from the edges of the track.
  @Test(
    arguments: [(false, false, 2), (true, false, 22), (false, true, 22), (true, true, 2)]
      as [(Bool, Bool, CGFloat)])
  func theKnobIsAtTheSideOfTheState(isOn: Bool, isRightToLeft: Bool, x: CGFloat) {
    let stage = ControlStage(UISwitch(), isRightToLeft: isRightToLeft)
    stage.control.isOn = isOn
    stage.layOut()
    #expect(stage.control.hasPart(at: rect(x, 2, 27, 27)))
  }

  @Test func aPressedKnobIsWiderTowardsTheMiddle() {
    let stage = ControlStage(UISwitch())
    stage.control.isHighlighted = true
    stage.layOut()
    #expect(stage.control.hasPart(at: rect(2, 2, 34, 27)))
    stage.control.isOn = true
    stage.layOut()
    #expect(stage.control.hasPart(at: rect(15, 2, 34, 27)))
  }

  @Test func aTapTogglesAndReportsOnce() {
    let stage = ControlStage(UISwitch())
    stage.tap(point(10, 10))
    #expect(stage.control.isOn)
    #expect(stage.events == ["touchDown", "valueChanged", "primary", "touchUpInside"])
    stage.tap(point(10, 10))
    #expect(!stage.control.isOn)
  }

  @Test func settingReportsNothing() {
    let stage = ControlStage(UISwitch())
    stage.control.isOn = true
    stage.control.setOn(false, animated: true)
    #expect(stage.events == [])
  }

  @Test func aFingerDragsTheKnobToItsSide() {
    let stage = ControlStage(UISwitch())
    stage.drag(from: point(15, 15), to: point(45, 15))
    #expect(stage.control.isOn)
    #expect(stage.takeChanges() == 1)
    // There and back changes nothing.
    stage.touchDown(point(40, 15))
    stage.move(to: point(10, 15))
    #expect(!stage.control.isOn)
    stage.move(to: point(45, 15))
    stage.touchUp()
    #expect(stage.control.isOn)
    #expect(stage.takeChanges() == 0)
  }

  @Test func fromRightToLeftTheLeftSideIsOn() {
    let stage = ControlStage(UISwitch(), isRightToLeft: true)
    stage.drag(from: point(40, 15), to: point(5, 15))
    #expect(stage.control.isOn)
  }

  @Test func aTouchThatEndsOutsideOrIsCancelledChangesNothing() {
    let stage = ControlStage(UISwitch())
    stage.drag(from: point(15, 15), to: point(16, 100))
    #expect(!stage.control.isOn)
    stage.touchDown(point(15, 15))
    stage.move(to: point(45, 15))
    stage.screen.cancel()
    #expect(!stage.control.isOn)
    #expect(stage.takeChanges() == 0)
  }

  @Test func aDisabledSwitchIgnoresTouches() {
    let stage = ControlStage(UISwitch())
    stage.control.isEnabled = false
    stage.tap(point(15, 15))
    #expect(!stage.control.isOn)
    #expect(stage.events == [])
  }

  @Test func anAnimatedKnobIsOnItsWayUntilTheEnd() {
    let stage = ControlStage(UISwitch())
    stage.screen.clock.perform { stage.control.setOn(true, animated: true) }
    stage.screen.advance(by: 0.125)
    let shown = stage.control.knobOnScreen
    #expect(shown.minX > 2 && shown.minX < 22)
    stage.screen.advance(by: 0.125)
    #expect(stage.control.knobOnScreen.minX == 22)
  }
}

extension UISwitch {
  /// The presented frame of the knob.
  fileprivate var knobOnScreen: CGRect {
    subviews.first?.subviews.last?.layer.presentation()?.frame ?? .zero
  }
}
