import Testing

@testable import Layouter

private func view(_ id: String, _ width: CGFloat, _ height: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = id
  return view
}

@Suite struct RALBuilderTests {
  private let parent = view("P", 300, 200)

  private func constraints(
    _ params: RALParams, of target: UIView = view("T", 50, 20), beside sibling: UIView? = nil,
    autoCorrect: Bool = false
  ) -> [String] {
    let builder = RALBuilder(parent, autoCorrect: autoCorrect).addView(target, params)
    return builder.constraints.map { constraint in
      var line = constraint.description
      for name in ["P", "T", "S"] { line.replace("<UIView:\(name)>", with: name) }
      line.replace(" @required", with: "")
      return line
    }
  }

  private func frames(
    _ views: [(view: UIView, params: RALParams)], autoCorrect: Bool = true
  ) -> [CGRect] {
    RALBuilder(parent, autoCorrect: autoCorrect) {
      for (view, params) in views { $0.addView(view, params) }
    }
    parent.layoutIfNeeded()
    return views.map(\.view.frame)
  }

  // MARK: Chains

  @Test func aChainIsEquivalentToNamedArguments() {
    let short = RALParam().left().parent(0).top().parent(0)
    let long = RALParam().left().parent(0)
      .top().parent(0)
      .right().free()
      .bottom().free()
      .horz().nosize()
      .vert().nosize()
    #expect(short.params == RALParams(left: .parent(0), top: .parent(0)))
    #expect(long == short)
  }

  @Test func everyRuleHasItsWord() {
    let sibling = view("S", 1, 1)
    #expect(
      RALParam().left().adjacent(sibling, 4).right().fit(sibling, -2).horz().free().params
        == RALParams(left: .adjacent(sibling, 4), right: .fit(sibling, -2), horz: .free))
    #expect(
      RALParam().top().center().bottom().safeArea(3).vert().fixed(20).params
        == RALParams(top: .center(), bottom: .safeArea(3), vert: .fixed(20)))
    #expect(
      RALParam().left().parent().horz().relative(sibling, 0.5).params
        == RALParams(left: .parent(0), horz: .relative(sibling, ratio: 0.5)))
    #expect(RALParam().vert().relative().params == RALParams(vert: .relative()))
  }

  @Test func aChainOfViewsIsLaidOutWhenItsStatementEnds() {
    let (title, text) = (view("title", 50, 20), view("text", 30, 40))
    RALBuilder(parent)
      .addView(title, RALParam().left().parent(8).top().parent(4))
      .addView(text, RALParam().left().fit(title).top().adjacent(title, 6).right().parent(8))
    parent.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 8, y: 4, width: 50, height: 20))
    #expect(text.frame == CGRect(x: 8, y: 30, width: 284, height: 40))
  }

  @Test func edgesAreAttachedVerticalOnesFirst() {
    #expect(
      constraints(RALParams.attach(.parent(5)).scaling(.free))
        == [
          "T.top == P.top + 5", "T.bottom == P.bottom - 5", "T.left == P.left + 5",
          "T.right == P.right - 5",
        ])
    let sibling = view("S", 1, 1)
    #expect(
      constraints(RALParams.attach(.fit(sibling, 5)).scaling(.free))
        == [
          "T.top == S.top + 5", "T.bottom == S.bottom - 5", "T.left == S.left + 5",
          "T.right == S.right - 5",
        ])
    #expect(
      constraints(RALParams.attach(.adjacent(sibling, 5)).scaling(.free))
        == [
          "T.top == S.bottom + 5", "T.bottom == S.top - 5", "T.left == S.right + 5",
          "T.right == S.left - 5",
        ])
  }

  @Test func withoutASiblingTheParentIsMeant() {
    #expect(
      constraints(RALParams.topLeft(.fit(nil, 3)).scaling(.free))
        == ["T.top == P.top + 3", "T.left == P.left + 3"])
    #expect(
      constraints(RALParams.bottomRight(.adjacent(nil, 3)).scaling(.free))
        == ["T.bottom == P.bottom - 3", "T.right == P.right - 3"])
  }

  @Test func centreDropsTheOtherEdge() {
    let sibling = view("S", 1, 1)
    #expect(
      constraints(
        RALParams(left: .center(sibling), top: .parent(1), right: .parent(2), bottom: .center())
          .scaling(.free))
        == ["T.centerY == P.centerY", "T.centerX == S.centerX"])
    #expect(
      constraints(RALParams(left: .center(sibling), right: .center()).scaling(.free))
        == ["T.centerX == S.centerX"])
  }

  @Test func lengthsComeAfterEdges() {
    let sibling = view("S", 1, 1)
    #expect(
      constraints(RALParams(left: .parent(), top: .parent()))
        == ["T.top == P.top", "T.left == P.left", "T.height == 20", "T.width == 50"])
    #expect(
      constraints(
        RALParams(
          horz: .fixed(9, .lessThanOrEqual),
          vert: .relative(sibling, ratio: 0.5, relation: .greaterThanOrEqual)))
        == ["T.height >= 0.5 * S.height", "T.width <= 9"])
    #expect(
      constraints(RALParams(horz: .relative(), vert: .relative(ratio: 2)))
        == ["T.height == 2 * P.height", "T.width == P.width"])
  }

  @Test func cornersAndSizesHaveShortForms() {
    let three = RALAttach.parent(3)
    #expect(RALParams.topRight(three) == RALParams(top: three, right: three))
    #expect(RALParams.bottomLeft(three) == RALParams(left: three, bottom: three))
    #expect(
      RALParams().scaling(.fixed(4)) == RALParams(horz: .fixed(4), vert: .fixed(4)))
  }

  /// By default edges are free, and lengths are nosize.
  @Test func defaultsNeedNotBeWritten() {
    let short = RALParams(left: .parent(0), top: .parent(0))
    #expect(
      RALParams(
        left: .parent(0), top: .parent(0), right: .free, bottom: .free, horz: .nosize,
        vert: .nosize) == short)
    #expect(RALParams(left: .parent(), top: .parent()) == short)
    #expect(frames([(view("T", 80, 24), short)]) == [CGRect(x: 0, y: 0, width: 80, height: 24)])
  }

  @Test func rulesOfAnAxisAreCorrected() {
    let sibling = view("S", 1, 1)
    let (fit, adjacent) = (RALAttach.fit(sibling), RALAttach.adjacent(sibling))
    let relative = RALScaling.relative(sibling, ratio: 0.5)
    func corrected(_ start: RALAttach, _ end: RALAttach, _ scaling: RALScaling) -> RALAxis {
      RALAxis(start: start, end: end, scaling: scaling).corrected
    }
    func axis(_ start: RALAttach, _ end: RALAttach, _ scaling: RALScaling) -> RALAxis {
      RALAxis(start: start, end: end, scaling: scaling)
    }
    #expect(corrected(.free, .free, .nosize) == axis(.parent(0), .free, .nosize))
    #expect(corrected(.free, .free, .free) == axis(.parent(0), .free, .nosize))
    #expect(corrected(fit, fit, .nosize) == axis(fit, fit, .free))
    #expect(corrected(fit, .free, .free) == axis(fit, .free, .nosize))
    #expect(corrected(.center(), .free, .free) == axis(.center(), .free, .nosize))
    #expect(corrected(.center(), fit, .fixed(3)) == axis(.center(), fit, .fixed(3)))
    #expect(corrected(adjacent, fit, relative) == axis(adjacent, fit, .free))
  }

  @Test func viewWithoutRulesKeepsItsSizeAtTheTopLeft() {
    #expect(
      frames([(view("T", 80, 24), RALParams())]) == [CGRect(x: 0, y: 0, width: 80, height: 24)])
  }

  @Test func withoutCorrectionRulesAreUsedAsTheyAre() {
    #expect(constraints(RALParams()) == ["T.height == 20", "T.width == 50"])
    #expect(
      constraints(RALParams(left: .parent(), right: .parent()))
        == ["T.left == P.left", "T.right == P.right", "T.height == 20", "T.width == 50"])
  }

  @Test func correctingDoesNotChangeTheCallersRules() {
    let params = RALParams()
    _ = constraints(params, autoCorrect: true)
    #expect(params == RALParams())
  }

  @Test func viewsAreAddedUnlessDisabled() {
    let (one, two) = (view("1", 1, 1), view("2", 1, 1))
    RALBuilder(parent).addView(one).addView(one)
    RALBuilder(parent, autoAddSubview: false).addView(two)
    #expect(parent.subviews == [one])
  }

  @Test func safeAreaIsTheParentsPartThatNothingCovers() {
    parent.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(
      frames([(view("T", 1, 1), RALParams.attach(.safeArea(5)))])
        == [CGRect(x: 5, y: 25, width: 290, height: 140)])
  }

  @Test func siblingsMayComeLater() {
    let (one, two) = (view("1", 10, 10), view("2", 30, 20))
    #expect(
      frames([
        (one, RALParams(left: .adjacent(two, 5), top: .fit(two, 2))),
        (two, RALParams.topLeft(.parent(7))),
      ]) == [CGRect(x: 42, y: 9, width: 10, height: 10), CGRect(x: 7, y: 7, width: 30, height: 20)])
  }

  @Test func nosizeIsTheSizeWhenTheViewWasAdded() {
    let target = view("T", 50, 20)
    let builder = RALBuilder(parent).addView(target)
    target.frame.size = CGSize(width: 1, height: 1)
    builder.close()
    parent.layoutIfNeeded()
    #expect(target.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  // The scenarios of the RelativeLayout's tests, in an area of 300 × 200 at (0, 0).

  @Test func samplePageIsThatOfTheRelativeLayout() {
    let labels = [(50, 20), (50, 20), (50, 30), (50, 40), (50, 20)].enumerated().map {
      view("L\($0 + 1)", CGFloat($1.0), CGFloat($1.1))
    }
    let params = [
      RALParams(left: .parent(15), top: .parent(0), right: .parent(15), horz: .free),
      RALParams(left: .center(), top: .adjacent(labels[0], 5)),
      RALParams(left: .center(), top: .center()),
      RALParams(left: .adjacent(labels[2], 5), top: .fit(labels[2], 0)),
      RALParams(
        right: .adjacent(labels[2], 5), bottom: .fit(labels[3], 0),
        horz: .relative(labels[0], ratio: 0.5)),
    ]
    let relative = RelativeLayout()
    relative.overallSize = CGSize(width: 300, height: 200)
    let twins = labels.map { UIView(frame: $0.frame) }
    relative.parentView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    relative.addChild(
      twins[0],
      info: .init(left: .parent(15), right: .parent(15), vert: .noSize, top: .parent(0)))
    relative.addChild(
      twins[1],
      info: .init(horz: .noSize, left: .center, vert: .noSize, top: .adjacent(twins[0], 5)))
    relative.addChild(twins[2])
    relative.addChild(
      twins[3],
      info: .init(
        horz: .noSize, left: .adjacent(twins[2], 5), vert: .noSize, top: .fitTo(twins[2])))
    relative.addChild(
      twins[4],
      info: .init(
        horz: .relative(0.5, of: twins[0]), right: .adjacent(twins[2], 5), vert: .noSize,
        bottom: .fitTo(twins[3])))
    relative.updateLayout()
    let frames = frames(Array(zip(labels, params)))
    #expect(
      frames == [
        CGRect(x: 15, y: 0, width: 270, height: 20), CGRect(x: 125, y: 25, width: 50, height: 20),
        CGRect(x: 125, y: 85, width: 50, height: 30), CGRect(x: 180, y: 85, width: 50, height: 40),
        CGRect(x: -15, y: 105, width: 135, height: 20),
      ])
    #expect(frames == twins.map(\.frame))
  }

  @Test func edgesWinOverALength() {
    #expect(
      frames([
        (
          view("T", 50, 30),
          RALParams(left: .parent(10), top: .parent(0), right: .parent(10), horz: .fixed(50))
        )
      ]) == [CGRect(x: 10, y: 0, width: 280, height: 30)])
  }

  @Test func partsOfTheParentAreCentred() {
    #expect(
      frames([
        (
          view("T", 1, 1),
          RALParams(
            left: .center(), top: .center(), horz: .relative(ratio: 0.3),
            vert: .relative(ratio: 0.5))
        )
      ]) == [CGRect(x: 105, y: 50, width: 90, height: 100)])
  }

  @Test func insideOfASibling() {
    let (a, b) = (view("A", 1, 1), view("B", 1, 1))
    #expect(
      frames([
        (a, RALParams(left: .parent(50), top: .parent(10), horz: .fixed(100), vert: .fixed(40))),
        (b, RALParams(left: .fit(a, 10), top: .fit(a, 5), right: .fit(a, 10), bottom: .fit(a, -5))),
      ]) == [
        CGRect(x: 50, y: 10, width: 100, height: 40), CGRect(x: 60, y: 15, width: 80, height: 40),
      ])
  }

  @Test func centreWinsOverAnEdge() {
    #expect(
      frames([(view("T", 50, 30), RALParams(left: .center(), top: .parent(), right: .parent()))])
        == [CGRect(x: 125, y: 0, width: 50, height: 30)])
  }
}
