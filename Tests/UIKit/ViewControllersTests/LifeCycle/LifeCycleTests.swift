import StandardViews
import Testing
import ViewControllers

// The lists follow Apple's documentation of UIView: constraints from the innermost
// views outwards, then layout from the outermost inwards, then drawing from back to front; each view
// is notified before and after its superview or its window changes.

/// Records the calls of its hooks.
private final class Recorder {
  var calls: [String] = []

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

private final class RecordingView: UIView {
  let name: String
  let recorder: Recorder
  var onUpdateConstraints: (() -> Void)?
  var onLayout: (() -> Void)?

  override class var requiresConstraintBasedLayout: Bool { true }

  init(
    _ name: String, _ recorder: Recorder, frame: CGRect = CGRect(x: 0, y: 0, width: 9, height: 9)
  ) {
    self.name = name
    self.recorder = recorder
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ call: String) { recorder.calls.append("\(name) \(call)") }

  private func name(of view: UIView?) -> String {
    view.map { ($0 as? RecordingView)?.name ?? "window" } ?? "nil"
  }

  override func willMove(toSuperview view: UIView?) {
    record("willMove(toSuperview: \(name(of: view)))")
  }
  override func didMoveToSuperview() { record("didMoveToSuperview") }
  override func willMove(toWindow window: UIWindow?) {
    record("willMove(toWindow: \(name(of: window)))")
  }
  override func didMoveToWindow() { record("didMoveToWindow") }
  override func didAddSubview(_ view: UIView) { record("didAddSubview(\(name(of: view)))") }
  override func willRemoveSubview(_ view: UIView) { record("willRemoveSubview(\(name(of: view)))") }
  override func updateConstraints() {
    record("updateConstraints")
    onUpdateConstraints?()
    super.updateConstraints()
  }
  override func layoutSubviews() {
    record("layoutSubviews")
    onLayout?()
  }
  override func draw(_ rect: CGRect) { record("draw") }
}

/// A window with a root, which holds left and right; left holds a leaf.
private struct Tree {
  let recorder = Recorder()
  let application: UIApplication
  let window: UIWindow
  let root: RecordingView
  let left: RecordingView
  let right: RecordingView
  let leaf: RecordingView

  init(width: CGFloat = 100) {
    application = UIApplication(
      screen: UIScreen(
        device: Device(name: "Test", portraitSize: CGSize(width: width, height: 100), scale: 1)))
    window = application.perform {
      let window = UIWindow()
      window.makeKeyAndVisible()
      return window
    }
    root = RecordingView("root", recorder)
    left = RecordingView("left", recorder)
    right = RecordingView("right", recorder)
    leaf = RecordingView("leaf", recorder)
    left.addSubview(leaf)
    root.addSubview(left)
    root.addSubview(right)
    _ = recorder.take()
  }

  /// Adds the root, and lets a turn end.
  func appear() {
    window.addSubview(root)
    application.updateDisplay()
    _ = recorder.take()
  }

  /// What views are called at the end of a turn.
  func turn() -> [String] {
    application.updateDisplay()
    return recorder.take()
  }
}

@Suite struct LifeCycle {
  private let tree = Tree()

  @Test func firstAppearance() {
    tree.window.addSubview(tree.root)
    #expect(
      tree.recorder.take() == [
        "root willMove(toSuperview: window)",
        "root willMove(toWindow: window)", "left willMove(toWindow: window)",
        "leaf willMove(toWindow: window)", "right willMove(toWindow: window)",
        "root didMoveToWindow", "left didMoveToWindow", "leaf didMoveToWindow",
        "right didMoveToWindow",
        "root didMoveToSuperview",
      ])
    #expect(
      tree.turn() == [
        "leaf updateConstraints", "left updateConstraints", "right updateConstraints",
        "root updateConstraints",
        "root layoutSubviews", "left layoutSubviews", "leaf layoutSubviews",
        "right layoutSubviews",
        "root draw", "left draw", "leaf draw", "right draw",
      ])
    #expect(tree.turn() == [])
  }

  @Test func secondAppearance() {
    tree.appear()
    tree.root.removeFromSuperview()
    #expect(
      tree.recorder.take() == [
        "root willMove(toSuperview: nil)",
        "root willMove(toWindow: nil)", "left willMove(toWindow: nil)",
        "leaf willMove(toWindow: nil)", "right willMove(toWindow: nil)",
        "root didMoveToWindow", "left didMoveToWindow", "leaf didMoveToWindow",
        "right didMoveToWindow",
        "root didMoveToSuperview",
      ])
    #expect(tree.turn() == [])
    tree.window.addSubview(tree.root)
    _ = tree.recorder.take()
    // Nothing in it has changed: neither constraints nor frames are marked, and what was drawn is
    // shown again.
    #expect(tree.turn() == [])
  }

  @Test func aWindowThatIsShownAgain() {
    tree.appear()
    tree.window.isHidden = true
    #expect(tree.turn() == [])
    tree.window.isHidden = false
    #expect(tree.turn() == ["root draw", "left draw", "leaf draw", "right draw"])
  }

  @Test func rotation() {
    let tree = Tree(width: 60)
    tree.root.frame = tree.window.bounds
    tree.root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tree.left.autoresizingMask = .flexibleWidth
    tree.appear()
    tree.application.rotate(to: .landscapeLeft)
    // At once, not only where sizes change: any view may have read the traits that a rotation changes. Constraints
    // are updated from the leaves up, and frames are set from the root down.
    #expect(
      tree.recorder.take()
        == ["leaf", "left", "right", "root"].map { $0 + " updateConstraints" }
        + ["root", "left", "leaf", "right"].map { $0 + " layoutSubviews" })
    #expect(tree.root.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    // A phone on its side has less room in height, which is a trait: all is drawn under the new ones.
    #expect(tree.turn() == ["root draw", "left draw", "leaf draw", "right draw"])
    tree.application.advance(by: 0.3)
    #expect(tree.recorder.take() == [])
  }

  @Test func aWindowAboveAnother() {
    tree.appear()
    let above = RecordingView("above", tree.recorder)
    let window = tree.application.perform { UIWindow() }
    window.addSubview(above)
    _ = tree.recorder.take()
    window.makeKeyAndVisible()
    #expect(tree.turn() == ["above updateConstraints", "above layoutSubviews", "above draw"])
    // What it covers is drawn again when it goes.
    window.backgroundColor = .white
    #expect(tree.turn() == [])
    window.isHidden = true
    #expect(tree.turn() == ["root draw", "left draw", "leaf draw", "right draw"])
  }

  @Test func anAlertLevelWindow() {
    tree.appear()
    let alert = RecordingView("alert", tree.recorder)
    let below = RecordingView("below", tree.recorder)
    let (front, back) = tree.application.perform { (UIWindow(), UIWindow()) }
    front.windowLevel = .alert
    front.addSubview(alert)
    back.addSubview(below)
    _ = tree.recorder.take()
    front.isHidden = false
    back.makeKeyAndVisible()
    // Whoever came first, windows are brought up to date and drawn back to front.
    #expect(
      tree.turn() == [
        "below updateConstraints", "below layoutSubviews", "alert updateConstraints",
        "alert layoutSubviews", "below draw", "alert draw",
      ])
  }

  @Test func aSubviewIsAdded() {
    tree.appear()
    let new = RecordingView("new", tree.recorder)
    tree.right.addSubview(new)
    #expect(
      tree.recorder.take() == [
        "new willMove(toSuperview: right)", "new willMove(toWindow: window)",
        "new didMoveToWindow", "new didMoveToSuperview", "right didAddSubview(new)",
      ])
    #expect(
      tree.turn() == [
        "new updateConstraints", "right layoutSubviews", "new layoutSubviews", "new draw",
      ])
  }

  @Test func aSubviewIsRemoved() {
    tree.appear()
    tree.leaf.removeFromSuperview()
    #expect(
      tree.recorder.take() == [
        "left willRemoveSubview(leaf)", "leaf willMove(toSuperview: nil)",
        "leaf willMove(toWindow: nil)", "leaf didMoveToWindow", "leaf didMoveToSuperview",
      ])
    #expect(tree.turn() == ["left layoutSubviews"])
  }

  @Test func aSubviewMovesToAnotherSuperviewOfTheWindow() {
    tree.appear()
    tree.right.addSubview(tree.leaf)
    #expect(
      tree.recorder.take() == [
        "left willRemoveSubview(leaf)", "leaf willMove(toSuperview: right)",
        "leaf didMoveToSuperview", "right didAddSubview(leaf)",
      ])
    #expect(tree.turn() == ["left layoutSubviews", "right layoutSubviews"])
  }

  @Test func scrolling() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scrollView.contentSize = CGSize(width: 50, height: 300)
    final class Listener: UIScrollViewDelegate {
      let recorder: Recorder
      init(_ recorder: Recorder) { self.recorder = recorder }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        recorder.calls.append("scrollViewDidScroll \(Int(scrollView.contentOffset.y))")
      }
    }
    final class Scrolled: UIScrollView {
      var recorder: Recorder?
      override func layoutSubviews() {
        super.layoutSubviews()
        recorder?.calls.append("scrolled layoutSubviews")
      }
    }
    let scrolled = Scrolled(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scrolled.contentSize = CGSize(width: 50, height: 300)
    scrolled.addSubview(tree.root)
    tree.window.addSubview(scrolled)
    tree.application.updateDisplay()
    _ = tree.recorder.take()
    let listener = Listener(tree.recorder)
    scrolled.delegate = listener
    scrolled.recorder = tree.recorder
    scrolled.contentOffset.y = 20
    scrolled.contentOffset.y = 30
    // The content is out of sight now. It is neither laid out nor drawn.
    #expect(
      tree.turn() == [
        "scrollViewDidScroll 20", "scrollViewDidScroll 30", "scrolled layoutSubviews",
      ])
    scrolled.contentOffset.y = 0
    #expect(
      tree.turn() == [
        "scrollViewDidScroll 0", "scrolled layoutSubviews",
        "root draw", "left draw", "leaf draw", "right draw",
      ])
  }

  @Test func severalMarksOfEachStepCostOnePass() {
    tree.appear()
    for _ in 0..<3 {
      tree.leaf.setNeedsUpdateConstraints()
      tree.leaf.setNeedsLayout()
      tree.leaf.setNeedsDisplay()
      tree.root.setNeedsUpdateConstraints()
    }
    #expect(tree.leaf.needsUpdateConstraints())
    #expect(!tree.left.needsUpdateConstraints())
    #expect(
      tree.turn() == [
        "leaf updateConstraints", "root updateConstraints", "leaf layoutSubviews", "leaf draw",
      ])
    #expect(!tree.leaf.needsUpdateConstraints())
  }
}

@Suite struct ConstraintStep {
  private let tree = Tree()

  @Test func viewsAreNotMarkedUnlessTheirClassAsksForIt() {
    #expect(!UIView().needsUpdateConstraints())
    #expect(RecordingView("own", tree.recorder).needsUpdateConstraints())
  }

  @Test func updateConstraintsIfNeededStaysBelowItsReceiverAndLaysNothingOut() {
    tree.appear()
    tree.leaf.setNeedsUpdateConstraints()
    tree.right.setNeedsUpdateConstraints()
    tree.left.updateConstraintsIfNeeded()
    #expect(tree.recorder.take() == ["leaf updateConstraints"])
    tree.left.updateConstraintsIfNeeded()
    #expect(tree.turn() == ["right updateConstraints"])
  }

  @Test func layoutIfNeededUpdatesConstraintsFirst() {
    tree.appear()
    tree.root.setNeedsLayout()
    tree.leaf.setNeedsUpdateConstraints()
    tree.root.layoutIfNeeded()
    #expect(tree.recorder.take() == ["leaf updateConstraints", "root layoutSubviews"])
  }

  @Test func whatLayoutMarksIsUpdatedBeforeTheLayoutBelow() {
    tree.appear()
    tree.root.setNeedsLayout()
    tree.root.onLayout = { [leaf = tree.leaf, left = tree.left] in
      leaf.setNeedsUpdateConstraints()
      left.setNeedsLayout()
    }
    #expect(
      tree.turn() == ["root layoutSubviews", "leaf updateConstraints", "left layoutSubviews"])
  }

  @Test func constraintsMayMarkLayoutOfTheSamePass() {
    tree.appear()
    tree.leaf.setNeedsUpdateConstraints()
    tree.leaf.onUpdateConstraints = { [right = tree.right] in right.setNeedsLayout() }
    #expect(tree.turn() == ["leaf updateConstraints", "right layoutSubviews"])
  }

  @Test func aViewThatAlwaysAsksAgainIsUpdatedAHundredTimesAPass() {
    tree.leaf.onUpdateConstraints = { [leaf = tree.leaf] in leaf.setNeedsUpdateConstraints() }
    tree.root.updateConstraintsIfNeeded()
    #expect(tree.recorder.calls.filter { $0 == "leaf updateConstraints" }.count == 100)
    #expect(tree.recorder.calls.filter { $0 == "root updateConstraints" }.count == 1)
  }

  @Test func marksComeAlongWithABranch() {
    tree.appear()
    let branch = UIView()
    let deep = RecordingView("deep", tree.recorder)
    branch.addSubview(deep)
    tree.right.addSubview(branch)
    _ = tree.recorder.take()
    #expect(
      tree.turn() == [
        "deep updateConstraints", "right layoutSubviews", "deep layoutSubviews", "deep draw",
      ])
  }
}

@Suite struct ChangesInTheMiddle {
  private let tree = Tree()

  @Test func aViewMayLeaveWhileItIsLaidOut() {
    tree.appear()
    tree.left.setNeedsLayout()
    tree.left.onLayout = { [left = tree.left] in left.removeFromSuperview() }
    tree.application.updateDisplay()
    #expect(tree.root.subviews == [tree.right])
    #expect(tree.left.window == nil)
    #expect(tree.leaf.window == nil)
  }

  @Test func aViewMayEmptyItsSuperviewWhileConstraintsAreUpdated() {
    tree.leaf.onUpdateConstraints = { [root = tree.root] in
      for view in root.subviews { view.removeFromSuperview() }
    }
    tree.window.addSubview(tree.root)
    tree.application.updateDisplay()
    #expect(tree.root.subviews.isEmpty)
  }

  @Test func aViewMayGoElsewhereWhileItIsMoved() {
    final class Fickle: UIView {
      var elsewhere: UIView?
      override func willMove(toSuperview newSuperview: UIView?) {
        guard let target = elsewhere else { return }
        elsewhere = nil
        target.addSubview(self)
      }
    }
    let fickle = Fickle()
    fickle.elsewhere = tree.right
    tree.left.addSubview(fickle)
    #expect(fickle.superview === tree.left)
    #expect(tree.left.subviews == [tree.leaf, fickle])
    #expect(tree.right.subviews.isEmpty)
    fickle.elsewhere = tree.right
    fickle.removeFromSuperview()
    #expect(fickle.superview === tree.right)
    #expect(tree.right.subviews == [fickle])
  }

  @Test func aViewIsNotAddedToAViewThatBecameItsDescendant() {
    final class Swallowing: UIView {
      override func willMove(toSuperview newSuperview: UIView?) {
        if let newSuperview { addSubview(newSuperview) }
      }
    }
    let swallowing = Swallowing()
    let view = UIView()
    view.addSubview(swallowing)
    #expect(swallowing.superview == nil)
    #expect(view.superview === swallowing)
  }
}
