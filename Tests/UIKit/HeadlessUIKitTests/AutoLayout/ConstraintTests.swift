import HeadlessUIKit
import Testing
import ViewTestSupport

@Suite struct Constraints {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func edgesAndSizesPlaceAView() {
    let box = Block("box")
    root.add(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 40, width: 270, height: 50))
  }

  @Test func centresAndAspectRatiosPlaceAView() {
    let box = Block("box")
    root.add(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25, constant: 10),
    ])
    root.layoutIfNeeded()
    // 160 wide, 50 high, around 160, 250.
    #expect(box.frame == CGRect(x: 80, y: 225, width: 160, height: 50))
  }

  @Test func viewsOfDifferentSuperviewsCanBeRelated() {
    let (left, right) = (Block("left"), Block("right"))
    let (inner, outer) = (Block("inner", width: 10, height: 10), Block("outer", height: 10))
    root.add(left, right)
    left.add(inner)
    right.add(outer)
    left.pinToEdges(inset: 50)
    right.pinToEdges(inset: 20)
    inner.pinToCorner()
    outer.topAnchor.constraint(equalTo: right.topAnchor).isActive = true
    // From 5 points right of `inner`, in the root's coordinates 50 + 10 + 5, to the edge at 300.
    outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 5).isActive = true
    outer.rightAnchor.constraint(equalTo: right.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 45, y: 0, width: 235, height: 10))
  }

  @Test func distancesBetweenAnchorsAreSizes() {
    let (one, two, three) = (Block("1", width: 10), Block("2", width: 20), Block("3", width: 30))
    root.add(one, two, three)
    let first = one.rightAnchor.anchorWithOffset(to: two.leftAnchor)
    let second = two.rightAnchor.anchorWithOffset(to: three.leftAnchor)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      three.rightAnchor.constraint(equalTo: root.rightAnchor),
      second.constraint(equalTo: first, multiplier: 2),
    ])
    root.layoutIfNeeded()
    // 320 less 60 leaves 260 for the gaps: 86.67 and 173.33.
    #expect(abs(two.frame.minX - (10 + 260.0 / 3)) <= 0.5)
    #expect(one.frame.minX == 0)
    #expect(three.frame.minX == 290)
  }

  /// Apple's header: "If your constraint does not have a second item, pass nil", whatever the
  /// attribute says.
  @Test(arguments: [NSLayoutConstraint.Attribute.notAnAttribute, .width, .height, .left])
  func withoutASecondItemItsAttributeIsIgnored(attribute: NSLayoutConstraint.Attribute) {
    let box = Block("box", height: 10)
    root.add(box)
    box.pinToCorner()
    let width = NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: attribute,
      multiplier: 1, constant: 100)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(width.error == nil)
    #expect(width.secondAttribute == .notAnAttribute)
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  /// As UIKit makes them: the size of a constraint with the factor 0 is its constant.
  @Test(arguments: [NSLayoutConstraint.Relation.equal, .greaterThanOrEqual, .lessThanOrEqual])
  func aFactorOf0LeavesOutTheSecondSide(relation: NSLayoutConstraint.Relation) {
    let box = Block("box", height: 10)
    root.add(box)
    box.pinToCorner()
    let gap = box.leftAnchor.anchorWithOffset(to: box.rightAnchor)
    var made = [
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: relation, toItem: root, attribute: .height,
        multiplier: -0.0, constant: 30)
    ]
    for anchor in [box.widthAnchor, gap] {
      switch relation {
      case .equal:
        made.append(anchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 30))
      case .greaterThanOrEqual:
        made.append(
          anchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0, constant: 30))
      case .lessThanOrEqual:
        made.append(
          anchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0, constant: 30))
      }
    }
    // Grows and shrinks as far as it may.
    let wish = box.widthAnchor.constraint(equalToConstant: relation == .lessThanOrEqual ? 90 : 0)
    wish.priority = .defaultLow
    wish.isActive = true
    for constraint in made {
      #expect(constraint.multiplier == 1)
      #expect(constraint.constant == 30)
      #expect(constraint.relation == relation)
      #expect(constraint.secondItem == nil)
      #expect(constraint.secondAttribute == .notAnAttribute)
      #expect(constraint.secondAnchor == nil)
      constraint.isActive = true
      // It belongs to its only item, as every constraint between a size and a constant.
      #expect(box.constraints.contains { $0 === constraint })
      root.layoutIfNeeded()
      #expect(box.frame.width == 30)
      constraint.isActive = false
    }
  }

  @Test func systemSpacingIsEightPoints() {
    let (one, two) = (Block("1", width: 10, height: 10), Block("2", width: 10, height: 10))
    root.add(one, two)
    one.pinToCorner()
    NSLayoutConstraint.activate([
      two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 1),
      two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(two.frame.origin == CGPoint(x: 18, y: 26))
  }

  @Test func inequalitiesHoldAndNoMore() {
    let box = Block("box", width: 100, height: 10)
    root.add(box)
    let width = box.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    width.isActive = true
    box.heightAnchor.constraint(greaterThanOrEqualToConstant: 5).isActive = true
    box.pinToCorner()
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 80, height: 10))
    width.constant = 120
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 100, height: 10))
  }

  // MARK: Changes

  @Test func aChangedConstantMovesWhatDependsOnIt() {
    let box = Block("box", width: 10, height: 10)
    root.add(box)
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    left.isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    left.constant = 25
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 25, y: 0, width: 10, height: 10))
  }

  @Test func aChangedPriorityDecidesAnew() {
    let box = Block("box", height: 10)
    root.add(box)
    box.pinToCorner()
    let narrow = box.widthAnchor.constraint(equalToConstant: 30)
    let wide = box.widthAnchor.constraint(equalToConstant: 60)
    (narrow.priority, wide.priority) = (.defaultHigh, .defaultLow)
    NSLayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    #expect(box.frame.width == 30)
    wide.priority = UILayoutPriority(751)
    root.layoutIfNeeded()
    #expect(box.frame.width == 60)
  }

  @Test func manyWeakConstraintsDoNotOutweighAStrongerOne() {
    let box = Block("box", height: 10)
    root.add(box)
    box.pinToCorner()
    for width in 0..<50 {
      let constraint = box.widthAnchor.constraint(equalToConstant: CGFloat(200 + width))
      constraint.priority = UILayoutPriority(749)
      constraint.isActive = true
    }
    let strong = box.widthAnchor.constraint(equalToConstant: 100)
    strong.priority = .defaultHigh
    strong.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 100)
  }

  @Test func deactivatedConstraintsNoLongerCount() {
    let box = Block("box", width: 10, height: 10)
    root.add(box)
    box.pinToCorner()
    let width = box.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    root.layoutIfNeeded()
    width.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.width == 10)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 70)
  }

  @Test func theRootsSizeMovesWhatDependsOnIt() {
    let box = Block("box", width: 10, height: 10)
    root.add(box)
    box.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    box.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 100, height: 200)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 90, y: 190, width: 10, height: 10))
  }

  // MARK: Ownership

  @Test func anActiveConstraintBelongsToTheNearestViewThatContainsItsItems() {
    let (group, box, other) = (UIView(), Block("box"), Block("other"))
    root.add(group)
    group.add(box, other)
    let size = box.widthAnchor.constraint(equalToConstant: 1)
    let siblings = box.leftAnchor.constraint(equalTo: other.leftAnchor)
    let far = box.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([size, siblings, far])
    #expect(box.constraints == [size])
    #expect(group.constraints == [siblings])
    #expect(root.constraints == [far])
    NSLayoutConstraint.deactivate([siblings])
    #expect(group.constraints.isEmpty)
    #expect(!siblings.isActive)
  }

  @Test func aConstraintCanBeAddedToAViewFurtherUp() {
    let box = Block("box")
    root.add(box)
    let width = box.widthAnchor.constraint(equalToConstant: 1)
    root.addConstraint(width)
    #expect(root.constraints == [width])
    #expect(width.isActive)
    box.removeConstraint(width)
    #expect(width.isActive)
    root.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test func whatLeavesTheTreeLosesTheConstraintsThatLeadOutOfIt() {
    let (group, box) = (Block("group", width: 50, height: 50), Block("box"))
    root.add(group)
    group.add(box)
    group.pinToCorner()
    let inside = box.widthAnchor.constraint(equalTo: group.widthAnchor)
    let outside = box.heightAnchor.constraint(equalTo: root.heightAnchor)
    NSLayoutConstraint.activate([inside, outside])
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 50, height: 480))
    group.removeFromSuperview()
    #expect(inside.isActive)
    #expect(!outside.isActive)
    #expect(root.constraints.isEmpty)
    root.add(group)
    group.pinToCorner()
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 50, height: 0))
  }

  @Test func aHorizontalPositionFollowsAVerticalOneAsInUIKit() {
    let (box, low) = (Block("box"), Block("low"))
    root.add(box, low)
    low.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
    let left = NSLayoutConstraint(
      item: box, attribute: .left, relatedBy: .equal, toItem: low, attribute: .top,
      multiplier: 1, constant: 50)
    left.isActive = true
    #expect(left.isActive && left.error == nil)
    root.layoutIfNeeded()
    #expect(low.frame.minY == 30)
    #expect(box.frame.minX == 80)
  }

  // MARK: Errors

  @Test func viewsWithoutACommonSuperviewCannotBeRelated() {
    let (box, stranger) = (Block("box"), Block("stranger"))
    root.add(box)
    let constraint = box.leftAnchor.constraint(equalTo: stranger.leftAnchor, constant: 4)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(
      constraint.error
        == .noCommonSuperview(
          constraint: "<Block:box>.left == <Block:stranger>.left + 4 @required"))
    root.add(stranger)
    constraint.isActive = true
    #expect(constraint.isActive)
    #expect(constraint.error == nil)
  }

  @Test func constraintsWithoutEffectAreRefused() {
    let box = Block("box")
    root.add(box)
    func error(
      _ one: NSLayoutConstraint.Attribute, _ item: UIView?, _ other: NSLayoutConstraint.Attribute,
      multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraintError? {
      let constraint = NSLayoutConstraint(
        item: box, attribute: one, relatedBy: .equal, toItem: item, attribute: other,
        multiplier: multiplier, constant: constant)
      constraint.isActive = true
      return constraint.error
    }
    #expect(
      error(.left, root, .width)
        == .incomparableAttributes(
          constraint: "<Block:box>.left == <UIView>.width @required"))
    #expect(
      error(.left, nil, .notAnAttribute)
        == .positionWithoutItem(constraint: "<Block:box>.left == 0 @required"))
    #expect(
      error(.left, root, .left, multiplier: 0, constant: 5)
        == .positionWithoutItem(constraint: "<Block:box>.left == 5 @required"))
    #expect(
      error(.left, root, .leading)
        == .mixedDirections(constraint: "<Block:box>.left == <UIView>.leading @required"))
    #expect(
      error(.trailingMargin, root, .right)
        == .mixedDirections(constraint: "<Block:box>.trailingMargin == <UIView>.right @required"))
    #expect(
      error(.width, nil, .notAnAttribute, constant: .nan)
        == .notFinite(constraint: "<Block:box>.width == nan @required"))
    #expect(
      error(.width, root, .width, multiplier: 2_000_000)
        == .multiplierOutOfRange(
          constraint: "<Block:box>.width == 2000000 * <UIView>.width @required"))
    #expect(error(.width, root, .width, multiplier: -1e-7) != nil)
    let tooLarge = error(.width, nil, .notAnAttribute, constant: -1.5e12)
    #expect(
      tooLarge == .constantOutOfRange(constraint: "<Block:box>.width == -1500000000000.0 @required")
    )
    #expect(
      tooLarge?.description
        == "<Block:box>.width == -1500000000000.0 @required has a constant beyond 1000000000000 "
        + "points, at which smaller numbers lose their precision. To set no limit, leave the "
        + "constraint out.")
    #expect(
      error(.left, nil, .left)
        == .positionWithoutItem(constraint: "<Block:box>.left == 0 @required"))
    #expect(root.constraints.isEmpty && box.constraints.isEmpty)
    #expect(error(.leading, root, .centerX) == nil)
    #expect(error(.width, root, .height, multiplier: 0) == nil)
    #expect(error(.width, root, .height, multiplier: 1e-6) == nil)
    #expect(error(.width, root, .height, constant: 1e12) == nil)
  }

  @Test func aConstantOutOfRangeLeavesTheOneBefore() {
    let box = Block("box")
    root.add(box)
    let width = box.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 1e13
    root.layoutIfNeeded()
    let tooLarge = NSLayoutConstraintError.constantOutOfRange(
      constraint: "<Block:box>.width == 10000000000000.0 @required")
    #expect(width.error == tooLarge)
    #expect(root.layoutReport().errors == [tooLarge])
    #expect(box.frame.width == 40)
    width.constant = 50
    root.layoutIfNeeded()
    #expect(width.error == nil)
    #expect(box.frame.width == 50)
  }

  @Test func factorsOfAPositionThatTheSolverRefusesAreReported() {
    let (box, other) = (Block("box"), Block("other"))
    root.add(box, other)
    // A centre is the left edge and half the width: 0.5 and 1,000,000 are too far apart.
    let steep = NSLayoutConstraint(
      item: box, attribute: .centerX, relatedBy: .equal, toItem: other, attribute: .centerX,
      multiplier: 1_000_000, constant: 0)
    steep.isActive = true
    root.layoutIfNeeded()
    #expect(
      root.layoutReport().errors == [
        .multiplierOutOfRange(
          constraint: "<Block:box>.centerX == 1000000 * <Block:other>.centerX @required")
      ])
  }

  @Test func aConstraintCannotBelongToAViewBesideItsItems() {
    let (box, other) = (Block("box"), Block("other"))
    root.add(box, other)
    let width = box.widthAnchor.constraint(equalToConstant: 1)
    other.addConstraint(width)
    #expect(
      width.error
        == .itemOutsideOfView(
          constraint: "<Block:box>.width == 1 @required", view: "<Block:other>"))
  }

  @Test func descriptionsLeaveDefaultsOut() {
    let box = Block("box")
    root.accessibilityIdentifier = "root"
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.add(box)
    root.addLayoutGuide(guide)
    let constraint = box.widthAnchor.constraint(
      lessThanOrEqualTo: guide.widthAnchor, multiplier: 1.5, constant: -2.25)
    constraint.priority = .defaultHigh
    constraint.identifier = "limit"
    #expect(
      constraint.description
        == "<Block:box>.width <= 1.5 * <UILayoutGuide:gap of UIView:root>.width - 2.25 @750 (limit)"
    )
    let unnamed = UIView()
    root.add(unnamed)
    #expect(
      unnamed.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).description
        == "<UIView:1 in UIView:root>.top == <UILayoutGuide:layoutMargins of UIView:root>.top "
        + "@required")
  }
}
