import HeadlessUIKit
import StandardViews
import Testing
import ViewTestSupport

/// No constraint makes a size negative.
@Suite struct SizesThatWouldBeNegative {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 200))
  let box = Block("box")

  init() {
    root.accessibilityIdentifier = "root"
    root.add(box)
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
  }

  private func pinSides(inset: CGFloat) -> [NSLayoutConstraint] {
    let sides = [
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: inset),
      box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -inset),
    ]
    NSLayoutConstraint.activate(sides)
    return sides
  }

  @Test func theLaterOfTwoMarginsThatLeaveNothingIsBroken() {
    _ = pinSides(inset: 16)
    let report = root.layoutReport()
    #expect(box.frame == CGRect(x: 16, y: 0, width: 0, height: 10))
    #expect(
      report.conflicts == [
        LayoutReport.Conflict(
          constraints: [
            "<UIView:root>.width == 20 @required (its frame)",
            "<Block:box>.left == <UIView:root>.left + 16 @required",
            "<Block:box>.right == <UIView:root>.right - 16 @required",
          ], broken: "<Block:box>.right == <UIView:root>.right - 16 @required",
          negativeSizes: ["<Block:box>.width"], itemID: "box")
      ])
    #expect(
      report.sentences == [
        "These constraints together would make <Block:box>.width negative: <UIView:root>.width == 20 "
          + "@required (its frame); <Block:box>.left == <UIView:root>.left + 16 @required; "
          + "<Block:box>.right == <UIView:root>.right - 16 @required. <Block:box>.right == "
          + "<UIView:root>.right - 16 @required is broken; remove one of them, or give it a lower "
          + "priority."
      ])
    root.frame.size.width = 40
    #expect(root.layoutReport().isEmpty)
    #expect(box.frame == CGRect(x: 16, y: 0, width: 8, height: 10))
  }

  @Test func aConstantThatIsNegativeIsBroken() {
    let width = box.widthAnchor.constraint(equalToConstant: -5)
    width.isActive = true
    box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(
      root.layoutReport().sentences == [
        "<Block:box>.width == -5 @required cannot hold, because it would make <Block:box>.width "
          + "negative. Remove it, or give it a lower priority."
      ])
    #expect(box.frame.width == 0)
    width.priority = .defaultHigh
    #expect(root.layoutReport().isEmpty)
    #expect(box.frame.width == 0)
  }

  @Test func ofMarginsThatLeaveNoSpaceTheWeakerIsBroken() {
    let sides = pinSides(inset: 16)
    sides[0].priority = .defaultHigh
    #expect(root.layoutReport().isEmpty)
    // The right margin holds: 20 less 16.
    #expect(box.frame == CGRect(x: 4, y: 0, width: 0, height: 10))
  }

  @Test func whatIsPushedOutOfARowIsNotTurnedOver() {
    let next = Block("next", width: 30, height: 10)
    root.add(next)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.widthAnchor.constraint(equalToConstant: 25),
      next.leftAnchor.constraint(equalTo: box.rightAnchor),
      next.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let end = next.rightAnchor.constraint(equalTo: root.rightAnchor)
    end.priority = UILayoutPriority(999)
    end.isActive = true
    root.layoutIfNeeded()
    #expect(next.frame == CGRect(x: 25, y: 0, width: 0, height: 10))
    #expect(root.layoutReport().isEmpty)
  }

  @Test func guidesAndContentOfScrollViewsAreNotNegativeEither() {
    let (guide, scrollView, content) = (UILayoutGuide(), UIScrollView(), Block("content"))
    root.addLayoutGuide(guide)
    root.add(scrollView)
    scrollView.add(content)
    let wishes = [
      guide.widthAnchor.constraint(equalToConstant: -3),
      content.rightAnchor.constraint(equalTo: scrollView.rightAnchor, constant: 30),
    ]
    for wish in wishes { wish.priority = .defaultHigh }
    NSLayoutConstraint.activate(
      wishes + [
        content.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
        content.widthAnchor.constraint(equalToConstant: 10),
      ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 0)
    #expect(scrollView.contentSize.width == 0)
  }

  @Test func givenFramesMayBeSmallerThanTheirAlignmentInsets() {
    let given = Block("given")
    given.insets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    given.translatesAutoresizingMaskIntoConstraints = true
    root.add(given)
    box.leftAnchor.constraint(equalTo: given.rightAnchor).isActive = true
    #expect(root.layoutReport().conflicts.isEmpty)
    // The empty frame less 4 points at the right.
    #expect(box.frame.minX == -4)
    given.frame.size.width = 10
    given.translatesAutoresizingMaskIntoConstraints = false
    given.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    let size = given.widthAnchor.constraint(equalToConstant: -2)
    size.priority = .defaultHigh
    size.isActive = true
    root.layoutIfNeeded()
    #expect(given.frame.width == 8)
    #expect(box.frame.minX == 0)
  }
}
