import HeadlessUIKit
import Testing

/// Records the calls of its hooks.
private final class Recorder {
  var calls: [String] = []
}

private final class RecordingView: UIView {
  let name: String
  let recorder: Recorder

  init(_ name: String, _ recorder: Recorder) {
    self.name = name
    self.recorder = recorder
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func name(of view: UIView?) -> String { (view as? RecordingView)?.name ?? "none" }

  override func willMove(toSuperview newSuperview: UIView?) {
    recorder.calls.append("\(name).willMove(\(name(of: newSuperview)))")
  }
  override func didMoveToSuperview() {
    recorder.calls.append("\(name).didMove(\(name(of: superview)))")
  }
  override func didAddSubview(_ subview: UIView) {
    recorder.calls.append("\(name).didAdd(\(name(of: subview)))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    recorder.calls.append("\(name).willRemove(\(name(of: subview)))")
  }
  override func layoutSubviews() {
    recorder.calls.append("\(name).layout")
  }
}

@Suite struct Hierarchy {
  let parent = UIView()
  let views = (0..<4).map { index in
    let view = UIView()
    view.tag = index + 1
    return view
  }

  init() {
    for view in views { parent.addSubview(view) }
  }

  private var order: [Int] { parent.subviews.map(\.tag) }

  @Test func subviewsAreKeptBackToFront() {
    #expect(order == [1, 2, 3, 4])
    #expect(views[0].superview === parent)
  }

  @Test func viewsAreInsertedAtAboveAndBelow() {
    let new = UIView()
    new.tag = 9
    parent.insertSubview(new, at: 1)
    #expect(order == [1, 9, 2, 3, 4])
    parent.insertSubview(new, aboveSubview: views[2])
    #expect(order == [1, 2, 3, 9, 4])
    parent.insertSubview(new, belowSubview: views[0])
    #expect(order == [9, 1, 2, 3, 4])
    parent.insertSubview(new, at: 77)
    #expect(order == [1, 2, 3, 4, 9])
  }

  @Test func viewsAreMovedToFrontAndBackAndExchanged() {
    parent.bringSubviewToFront(views[1])
    #expect(order == [1, 3, 4, 2])
    parent.sendSubviewToBack(views[3])
    #expect(order == [4, 1, 3, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == [3, 1, 4, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(order == [3, 1, 4, 2])
  }

  @Test func addingAPresentSubviewBringsItToTheFront() {
    parent.addSubview(views[0])
    #expect(order == [2, 3, 4, 1])
  }

  @Test func viewsAreFoundByTag() {
    let inner = UIView()
    inner.tag = 42
    views[2].addSubview(inner)
    #expect(parent.viewWithTag(42) === inner)
    #expect(parent.viewWithTag(0) === parent)
    #expect(parent.viewWithTag(7) == nil)
  }

  @Test func aViewIsADescendantOfItselfAndOfWhatIsAbove() {
    let inner = UIView()
    views[2].addSubview(inner)
    #expect(inner.isDescendant(of: inner))
    #expect(inner.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: inner))
    #expect(!inner.isDescendant(of: views[0]))
  }

  @Test func aViewIsNotAddedToItselfOrToWhatItContains() {
    views[0].addSubview(views[0])
    views[0].addSubview(parent)
    #expect(views[0].subviews.isEmpty)
    #expect(parent.superview == nil)
    #expect(order == [1, 2, 3, 4])
  }

  @Test func aSubviewOutlivesItsSuperviewWithoutOne() {
    let child = UIView()
    do {
      let temporary = UIView()
      temporary.addSubview(child)
      #expect(child.superview === temporary)
    }
    #expect(child.superview == nil)
  }

  @Test func lifeCycleCallsComeInUIKitsOrder() {
    let recorder = Recorder()
    let first = RecordingView("first", recorder)
    let second = RecordingView("second", recorder)
    let child = RecordingView("child", recorder)
    first.addSubview(child)
    second.addSubview(child)
    child.removeFromSuperview()
    child.removeFromSuperview()
    #expect(
      recorder.calls == [
        "child.willMove(first)", "child.didMove(first)", "first.didAdd(child)",
        "first.willRemove(child)", "child.willMove(second)", "child.didMove(second)",
        "second.didAdd(child)",
        "second.willRemove(child)", "child.willMove(none)", "child.didMove(none)",
      ])
  }
}

@Suite struct LayoutPass {
  private let recorder = Recorder()
  private let root: RecordingView
  private let left: RecordingView
  private let right: RecordingView
  private let leaf: RecordingView

  init() {
    root = RecordingView("root", recorder)
    left = RecordingView("left", recorder)
    right = RecordingView("right", recorder)
    leaf = RecordingView("leaf", recorder)
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    root.layoutIfNeeded()
    recorder.calls = []
  }

  @Test func theFirstPassVisitsAllTopDown() {
    let recorder = Recorder()
    let root = RecordingView("root", recorder)
    let left = RecordingView("left", recorder)
    let right = RecordingView("right", recorder)
    let leaf = RecordingView("leaf", recorder)
    left.addSubview(leaf)
    root.addSubview(left)
    root.addSubview(right)
    recorder.calls = []
    root.layoutIfNeeded()
    #expect(recorder.calls == ["root.layout", "left.layout", "leaf.layout", "right.layout"])
    root.layoutIfNeeded()
    #expect(recorder.calls.count == 4)
  }

  @Test func severalMarksCostOneCall() {
    leaf.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.frame.size.width = 10
    root.layoutIfNeeded()
    #expect(recorder.calls == ["leaf.layout"])
  }

  @Test func aChangedSizeMarksTheViewAndAMoveDoesNot() {
    right.frame.origin = CGPoint(x: 5, y: 5)
    right.center = CGPoint(x: 50, y: 50)
    root.layoutIfNeeded()
    #expect(recorder.calls.isEmpty)
    right.bounds.size.height = 20
    root.layoutIfNeeded()
    #expect(recorder.calls == ["right.layout"])
  }

  @Test func addingAndRemovingMarksTheSuperview() {
    let new = UIView()
    right.addSubview(new)
    root.layoutIfNeeded()
    new.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(
      recorder.calls == [
        "right.didAdd(none)", "right.layout", "right.willRemove(none)", "right.layout",
      ])
  }

  @Test func layoutIfNeededStaysBelowItsReceiverWhereNoAncestorNeedsLayout() {
    leaf.setNeedsLayout()
    right.setNeedsLayout()
    left.layoutIfNeeded()
    #expect(recorder.calls == ["leaf.layout"])
    root.layoutIfNeeded()
    #expect(recorder.calls == ["leaf.layout", "right.layout"])
  }

  @Test func layoutIfNeededBeginsAtTheTopmostAncestorThatNeedsLayout() {
    root.setNeedsLayout()
    right.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(recorder.calls == ["root.layout", "leaf.layout", "right.layout"])
  }

  @Test func aMarkedBranchIsLaidOutAfterItIsAdded() {
    let branch = RecordingView("branch", recorder)
    let deep = RecordingView("deep", recorder)
    branch.addSubview(deep)
    recorder.calls = []
    right.addSubview(branch)
    recorder.calls = []
    root.layoutIfNeeded()
    #expect(recorder.calls == ["right.layout", "branch.layout", "deep.layout"])
  }

  @Test func aMarkSetWhileLayingOutCountsInTheSamePass() {
    final class Resizing: UIView {
      override func layoutSubviews() { subviews[0].frame = bounds }
    }
    let resizing = Resizing(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let child = RecordingView("child", recorder)
    resizing.addSubview(child)
    resizing.layoutIfNeeded()
    recorder.calls = []
    resizing.frame.size.width = 40
    resizing.layoutIfNeeded()
    #expect(recorder.calls == ["child.layout"])
    #expect(child.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func aViewThatAlwaysAsksAgainIsLaidOutAHundredTimes() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let outer = UIView()
    let middle = UIView()
    let restless = Restless()
    outer.addSubview(middle)
    middle.addSubview(restless)
    outer.layoutIfNeeded()
    #expect(restless.count == 100)
  }
}
