import StandardControls
import Testing

@Suite struct SliderValues {
  @Test func theDefaultsAreThoseOfUIKit() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.value == 0)
    #expect(slider.isContinuous)
  }

  @Test func theValueIsLimited() {
    let slider = UISlider()
    slider.value = 2
    #expect(slider.value == 1)
    slider.value = -1
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
  }

  @Test func theValueFollowsTheLimits() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 3
    slider.value = 3
    slider.minimumValue = 4
    #expect(slider.value == 4)
  }

  @Test func theLimitsNeverCross() {
    let slider = UISlider()
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5)
    #expect(slider.value == 5)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2)
    #expect(slider.value == 2)
  }

  @Test func limitsThatAreNotFiniteAreIgnored() {
    let slider = UISlider()
    slider.maximumValue = .infinity
    slider.minimumValue = .nan
    #expect(slider.maximumValue == 1)
    #expect(slider.minimumValue == 0)
  }
}

/// A slider of 204 points has a track of 200 points from 2 to 202, on which the knob of 28 points has
/// 172 points of room.
@Suite struct SliderGeometry {
  let slider = UISlider(frame: rect(0, 0, 204, 31))

  @Test func aSliderIs31PointsHighAndAsWideAsItIsGiven() {
    #expect(slider.sizeThatFits(CGSize(width: 120, height: 90)) == CGSize(width: 120, height: 31))
    let natural = CGSize(width: UIView.noIntrinsicMetric, height: 31)
    #expect(slider.intrinsicContentSize == natural)
  }

  @Test func constraintsActTwoPointsInsideOfBothEnds() {
    #expect(slider.alignmentRect(forFrame: rect(14, 0, 347, 31)) == rect(16, 0, 343, 31))
  }

  @Test func theTrackIsFourPointsHighInTheMiddle() {
    #expect(slider.trackRect(forBounds: slider.bounds) == rect(2, 13.5, 200, 4))
  }

  @Test(arguments: [(0, 2), (0.5, 88), (1, 174)] as [(Float, CGFloat)])
  func theKnobIsInsideOfTheTracksEnds(value: Float, x: CGFloat) {
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    #expect(thumb == rect(x, 1.5, 28, 28))
  }

  @Test(arguments: [(0, 174), (0.5, 88), (1, 2)] as [(Float, CGFloat)])
  func fromRightToLeftTheKnobIsMirrored(value: Float, x: CGFloat) {
    slider.semanticContentAttribute = .forceRightToLeft
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    #expect(thumb == rect(x, 1.5, 28, 28))
  }

  @Test func bothPartsOfTheTrackMeetUnderTheKnob() {
    slider.value = 0.5
    slider.layoutIfNeeded()
    #expect(slider.hasPart(at: rect(2, 13.5, 100, 4)))
    #expect(slider.hasPart(at: rect(102, 13.5, 100, 4)))
  }

  @Test func imagesAtTheEndsTakeTheirSpaceFromTheTrack() {
    slider.minimumValueImage = square(20)
    slider.maximumValueImage = square(24)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == rect(2, 5.5, 20, 20))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == rect(178, 3.5, 24, 24))
    #expect(slider.trackRect(forBounds: slider.bounds) == rect(30, 13.5, 140, 4))
  }

  @Test func anImageOfTheKnobDecidesItsSize() {
    slider.setThumbImage(square(10), for: .normal)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(thumb == rect(192, 10.5, 10, 10))
    #expect(slider.currentThumbImage === slider.thumbImage(for: .highlighted))
  }

  @Test func aSliderWithoutWidthHasNoNegativeTrack() {
    slider.frame.size.width = 1
    #expect(slider.trackRect(forBounds: slider.bounds).width == 0)
  }

}

@Suite struct SliderTouches {
  private func stage(isRightToLeft: Bool = false) -> ControlStage<UISlider> {
    ControlStage(UISlider(frame: rect(0, 0, 204, 31)), isRightToLeft: isRightToLeft)
  }

  @Test func theKnobFollowsTheFinger() {
    let stage = stage()
    // Half of the 172 points of room.
    stage.drag(from: point(16, 15), to: point(102, 15))
    #expect(abs(stage.control.value - 0.5) < 1e-6)
    #expect(stage.takeChanges() == 4)
  }

  @Test func theKnobDoesNotJumpToAFingerThatIsNotInItsMiddle() {
    let stage = stage()
    stage.touchDown(point(4, 15))
    stage.move(to: point(4, 20))
    #expect(stage.control.value == 0)
    stage.move(to: point(90, 20))
    #expect(abs(stage.control.value - 0.5) < 1e-6)
  }

  @Test func aTouchOfTheTrackIsIgnored() {
    let stage = stage()
    stage.drag(from: point(100, 15), to: point(150, 15))
    #expect(stage.control.value == 0)
    #expect(stage.events == [])
  }

  @Test func theAreaOfTheKnobIs44PointsWide() {
    let stage = stage()
    stage.control.value = 0.5
    // The knob is from 88 to 116.
    stage.drag(from: point(81, 15), to: point(167, 15))
    #expect(stage.control.value == 1)
  }

  @Test func beyondTheEndsTheValueStays() {
    let stage = stage()
    stage.drag(from: point(16, 15), to: point(399, 15))
    #expect(stage.control.value == 1)
  }

  @Test func fromRightToLeftTheValueGrowsToTheLeft() {
    let stage = stage(isRightToLeft: true)
    stage.drag(from: point(188, 15), to: point(102, 15))
    #expect(abs(stage.control.value - 0.5) < 1e-6)
  }

  @Test func aSliderThatIsNotContinuousReportsTheEnd() {
    let stage = stage()
    stage.control.isContinuous = false
    stage.drag(from: point(16, 15), to: point(102, 15))
    #expect(stage.takeChanges() == 1)
    stage.tap(point(102, 15))
    #expect(stage.takeChanges() == 0)
  }

  @Test func settingReportsNothing() {
    let stage = stage()
    stage.control.setValue(0.7, animated: true)
    #expect(stage.takeChanges() == 0)
    #expect(stage.control.value == 0.7)
  }
}

@Suite struct SliderImages {
  private let slider = UISlider(frame: rect(0, 0, 204, 31))

  private func shown() -> [UIImage] {
    slider.layoutIfNeeded()
    return slider.subviews.compactMap { view in
      (view as? UIImageView).flatMap { $0.isHidden ? nil : $0.image }
    }
  }

  @Test func knobAndTracksHaveTheImagesOfTheState() {
    let images = (0..<6).map { _ in square(10) }
    slider.setThumbImage(images[0], for: .normal)
    slider.setThumbImage(images[1], for: .highlighted)
    slider.setMinimumTrackImage(images[2], for: .normal)
    slider.setMinimumTrackImage(images[3], for: .disabled)
    slider.setMaximumTrackImage(images[4], for: .normal)
    #expect(shown() == [images[4], images[2], images[0]])
    slider.isHighlighted = true
    #expect(shown() == [images[4], images[2], images[1]])
    slider.isHighlighted = false
    slider.isEnabled = false
    #expect(shown() == [images[4], images[3], images[0]])
    #expect(slider.currentMinimumTrackImage === images[3])
  }

  /// The track is 200 points wide and begins at 2; it is as high as its image.
  @Test func trackImagesMeetUnderTheKnob() {
    slider.setThumbImage(square(20), for: .normal)
    slider.setMinimumTrackImage(square(6), for: .normal)
    slider.setMaximumTrackImage(square(8), for: .normal)
    slider.value = 0.5
    slider.layoutIfNeeded()
    #expect(slider.hasPart(at: rect(2, 12.5, 100, 6)))
    #expect(slider.hasPart(at: rect(102, 11.5, 100, 8)))
    slider.semanticContentAttribute = .forceRightToLeft
    slider.value = 0
    slider.layoutIfNeeded()
    // The smallest value is at the right.
    #expect(slider.hasPart(at: rect(192, 12.5, 10, 6)))
    #expect(slider.hasPart(at: rect(2, 11.5, 190, 8)))
  }
}
