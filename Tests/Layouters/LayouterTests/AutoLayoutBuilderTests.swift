import Testing

@testable import Layouter

/// A view of a size, with an id.
private func view(_ id: String, _ width: CGFloat = 0, _ height: CGFloat = 0) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = id
  return view
}

/// Constraints as they read, without their priority if they are required.
private func lines(_ constraints: [NSLayoutConstraint]) -> [String] {
  constraints.map { constraint in
    var line = constraint.description
    for (name, short) in [("<UIView:parent>", "P"), ("<UIView:t>", "T"), ("<UIView:s>", "S")] {
      line.replace(name, with: short)
    }
    line.replace(" @required", with: "")
    return line
  }
}

@Suite struct AutoLayoutBuilderTests {
  private let parent = view("parent", 100, 50)
  private let target = view("t")
  private let sibling = view("s")

  init() {
    parent.addSubview(sibling)
    parent.addSubview(target)
  }

  private func constraints(_ describe: (AutoLayoutBuilder) -> Void) -> [String] {
    let builder = AutoLayoutBuilder(parent)
    describe(builder)
    return lines(builder.constraints)
  }

  @Test func fitToParentLeavesTheMargins() {
    let margin = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    #expect(
      constraints { $0.fitToParent(target, margin: margin) } == [
        "T.left == P.left + 1", "T.top == P.top + 2", "T.right == P.right - 3",
        "T.bottom == P.bottom - 4",
      ])
    AutoLayoutBuilder(parent) { $0.fitToParent(target, margin: margin) }
    parent.layoutIfNeeded()
    #expect(target.frame == CGRect(x: 1, y: 2, width: 96, height: 44))
  }

  @Test func onlyNamedEdgesAreFitted() {
    #expect(
      constraints { $0.fitToParent(target, pos: [.bottom, .left]) }
        == ["T.left == P.left", "T.bottom == P.bottom"])
    #expect(constraints { $0.fitToParent(target, pos: []) } == [])
  }

  /// A relation applies to every edge literally.
  @Test func relationsAreNotMirrored() {
    #expect(
      constraints {
        $0.fitToParent(
          target, pos: .vert, margin: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6),
          relation: .greaterThanOrEqual)
      } == ["T.left >= P.left + 5", "T.right >= P.right - 6"])
  }

  @Test func safeAreaIsTheParentWhereNothingCoversIt() {
    AutoLayoutBuilder(parent) { $0.fitToSafeArea(target) }
    parent.layoutIfNeeded()
    #expect(target.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    parent.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 5)
    parent.layoutIfNeeded()
    #expect(target.frame == CGRect(x: 0, y: 20, width: 95, height: 20))
  }

  @Test func safeAreaTakesARelation() {
    let builder = AutoLayoutBuilder(parent)
    builder.fitToSafeArea(target, pos: .top, relation: .lessThanOrEqual)
    #expect(builder.constraints.map(\.relation) == [.lessThanOrEqual])
    #expect(builder.constraints[0].secondItem === parent.safeAreaLayoutGuide)
  }

  @Test func sizesAreFixedOrRelative() {
    #expect(
      constraints {
        $0.setFixedWidth(target, 30).setFixedHeight(target, 20, relation: .greaterThanOrEqual)
          .setRelativeWidth(target, sibling, multiplier: 0.5)
          .setRelativeHeight(target, parent, relation: .lessThanOrEqual)
      } == [
        "T.width == 30", "T.height >= 20", "T.width == 0.5 * S.width", "T.height <= P.height",
      ])
  }

  @Test func viewsAreBelowAndAboveSiblings() {
    #expect(
      constraints { $0.putBelow(target, sibling, spacing: 8, align: .left) }
        == ["T.top == S.bottom + 8", "T.left == S.left"])
    #expect(
      constraints { $0.putAbove(target, sibling, spacing: 8, align: .right) }
        == ["T.bottom == S.top - 8", "T.right == S.right"])
    #expect(
      constraints { $0.putBelow(target, sibling, align: .center) }
        == ["T.top == S.bottom", "T.centerX == S.centerX"])
    #expect(
      constraints { $0.putBelow(target, sibling, align: .fill) }
        == ["T.top == S.bottom", "T.left == S.left", "T.right == S.right"])
    #expect(constraints { $0.putBelow(target, sibling) } == ["T.top == S.bottom"])
    #expect(
      constraints { $0.fitVerticallyToSibling(target, sibling, below: false, spacing: 3) }
        == ["T.bottom == S.top - 3"])
  }

  /// A positive distance separates the views on either side.
  @Test func viewsAreRightAndLeftOfSiblings() {
    #expect(
      constraints { $0.putRight(target, sibling, spacing: 8, align: .top) }
        == ["T.left == S.right + 8", "T.top == S.top"])
    #expect(
      constraints { $0.putLeft(target, sibling, spacing: 8, align: .bottom) }
        == ["T.right == S.left - 8", "T.bottom == S.bottom"])
    #expect(
      constraints { $0.putRight(target, sibling, align: .center) }
        == ["T.left == S.right", "T.centerY == S.centerY"])
    #expect(
      constraints { $0.putLeft(target, sibling, align: .fill) }
        == ["T.right == S.left", "T.top == S.top", "T.bottom == S.bottom"])
    #expect(
      constraints { $0.fitHorizontallyToSibling(target, sibling, right: true, spacing: 3) }
        == ["T.left == S.right + 3"])
  }

  @Test func relationIsThatOfTheFacingEdgesOnly() {
    #expect(
      constraints {
        $0.putBelow(target, sibling, spacing: 8, align: .fill, relation: .greaterThanOrEqual)
      } == ["T.top >= S.bottom + 8", "T.left == S.left", "T.right == S.right"])
  }

  @Test func anyConstraintCanBeAdded() {
    #expect(
      constraints {
        $0.constraint(
          target, .width, sibling, .height, constant: -4, multiplier: 1.5,
          relation: .lessThanOrEqual, priority: .defaultHigh)
      } == ["T.width <= 1.5 * S.height - 4 @750"])
  }

  @Test func targetsFollowConstraintsAndSiblingsStay() {
    AutoLayoutBuilder(parent).putBelow(target, sibling)
    #expect(!target.translatesAutoresizingMaskIntoConstraints)
    #expect(sibling.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func closingActivates() {
    let closed = AutoLayoutBuilder(parent).setFixedWidth(target, 9).close()
    #expect(closed.map(\.isActive) == [true])
  }

  @Test func builderMayLeaveActivationToOthers() {
    let builder = AutoLayoutBuilder(parent, autoActivate: false)
    #expect(builder.setFixedWidth(target, 9).close().map(\.isActive) == [false])
    AutoLayoutBuilder(parent, autoActivate: false) { $0.setFixedWidth(target, 9) }
    #expect(target.constraints.isEmpty)
    let told = AutoLayoutBuilder(parent, autoActivate: false).setFixedWidth(target, 9)
    #expect(told.activate().map(\.isActive) == [true])
    #expect(
      AutoLayoutBuilder(parent).setFixedHeight(target, 9).close(activate: false).map(\.isActive)
        == [false])
  }

  @Test func createNewContinuesWithAnotherList() {
    let builder = AutoLayoutBuilder(parent)
    let wide = builder.setFixedWidth(target, 9).activate(createNew: true)
    let high = builder.setFixedHeight(target, 8).activate()
    #expect(lines(wide) == ["T.width == 9"])
    #expect(lines(high) == ["T.height == 8"])
    #expect(builder.isClosed)
  }

  @Test func closedBuilderCollectsNothingAndReportsIt() {
    let builder = AutoLayoutBuilder(parent)
    builder.close()
    #expect(builder.setFixedWidth(target, 9).activate().isEmpty)
    #expect(
      builder.errors.map(\.description) == [
        "<UIView:t>.width == 9 @required was added after its builder was closed. Close it with "
          + "createNew, or make another builder."
      ])
  }

  @Test func constraintsThatCannotBeActiveAreReported() {
    let stranger = view("stranger")
    let builder = AutoLayoutBuilder(parent).putBelow(target, stranger, spacing: 4)
    builder.close()
    #expect(
      builder.errors == [
        .constraint(
          .noCommonSuperview(constraint: "<UIView:t>.top == <UIView:stranger>.bottom + 4 @required")
        )
      ])
  }

  // MARK: Release

  @Test func aChainIsActiveWhenItsStatementEnds() {
    let size = CGRect(x: 0, y: 0, width: 40, height: 10)
    sibling.frame = size
    AutoLayoutBuilder(parent)
      .fitToParent(
        sibling, pos: [.left, .top], margin: UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 0)
      )
      .setFixedWidth(sibling, 40).setFixedHeight(sibling, 10)
      .putBelow(target, sibling, spacing: 8, align: .fill)
      .setFixedHeight(target, 12)
    parent.layoutIfNeeded()
    #expect(sibling.frame == CGRect(x: 10, y: 5, width: 40, height: 10))
    #expect(target.frame == CGRect(x: 10, y: 23, width: 40, height: 12))
  }

  @Test func aBuilderThatIsReleasedWithoutAutoActivateActivatesNothing() {
    var builder: AutoLayoutBuilder? = AutoLayoutBuilder(parent, autoActivate: false)
    let constraints = builder?.fitToParent(target).constraints ?? []
    builder = nil
    #expect(constraints.count == 4)
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func aClosedBuilderActivatesNothingMoreWhenItIsReleased() {
    var builder: AutoLayoutBuilder? = AutoLayoutBuilder(parent)
    let constraints = builder?.fitToParent(target).close(activate: false) ?? []
    builder = nil
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func whatCannotBeActivatedAtReleaseIsInTheLayoutReport() {
    let stranger = view("stranger")
    AutoLayoutBuilder(parent).putBelow(target, stranger)
    #expect(
      parent.layoutReport().errors == [
        .noCommonSuperview(constraint: "<UIView:t>.top == <UIView:stranger>.bottom @required")
      ])
  }

  /// Document 001: 0 is equal, a positive number at least, a negative one at most.
  @Test func theNamesOfTheDocumentMeanTheSame() {
    #expect(
      [0, 1, -1, 7].map(NSLayoutConstraint.Relation.init(relativity:))
        == [.equal, .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual])
    let builder = AutoLayoutBuilder(parent)
    builder.fitToSafeArea(target, pos: .top, relativity: -1)
    #expect(builder.constraints.map(\.relation) == [.lessThanOrEqual])
    #expect(
      constraints {
        $0.putBelow(target, sibling, spacing: 1, alignToSibling: .top)
          .putAbove(target, sibling, spacing: 2, alignToSibling: .bottom)
          .putRight(target, sibling, spacing: 3, alignToSibling: .center)
          .putLeft(target, sibling, spacing: 4, alignToSibling: .top)
      } == [
        "T.top == S.bottom + 1", "T.left == S.left", "T.bottom == S.top - 2", "T.right == S.right",
        "T.left == S.right + 3", "T.centerY == S.centerY", "T.right == S.left - 4",
        "T.top == S.top",
      ])
  }
}
