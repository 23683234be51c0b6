import Testing

@testable import Layouter

@Suite("Folding an accordion cell")
struct AccordionFoldingTests {
  private final class Listener: AccordionCellDelegate {
    var events: [String] = []
    var whenFolding: ((AccordionCellView) -> Void)?

    func accordionCellFolding(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {
      events.append("\(fold ? "folding" : "unfolding") \(Int(cell.frame.height))")
      whenFolding?(cell)
    }

    func accordionCellFolded(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {
      events.append("\(fold ? "folded" : "unfolded") \(Int(cell.frame.height))")
    }
  }

  private let clock = VirtualClock()
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  private let cell = AccordionCellView(frame: CGRect(x: 20, y: 30, width: 300, height: 350))
  private let label = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 20))
  private let body = UIView()
  private let listener = Listener()
  private let unfolded = CGRect(x: 20, y: 30, width: 300, height: 350)

  init() throws {
    cell.labelMargin = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    cell.bodyMargin = UIEdgeInsets(top: 0, left: 5, bottom: 5, right: 5)
    try cell.setLabelView(label)
    try cell.setBodyView(body)
    parent.addSubview(cell)
    cell.accordionDelegate = listener
  }

  /// The cell's frame as it is shown now.
  private var shown: CGRect { cell.layer.presentation()?.frame ?? .null }

  // MARK: Frames

  @Test(
    "leaves the label's strip, and gives all back",
    arguments: [
      // orientation, label, movable, folded frame, origin of the folded bounds
      (Orientation.vertical, Pos.top, false, CGRect(x: 20, y: 30, width: 300, height: 30), 0, 0),
      (.vertical, .top, true, CGRect(x: 20, y: 350, width: 300, height: 30), 0, 0),
      (.horizontal, .left, false, CGRect(x: 20, y: 30, width: 30, height: 350), 0, 0),
      (.horizontal, .left, true, CGRect(x: 290, y: 30, width: 30, height: 350), 0, 0),
      (.vertical, .bottom, false, CGRect(x: 20, y: 350, width: 300, height: 30), 0, 320),
      (.vertical, .bottom, true, CGRect(x: 20, y: 30, width: 300, height: 30), 0, 320),
      (.horizontal, .right, false, CGRect(x: 290, y: 30, width: 30, height: 350), 270, 0),
      (.horizontal, .right, true, CGRect(x: 20, y: 30, width: 30, height: 350), 270, 0),
    ])
  func foldAndUnfold(
    _ orientation: Orientation, _ labelPos: Pos, _ movable: Bool, _ folded: CGRect, _ x: Int,
    _ y: Int
  ) {
    cell.orientation = orientation
    cell.labelPos = labelPos
    cell.movableLabel = movable
    for _ in 0..<2 {
      cell.fold()
      #expect(cell.folding)
      #expect(cell.frame == folded)
      #expect(cell.bounds.origin == CGPoint(x: x, y: y))
      // The label is the visible part of the folded cell.
      #expect(cell.bounds.insetBy(dx: 5, dy: 5) == label.frame)
      parent.layoutIfNeeded()
      cell.updateLayout()
      #expect(cell.frame == folded)
      cell.unfold()
      #expect(!cell.folding)
      #expect(cell.frame == unfolded)
      #expect(cell.bounds.origin == .zero)
    }
  }

  @Test("folds in place without a superview")
  func withoutSuperview() {
    cell.removeFromSuperview()
    cell.labelPos = .bottom
    cell.fold()
    #expect(cell.frame == CGRect(x: 20, y: 350, width: 300, height: 30))
    cell.unfold()
    #expect(cell.frame == unfolded)
  }

  @Test("unfolds where the folded cell has been moved to")
  func movedWhileFolded() {
    cell.labelPos = .bottom
    cell.fold()
    cell.frame.origin = CGPoint(x: 100, y: 400)
    cell.unfold()
    #expect(cell.frame == CGRect(x: 100, y: 80, width: 300, height: 350))
  }

  @Test("gives a folded cell's parts its new width, and unfolds to the old height")
  func widenedWhileFolded() {
    cell.fold()
    cell.frame.size.width = 400
    #expect(label.frame == CGRect(x: 5, y: 5, width: 390, height: 20))
    #expect(body.frame == CGRect(x: 5, y: 30, width: 390, height: 315))
    cell.unfold()
    #expect(cell.frame == CGRect(x: 20, y: 30, width: 400, height: 350))
  }

  @Test(
    "shows all of a label that grows while the cell is folded",
    arguments: [
      (Pos.top, false, 30), (.bottom, false, 330), (.top, true, 330), (.bottom, true, 30),
    ])
  func labelGrowsWhileFolded(_ labelPos: Pos, _ movable: Bool, _ y: Int) {
    cell.labelPos = labelPos
    cell.movableLabel = movable
    cell.fold()
    label.bounds.size.height = 40
    parent.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 20, y: y, width: 300, height: 50))
    #expect(cell.bounds.insetBy(dx: 5, dy: 5) == label.frame)
    cell.unfold()
    #expect(cell.frame == unfolded)
  }

  @Test("turns round with the cell folded")
  func turnsWhileFolded() {
    cell.fold()
    cell.orientation = .horizontal
    #expect(cell.frame == CGRect(x: 20, y: 30, width: 30, height: 350))
    #expect(label.frame == CGRect(x: 5, y: 5, width: 20, height: 340))
    cell.unfold()
    #expect(cell.frame == unfolded)
  }

  @Test("unfolds a cell that is thinner than its strip to what it was")
  func thinCell() {
    cell.frame.size.height = 20
    cell.fold()
    #expect(cell.frame == CGRect(x: 20, y: 30, width: 300, height: 30))
    cell.unfold()
    #expect(cell.frame == CGRect(x: 20, y: 30, width: 300, height: 20))
  }

  @Test("unfolds a cell whose label was removed")
  func labelRemoved() {
    cell.fold()
    cell.removeLabelView()
    cell.unfold()
    #expect(cell.frame == unfolded)
    #expect(cell.bounds.origin == .zero)
  }

  // MARK: Order

  @Test("reports the fold before and after the frame changes, then completes")
  func order() {
    cell.fold { self.listener.events.append("completed \($0)") }
    #expect(listener.events == ["folding 350", "folded 30", "completed true"])
    cell.fold { self.listener.events.append("completed \($0)") }
    #expect(listener.events.last == "completed false")
    #expect(listener.events.count == 4)
    cell.toggleFolding(animated: true)
    #expect(listener.events.suffix(2) == ["unfolding 30", "unfolded 350"])
  }

  @Test("with animation reports the fold when it has finished")
  func animatedOrder() {
    clock.perform { cell.fold(animated: true) { self.listener.events.append("completed \($0)") } }
    #expect(listener.events == ["folding 350"])
    #expect(cell.folding && cell.frame.height == 30)
    clock.advance(by: 0.14)
    #expect(listener.events == ["folding 350"])
    clock.advance(by: 0.02)
    #expect(listener.events == ["folding 350", "folded 30", "completed true"])
  }

  @Test("at no duration is over at once")
  func noDuration() {
    cell.animDuration = 0
    clock.perform { cell.fold(animated: true) { self.listener.events.append("completed \($0)") } }
    #expect(listener.events == ["folding 350", "folded 30", "completed true"])
  }

  @Test("says whether it was cut short by the cell's leaving")
  func interrupted() {
    clock.perform {
      cell.fold(animated: true) { self.listener.events.append("completed \($0)") }
      cell.removeFromSuperview()
    }
    clock.advance(by: 1)
    #expect(listener.events == ["folding 350", "folded 30", "completed false"])
  }

  // MARK: On the way

  /// The pace is the cubic Bézier curve with the control points (0.42, 0) and (0.58, 1). It is
  /// symmetric, so at half the time it is half way. At a quarter of the time its parameter s solves
  /// 3·0.42·s(1−s)² + 3·0.58·s²(1−s) + s³ = 0.25: s = 0.225065, where 3s² − 2s³ = 0.129162 of the
  /// way is done, and at three quarters as much is left.
  @Test("goes slowly, then fast, then slowly")
  func pace() {
    clock.perform { cell.fold(animated: true) }
    #expect(shown == unfolded)
    clock.advance(by: 0.075)
    // Half of the 320 points of the body.
    #expect(abs(shown.height - 190) < 1e-6)
    #expect(shown.minY == 30)
    clock.advance(by: 0.0375)
    #expect(abs(shown.height - (30 + 320 * 0.129162)) < 0.001)
    clock.advance(by: 0.0375)
    #expect(shown == CGRect(x: 20, y: 30, width: 300, height: 30))
  }

  @Test("keeps what it shows of a label at the bottom where it is on the screen")
  func labelDoesNotMove() throws {
    cell.labelPos = .bottom
    clock.perform { cell.fold(animated: true) }
    clock.advance(by: 0.075)
    let layer = try #require(cell.layer.presentation())
    // Half folded: 160 of the body's 320 points are hidden at the top, and the content does not move.
    #expect(abs(layer.frame.minY - 190) < 1e-6)
    #expect(abs(layer.bounds.minY - 160) < 1e-6)
    #expect(abs(layer.frame.maxY - 380) < 1e-6)
  }

  @Test("takes a movable label at the top down with it")
  func labelMoves() throws {
    cell.movableLabel = true
    clock.perform { cell.fold(animated: true) }
    clock.advance(by: 0.075)
    let layer = try #require(cell.layer.presentation())
    #expect(abs(layer.frame.minY - 190) < 1e-6)
    #expect(abs(layer.bounds.minY) < 1e-6)
    #expect(abs(layer.frame.maxY - 380) < 1e-6)
  }

  @Test("turns round on the way, and completes what it gave up at once, with false")
  func unfoldDuringFold() {
    clock.perform { cell.fold(animated: true) { self.listener.events.append("fold \($0)") } }
    clock.advance(by: 0.075)
    let turningPoint = shown.height
    clock.perform { cell.unfold(animated: true) { self.listener.events.append("unfold \($0)") } }
    #expect(listener.events == ["folding 350", "fold false", "unfolding 30"])
    #expect(!cell.folding && cell.frame == unfolded)
    // No jump: the way back starts where the cell is shown.
    #expect(abs(shown.height - turningPoint) < 1e-6)
    clock.advance(by: 1)
    #expect(listener.events.suffix(2) == ["unfolded 350", "unfold true"])
    #expect(listener.events.count == 5)
    #expect(shown == unfolded)
  }

  @Test("may be reverted by its delegate")
  func turnedRoundByListener() {
    var completions: [String] = []
    listener.whenFolding = { [listener] cell in
      listener.whenFolding = nil
      cell.unfold { completions.append("unfold \($0)") }
    }
    cell.fold { completions.append("fold \($0)") }
    #expect(completions == ["fold false", "unfold true"])
    #expect(!cell.folding && cell.frame == unfolded)
    #expect(listener.events == ["folding 350", "unfolding 350", "unfolded 350"])
  }

  @Test("is laid out in the middle without being disturbed")
  func laidOutOnTheWay() {
    clock.perform { cell.fold(animated: true) }
    clock.advance(by: 0.075)
    clock.perform {
      cell.updateLayout()
      parent.layoutIfNeeded()
    }
    #expect(abs(shown.height - 190) < 1e-6)
    #expect(body.frame == CGRect(x: 5, y: 30, width: 290, height: 315))
    clock.advance(by: 1)
    #expect(cell.frame.height == 30)
  }

  @Test("moves along what its listener changes")
  func listenerMovesAlong() {
    let neighbour = UIView(frame: CGRect(x: 0, y: 400, width: 10, height: 10))
    parent.addSubview(neighbour)
    listener.whenFolding = { _ in neighbour.frame.origin.y = 80 }
    clock.perform { cell.fold(animated: true) }
    clock.advance(by: 0.075)
    #expect(abs((neighbour.layer.presentation()?.frame.minY ?? 0) - 240) < 1e-6)
  }

  // MARK: Dragging

  @Test("is folded for a drag, and unfolded after it if it was before")
  func dragging() {
    let layout = StackLayout()
    #expect(cell.onBeginDragging(layout))
    #expect(cell.folding)
    #expect(cell.trackingPointFromCenter(layout) == .zero)
    cell.onEndDragging(layout, done: false)
    #expect(!cell.folding)
    cell.fold()
    #expect(cell.onBeginDragging(layout))
    cell.onEndDragging(layout, done: true)
    #expect(cell.folding)
  }

  @Test("is held by its label")
  func trackingPoint() {
    // The label's centre is 15 points below the cell's top, the cell's 175.
    #expect(cell.trackingPointFromCenter(StackLayout()) == CGPoint(x: 0, y: -160))
  }

  // MARK: Contents

  private final class Owner: AccordionCellLayoutDelegate {
    var sizes: [CGSize] = []
    var rects: [CGRect] = []
    func accordionCellContentsSizeChanged(_ cell: AccordionCellView, toSize size: CGSize) {
      sizes.append(size)
      cell.setUnfoldedSize(size)
    }
    func ensureRectVisible(_ cell: AccordionCellView, rect: CGRect) { rects.append(rect) }
  }

  @Test("forwards its layout's size to the delegate that lays it out")
  func forwardsFromLayouter() throws {
    let owner = Owner()
    cell.accordionDelegate = owner
    cell.removeBodyView()
    let stack = StackLayout()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    stack.addChild(child)
    try cell.setBodyLayouter(stack)
    cell.updateLayout()
    #expect(owner.sizes == [CGSize(width: 210, height: 95)])
    #expect(cell.frame.size == CGSize(width: 210, height: 95))
    stack.layoutDelegate?.ensureRectVisible(stack, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(owner.rects == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test(
    "asks for the size of what it can scroll, between limits",
    arguments: [
      (400, 435), (90, 135), (900, 535),
    ])
  func autoResizing(_ content: CGFloat, _ height: CGFloat) throws {
    let owner = Owner()
    let scrollView = UIScrollView()
    cell.removeBodyView()
    cell.accordionDelegate = owner
    try cell.setBodyView(scrollView)
    cell.updateLayout()
    scrollView.contentSize = CGSize(width: 10, height: content)
    #expect(owner.sizes.isEmpty)
    try cell.enableAutoResizing(true, minBodySize: 100, maxBodySize: 500)
    #expect(owner.sizes == [CGSize(width: 300, height: height)])
    #expect(scrollView.frame.height == height - 35)
    scrollView.contentSize.height = 200
    #expect(owner.sizes.last == CGSize(width: 300, height: 235))
    try cell.enableAutoResizing(false)
    scrollView.contentSize.height = 300
    #expect(owner.sizes.count == 2)
  }

  @Test("unfolds to the size that its contents requested while it was folded")
  func autoResizingWhileFolded() throws {
    let owner = Owner()
    let scrollView = UIScrollView()
    cell.removeBodyView()
    cell.accordionDelegate = owner
    try cell.setBodyView(scrollView)
    scrollView.contentSize.height = 315
    try cell.enableAutoResizing(true, minBodySize: 0, maxBodySize: 1000)
    cell.labelPos = .bottom
    cell.fold()
    scrollView.contentSize.height = 415
    #expect(cell.frame.height == 30)
    #expect(cell.bounds.insetBy(dx: 5, dy: 5) == label.frame)
    cell.unfold()
    #expect(cell.frame.size == CGSize(width: 300, height: 450))
  }

  @Test("says what is wrong with the sizes of a body")
  func autoResizingErrors() throws {
    #expect(throws: AccordionCellError.bodyDoesNotScroll(cell: "the AccordionCellView at index 0"))
    { try cell.enableAutoResizing(true, minBodySize: 0, maxBodySize: 100) }
    cell.removeBodyView()
    try cell.setBodyView(UIScrollView())
    for (minimum, maximum) in [(-1.0, 10.0), (0, 0), (20, 10)] {
      #expect(throws: AccordionCellError.self) {
        try cell.enableAutoResizing(
          true, minBodySize: minimum, maxBodySize: maximum)
      }
    }
  }
}
