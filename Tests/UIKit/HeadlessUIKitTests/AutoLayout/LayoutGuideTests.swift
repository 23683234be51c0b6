import HeadlessUIKit
import Testing
import ViewTestSupport

@Suite struct LayoutGuides {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let box = Block("box")

  private func pin(to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test func aGuideRepresentsAGap() {
    let (left, right) = (UILayoutGuide(), UILayoutGuide())
    box.natural = CGSize(width: 100, height: 10)
    root.add(box)
    root.addLayoutGuide(left)
    root.addLayoutGuide(right)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      left.rightAnchor.constraint(equalTo: box.leftAnchor),
      right.leftAnchor.constraint(equalTo: box.rightAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
      left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 3),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      left.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minX == 150)
    #expect(left.layoutFrame == CGRect(x: 0, y: 7, width: 150, height: 9))
    #expect(root.layoutGuides == [left, right])
    root.removeLayoutGuide(left)
    #expect(root.layoutGuides == [right])
    #expect(root.constraints.count == 2)
  }

  @Test func theSafeAreaIsWhatTheInsetsLeave() {
    root.safeAreaInsets = UIEdgeInsets(top: 44, left: 1, bottom: 34, right: 2)
    root.add(box)
    pin(to: root.safeAreaLayoutGuide)
    #expect(box.frame == CGRect(x: 1, y: 44, width: 297, height: 122))
    root.safeAreaInsets.top = 20
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 1, y: 20, width: 297, height: 146))
    #expect(root.safeAreaLayoutGuide.layoutFrame == box.frame)
  }

  @Test func theMarginsGuideFollowsTheMargins() {
    root.add(box)
    pin(to: root.layoutMarginsGuide)
    #expect(box.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
    root.safeAreaInsets.top = 10
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 2, y: 11, width: 294, height: 186))
  }

  @Test func marginsAreAttributesToo() {
    box.natural = CGSize(width: 10, height: 10)
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.add(box)
    func frame(
      _ one: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute
    ) -> CGPoint {
      let constraint = NSLayoutConstraint(
        item: box, attribute: one, relatedBy: .equal, toItem: root, attribute: other,
        multiplier: 1, constant: 0)
      constraint.isActive = true
      root.layoutIfNeeded()
      constraint.isActive = false
      return box.frame.origin
    }
    #expect(frame(.leading, .leadingMargin).x == 20)
    #expect(frame(.right, .rightMargin).x == 250)
    #expect(frame(.top, .topMargin).y == 10)
    #expect(frame(.bottom, .bottomMargin).y == 160)
    // The middle of 20...260, and of 10...170.
    #expect(frame(.centerX, .centerXWithinMargins).x == 135)
    #expect(frame(.centerY, .centerYWithinMargins).y == 85)
  }

  @Test func marginsOfViewsThatConstraintsPlaceAreKnownInTheSamePass() {
    let outer = Block("outer")
    outer.preservesSuperviewLayoutMargins = true
    root.layoutMargins.left = 50
    root.add(outer)
    outer.add(box)
    outer.pinToEdges(inset: 20)
    pin(to: outer.layoutMarginsGuide)
    // Of the root's 50 points 30 reach into the outer view.
    #expect(box.frame.minX == 30)
  }

  @Test func directionalMarginsFollowTheReadingDirection() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.directionalLayoutMargins.leading == 2)
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    root.directionalLayoutMargins.leading = 9
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 9))
    root.semanticContentAttribute = .forceLeftToRight
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 9, bottom: 3, right: 4))
  }

  @Test func marginsThatAreSetBySidesStayThere() {
    root.directionalLayoutMargins.leading = 3
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(root.directionalLayoutMargins.leading == 4)
  }

  @Test func changingOneMarginLeavesTheOthersToTheSafeArea() {
    root.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    root.layoutMargins.left = 20
    #expect(root.layoutMargins == UIEdgeInsets(top: 52, left: 20, bottom: 42, right: 8))
    root.directionalLayoutMargins.trailing = 30
    root.safeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    #expect(root.layoutMargins == UIEdgeInsets(top: 18, left: 25, bottom: 8, right: 30))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 30))
    // Margins that are set as a whole are set on all sides, whatever was there before.
    root.insetsLayoutMarginsFromSafeArea = true
    root.layoutMargins = UIEdgeInsets(top: 18, left: 1, bottom: 8, right: 30)
    #expect(root.layoutMargins == UIEdgeInsets(top: 28, left: 6, bottom: 8, right: 30))
  }

  @Test func changingOneMarginLeavesTheOthersToTheSuperview() {
    let inner = UIView(frame: root.bounds)
    root.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    root.layoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    inner.layoutMargins.top = 60
    #expect(inner.layoutMargins == UIEdgeInsets(top: 60, left: 50, bottom: 50, right: 50))
    root.layoutMargins = .zero
    #expect(inner.layoutMargins == UIEdgeInsets(top: 60, left: 8, bottom: 8, right: 8))
  }

  @Test func aGuideKnowsItsConstraintsAndWhetherTheySuffice() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 5)
    let top = guide.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([
      width, top, guide.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical) == [top])
    let height = guide.heightAnchor.constraint(equalTo: guide.widthAnchor)
    height.isActive = true
    #expect(!guide.hasAmbiguousLayout)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(!root.safeAreaLayoutGuide.hasAmbiguousLayout)
  }

  @Test func theReadableGuideIsAtMost672PointsWide() {
    root.frame.size.width = 1000
    root.add(box)
    pin(to: root.readableContentGuide)
    #expect(box.frame == CGRect(x: 164, y: 8, width: 672, height: 184))
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 8, y: 8, width: 484, height: 184))
  }

  @Test func theReadableGuideOfAViewThatConstraintsPlaceIsKnownInTheSamePass() {
    let outer = Block("outer")
    root.frame.size.width = 1200
    root.add(outer)
    outer.add(box)
    outer.pinToEdges(inset: 100)
    pin(to: outer.readableContentGuide)
    // 1,000 less 672, halved.
    #expect(box.frame.minX == 164)
    #expect(box.frame.width == 672)
    root.frame.size.width = 700
    root.layoutIfNeeded()
    #expect(box.frame.minX == 8)
    #expect(box.frame.width == 484)
  }

  @Test func theSafeAreaFollowsAGivenFrameAbove() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    inner.frame = CGRect(x: 0, y: 10, width: 100, height: 50)
    root.safeAreaInsets.top = 44
    root.add(outer)
    outer.add(inner)
    inner.add(box)
    box.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor).isActive = true
    root.layoutIfNeeded()
    // 44 less the 10 points above the inner view.
    #expect(box.frame.minY == 34)
    outer.frame.origin.y = 20
    root.layoutIfNeeded()
    #expect(box.frame.minY == 14)
    inner.frame.origin.y = 0
    root.layoutIfNeeded()
    #expect(box.frame.minY == 24)
  }

  @Test func aSubclassSeesItsViewChange() {
    final class Guide: UILayoutGuide {
      var changes: [UIView?] = []
      override var owningView: UIView? { didSet { changes.append(owningView) } }
    }
    let (first, second, guide) = (UIView(), UIView(), Guide())
    first.addLayoutGuide(guide)
    second.addLayoutGuide(guide)
    second.removeLayoutGuide(guide)
    #expect(guide.changes == [first, nil, second, nil])
  }
}
