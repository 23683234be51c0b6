import HeadlessUIKit
import TestSupport
import Testing

/// The guide of the keyboard, which is docked at the bottom.
@Suite struct TrackingGuideTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView()

  private func constraint() -> NSLayoutConstraint {
    child.widthAnchor.constraint(equalToConstant: 10)
  }

  init() { view.addSubview(child) }

  @Test func constraintsAreActiveNearTheBottomAndAwayFromTheOtherEdges() {
    let guide = view.keyboardLayoutGuide
    let constraints = (0..<4).map { _ in constraint() }
    guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
    guide.setConstraints([constraints[1]], activeWhenNearEdge: .top)
    guide.setConstraints([constraints[2]], activeWhenAwayFrom: .bottom)
    guide.setConstraints([constraints[3]], activeWhenAwayFrom: [.top, .leading])
    #expect(constraints.map(\.isActive) == [true, false, false, true])
    guide.removeAllTrackedConstraints()
    #expect(constraints.map(\.isActive) == [false, false, false, false])
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [])
    #expect(guide.constraintsActive(whenAwayFrom: [.top, .leading]) == [])
  }

  @Test func newConstraintsOfAnEdgeReplaceTheFormerOnes() {
    let guide = view.keyboardLayoutGuide
    let (former, new) = (constraint(), constraint())
    guide.setConstraints([former], activeWhenNearEdge: .bottom)
    guide.setConstraints([new], activeWhenNearEdge: .bottom)
    #expect(!former.isActive && new.isActive)
  }

  private static let properties: [KeptProperty<UIKeyboardLayoutGuide>] = [
    KeptProperty(
      "followsUndockedKeyboard", \.followsUndockedKeyboard, default: false, kept: true),
    KeptProperty("usesBottomSafeArea", \.usesBottomSafeArea, default: true, kept: false),
    KeptProperty("keyboardDismissPadding", \.keyboardDismissPadding, default: 0, kept: 40),
  ]

  @Test(arguments: properties)
  fileprivate func theGuideKeeps(property: KeptProperty<UIKeyboardLayoutGuide>) {
    #expect(property.differences(in: view.keyboardLayoutGuide) == [])
  }

  @Test func archivesIncludeNoConstraintsUnlessTheyAreAskedTo() {
    let constraint = constraint()
    #expect(!constraint.shouldBeArchived)
    constraint.shouldBeArchived = true
    #expect(constraint.shouldBeArchived)
  }

  @Test func prioritiesOfScenesHaveUIKitsValues() {
    let priorities: [UILayoutPriority] = [
      .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
    ]
    #expect(priorities.map(\.rawValue) == [510, 500, 490])
  }
}
