import StandardControls
import TestSupport
import Testing

@Suite struct StepperValues {
  @Test func theDefaultsAreThoseOfUIKit() {
    let stepper = UIStepper()
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(!stepper.wraps)
    #expect(stepper.autorepeat)
    #expect(stepper.isContinuous)
  }

  @Test func theSizeIs94By32() {
    let natural = CGSize(width: 94, height: 32)
    #expect(UIStepper(frame: rect(1, 2, 10, 10)).frame == rect(1, 2, 94, 32))
    #expect(UIStepper().intrinsicContentSize == natural)
  }

  @Test func theValueIsLimitedAndFollowsTheLimits() {
    let stepper = UIStepper()
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.minimumValue = 20
    #expect(stepper.maximumValue == 20)
    #expect(stepper.value == 20)
  }

  @Test func aStepThatIsNotPositiveIsIgnored() {
    let stepper = UIStepper()
    stepper.stepValue = 0
    stepper.stepValue = -3
    stepper.stepValue = .nan
    #expect(stepper.stepValue == 1)
  }
}

@Suite struct StepperTouches {
  private let minus = point(20, 16)
  private let plus = point(74, 16)
  private let stage = ControlStage(UIStepper())

  @Test func aTapTakesAStep() {
    stage.tap(plus)
    stage.tap(plus)
    #expect(stage.control.value == 2)
    stage.tap(minus)
    #expect(stage.control.value == 1)
    #expect(stage.takeChanges() == 3)
  }

  @Test func fromRightToLeftThePlusIsLeft() {
    let stage = ControlStage(UIStepper(), isRightToLeft: true)
    stage.tap(minus)
    #expect(stage.control.value == 1)
  }

  @Test func atALimitNothingHappens() {
    stage.tap(minus)
    #expect(stage.control.value == 0)
    #expect(stage.takeChanges() == 0)
  }

  @Test func theLastStepEndsAtTheLimit() {
    stage.control.maximumValue = 2.5
    for _ in 0..<3 { stage.tap(plus) }
    #expect(stage.control.value == 2.5)
  }

  @Test func withWrappingAStepBeyondALimitGoesToTheOther() {
    stage.control.wraps = true
    stage.control.maximumValue = 3
    stage.tap(minus)
    #expect(stage.control.value == 3)
    stage.tap(plus)
    #expect(stage.control.value == 0)
  }

  /// After half a second, and then every tenth of one.
  @Test func aFingerThatStaysRepeatsTheStep() {
    stage.touchDown(plus)
    stage.screen.advance(by: 0.49)
    #expect(stage.control.value == 0)
    stage.screen.advance(by: 0.02)
    #expect(stage.control.value == 1)
    stage.screen.advance(by: 0.3)
    #expect(stage.control.value == 4)
    stage.touchUp()
    stage.screen.advance(by: 1)
    #expect(stage.control.value == 4)
    #expect(stage.takeChanges() == 4)
  }

  @Test func repeatingEndsAtTheLimit() {
    stage.control.maximumValue = 3
    stage.touchDown(plus)
    stage.screen.advance(by: 5)
    #expect(stage.control.value == 3)
    #expect(stage.takeChanges() == 3)
  }

  @Test func withoutRepeatingATouchIsOneStep() {
    stage.control.autorepeat = false
    stage.touchDown(plus)
    stage.screen.advance(by: 5)
    stage.touchUp()
    #expect(stage.control.value == 1)
  }

  @Test func aStepperThatIsNotContinuousReportsTheEnd() {
    stage.control.isContinuous = false
    stage.touchDown(plus)
    stage.screen.advance(by: 1)
    #expect(stage.takeChanges() == 0)
    stage.touchUp()
    #expect(stage.control.value == 6)
    #expect(stage.takeChanges() == 1)
  }

  @Test func aFingerThatLeavesTakesNoStep() {
    stage.drag(from: plus, to: point(74, 150))
    #expect(stage.control.value == 0)
  }
}

@Suite struct StepperImages {
  /// An opaque image with a red of 255 or 0.
  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      color.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }.withRenderingMode(.alwaysOriginal)
  }

  /// The halves have their middles at 23.25 and 70.75 points, the divider at 47.
  @Test func eachPartHasTheImageOfItsState() throws {
    let stepper = UIStepper()
    let (red, blue) = (image(.red), image(.blue))
    stepper.setIncrementImage(red, for: .normal)
    stepper.setDecrementImage(red, for: .normal)
    stepper.setDecrementImage(blue, for: .disabled)
    stepper.setDividerImage(red, forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setDividerImage(blue, forLeftSegmentState: .normal, rightSegmentState: .disabled)
    stepper.value = 50
    #expect(try reds(of: stepper) == [255, 255, 255])
    // At the smallest value the half that decrements is disabled, which is the left one.
    stepper.value = 0
    #expect(try reds(of: stepper) == [0, 255, 255])
    stepper.semanticContentAttribute = .forceRightToLeft
    #expect(try reds(of: stepper) == [255, 0, 0])
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .disabled) === blue)
  }

  private func reds(of stepper: UIStepper) throws -> [Int] {
    stepper.setNeedsDisplay()
    let picture = try picture(of: stepper)
    return [23, 47, 70].map { picture.red($0, 16) }
  }

  @Test func aBackgroundIsThatOfTheState() throws {
    let stepper = UIStepper()
    stepper.setBackgroundImage(image(.red), for: .normal)
    stepper.setBackgroundImage(image(.black), for: .disabled)
    #expect(try picture(of: stepper).red(3, 3) == 255)
    stepper.isEnabled = false
    #expect(try picture(of: stepper).red(3, 3) == 0)
  }
}
