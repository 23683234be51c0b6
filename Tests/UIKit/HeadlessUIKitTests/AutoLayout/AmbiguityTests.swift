import HeadlessUIKit
import Testing
import ViewTestSupport

/// What constraints leave open, as UIKit settles it by the tests of a layout library that runs on
/// devices (freshOS/Stevia, EquationTests, FlexibleMarginTests and LayoutTests): an open size is 0,
/// and a position is tight against its inequality.
@Suite struct OpenLayouts {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let box = Block("box")

  init() {
    root.add(box)
  }

  private func frame(_ constraints: NSLayoutConstraint...) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return box.frame
  }

  // MARK: Sizes

  @Test func aViewAtTheRightIsOpenInWidthAndHasNone() {
    #expect(
      frame(box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20))
        == CGRect(x: 280, y: 0, width: 0, height: 0))
  }

  @Test func aViewAtTheBottomIsOpenInHeightAndHasNone() {
    #expect(
      frame(box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23))
        == CGRect(x: 0, y: 177, width: 0, height: 0))
  }

  @Test func aCentredViewIsOpenInWidthAndHasNone() {
    #expect(
      frame(
        box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 23))
        == CGRect(x: 150, y: 0, width: 0, height: 0))
  }

  @Test func aSizeIsTheSmallestThatItMayBe() {
    #expect(
      frame(
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 23),
        box.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, constant: -34))
        == CGRect(x: 0, y: 0, width: 23, height: 0))
  }

  @Test func aViewBetweenTwoLimitsIsAtTheFirstAndHasNoWidth() {
    #expect(
      frame(
        box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 8),
        box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -8))
        == CGRect(x: 8, y: 0, width: 0, height: 0))
  }

  // MARK: Positions

  private func size(_ width: CGFloat, _ height: CGFloat) {
    box.widthAnchor.constraint(equalToConstant: width).isActive = true
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  @Test func aLeftEdgeIsTightAgainstItsUpperLimit() {
    size(100, 100)
    #expect(
      frame(box.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23))
        == CGRect(x: 23, y: 0, width: 100, height: 100))
  }

  @Test func aLeftEdgeIsTightAgainstItsLowerLimit() {
    size(100, 100)
    #expect(
      frame(box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 23))
        == CGRect(x: 23, y: 0, width: 100, height: 100))
  }

  @Test func aRightEdgeIsTightAgainstItsUpperLimit() {
    size(100, 100)
    #expect(
      frame(box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -74))
        == CGRect(x: 126, y: 0, width: 100, height: 100))
  }

  @Test func aRightEdgeOfNoWidthIsTightAgainstItsUpperLimit() {
    #expect(
      frame(box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -74))
        == CGRect(x: 226, y: 0, width: 0, height: 0))
  }

  @Test func aBottomEdgeIsTightAgainstItsUpperLimit() {
    size(100, 100)
    #expect(
      frame(box.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -45))
        == CGRect(x: 0, y: 55, width: 100, height: 100))
  }

  @Test func inAMirroredInterfaceALeadingEdgeIsTightFromTheRight() {
    root.semanticContentAttribute = .forceRightToLeft
    size(100, 100)
    #expect(
      frame(box.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23))
        == CGRect(x: 177, y: 0, width: 100, height: 100))
  }

  @Test func ofTwoLimitsTheOneThatWasActivatedFirstIsTight() {
    size(100, 100)
    #expect(
      frame(
        box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10),
        box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10))
        == CGRect(x: 190, y: 0, width: 100, height: 100))
  }

  @Test func aLimitThatWasAddedLaterLeavesTheLayoutOfANewTree() {
    size(100, 100)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 0)
    let limit = box.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23)
    limit.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 23)
    limit.constant = 40
    root.layoutIfNeeded()
    #expect(box.frame.minX == 40)
    limit.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.minX == 0)
  }

  // MARK: What does not count

  @Test func whatIsSettledThisWayIsStillReportedAsAmbiguous() {
    size(100, 100)
    let limit = box.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23)
    limit.isActive = true
    root.layoutIfNeeded()
    #expect(box.hasAmbiguousLayout)
    #expect(root.layoutReport().ambiguities.map(\.attributes) == [[.left, .top]])
    #expect(box.constraintsAffectingLayout(for: .horizontal).contains(limit))
    root.layoutIfNeeded()
    #expect(box.frame.minX == 23)
  }

  @Test func theWeakestConstraintWinsOverATightLimit() {
    size(100, 100)
    let wish = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    wish.priority = UILayoutPriority(0.1)
    #expect(
      frame(box.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23), wish)
        == CGRect(x: 5, y: 0, width: 100, height: 100))
  }

  @Test func aLimitOfAWeakPriorityIsTightToo() {
    size(100, 100)
    let limit = box.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23)
    limit.priority = .defaultLow
    #expect(frame(limit) == CGRect(x: 23, y: 0, width: 100, height: 100))
  }
}
