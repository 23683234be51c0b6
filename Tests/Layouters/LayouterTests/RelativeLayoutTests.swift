import Testing

@testable import Layouter

@Suite("A relative layout")
final class RelativeLayoutTests {
  /// Content (10,20,300,200).
  private let layout = RelativeLayout()
  // A layout does not own its views.
  private var views: [UIView] = []

  init() {
    layout.overallSize = CGSize(width: 300, height: 200)
    layout.margin = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
  }

  private func makeView(_ width: CGFloat, _ height: CGFloat, _ id: String? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.accessibilityIdentifier = id
    views.append(view)
    return view
  }

  @discardableResult
  private func add(
    _ width: CGFloat, _ height: CGFloat, _ id: String? = nil, _ info: RelativeLayoutInfo
  ) -> UIView {
    let view = makeView(width, height, id)
    layout.addChild(view, info: info)
    return view
  }

  /// The five labels of the sample page, in an order of registration.
  private func makeSamplePage(order: [Int] = [0, 1, 2, 3, 4]) -> [UIView] {
    let labels = [
      makeView(50, 20), makeView(50, 20), makeView(50, 30), makeView(50, 40), makeView(50, 20),
    ]
    let infos: [RelativeLayoutInfo?] = [
      .init(left: .parent(15), right: .parent(15), vert: .noSize, top: .parent(0)),
      .init(
        horz: .noSize, left: .center, right: .center, vert: .noSize, top: .adjacent(labels[0], 5)),
      nil,
      .init(horz: .noSize, left: .adjacent(labels[2], 5), vert: .noSize, top: .fitTo(labels[2])),
      .init(
        horz: .relative(0.5, of: labels[0]), right: .adjacent(labels[2], 5), vert: .noSize,
        bottom: .fitTo(labels[3])),
    ]
    for index in order {
      if let info = infos[index] {
        layout.addChild(labels[index], info: info)
      } else {
        layout.addChild(labels[index])
      }
    }
    return labels
  }

  private let samplePage = [
    CGRect(x: 25, y: 20, width: 270, height: 20), CGRect(x: 135, y: 45, width: 50, height: 20),
    CGRect(x: 135, y: 105, width: 50, height: 30), CGRect(x: 190, y: 105, width: 50, height: 40),
    CGRect(x: -5, y: 125, width: 135, height: 20),
  ]

  @Test(
    "places the labels of the sample page, in whichever order they are added",
    arguments: [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [3, 4, 1, 0, 2]])
  func placesTheLabelsOfTheSamplePageInWhicheverOrderTheyAreAdded(order: [Int]) {
    let labels = makeSamplePage(order: order)
    #expect(layout.updateLayout())
    #expect(labels.map(\.frame) == samplePage)
    layout.requestRecalcLayout()
    #expect(!layout.updateLayout())
  }

  @Test("has the size that it is given, and the margins around it")
  func hasTheSizeThatItIsGivenAndTheMarginsAroundIt() {
    _ = makeSamplePage()
    #expect(layout.getSize() == CGSize(width: 310, height: 220))
    #expect(layout.getContentRect() == CGRect(x: 10, y: 20, width: 300, height: 200))
  }

  @Test("gives two edges precedence over a length")
  func letsTwoEdgesWinOverALength() {
    let view = add(
      50, 30, nil,
      .init(
        horz: .fixed(50), left: .parent(10), right: .parent(10), vert: .noSize, top: .parent(0)))
    layout.updateLayout()
    #expect(view.frame == CGRect(x: 20, y: 20, width: 280, height: 30))
  }

  @Test("takes a part of the content's size, centred")
  func takesAPartOfTheContentsSizeCentred() {
    let view = add(
      1, 1, nil,
      .init(
        horz: .relative(0.3), left: .center, right: .center, vert: .relative(0.5), top: .center,
        bottom: .center))
    layout.updateLayout()
    #expect(view.frame == CGRect(x: 115, y: 70, width: 90, height: 100))
  }

  @Test("fits edges to a sibling's same edges, inside if the distance is positive")
  func fitsEdgesToASiblingsSameEdgesInsideIfTheDistanceIsPositive() {
    let a = makeView(1, 1)
    let b = add(
      1, 1, nil,
      .init(left: .fitTo(a, 10), right: .fitTo(a, 10), top: .fitTo(a, 5), bottom: .fitTo(a, -5)))
    layout.addChild(
      a, info: .init(horz: .fixed(100), left: .parent(50), vert: .fixed(40), top: .parent(10)))
    layout.updateLayout()
    #expect(a.frame == CGRect(x: 60, y: 30, width: 100, height: 40))
    #expect(b.frame == CGRect(x: 70, y: 35, width: 80, height: 40))
  }

  @Test("refuses circular rules, and names them")
  func refusesRulesThatNeedEachOtherAndNamesThem() throws {
    let (a, b) = (makeView(50, 30, "a"), makeView(50, 30, "b"))
    for (view, other) in [(a, b), (b, a)] {
      layout.addChild(
        view,
        info: .init(horz: .noSize, left: .adjacent(other), vert: .noSize, top: .parent(0)))
    }
    #expect(!layout.updateLayout())
    let error = try #require(layout.layoutError as? RelativeLayoutError)
    #expect(
      error
        == .circularRules([
          .init(view: "'a'", index: 0, part: "left"), .init(view: "'b'", index: 1, part: "right"),
          .init(view: "'b'", index: 1, part: "left"), .init(view: "'a'", index: 0, part: "right"),
        ]))
    #expect(
      error.description
        == "cannot lay out: the left of 'a' needs the right of 'b' needs the left of 'b' "
        + "needs the right of 'a' needs the left of 'a' again. Give one of these views a rule that "
        + "needs none of the others, as parent or fixed")
  }

  @Test("refuses a view whose edges have no rule, and names it")
  func refusesAViewWhoseEdgesHaveNoRuleAndNamesIt() throws {
    add(50, 30, "lost", .init(horz: .noSize, vert: .noSize, top: .parent(0)))
    #expect(!layout.updateLayout())
    let error = try #require(layout.layoutError as? RelativeLayoutError)
    #expect(
      error
        == .incompleteRules([.init(view: "'lost'", index: 0, axis: .horizontal, lacksEdge: true)]))
    #expect(
      error.description
        == "cannot lay out: none of left, right places 'lost': give one of them a rule")
  }

  @Test("gives a centre precedence over an edge")
  func letsACentreWinOverAnEdge() {
    let view = add(
      50, 30, nil,
      .init(horz: .noSize, left: .center, right: .parent(0), vert: .noSize, top: .parent(0)))
    layout.updateLayout()
    #expect(view.frame == CGRect(x: 135, y: 20, width: 50, height: 30))
  }

  // MARK: Contradictions

  @Test("gives edges precedence over a length even if one is resolved later")
  func edgesWinLate() {
    let late = makeView(40, 20)
    let view = add(
      50, 30, nil,
      .init(
        horz: .fixed(7), left: .parent(0), right: .adjacent(late, 10), vert: .noSize,
        top: .parent(0)))
    layout.addChild(
      late, info: .init(horz: .noSize, right: .parent(0), vert: .noSize, top: .center))
    layout.updateLayout()
    #expect(late.frame.minX == 270)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 250, height: 30))
  }

  @Test("derives a free edge from the other one and the length")
  func freeEdgeFollows() {
    let view = add(
      50, 30, nil, .init(horz: .noSize, right: .parent(5), vert: .fixed(12), bottom: .parent(-3)))
    layout.updateLayout()
    #expect(view.frame == CGRect(x: 255, y: 211, width: 50, height: 12))
  }

  @Test("needs a length with a centre or a single edge, on each axis")
  func needsLength() {
    add(50, 30, "centred", .init(left: .center, vert: .noSize, top: .parent(0)))
    add(50, 30, "open", .init(horz: .noSize, left: .parent(0), bottom: .parent(0)))
    layout.updateLayout()
    #expect(
      layout.layoutError as? RelativeLayoutError
        == .incompleteRules([
          .init(view: "'centred'", index: 0, axis: .horizontal, lacksEdge: false),
          .init(view: "'open'", index: 1, axis: .vertical, lacksEdge: false),
        ]))
  }

  @Test("makes a view whose edges cross empty at its start")
  func crossingEdges() {
    let view = add(
      50, 30, nil,
      .init(left: .parent(200), right: .parent(150), vert: .fixed(-4), top: .parent(0)))
    layout.updateLayout()
    #expect(view.frame == CGRect(x: 210, y: 20, width: 0, height: 0))
  }

  @Test("centres on a sibling")
  func centersOnSibling() {
    let view = makeView(20, 20)
    let middle = makeView(60, 10)
    layout.addChild(
      view, info: .init(horz: .noSize, left: .centerOf(middle), vert: .noSize, top: .center))
    layout.addChild(
      middle, info: .init(horz: .noSize, left: .parent(100), vert: .noSize, top: .parent(0)))
    layout.updateLayout()
    #expect(view.frame == CGRect(x: 130, y: 110, width: 20, height: 20))
  }

  // MARK: Errors

  @Test("refuses rules about views that are no children, and moves nothing")
  func unknownSibling() throws {
    let moved = add(
      10, 10, "moved", .init(horz: .noSize, left: .parent(0), vert: .noSize, top: .parent(0)))
    let stranger = makeView(10, 10, "stranger")
    add(
      50, 30, "lost",
      .init(horz: .noSize, left: .adjacent(stranger, 5), vert: .noSize, top: .parent(0)))
    #expect(!layout.updateLayout())
    #expect(moved.frame.origin == .zero)
    let error = try #require(layout.layoutError as? RelativeLayoutError)
    #expect(error == .noReferenceView(view: "'lost'", rule: "left", sibling: "'stranger'"))
    #expect(
      error.description
        == "the rule left of 'lost' refers to 'stranger', which is not a child of the layout: add "
        + "that view, or give 'lost' another rule")
    layout.addChild(stranger)
    #expect(layout.updateLayout())
    #expect(layout.layoutError == nil)
  }

  @Test("refuses rules about deallocated views, which it does not retain")
  func goneSibling() {
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      add(
        50, 30, "lost",
        .init(horz: .relative(1, of: view), left: .parent(0), vert: .noSize, top: .parent(0)))
    }
    #expect(gone == nil)
    layout.updateLayout()
    #expect(
      layout.layoutError as? RelativeLayoutError
        == .noReferenceView(view: "'lost'", rule: "horz", sibling: nil))
  }

  @Test("refuses a view that refers to itself")
  func ownSibling() {
    let view = makeView(10, 10, "self")
    layout.addChild(
      view, info: .init(horz: .noSize, left: .fitTo(view), vert: .noSize, top: .parent(0)))
    layout.updateLayout()
    #expect(
      layout.layoutError as? RelativeLayoutError
        == .circularRules([.init(view: "'self'", index: 0, part: "left")]))
  }

  @Test("names the beginning of a long circle")
  func longCircle() throws {
    let ring = (0..<100).map { makeView(1, 1, "\($0)") }
    for (index, view) in ring.enumerated() {
      layout.addChild(
        view,
        info: .init(
          horz: .noSize, left: .parent(0), vert: .noSize, top: .fitTo(ring[(index + 1) % 100])))
    }
    let error = try #require(layout.layoutError as? RelativeLayoutError)
    #expect(error.description.contains("the top of '0' needs the top of '1' needs"))
    #expect(error.description.contains("needs 88 more needs the top of '0' again."))
  }

  @Test("has nothing to do without children")
  func empty() {
    #expect(!layout.updateLayout())
    #expect(layout.layoutError == nil)
    #expect(layout.getSize() == CGSize(width: 310, height: 220))
  }

  // MARK: Children

  @Test("hands out the rules of a child, which may be changed")
  func liveRules() throws {
    let view = add(
      50, 30, nil, .init(horz: .noSize, left: .parent(0), vert: .noSize, top: .parent(0)))
    layout.updateLayout()
    let info = try #require(layout.layoutInfoOfView(view))
    info.left = .parent(40)
    layout.requestRecalcLayout()
    layout.updateLayout()
    #expect(view.frame.minX == 50)
    #expect(layout.layoutInfoOfView(UIView()) == nil)
  }

  @Test("keeps the rules of a view that is added twice")
  func addsOnce() {
    let view = add(
      50, 30, nil, .init(horz: .noSize, left: .parent(0), vert: .noSize, top: .parent(0)))
    layout.addChild(view, info: .init())
    #expect(layout.childCount == 1)
    #expect(layout.updateLayout())
  }

  @Test("uses the frame that is reserved for a cell, and does not move its view")
  func reserves() {
    let a = add(50, 30, nil, .init(horz: .noSize, left: .parent(0), vert: .noSize, top: .parent(0)))
    let b = add(
      20, 10, nil, .init(horz: .noSize, left: .adjacent(a, 5), vert: .noSize, top: .adjacent(a, 5)))
    layout.updateLayoutWithReservingCell(a, at: CGRect(x: 30, y: 40, width: 100, height: 60))
    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(b.frame == CGRect(x: 135, y: 105, width: 20, height: 10))
    layout.updateLayout()
    #expect(a.frame == CGRect(x: 10, y: 20, width: 50, height: 30))
    #expect(b.frame == CGRect(x: 65, y: 55, width: 20, height: 10))
  }

  @Test("has the size of its container until its own is set")
  func followsContainer() {
    let layout = RelativeLayout()
    layout.margin = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.containerSizeDidChange(CGSize(width: 100, height: 50))
    #expect(layout.overallSize == CGSize(width: 94, height: 46))
    layout.overallSize = CGSize(width: 30, height: 20)
    layout.containerSizeDidChange(CGSize(width: 200, height: 100))
    #expect(layout.overallSize == CGSize(width: 30, height: 20))
  }

  // MARK: Hit test

  @Test("finds the frontmost visible cell at a point")
  func hits() {
    func place(_ x: CGFloat) -> RelativeLayoutInfo {
      .init(horz: .fixed(50), left: .parent(x), vert: .fixed(50), top: .parent(0))
    }
    let (a, b, c) = (add(1, 1, nil, place(0)), add(1, 1, nil, place(25)), add(1, 1, nil, place(40)))
    c.isHidden = true
    layout.updateLayout()
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { layout.hitTest(CGPoint(x: x, y: y))?.view }
    #expect(hit(10, 20) === a)
    #expect(hit(35, 20) === b)
    #expect(hit(55, 69.9) === b)
    #expect(hit(55, 70) == nil)
    #expect(hit(85, 30) == nil)
    let container = UIView()
    for view in [b, c, a] { container.addSubview(view) }
    #expect(hit(40, 20) === a)
  }

  @Test("describes its settings")
  func describesSettings() {
    layout.ddRule = [.vacate, .inBounds]
    layout.ddGridY = 4
    #expect(
      RelativeLayout.propertyTable.describe(layout) == [
        "overallSize": .list([.number(300), .number(200)]),
        "margin": .map([
          "left": .number(10), "top": .number(20), "right": .number(0), "bottom": .number(0),
        ]),
        "ddRule": .list([.string("vacate"), .string("inBounds")]), "ddGridY": .number(4),
      ])
  }
}
