import HeadlessUIKit
import StandardViews
import Testing
import ViewTestSupport

@Suite struct ConstrainedPositions {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// A view that records the properties that are set.
  private final class ObservedView: UIView {
    var calls: [String] = []

    override var frame: CGRect { didSet { calls.append("frame") } }
    override var bounds: CGRect { didSet { layer.cornerRadius = bounds.width / 2 } }
    override var center: CGPoint { didSet { calls.append("center") } }
  }

  /// As in UIKit, which sets bounds and centre: an override of the frame does not see constraints.
  @Test func constraintsSetBoundsAndCenter() {
    let view = ObservedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 40.1)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10.3),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      view.heightAnchor.constraint(equalToConstant: 40), width,
    ])
    view.calls = []
    root.layoutIfNeeded()
    #expect(view.layer.cornerRadius == view.frame.width / 2)
    #expect(view.frame.width > 0)
    #expect(view.calls == ["center"])
    let frame = view.frame
    width.constant = 60
    root.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 30)
    #expect(view.calls == ["center", "center"])
    width.constant = 40.1
    root.layoutIfNeeded()
    #expect(view.frame == frame)
  }

  /// The centre is the place of the anchor point; the rectangle without the transform is the one of the constraints.
  @Test(arguments: [false, true]) func constraintsPlaceAViewWithAnotherAnchorPoint(isTurned: Bool) {
    let box = Block("box", width: 40, height: 20)
    root.add(box)
    box.layer.anchorPoint = CGPoint(x: 0, y: 1)
    if isTurned { box.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
    ])
    root.layoutIfNeeded()
    #expect(box.center == CGPoint(x: 30, y: 30))
    box.transform = .identity
    #expect(box.frame == CGRect(x: 30, y: 10, width: 40, height: 20))
  }

  // MARK: Multipliers

  @Test func aMultiplierOnAPositionIsMeasuredInTheOwnersCoordinates() {
    let (group, box, mark) = (Block("group"), Block("box"), Block("mark"))
    root.add(group)
    group.add(box, mark)
    group.pinToEdges(inset: 20)
    func position(ownedBy owner: UIView) -> CGFloat {
      let constraint = NSLayoutConstraint(
        item: mark, attribute: .left, relatedBy: .equal, toItem: group, attribute: .right,
        multiplier: 0.5, constant: 0)
      owner.addConstraint(constraint)
      root.layoutIfNeeded()
      owner.removeConstraint(constraint)
      return mark.frame.minX
    }
    // The group is 260 wide, at 20: half of 260, or half of 280 less 20.
    #expect(position(ownedBy: group) == 130)
    #expect(position(ownedBy: root) == 120)
  }

  @Test func centresCanBeAtAFractionOfTheSuperview() {
    let box = Block("box", width: 20, height: 20)
    root.add(box)
    NSLayoutConstraint(
      item: box, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
      multiplier: 0.5, constant: 0
    ).isActive = true
    NSLayoutConstraint(
      item: box, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom,
      multiplier: 0.75, constant: -5
    ).isActive = true
    root.layoutIfNeeded()
    // A quarter of 300 less 10; three quarters of 200 less 5 and 20.
    #expect(box.frame.origin == CGPoint(x: 65, y: 125))
  }

  // MARK: Alignment rectangles and baselines

  @Test func constraintsActOnAlignmentRectangles() {
    let (shadowed, next) = (
      Block("shadowed", width: 40, height: 30), Block("next", width: 5, height: 5)
    )
    shadowed.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.add(shadowed, next)
    NSLayoutConstraint.activate([
      shadowed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      shadowed.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      next.leftAnchor.constraint(equalTo: shadowed.rightAnchor),
      next.bottomAnchor.constraint(equalTo: shadowed.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(shadowed.frame == CGRect(x: 8, y: 9, width: 46, height: 34))
    #expect(next.frame == CGRect(x: 50, y: 35, width: 5, height: 5))
    #expect(
      shadowed.alignmentRect(forFrame: shadowed.frame)
        == CGRect(x: 10, y: 10, width: 40, height: 30))
    #expect(
      shadowed.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 40, height: 30))
        == shadowed.frame)
  }

  @Test func subviewsAreMeasuredFromTheAlignmentRectangleOfTheirSuperview() {
    let (outer, inner) = (Block("outer", width: 40, height: 40), Block("inner"))
    outer.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.add(outer)
    outer.add(inner)
    outer.pinToCorner()
    inner.pinToEdges()
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: -2, y: -1, width: 46, height: 44))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 40, height: 40))
  }

  @Test func baselinesOfLabelsAreLevel() {
    let (large, small) = (UILabel(), UILabel())
    for (label, size) in [(large, 20.0), (small, 10.0)] {
      label.font = UIFont(.blocks(size: size))
      label.text = "a"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.add(label)
    }
    large.pinToCorner()
    small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    // The baseline is at 0.8 em: 16 and 8.
    #expect(small.frame.minY == 8)
  }

  @Test func firstAndLastBaselinesOfSeveralLines() {
    let (text, top, bottom) = (UILabel(), Block("top", height: 4), Block("bottom", height: 4))
    text.font = UIFont(.blocks(size: 10))
    text.text = "ab cd"
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    root.add(text, top, bottom)
    text.pinToCorner()
    NSLayoutConstraint.activate([
      text.widthAnchor.constraint(equalToConstant: 15),
      top.bottomAnchor.constraint(equalTo: text.firstBaselineAnchor),
      bottom.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // Two lines of 10 points, each with its baseline at 8.
    #expect(text.frame.height == 20)
    #expect(top.frame.maxY == 8)
    #expect(bottom.frame.minY == 18)
  }

  @Test func baselinesCanBeThoseOfASubview() {
    final class Field: UIView {
      let text = Block("text", width: 10, height: 10)
      override var forLastBaselineLayout: UIView { text }
    }
    let (field, box) = (Field(), Block("box", height: 6))
    field.translatesAutoresizingMaskIntoConstraints = false
    field.text.baselines = .center(offset: 2)
    root.add(field, box)
    field.add(field.text)
    field.text.pinToEdges(inset: 5)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      box.bottomAnchor.constraint(equalTo: field.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // 50, 5 of inset, 5 to the middle of the text and 2 below it.
    #expect(box.frame.maxY == 62)
  }

  @Test func theViewThatGivesABaselineCanChange() {
    let (first, second) = (
      Block("first", width: 10, height: 30), Block("second", width: 10, height: 20)
    )
    first.baselines = .edges(firstFromTop: 25, lastFromBottom: 5)
    second.baselines = .edges(firstFromTop: 15, lastFromBottom: 5)
    let (column, box) = (UIStackView(arrangedSubviews: [first, second]), Block("box", height: 4))
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    root.add(column, box)
    column.pinToCorner()
    box.topAnchor.constraint(equalTo: column.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minY == 25)
    first.isHidden = true
    root.layoutIfNeeded()
    #expect(box.frame.minY == 15)
    second.baselines = .edges(firstFromTop: 12, lastFromBottom: 5)
    second.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(box.frame.minY == 12)
    first.isHidden = false
    root.layoutIfNeeded()
    #expect(box.frame.minY == 25)
  }

  // MARK: Right to left

  @Test func marginsAndGuidesAreMirrored() {
    let (box, inner) = (Block("box", width: 40, height: 10), Block("inner", width: 40, height: 10))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    root.add(box, inner)
    NSLayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
      multiplier: 1, constant: 5
    ).isActive = true
    inner.trailingAnchor.constraint(
      equalTo: root.layoutMarginsGuide.trailingAnchor, constant: -7
    ).isActive = true
    root.layoutIfNeeded()
    // 300 less 30 and 5; 20 and 7 from the left.
    #expect(box.frame.maxX == 265)
    #expect(inner.frame.minX == 27)
  }

  @Test func leadingIsRightWhereTextRunsFromRightToLeft() {
    let (box, next) = (Block("box", width: 40, height: 10), Block("next", width: 20, height: 10))
    root.semanticContentAttribute = .forceRightToLeft
    root.add(box, next)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
      next.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -220),
    ])
    root.layoutIfNeeded()
    // 300 less 10 and 40; then 5 and 20 more. That ends 75 points from the right, which is within the
    // 80 that the inequality leaves.
    #expect(box.frame.minX == 250)
    #expect(next.frame.minX == 225)
  }

  @Test func inequalitiesAreMirroredToo() {
    let box = Block("box", width: 40, height: 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.add(box)
    let start = box.leadingAnchor.constraint(
      greaterThanOrEqualTo: root.leadingAnchor, constant: 30)
    let wish = box.rightAnchor.constraint(equalTo: root.rightAnchor)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([start, wish])
    root.layoutIfNeeded()
    #expect(box.frame.maxX == 270)
  }

  @Test func leftStaysLeftAndDirectionsCanChange() {
    let (box, fixed) = (Block("box", width: 40, height: 10), Block("fixed", width: 40, height: 10))
    root.add(box, fixed)
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(box.frame.minX == 250)
    #expect(fixed.frame.minX == 10)
  }

  @Test func multipliersOfMirroredPositionsAreMeasuredFromTheRight() {
    let box = Block("box", width: 40, height: 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.add(box)
    NSLayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
      multiplier: 0.25, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    // A quarter of 300 from the right.
    #expect(box.frame.maxX == 225)
  }

  @Test func theTraitsDirectionCounts() {
    let box = Block("box", width: 40, height: 10)
    root.add(box)
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
    UIViewRenderer(scale: 1, traits: rightToLeft).layOut(root)
    #expect(box.frame.minX == 260)
    UIViewRenderer(scale: 1).layOut(root)
    #expect(box.frame.minX == 0)
  }

  // MARK: Pixels

  @Test func edgesAreRoundedToPixelsOfTheRoot() {
    let (outer, inner) = (Block("outer"), Block("inner"))
    root.add(outer)
    outer.add(inner)
    outer.pinToEdges(inset: 10.3)
    inner.pinToEdges(inset: 10.3)
    UIViewRenderer(scale: 1).layOut(root)
    // 10.3 and 289.7, 189.7; then 20.6 and 279.4, 179.4 less the outer's rounded origin.
    #expect(outer.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(inner.frame == CGRect(x: 11, y: 11, width: 258, height: 158))
    UIViewRenderer(scale: 2).layOut(root)
    #expect(outer.frame == CGRect(x: 10.5, y: 10.5, width: 279, height: 179))
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 259, height: 159))
  }

  @Test func pixelsFollowASuperviewThatMovesByAPartOfOne() {
    let (outer, inner, deep) = (Block("outer"), Block("inner"), Block("deep", width: 5, height: 5))
    root.add(outer)
    outer.add(inner)
    inner.add(deep)
    let left = outer.leftAnchor.constraint(equalTo: root.leftAnchor)
    left.isActive = true
    outer.widthAnchor.constraint(equalToConstant: 100).isActive = true
    inner.pinToEdges()
    deep.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 10.5).isActive = true
    UIViewRenderer(scale: 1).layOut(root)
    #expect(deep.frame.minX == 11)
    left.constant = 0.5
    UIViewRenderer(scale: 1).layOut(root)
    // 11 from the root's edge, where the outer view is at 1.
    #expect(outer.frame.minX == 1)
    #expect(deep.frame.minX == 10)
  }

  @Test func halvesAreRoundedAwayFromTheOrigin() {
    let (after, before) = (
      Block("after", width: 5, height: 5), Block("before", width: 5, height: 5)
    )
    root.add(after, before)
    after.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.5).isActive = true
    before.leftAnchor.constraint(equalTo: root.leftAnchor, constant: -0.5).isActive = true
    UIViewRenderer(scale: 1).layOut(root)
    #expect(after.frame == CGRect(x: 1, y: 0, width: 5, height: 5))
    #expect(before.frame == CGRect(x: -1, y: 0, width: 6, height: 5))
  }
}
