import Testing
import ViewTestSupport

@testable import StandardViews

@Suite struct StackArrangements {
  let bricks = [Brick(20, 10), Brick(40, 20), Brick(60, 30)]

  private func isSame(_ one: [UIView], _ other: [UIView]) -> Bool {
    one.map { ObjectIdentifier($0) } == other.map { ObjectIdentifier($0) }
  }

  // MARK: Arranged views

  @Test func arrangedViewsBecomeSubviewsThatConstraintsPlace() {
    let stack = UIStackView(arrangedSubviews: bricks)
    #expect(isSame(stack.arrangedSubviews, bricks))
    #expect(isSame(stack.subviews, bricks))
    #expect(bricks.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func anInsertedViewComesToTheFrontOfTheSubviews() {
    let stack = UIStackView(arrangedSubviews: [bricks[0], bricks[1]])
    stack.insertArrangedSubview(bricks[2], at: 1)
    #expect(isSame(stack.arrangedSubviews, [bricks[0], bricks[2], bricks[1]]))
    #expect(isSame(stack.subviews, bricks))
    stack.frame = CGRect(origin: .zero, size: stack.fittingSize)
    stack.layoutIfNeeded()
    #expect(stack.frames == [[0, 0, 20, 30], [20, 0, 60, 30], [80, 0, 40, 30]])
  }

  @Test func anArrangedViewThatIsInsertedAgainMoves() {
    let stack = UIStackView(arrangedSubviews: bricks)
    stack.insertArrangedSubview(bricks[2], at: 0)
    #expect(isSame(stack.arrangedSubviews, [bricks[2], bricks[0], bricks[1]]))
    stack.addArrangedSubview(bricks[2])
    #expect(isSame(stack.arrangedSubviews, bricks))
    #expect(isSame(stack.subviews, bricks))
  }

  @Test func positionsBeyondTheEndsMeanTheEnds() {
    let stack = UIStackView(arrangedSubviews: [bricks[0]])
    stack.insertArrangedSubview(bricks[1], at: 7)
    stack.insertArrangedSubview(bricks[2], at: -1)
    #expect(isSame(stack.arrangedSubviews, [bricks[2], bricks[0], bricks[1]]))
  }

  @Test func aRemovedViewStaysASubviewWithoutConstraints() {
    let stack = UIStackView.placed(bricks, width: 200, height: 30) {
      $0.distribution = .equalSpacing
    }
    stack.removeArrangedSubview(bricks[1])
    #expect(isSame(stack.arrangedSubviews, [bricks[0], bricks[2]]))
    #expect(bricks[1].superview === stack)
    stack.layoutIfNeeded()
    #expect(bricks[0].frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(bricks[2].frame == CGRect(x: 140, y: 0, width: 60, height: 30))
    #expect(
      !stack.constraints.contains { $0.firstItem === bricks[1] || $0.secondItem === bricks[1] })
  }

  @Test func aViewThatIsRemovedFromTheTreeIsNoLongerArranged() {
    let stack = UIStackView.placed(bricks, width: 60, height: 30)
    bricks[1].removeFromSuperview()
    #expect(isSame(stack.arrangedSubviews, [bricks[0], bricks[2]]))
    let other = UIStackView(arrangedSubviews: [bricks[2]])
    #expect(isSame(stack.arrangedSubviews, [bricks[0]]))
    #expect(isSame(other.arrangedSubviews, [bricks[2]]))
    stack.layoutIfNeeded()
    #expect(stack.frames == [[0, 0, 60, 30]])
  }

  @Test func aSubviewThatIsNotArrangedIsLeftAlone() {
    let stack = UIStackView(arrangedSubviews: [bricks[0]])
    let background = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    stack.insertSubview(background, at: 0)
    stack.frame.size = CGSize(width: 50, height: 50)
    stack.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(stack.frames == [[0, 0, 50, 50]])
  }

  @Test func aStackViewDoesNotArrangeWhatContainsIt() {
    let outer = UIView()
    let stack = UIStackView()
    outer.addSubview(stack)
    stack.addArrangedSubview(outer)
    stack.addArrangedSubview(stack)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.superview === outer)
  }

  @Test func aStackViewIsReleasedWithItsConstraints() {
    weak var gone: UIStackView?
    do {
      let stack = UIStackView.placed(bricks, width: 200, height: 30) {
        $0.distribution = .equalCentering
        $0.isLayoutMarginsRelativeArrangement = true
      }
      gone = stack
    }
    #expect(gone == nil)
  }

  // MARK: Spacing

  @Test func customSpacingCountsBehindItsView() {
    let stack = UIStackView.placed(bricks, width: 300, height: 30) { stack in
      stack.spacing = 10
      stack.setCustomSpacing(25, after: stack.arrangedSubviews[0])
      stack.setCustomSpacing(99, after: stack.arrangedSubviews[2])
      stack.arrangedSubviews[2].setContentHuggingPriority(.init(1), for: .horizontal)
    }
    #expect(stack.frames == [[0, 0, 20, 30], [45, 0, 40, 30], [95, 0, 205, 30]])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: bricks[0])
    stack.layoutIfNeeded()
    #expect(bricks[1].frame.minX == 28)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: bricks[0])
    stack.layoutIfNeeded()
    #expect(bricks[1].frame.minX == 30)
  }

  @Test func customSpacingIsRemembered() {
    let stack = UIStackView(arrangedSubviews: bricks)
    stack.setCustomSpacing(12, after: bricks[0])
    #expect(stack.customSpacing(after: bricks[0]) == 12)
    #expect(stack.customSpacing(after: bricks[1]) == UIStackView.spacingUseDefault)
    let stranger = UIView()
    stack.setCustomSpacing(12, after: stranger)
    #expect(stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
    stack.removeArrangedSubview(bricks[0])
    stack.addArrangedSubview(bricks[0])
    #expect(stack.customSpacing(after: bricks[0]) == UIStackView.spacingUseDefault)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aSpacingThatIsNoNumberIsNone(spacing: CGFloat) {
    let stack = UIStackView(arrangedSubviews: bricks)
    stack.spacing = spacing
    #expect(stack.fittingSize == CGSize(width: 120, height: 30))
  }

  @Test func negativeSpacingOverlaps() {
    let stack = UIStackView(arrangedSubviews: bricks)
    stack.spacing = -5
    #expect(stack.fittingSize == CGSize(width: 110, height: 30))
  }

  // MARK: Hidden views

  @Test func aHiddenViewHasNeitherLengthNorSpacing() {
    let stack = UIStackView(arrangedSubviews: bricks)
    stack.spacing = 10
    #expect(stack.fittingSize == CGSize(width: 140, height: 30))
    bricks[2].isHidden = true
    #expect(stack.fittingSize == CGSize(width: 70, height: 20))
    bricks[1].isHidden = true
    #expect(stack.fittingSize == CGSize(width: 20, height: 10))
    bricks[0].isHidden = true
    #expect(stack.fittingSize == .zero)
    bricks[1].isHidden = false
    #expect(stack.fittingSize == CGSize(width: 40, height: 20))
  }

  /// As Interface Builder stores it.
  @Test func aHiddenViewIsInTheMiddleOfItsGap() {
    bricks[1].isHidden = true
    let stack = UIStackView.placed(bricks, width: 90, height: 50) { $0.spacing = 10 }
    #expect(stack.frames == [[0, 0, 20, 50], [25, 0, 0, 50], [30, 0, 60, 50]])
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.frames == [[0, 20, 20, 10], [25, 15, 0, 20], [30, 10, 60, 30]])
    stack.distribution = .equalSpacing
    stack.frame.size.width = 120
    stack.layoutIfNeeded()
    // The gap is 120 - 80 = 40.
    #expect(stack.frames == [[0, 20, 20, 10], [40, 15, 0, 20], [60, 10, 60, 30]])
  }

  @Test func hiddenViewsAtTheEndsHaveNoGap() {
    let more = bricks + [Brick(5, 5), Brick(6, 6)]
    for index in [0, 1, 4] { more[index].isHidden = true }
    let stack = UIStackView.placed(more, width: 75, height: 50) { $0.spacing = 10 }
    #expect(stack.frames.map { $0[0] } == [0, 0, 0, 70, 75])
    #expect(stack.frames.map { $0[2] } == [0, 0, 60, 5, 0])
  }

  @Test func severalHiddenViewsShareTheMiddleOfAGap() {
    let more = [bricks[0], Brick(5, 5), Brick(6, 6), bricks[1]]
    more[1].isHidden = true
    more[2].isHidden = true
    let stack = UIStackView.placed(more, width: 70, height: 50) { $0.spacing = 10 }
    #expect(stack.frames.map { $0[0] } == [0, 25, 25, 30])
  }

  @Test func aRequiredConstraintOnAHiddenViewDoesNotMoveTheOthers() {
    let label = Brick(100, 10)
    let picture = Brick(320, 55)
    label.isHidden = true
    let stack = UIStackView(arrangedSubviews: [label, picture])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 55)
    let other = Block("other", width: 10, height: 10)
    stack.add(other)
    // The hidden label's row would be at the top, 0.
    label.topAnchor.constraint(equalTo: stack.topAnchor, constant: 20).isActive = true
    picture.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
    stack.layoutIfNeeded()
    #expect(stack.layoutReport().conflicts.isEmpty)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 320, height: 55))
    #expect(label.frame.minY == 20)
  }

  @Test func theGapIsThatOfTheVisibleViewBefore() {
    let stack = UIStackView(arrangedSubviews: bricks)
    stack.spacing = 10
    stack.setCustomSpacing(30, after: bricks[0])
    stack.setCustomSpacing(50, after: bricks[1])
    bricks[1].isHidden = true
    #expect(stack.fittingSize.width == 110)
  }

  // MARK: Contradictions

  /// An item of a row that is filled has its own height, which is not the row's.
  private func rowInARow() -> (outer: UIStackView, inner: UIStackView, item: Brick) {
    let item = Brick(56, 16)
    item.heightAnchor.constraint(equalToConstant: 16).isActive = true
    let inner = UIStackView(arrangedSubviews: [item])
    let tall = Brick(10, 40)
    tall.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let outer = UIStackView.placed([inner, tall], width: 66, height: 40)
    return (outer, inner, item)
  }

  @Test func anItemsOwnHeightIsBrokenByAFilledRow() {
    let (_, inner, item) = rowInARow()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 56, height: 40))
    #expect(item.frame == CGRect(x: 0, y: 0, width: 56, height: 40))
  }

  @Test func theItemsOwnHeightIsReportedAsBroken() {
    let (outer, _, item) = rowInARow()
    item.accessibilityIdentifier = "item"
    let conflicts = outer.layoutReport().conflicts
    #expect(conflicts.map(\.broken) == ["<Brick:item>.height == 16 @required"])
    #expect(conflicts.allSatisfy { $0.constraints.contains("<Brick:item>.height == 16 @required") })
    #expect(item.frame.height == 40)
  }

  @Test func anItemKeepsItsOwnHeightWhereItsRowDoesNotFill() {
    let (outer, inner, item) = rowInARow()
    inner.alignment = .center
    outer.layoutIfNeeded()
    #expect(item.frame == CGRect(x: 0, y: 12, width: 56, height: 16))
    #expect(outer.layoutReport().conflicts.isEmpty)
    inner.alignment = .fill
    outer.layoutIfNeeded()
    #expect(item.frame == CGRect(x: 0, y: 0, width: 56, height: 40))
    inner.removeArrangedSubview(item)
    item.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(item.frame.height == 16)
  }

  // MARK: Margins, baselines, direction

  @Test func viewsStayWithinTheMargins() {
    let stack = UIStackView.placed([bricks[0]], width: 100, height: 50) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(stack.frames == [[2, 1, 94, 46]])
    #expect(stack.fittingSize == CGSize(width: 26, height: 14))
    stack.layoutMargins = .zero
    stack.layoutIfNeeded()
    #expect(stack.frames == [[0, 0, 100, 50]])
    stack.layoutMargins.left = 10
    stack.isLayoutMarginsRelativeArrangement = false
    stack.layoutIfNeeded()
    #expect(stack.frames == [[0, 0, 100, 50]])
  }

  @Test func gapsOfAColumnAreMeasuredFromBaselineToBaseline() {
    // From the first's last baseline, 4 above its bottom, to the second's first, 6 below its top.
    let stack = UIStackView(arrangedSubviews: [
      Brick(10, 20, first: 15, last: 4), Brick(10, 20, first: 6, last: 5),
    ])
    stack.axis = .vertical
    stack.spacing = 24
    #expect(stack.fittingSize.height == 64)
    stack.isBaselineRelativeArrangement = true
    #expect(stack.fittingSize.height == 54)
    stack.frame.size = CGSize(width: 10, height: 54)
    stack.layoutIfNeeded()
    #expect(stack.frames[1] == [0, 34, 10, 20])
  }

  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func equalDistributionsOfBaselineRelativeColumnsKeepTheSpacing(
    distribution: UIStackView.Distribution
  ) {
    let stack = UIStackView(arrangedSubviews: [
      Brick(10, 20, first: 15, last: 4), Brick(10, 20, first: 6, last: 5),
    ])
    stack.axis = .vertical
    stack.spacing = 24
    stack.distribution = distribution
    stack.isBaselineRelativeArrangement = true
    #expect(stack.fittingSize.height == 54)
  }

  @Test func rowsRunInTheReadingDirection() {
    let stack = UIStackView.placed(bricks, width: 140, height: 30) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.spacing = 10
    }
    #expect(stack.frames == [[120, 0, 20, 30], [70, 0, 40, 30], [0, 0, 60, 30]])
  }

  @Test func columnsStartAtTheLeadingEdge() {
    let stack = UIStackView.placed(bricks, width: 100, height: 60) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(stack.frames == [[80, 0, 20, 10], [60, 10, 40, 20], [40, 30, 60, 30]])
  }

  // MARK: Nesting

  @Test func stackViewsNest() {
    let column = UIStackView(arrangedSubviews: [bricks[0], bricks[1]])
    column.axis = .vertical
    column.spacing = 5
    let row = UIStackView(arrangedSubviews: [column, bricks[2]])
    row.spacing = 10
    row.alignment = .center
    #expect(row.fittingSize == CGSize(width: 110, height: 35))
    row.frame = CGRect(x: 0, y: 0, width: 110, height: 35)
    atOnePixelAPoint { row.layoutIfNeeded() }
    #expect(row.frames == [[0, 0, 40, 35], [50, 3, 60, 30]])
    #expect(column.frames == [[0, 0, 40, 10], [0, 15, 40, 20]])
    bricks[2].isHidden = true
    #expect(row.fittingSize == CGSize(width: 40, height: 35))
  }

  @Test func aStackViewCountsByItsContentInProportions() {
    let inner = UIStackView(arrangedSubviews: [bricks[0], bricks[1]])
    let stack = UIStackView.placed([inner, bricks[2]], width: 240, height: 30) {
      $0.distribution = .fillProportionally
    }
    #expect(stack.frames == [[0, 0, 120, 30], [120, 0, 120, 30]])
    // 20 to 60, without the hidden one.
    bricks[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.frames == [[0, 0, 60, 30], [60, 0, 180, 30]])
  }

  @Test func proportionsFollowIntrinsicSizes() {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 10)
    let stack = UIStackView.placed([label, bricks[2]], width: 120, height: 30) {
      $0.distribution = .fillProportionally
    }
    #expect(stack.frames == [[0, 0, 0, 30], [0, 0, 120, 30]])
    label.text = "Text"
    stack.layoutIfNeeded()
    let natural = label.intrinsicContentSize.width
    #expect(abs(label.frame.width - 120 * natural / (natural + 60)) <= 0.5)
  }

  @Test func baselinesAreThoseOfTheFirstAndLastOfAColumnAndTheTallestOfARow() {
    let column = UIStackView(arrangedSubviews: bricks)
    column.axis = .vertical
    #expect(column.forFirstBaselineLayout === bricks[0])
    #expect(column.forLastBaselineLayout === bricks[2])
    bricks[0].isHidden = true
    #expect(column.forFirstBaselineLayout === bricks[1])
    let row = UIStackView(arrangedSubviews: [Brick(5, 5), column, Brick(5, 40)])
    #expect(row.forFirstBaselineLayout === bricks[1])
    let empty = UIStackView()
    #expect(empty.forLastBaselineLayout === empty)
  }

  // MARK: Changes

  @Test func anotherSpacingChangesConstantsOnly() {
    let stack = UIStackView.placed(bricks, width: 300, height: 30) {
      $0.distribution = .equalSpacing
    }
    let before = stack.constraints.map { ObjectIdentifier($0) }
    stack.spacing = 12
    stack.layoutIfNeeded()
    #expect(stack.constraints.map { ObjectIdentifier($0) } == before)
    #expect(
      stack.constraints.filter { $0.identifier == "UISV-spacing" }.map(\.constant) == [12, 12])
  }

  @Test func aHiddenViewChangesWhatIsAroundItOnly() {
    let others = [Brick(1, 1), Brick(2, 2), Brick(3, 3)]
    let stack = UIStackView.placed(others + bricks, width: 300, height: 30)
    let first = stack.constraints.filter {
      $0.identifier == "UISV-spacing" && $0.firstItem === others[1]
    }
    #expect(first.count == 1)
    bricks[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(first.allSatisfy { $0.isActive })
    #expect(stack.constraints.filter { $0.identifier == "UISV-spacing" }.count == 4)
    bricks[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(stack.constraints.filter { $0.identifier == "UISV-spacing" }.count == 5)
    #expect(!stack.constraints.contains { $0.identifier == "UISV-hiding" })
  }

  @Test func everyPropertyCanChangeAtAnyTime() {
    let stack = UIStackView.placed(bricks, width: 140, height: 140) { $0.spacing = 10 }
    stack.axis = .vertical
    stack.alignment = .trailing
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    // (140 - 60) / 2 = 40
    #expect(stack.frames == [[120, 0, 20, 10], [100, 50, 40, 20], [80, 110, 60, 30]])
    stack.axis = .horizontal
    stack.alignment = .fill
    stack.distribution = .fill
    stack.layoutIfNeeded()
    #expect(stack.frames == [[0, 0, 20, 140], [30, 0, 40, 140], [80, 0, 60, 140]])
  }
}
