import Testing

@testable import Layouter

@Suite("A switching mediator")
struct SwitchingTests {
  private final class Listener: SwitchingViewMediatorDelegate {
    var events: [String] = []
    func willSwitchViewVisibility(_ mediator: SwitchingViewMediator) { events.append("will") }
    func didSwitchViewVisibility(_ mediator: SwitchingViewMediator, changed: Bool) {
      events.append("did \(changed)")
    }
  }

  private let mediator = SwitchingViewMediator()
  private let listener = Listener()
  private let views = ["top", "bottom", "left", "right"].map { ($0, UIView()) }

  init() {
    mediator.delegate = listener
    for (name, view) in views { mediator.registerView(view, name: name) }
  }

  private func setSampleRules() {
    mediator.setExclusiveViews(["top", "bottom"])
    mediator.setCompanionViews(["left", "right"])
    mediator.setAlternativeViews(["top"], ["left", "right"])
  }

  private var visible: [String] { views.filter { !$0.1.isHidden }.map(\.0) }

  @Test("hides the views that a shown view excludes, and its alternative")
  func hidesWhatExcludesAViewThatIsShownAndItsAlternative() throws {
    setSampleRules()
    #expect(try mediator.showView("top"))
    #expect(visible == ["top"])
    #expect(listener.events == ["will", "did true"])
  }

  @Test("shows the alternative of a view that is hidden")
  func showsTheAlternativeOfAViewThatIsHidden() throws {
    setSampleRules()
    try mediator.showView("top")
    try mediator.hideView("top")
    #expect(visible == ["left", "right"])
    #expect(["top", "bottom", "left"].map(mediator.state) == [.hidden, .hidden, .shown])
  }

  @Test("refuses contradictory rules, and records nothing")
  func refusesRulesThatContradictEachOtherAndNotesNothing() {
    mediator.setExclusiveViews(["top", "bottom"])
    mediator.setCompanionViews(["top", "bottom"])
    let error = SwitchingError.contradiction(
      view: "top", shownBy: "the request", hiddenBy: "the companion group [top, bottom]")
    #expect(throws: error) { try mediator.showView("top") }
    #expect(mediator.state(of: "top") == .unknown && mediator.state(of: "bottom") == .unknown)
    #expect(listener.events.isEmpty)
    #expect(visible == ["top", "bottom", "left", "right"])
  }

  @Test("applies the rules to views that are shown already")
  func requestsWhatIsTrue() throws {
    setSampleRules()
    try mediator.showView("top")
    views[1].1.isHidden = false
    try mediator.showView("top")
    #expect(visible == ["top"])
    try mediator.showView("top")
    #expect(listener.events.suffix(2) == ["will", "did false"])
  }

  @Test("makes the opposite change on the other side, and through it on its own")
  func alternatives() throws {
    mediator.setAlternativeViews(["top", "bottom"], ["left", "right"])
    try mediator.hideView("bottom")
    #expect(visible == ["left", "right"])
    try mediator.showView("top")
    #expect(visible == ["top", "bottom"])
  }

  @Test("counts a name on both sides as one of the first")
  func nameOnBothSides() throws {
    mediator.setAlternativeViews(["top"], ["left", "top"])
    try mediator.showView("top")
    #expect(visible == ["top", "bottom", "right"])
  }

  @Test("ignores unknown names")
  func unknownNames() throws {
    mediator.setCompanionViews(["top", "middle", "bottom"])
    mediator.setCompanionViews(["middle", "left"])
    #expect(try mediator.hideView("middle") == false)
    try mediator.hideView("top")
    #expect(visible == ["left", "right"])
    #expect(mediator.state(of: "middle") == nil)
  }

  @Test("defers requests until they are applied")
  func notes() throws {
    setSampleRules()
    try mediator.setViewVisibility("top", visible: true, updateView: false)
    #expect(visible.count == 4)
    #expect(mediator.state(of: "left") == .hiddenRequested)
    #expect(throws: SwitchingError.self) {
      try mediator.setViewVisibility("right", visible: true, updateView: false)
    }
    #expect(mediator.state(of: "right") == .hiddenRequested)
    mediator.applyVisibilities()
    #expect(visible == ["top"])
    #expect(listener.events == ["will", "did true"])
  }

  @Test("stores separate sets of rules by name")
  func stock() throws {
    mediator.setExclusiveViews(["top", "bottom"])
    mediator.stockRule(as: "one")
    mediator.setCompanionViews(["left", "right"])
    mediator.clearRule()
    try mediator.showView("top")
    #expect(visible.count == 4)
    #expect(mediator.activateRule("one"))
    #expect(mediator.rules.companion.isEmpty)
    try mediator.showView("top")
    #expect(visible == ["top", "left", "right"])
    #expect(!mediator.activateRule("two"))
    #expect(mediator.rules == SwitchingRules())
  }

  /// Holds back its completions.
  private final class Slow: ViewVisibilityDelegate {
    var completions: [(Bool) -> Void] = []
    func setViewVisibility(
      _ view: UIView, visible: Bool, completion: @escaping (Bool) -> Void
    ) {
      view.isHidden = !visible
      completions.append(completion)
    }
    func isViewVisible(_ view: UIView) -> Bool { !view.isHidden }
  }

  @Test("ignores requests until all views are switched, and counts each completion once")
  func waits() throws {
    let slow = Slow()
    mediator.registerView(views[2].1, name: "left", visibilityDelegate: slow)
    mediator.registerView(views[3].1, name: "right", visibilityDelegate: slow)
    setSampleRules()
    try mediator.showView("top")
    #expect(listener.events == ["will"])
    #expect(try mediator.showView("bottom") == false)
    slow.completions[0](false)
    slow.completions[0](false)
    #expect(listener.events == ["will"])
    slow.completions[1](true)
    #expect(listener.events == ["will", "did true"])
    #expect(try mediator.showView("bottom"))
  }

  @Test("follows ten thousand views of one group")
  func longGroups() throws {
    let names = (0..<10_000).map { "view \($0)" }
    var rules = SwitchingRules()
    rules.companion = [names]
    rules.exclusive = [[names[0], "other"]]
    let requests = try rules.requests(
      for: names[5], visible: true, known: Set(names + ["other"]))
    #expect(requests.count == 10_001)
    #expect(requests["other"] == false && requests[names[9_999]] == true)
  }
}

/// A page with four panes, each of them a cell with a label 20 points thick.
@Suite("Panes that switch each other")
struct SwitchingPanesTests {
  private let clock = VirtualClock()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
  private let layout = RelativeLayout()
  private let mediator = SwitchingViewMediator()
  private let switcher: AccordionCellViewSwitcher
  private let top = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let bottom = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let left = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
  private let right = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
  private let labels: [UIView]

  init() throws {
    layout.overallSize = page.frame.size
    layout.parentView = page
    switcher = AccordionCellViewSwitcher(mediator: mediator, layouter: layout)
    mediator.delegate = switcher
    let panes = [top, bottom, left, right]
    labels = panes.map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    for (pane, label) in zip(panes, labels) {
      try pane.setLabelView(label)
      pane.accordionDelegate = switcher
    }
    bottom.labelPos = [.bottom]
    for pane in [left, right] { pane.orientation = .horizontal }
    right.labelPos = [.right]
    func row(_ top: RelativeLayoutAttachInfo, _ bottom: RelativeLayoutAttachInfo)
      -> RelativeLayoutInfo
    {
      RelativeLayoutInfo(
        horz: .free, left: .parent(0), right: .parent(0), vert: .noSize, top: top, bottom: bottom)
    }
    func column(_ left: RelativeLayoutAttachInfo, _ right: RelativeLayoutAttachInfo)
      -> RelativeLayoutInfo
    {
      RelativeLayoutInfo(
        horz: .noSize, left: left, right: right, vert: .free, top: .adjacent(top, 10),
        bottom: .adjacent(bottom, 10))
    }
    layout.addChild(top, info: row(.parent(0), .free))
    layout.addChild(bottom, info: row(.free, .parent(0)))
    layout.addChild(left, info: column(.parent(0), .free))
    layout.addChild(right, info: column(.free, .parent(0)))
    for (name, pane) in zip(["top", "bottom", "left", "right"], panes) {
      mediator.registerView(pane, name: name, visibilityDelegate: switcher)
    }
    mediator.setExclusiveViews(["top", "bottom"])
    mediator.setCompanionViews(["left", "right"])
    mediator.setAlternativeViews(["top"], ["left", "right"])
    layout.updateLayout()
  }

  private var frames: [CGRect] { [top, bottom, left, right].map(\.frame) }
  private var shown: [CGRect] {
    [top, bottom, left, right].map { $0.layer.presentation()?.frame ?? .null }
  }

  private let p01 = [
    CGRect(x: 0, y: 0, width: 400, height: 200), CGRect(x: 0, y: 500, width: 400, height: 200),
    CGRect(x: 0, y: 210, width: 150, height: 280), CGRect(x: 250, y: 210, width: 150, height: 280),
  ]
  private let p02 = [
    CGRect(x: 0, y: 0, width: 400, height: 200), CGRect(x: 0, y: 680, width: 400, height: 20),
    CGRect(x: 0, y: 210, width: 20, height: 460), CGRect(x: 380, y: 210, width: 20, height: 460),
  ]
  private let p03 = [
    CGRect(x: 0, y: 0, width: 400, height: 20), CGRect(x: 0, y: 680, width: 400, height: 20),
    CGRect(x: 0, y: 30, width: 150, height: 640), CGRect(x: 250, y: 30, width: 150, height: 640),
  ]
  private let p04 = [
    CGRect(x: 0, y: 0, width: 400, height: 20), CGRect(x: 0, y: 500, width: 400, height: 200),
    CGRect(x: 0, y: 30, width: 150, height: 460), CGRect(x: 250, y: 30, width: 150, height: 460),
  ]

  @Test("go through all rules")
  func pages() throws {
    #expect(frames == p01)
    try mediator.showView("top")
    #expect(frames == p02)
    top.fold()
    #expect(frames == p03)
    bottom.unfold()
    #expect(frames == p04)
    left.fold()
    #expect(frames == p02)
    #expect(switcher.error == nil)
  }

  @Test("with animations, each in one go")
  func animatedPages() throws {
    _ = try clock.perform { try mediator.showView("top") }
    clock.advance(by: 1)
    #expect(frames == p02 && shown == p02)
    for (change, expected) in [
      (top.fold, p03), (bottom.unfold, p04), (left.fold, p02),
    ] as [((Bool, ((Bool) -> Void)?) -> Void, [CGRect])] {
      var completions = 0
      clock.perform { change(true) { _ in completions += 1 } }
      clock.advance(by: 1)
      #expect(frames == expected && shown == expected)
      #expect(completions == 1)
    }
  }

  @Test("the neighbours of a pane that the user folds move along with it")
  func neighboursMoveAlong() throws {
    clock.perform { bottom.fold(animated: true) }
    clock.advance(by: 0.075)
    // Half of 180 points; the columns keep their 10 points of distance.
    #expect(abs(shown[1].minY - 590) < 1e-6)
    #expect(abs(shown[2].maxY - 580) < 1e-6)
    clock.advance(by: 0.5)
    #expect(frames[1] == p02[1])
  }

  @Test("the neighbours of panes that fold by the rules move along with them")
  func neighboursOfConsequencesMoveAlong() throws {
    _ = try clock.perform { try mediator.showView("top") }
    #expect(frames == p02)
    clock.advance(by: 0.075)
    // Half of the time: the bottom pane has folded by 90 of 180 points, and the left one by 65 of
    // 130; its lower edge keeps the 10 points of distance.
    #expect(abs(shown[1].minY - 590) < 1e-6)
    #expect(abs(shown[2].width - 85) < 1e-6)
    #expect(abs(shown[2].maxY - 580) < 1e-6)
    clock.advance(by: 0.075)
    #expect(shown == p02)
  }

  @Test("keep their places while they fold by the rules, even if they are laid out before the end")
  func keepTheirPlaces() throws {
    layout.observesChildren = true
    _ = try clock.perform { try mediator.showView("top") }
    layout.updateLayout()
    clock.advance(by: 0.1)
    layout.updateLayout()
    #expect(frames == p02)
    clock.advance(by: 1)
    #expect(shown == p02)
  }

  @Test("do nothing for a fold in the middle of others")
  func ignoresWhileRunning() throws {
    _ = try clock.perform { try mediator.showView("top") }
    clock.advance(by: 0.05)
    #expect(try clock.perform { try mediator.showView("bottom") } == false)
    clock.advance(by: 1)
    #expect(frames == p02)
  }

  @Test("report contradictory rules, and stay laid out")
  func contradiction() {
    mediator.setCompanionViews(["top", "bottom"])
    top.fold()
    bottom.fold()
    top.unfold()
    #expect(switcher.error != nil)
    #expect(frames[0] == p01[0])
  }
}
