import StandardControls
import Testing

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
