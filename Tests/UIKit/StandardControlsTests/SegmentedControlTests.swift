import Testing

@testable import StandardControls

@Suite struct Segments {
  private func control(_ titles: String...) -> UISegmentedControl {
    UISegmentedControl(items: titles)
  }

  @Test func aNewControlHasNoSelection() {
    #expect(control("A", "B").selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control("A", "B").numberOfSegments == 2)
  }

  @Test func anIndexThatNoSegmentHasSelectsNone() {
    let control = control("A", "B")
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = -5
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func theSelectionFollowsItsSegment() {
    let control = control("A", "B", "C")
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func segmentsBeyondTheEndAreAppendedOrTheLastOnes() {
    let control = control("A")
    control.insertSegment(withTitle: "Z", at: 99, animated: false)
    #expect(control.titleForSegment(at: 1) == "Z")
    control.removeSegment(at: 99, animated: false)
    #expect(control.numberOfSegments == 1)
    #expect(control.titleForSegment(at: 7) == nil)
  }

  @Test func aSegmentHasATitleOrAnImage() {
    let control = control("A")
    let image = UIImage(systemName: "star")
    control.setImage(image, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 0) === image)
    control.setTitle("B", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
  }

  /// Every segment is as wide as the widest title and 20 points; a divider is 1 point.
  @Test func theNaturalWidthIsThatOfTheWidestTitleForEach() {
    let control = control("A", "Long title", "B")
    let title = UILabel()
    title.text = "Long title"
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    let segment = title.intrinsicContentSize.width.rounded(.up) + 20
    #expect(control.intrinsicContentSize == CGSize(width: 3 * segment + 2, height: 32))
    #expect(control.bounds.size == control.intrinsicContentSize)
  }

  @Test func titlesHaveTheAttributesOfTheState() {
    let control = control("A", "B")
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let colors = control.subviews.compactMap { $0.subviews.first as? UILabel }.map(\.textColor)
    #expect(colors == [.label, .red])
  }

  @Test func aFixedWidthIsKept() {
    let control = control("A", "B", "C")
    control.setWidth(50, forSegmentAt: 1)
    control.frame = rect(0, 0, 252, 32)
    control.layoutIfNeeded()
    // 252 − 2 dividers − 50 = 200 for the two others.
    #expect(control.hasPart(at: rect(0, 0, 100, 32)))
    #expect(control.hasPart(at: rect(101, 0, 50, 32)))
    #expect(control.hasPart(at: rect(152, 0, 100, 32)))
  }

  @Test func theSelectionIsTwoPointsInsideOfItsSegment() {
    let control = control("A", "B", "C")
    control.frame = rect(0, 0, 302, 32)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    #expect(control.hasPart(at: rect(103, 2, 96, 28)))
  }

  @Test func fromRightToLeftTheFirstSegmentIsRight() {
    let control = control("A", "B", "C")
    control.semanticContentAttribute = .forceRightToLeft
    control.frame = rect(0, 0, 302, 32)
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    #expect(control.hasPart(at: rect(204, 2, 96, 28)))
  }

  /// Dividers next to the selection are invisible.
  @Test func dividersAreShownBetweenOtherSegments() {
    let control = control("A", "B", "C", "D")
    control.frame = rect(0, 0, 403, 32)
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    let dividers = control.subviews.filter { $0.frame.width == 1 }
    #expect(dividers.count == 3)
    let shown = dividers.filter { $0.alpha == 1 }.map(\.frame.minX).sorted()
    #expect(shown == [201, 302] as [CGFloat])
  }
}

@Suite struct SegmentTouches {
  private let stage: ControlStage<UISegmentedControl>

  init() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = rect(0, 0, 302, 32)
    stage = ControlStage(control)
  }

  @Test func aTapSelects() {
    stage.tap(point(150, 16))
    #expect(stage.control.selectedSegmentIndex == 1)
    #expect(stage.takeChanges() == 1)
    stage.tap(point(150, 16))
    #expect(stage.takeChanges() == 0)
  }

  @Test func fromRightToLeftTheLastSegmentIsLeft() {
    stage.control.semanticContentAttribute = .forceRightToLeft
    stage.tap(point(50, 16))
    #expect(stage.control.selectedSegmentIndex == 2)
  }

  @Test func aDisabledSegmentIsNotSelected() {
    stage.control.setEnabled(false, forSegmentAt: 2)
    stage.tap(point(250, 16))
    #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(stage.events == [])
  }

  @Test func aFingerDragsTheSelection() {
    stage.control.selectedSegmentIndex = 0
    stage.layOut()
    stage.touchDown(point(50, 16))
    stage.move(to: point(150, 16))
    #expect(stage.control.selectedSegmentIndex == 1)
    #expect(stage.takeChanges() == 0)
    stage.move(to: point(250, 16))
    stage.touchUp()
    #expect(stage.control.selectedSegmentIndex == 2)
    #expect(stage.takeChanges() == 1)
  }

  @Test func aFingerThatLeavesSelectsNothing() {
    stage.drag(from: point(150, 16), to: point(150, 150))
    #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(stage.takeChanges() == 0)
  }

  @Test func aMomentaryControlReportsAndKeepsNoSelection() {
    stage.control.isMomentary = true
    var reported: [Int] = []
    stage.control.addAction(
      UIAction { action in
        if let control = action.sender as? UISegmentedControl {
          reported.append(control.selectedSegmentIndex)
        }
      }, for: .valueChanged)
    stage.tap(point(150, 16))
    stage.tap(point(150, 16))
    #expect(reported == [1, 1])
    #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func theActionOfASegmentRuns() {
    var titles: [String] = []
    stage.control.setAction(UIAction(title: "New") { titles.append($0.title) }, forSegmentAt: 0)
    stage.layOut()
    stage.tap(point(50, 16))
    #expect(titles == ["New"])
    #expect(stage.control.titleForSegment(at: 0) == "New")
  }
}

@Suite struct SegmentedControlImages {
  private func control() -> UISegmentedControl {
    UISegmentedControl(items: ["A", "B"])
  }

  private func image(width: CGFloat = 4, height: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func images(_ control: UISegmentedControl) -> [UIImage?] {
    control.layoutIfNeeded()
    return control.segments.map { ($0.subviews.first as? UIImageView)?.image }
  }

  @Test func segmentsHaveTheBackgroundOfTheirState() {
    let control = control()
    let (normal, selected) = (image(), image())
    control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
    control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
    control.selectedSegmentIndex = 1
    #expect(images(control) == [normal, selected])
    #expect(control.backgroundImage(for: .disabled, barMetrics: .default) === normal)
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    // Neither the plate nor the selection is shown: two image views and their labels are.
    let shown = control.subviews.filter { !$0.isHidden && $0.backgroundColor != nil }
    #expect(shown.count == 1)
  }

  /// 105 points without a divider of 5 for two segments.
  @Test func theWidestDividerSeparatesTheSegments() {
    let control = control()
    control.setDividerImage(
      image(width: 5), forLeftSegmentState: .normal, rightSegmentState: .normal,
      barMetrics: .default)
    control.frame = rect(0, 0, 105, 32)
    control.layoutIfNeeded()
    #expect(control.hasPart(at: rect(0, 0, 50, 32)))
    #expect(control.hasPart(at: rect(50, 0, 5, 32)))
    #expect(control.hasPart(at: rect(55, 0, 50, 32)))
  }

  @Test func aDividerIsThatOfTheStatesAroundIt() {
    let (normal, selected) = (image(), image())
    var images = DividerImages()
    images[.normal, .normal] = normal
    images[.selected, .normal] = selected
    #expect(images.shown(between: .selected, and: .normal) === selected)
    #expect(images.shown(between: .normal, and: .selected) === normal)
  }

  @Test func aHighBackgroundMakesTheControlHigher() {
    let control = control()
    control.setBackgroundImage(image(height: 44), for: .normal, barMetrics: .default)
    #expect(control.intrinsicContentSize.height == 44)
  }

  @Test func titlesHaveAllAttributes() {
    let control = control()
    let width = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.kern: 3], for: .normal)
    // 3 points behind the letter of each segment.
    #expect(control.intrinsicContentSize.width == width + 6)
    control.layoutIfNeeded()
    let text = control.segments[0].label.attributedText
    #expect(text?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    control.setTitleTextAttributes(nil, for: .normal)
    #expect(control.intrinsicContentSize.width == width)
  }

  @Test func contentIsMovedByItsPlaceInTheRow() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = rect(0, 0, 302, 32)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 4, vertical: 0), forSegmentType: .left, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 0, vertical: 2), forSegmentType: .any, barMetrics: .default)
    control.layoutIfNeeded()
    #expect(control.segments.map(\.label.frame.origin) == [point(4, 0), point(0, 2), point(0, 2)])
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsLayout()
    control.layoutIfNeeded()
    #expect(control.segments.map(\.label.frame.origin) == [point(0, 2), point(0, 2), point(4, 0)])
  }

  @Test func anImageHasTheColourOfTitlesUnlessItKeepsItsOwn() {
    let control = control()
    let original = image().withRenderingMode(.alwaysOriginal)
    control.setImage(image(), forSegmentAt: 0)
    control.setImage(original, forSegmentAt: 1)
    let modes = control.segments.map(\.imageView.image?.renderingMode)
    #expect(modes == [.alwaysTemplate, .alwaysOriginal])
    #expect(control.imageForSegment(at: 1) === original)
  }

  @Test func aSegmentIsFoundByItsAction() {
    let control = control()
    let action = UIAction(title: "C", identifier: UIAction.Identifier("c")) { _ in }
    control.insertSegment(action: action, at: 1, animated: false)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("c")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("d")) == -1)
  }
}
