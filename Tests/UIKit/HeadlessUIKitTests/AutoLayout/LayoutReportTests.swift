import HeadlessUIKit
import Testing
import ViewTestSupport

@Suite struct LayoutReports {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let box = Block("box")

  init() {
    root.accessibilityIdentifier = "root"
    root.add(box)
  }

  @Test func aTreeWithoutConstraintsHasNothingToReport() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    plain.add(UIView())
    #expect(plain.layoutReport().isEmpty)
    #expect(!plain.hasAmbiguousLayout)
  }

  @Test func aLayoutThatIsDeterminedHasNothingToReport() {
    box.pinToEdges(inset: 4)
    #expect(root.layoutReport().isEmpty)
    #expect(!box.hasAmbiguousLayout)
  }

  // MARK: Conflicts

  @Test func aConflictNamesAMinimalSetAndTheConstraintThatIsBroken() {
    box.pinToCorner()
    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    width.identifier = "width"
    let wide = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)
    wide.identifier = "wide"
    NSLayoutConstraint.activate([width, wide])
    let report = root.layoutReport()
    #expect(
      report.conflicts == [
        LayoutReport.Conflict(
          constraints: [
            "<Block:box>.width == 50 @required (width)", "<Block:box>.width >= 60 @required (wide)",
          ], broken: "<Block:box>.width == 50 @required (width)", itemID: "box")
      ])
    #expect(box.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
    #expect(
      report.sentences == [
        "These constraints contradict each other: <Block:box>.width == 50 @required (width); "
          + "<Block:box>.width >= 60 @required (wide). <Block:box>.width == 50 @required (width) is "
          + "broken; remove one of them, or give it a lower priority."
      ])
    wide.priority = .defaultHigh
    #expect(root.layoutReport().isEmpty)
  }

  @Test func givenFramesTakePartInConflicts() {
    box.pinToEdges(inset: 10)
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let conflicts = root.layoutReport().conflicts
    #expect(conflicts.count == 1)
    #expect(
      conflicts.first?.constraints == [
        "<UIView:root>.width == 300 @required (its frame)",
        "<Block:box>.left == <UIView:root>.left + 10 @required",
        "<Block:box>.right == <UIView:root>.right - 10 @required",
        "<Block:box>.width == 100 @required",
      ])
    #expect(
      conflicts.first?.broken == "<Block:box>.right == <UIView:root>.right - 10 @required")
    #expect(box.frame.width == 100)
  }

  @Test func contentThatIsRequiredTakesPartInConflicts() {
    box.pinToCorner()
    box.natural = CGSize(width: 30, height: 10)
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(
      root.layoutReport().conflicts == [
        LayoutReport.Conflict(
          constraints: [
            "<Block:box>.width >= 30 @required (its content compression resistance)",
            "<Block:box>.width == 20 @required",
          ],
          broken: "<Block:box>.width >= 30 @required (its content compression resistance)",
          itemID: "box")
      ])
    #expect(box.frame.width == 20)
  }

  // MARK: Ambiguity

  @Test func whatIsOpenIsNamed() {
    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let report = root.layoutReport()
    #expect(box.hasAmbiguousLayout)
    #expect(
      report.ambiguities == [
        LayoutReport.Ambiguity(item: "<Block:box>", id: "box", attributes: [.left, .width])
      ])
    #expect(
      report.sentences == [
        "<Block:box> is ambiguous: constraints leave its horizontal position and width open. Add "
          + "constraints for them, or an intrinsic size."
      ])
  }

  @Test func viewsThatShareASpaceEquallyStrongAreAmbiguous() {
    let other = Block("other", width: 10, height: 10)
    box.natural = CGSize(width: 10, height: 10)
    root.add(other)
    box.pinToCorner()
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: box.rightAnchor),
      other.rightAnchor.constraint(equalTo: root.rightAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(root.layoutReport().ambiguities.map(\.attributes) == [[.width], [.left, .width]])
    #expect(
      root.layoutReport().sentences == [
        """
        <Block:box> is ambiguous: constraints leave its width open. Something else is as strong \
        as its content: give it another content hugging or compression resistance priority, or \
        add constraints for it.
        """
      ])
    box.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(root.layoutReport().isEmpty)
  }

  // MARK: Causes of ambiguity

  /// A column of rows as wide as the root, each with a block of its height and width; `open` rows have no height.
  private func rows(_ count: Int, open: Set<Int>) -> [UIView] {
    box.pinToEdges(inset: 0)
    var rows: [UIView] = []
    for index in 0..<count {
      let row = Block("row\(index)")
      let content = Block("content\(index)")
      root.add(row)
      row.add(content)
      NSLayoutConstraint.activate([
        row.leftAnchor.constraint(equalTo: root.leftAnchor),
        row.rightAnchor.constraint(equalTo: root.rightAnchor),
        row.topAnchor.constraint(equalTo: rows.last?.bottomAnchor ?? root.topAnchor, constant: 8),
        content.topAnchor.constraint(equalTo: row.topAnchor),
        content.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        content.leftAnchor.constraint(equalTo: row.leftAnchor),
        content.rightAnchor.constraint(equalTo: row.rightAnchor),
      ])
      if !open.contains(index) { row.heightAnchor.constraint(equalToConstant: 20).isActive = true }
      rows.append(row)
    }
    return rows
  }

  /// The height of row 0 is the one degree of freedom: with it, everything has a place.
  @Test func ofARowWithoutAHeightOnlyTheRowIsACause() {
    let rows = rows(12, open: [0])
    let report = root.layoutReport()
    #expect(report.causesOfAmbiguity.map(\.item) == ["<Block:row0>"])
    #expect(report.causesOfAmbiguity.map(\.attributes) == [[.height]])
    // The row and its content in height, and the eleven rows below in position; their contents' positions are in them.
    #expect(report.ambiguities.count == 2 + 11)
    #expect(
      report.sentences == [
        "<Block:row0> is ambiguous: constraints leave its height open. Add constraints for it, or an "
          + "intrinsic size."
      ])
    // The report changes nothing: the rows are as ambiguous as before.
    #expect(root.layoutReport() == report)
    let open = rows.filter { $0.hasAmbiguousLayout }
    #expect(open.count == 12)
  }

  @Test(arguments: [[0], [5], [11], [0, 1], [3, 7, 11], [0, 2, 4, 6, 8, 10]] as [Set<Int>])
  func eachRowWithoutAHeightIsACause(open: Set<Int>) {
    _ = rows(12, open: open)
    #expect(
      root.layoutReport().causesOfAmbiguity.map(\.item)
        == open.sorted().map { "<Block:row\($0)>" })
  }

  @Test func positionsThatNothingElseLeavesOpenAreCauses() {
    let other = Block("other", width: 10, height: 10)
    box.natural = CGSize(width: 10, height: 10)
    root.add(other)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
      other.leftAnchor.constraint(equalTo: box.rightAnchor),
    ])
    #expect(root.layoutReport().ambiguities.map(\.isConsequence) == [false, true])
  }

  @Test func exercisingAnAmbiguityShowsAnotherLayout() {
    box.natural = CGSize(width: 10, height: 10)
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor).isActive = true
    box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 0)
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 290, y: 0, width: 10, height: 10))
    #expect(box.hasAmbiguousLayout)
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(box.frame.minX == 0)
    box.exerciseAmbiguityInLayout()
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 7)
    #expect(!box.hasAmbiguousLayout)
  }

  @Test func anAmbiguityIsReportedWhicheverLayoutIsShown() {
    let other = Block("other", width: 10, height: 10)
    box.natural = CGSize(width: 10, height: 10)
    root.add(other)
    box.pinToCorner()
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: box.rightAnchor),
      other.rightAnchor.constraint(equalTo: root.rightAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let attributes = [[NSLayoutConstraint.Attribute.width], [.left, .width]]
    #expect(root.layoutReport().ambiguities.map(\.attributes) == attributes)
    let before = box.frame
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(box.frame != before)
    let exercised = box.frame
    #expect(box.hasAmbiguousLayout)
    #expect(other.hasAmbiguousLayout)
    #expect(root.layoutReport().ambiguities.map(\.attributes) == attributes)
    // Asking does not change the picture.
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame == exercised)
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(box.frame == before)
    #expect(root.layoutReport().ambiguities.map(\.attributes) == attributes)
  }

  // MARK: Errors, trace

  @Test func constraintsThatCouldNotBeActivatedAreReported() {
    box.pinToEdges()
    let stranger = Block("stranger")
    let constraint = box.leftAnchor.constraint(equalTo: stranger.leftAnchor)
    constraint.isActive = true
    #expect(
      root.layoutReport().errors == [
        .noCommonSuperview(constraint: "<Block:box>.left == <Block:stranger>.left @required")
      ])
    root.add(stranger)
    stranger.pinToEdges()
    constraint.isActive = true
    #expect(root.layoutReport().isEmpty)
  }

  @Test func theTraceShowsTheTree() {
    let given = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    given.accessibilityIdentifier = "given"
    root.add(given)
    given.add(UIView())
    box.leftAnchor.constraint(equalTo: given.rightAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(
      root.layoutTrace() == """
        •<UIView:root>
        |   *<Block:box> - AMBIGUOUS: vertical position, width
        |   +<UIView:given>
        |   |    <UIView:0 in UIView:given>
        """)
  }

  // MARK: Causes

  @Test func theConstraintsThatDecideAViewAreFound() {
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    let top = box.topAnchor.constraint(equalTo: root.topAnchor)
    let ratio = box.heightAnchor.constraint(equalTo: box.widthAnchor)
    NSLayoutConstraint.activate([width, top, ratio])
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [width])
    #expect(box.constraintsAffectingLayout(for: .vertical) == [width, top, ratio])
    #expect(root.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func constraintsBetweenOthersCanDecideAView() {
    let (next, last) = (Block("next", width: 5, height: 5), Block("last", width: 5, height: 5))
    root.add(next, last)
    let start = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    let gap = next.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 8)
    let limit = next.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    let behind = last.leftAnchor.constraint(equalTo: next.rightAnchor)
    NSLayoutConstraint.activate([start, width, gap, limit, behind])
    // The limit is far away, and nothing depends on the view behind it.
    #expect(next.constraintsAffectingLayout(for: .horizontal) == [start, width, gap])
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [start, width])
    #expect(next.constraintsAffectingLayout(for: .vertical).isEmpty)
    // 300 less 8 and 5: the limit takes over.
    width.priority = .defaultLow
    width.constant = 290
    #expect(next.constraintsAffectingLayout(for: .horizontal) == [limit])
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [start, gap, limit])
  }
}
