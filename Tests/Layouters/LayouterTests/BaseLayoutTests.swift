import Testing

@testable import Layouter

@Suite("Every layout")
struct BaseLayoutTests {
  private final class Listener: LayoutDelegate {
    var sizes: [CGSize] = []
    var frames: [CGRect] = []
    weak var watched: UIView?

    func contentSizeChanged(_ layout: BaseLayout, size: CGSize) {
      sizes.append(size)
      if let watched { frames.append(watched.frame) }
    }
  }

  private func makeView(_ width: CGFloat = 10, _ height: CGFloat = 10) -> UIView {
    UIView(frame: CGRect(x: 1, y: 1, width: width, height: height))
  }

  // MARK: Completion

  @Test("calls a completion once, also without cells")
  func completesWithoutCells() {
    var results: [Bool] = []
    #expect(!StackLayout().updateLayout(animated: true) { results.append($0) })
    #expect(results == [false])
  }

  @Test("calls a completion once with spacers and several views, with the final result")
  func completesOnce() {
    let stack = StackLayout()
    let views = [makeView(), makeView()]
    stack.addSpacer(3)
    for view in views { stack.addChild(view) }
    stack.addSpacer(3)
    var results: [Bool] = []
    stack.updateLayout { results.append($0) }
    stack.updateLayout { results.append($0) }
    #expect(results == [true, false])
  }

  @Test("reports its size after all frames are set and before the completion")
  func callbackOrder() {
    let stack = StackLayout()
    let (first, last) = (makeView(), makeView())
    stack.addChild(first)
    stack.addChild(last)
    let listener = Listener()
    listener.watched = last
    stack.layoutDelegate = listener
    var sizesAtCompletion: [CGSize] = []
    stack.updateLayout(animated: true) { _ in sizesAtCompletion = listener.sizes }
    #expect(listener.frames == [CGRect(x: 0, y: 10, width: 10, height: 10)])
    #expect(sizesAtCompletion == [CGSize(width: 10, height: 20)])
  }

  // MARK: Content size

  @Test("reports only a different size, including one from a changed margin")
  func reportsChangedSizes() {
    let stack = StackLayout()
    let view = makeView()
    stack.addChild(view)
    let listener = Listener()
    stack.layoutDelegate = listener
    stack.updateLayout()
    stack.cellAlignment = .center
    stack.updateLayout()
    stack.margin.bottom = 5
    stack.updateLayout()
    #expect(listener.sizes == [CGSize(width: 10, height: 10), CGSize(width: 10, height: 15)])
  }

  @Test("keeps a changed size for a delegate that comes later")
  func keepsUnreportedSize() {
    let stack = StackLayout()
    let view = makeView()
    stack.addChild(view)
    stack.updateLayout()
    let listener = Listener()
    stack.layoutDelegate = listener
    stack.updateLayout()
    #expect(listener.sizes == [CGSize(width: 10, height: 10)])
  }

  @Test("reports the remaining size when the last child is removed")
  func reportsEmptySize() {
    let stack = StackLayout()
    let view = makeView()
    stack.addChild(view)
    stack.updateLayout()
    let listener = Listener()
    stack.layoutDelegate = listener
    stack.updateLayout()
    stack.removeAllChildren()
    stack.updateLayout()
    #expect(listener.sizes.last == .zero)
  }

  @Test("answers for sizes without moving anything")
  func asksWithoutMoving() {
    let stack = StackLayout()
    let view = makeView()
    stack.addChild(view)
    #expect(stack.getSize() == CGSize(width: 10, height: 10))
    #expect(view.frame.origin == CGPoint(x: 1, y: 1))
  }

  @Test("takes another size of a child up when asked to calculate, and undoes it otherwise")
  func recalculatesOnRequest() {
    let stack = StackLayout()
    let (first, last) = (makeView(), makeView())
    stack.addChild(first)
    stack.addChild(last)
    stack.updateLayout()
    first.frame.size.height = 30
    stack.updateLayout()
    #expect(first.frame.height == 10)
    first.frame.size.height = 30
    stack.requestRecalcLayout()
    stack.updateLayout()
    #expect(first.frame.height == 30)
    #expect(last.frame.minY == 30)
  }

  // MARK: Children

  @Test("inserts before a sibling, and at the end before a stranger")
  func insertion() {
    let stack = StackLayout()
    let (a, b, c, stranger) = (makeView(), makeView(), makeView(), makeView())
    stack.addChild(a)
    stack.insertChild(b, before: a)
    stack.insertChild(c, before: stranger)
    #expect([a, b, c].map { stack.indexOfChild($0) } == [1, 0, 2])
    #expect(stack.indexOfChild(stranger) == -1)
    #expect(stack.indexOfChild(nil) == -1)
    #expect(stack.childAt(2) === c)
    #expect(stack.childAt(3) == nil)
    #expect(stack.childAt(-1) == nil)
  }

  @Test("takes a view once")
  func ignoresDuplicates() {
    let stack = StackLayout()
    let view = makeView()
    stack.addChild(view)
    stack.addChild(view)
    stack.insertChild(view, before: view)
    #expect(stack.childCount == 1)
  }

  @Test("keeps the view tree in step if it knows the parent")
  func maintainsParent() {
    let parent = UIView()
    let stack = StackLayout()
    let (a, b) = (makeView(), makeView())
    stack.addChild(a)
    #expect(a.superview == nil)
    stack.parentView = parent
    stack.insertChild(b, before: a)
    #expect(b.superview === parent)
    stack.removeChild(b)
    #expect(b.superview == nil)
    #expect(stack.childCount == 1)
  }

  @Test("moves a cell to another place, and says whether that is another order")
  func movesCells() {
    let stack = StackLayout()
    let views = [makeView(), makeView(), makeView()]
    for view in views { stack.addChild(view) }
    #expect(stack.moveChild(views[0], to: 2))
    #expect(views.map { stack.indexOfChild($0) } == [2, 0, 1])
    #expect(stack.moveChild(views[0], to: 0))
    #expect(!stack.moveChild(views[0], to: 0))
    #expect(!stack.moveChild(views[2], to: 7))
    #expect(!stack.moveChild(UIView(), to: 0))
    #expect(views.map { stack.indexOfChild($0) } == [0, 1, 2])
  }

  @Test("knows each margin by its name")
  func margins() {
    let stack = StackLayout()
    stack.marginLeft = 1
    stack.marginTop = 2
    stack.marginRight = 3
    stack.marginBottom = 4
    #expect(stack.margin == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(stack.getSize() == CGSize(width: 4, height: 6))
    stack.margin.left = 9
    #expect(stack.marginLeft == 9)
  }

  @Test("is numbered within its tree of layouts, whatever other trees there are")
  func names() {
    let (first, second) = (StackLayout(), StackLayout())
    #expect(first.description == "StackLayout (1) of 0 cells")
    #expect(second.name == "(1)")
    let (outer, inner, view) = (StackLayout(), LadderLayout(), UIView())
    inner.fittedView = view
    outer.addChild(view)
    #expect(inner.description == "LadderLayout (1) of 0 cells")
    #expect(outer.name == "(2)")
    #expect(inner.name == "(1)")
    outer.name = "page"
    #expect(outer.description == "StackLayout page of 1 cells")
  }

  @Test("lets its own axis be dragged along, and views but no spacers")
  func draggability() {
    let stack = StackLayout(orientation: .horizontal)
    stack.addChild(makeView())
    let view = makeView()
    stack.addChild(view)
    stack.addSpacer(4)
    #expect(stack.draggableOrientation == .horizontal)
    #expect(LadderLayout().draggableOrientation == [.vertical, .horizontal])
    #expect(stack.children.map(\.isDraggable) == [false, true, false])
    #expect(!stack.dragging)
  }

  @Test("asks a predicate about spacers, too")
  func findsViews() {
    let stack = StackLayout()
    let view = makeView()
    stack.addSpacer(1)
    stack.addChild(view)
    var seen: [UIView?] = []
    let found = stack.findView { candidate in
      seen.append(candidate)
      return candidate != nil
    }
    #expect(found === view)
    #expect(seen.count == 2)
    #expect(seen.first == .some(nil))
  }

  @Test("does not keep its views alive, and drops the cells of those that are gone")
  func dropsLostViews() {
    let stack = StackLayout()
    let kept = makeView()
    do {
      let lost = makeView(50, 50)
      stack.addChild(lost)
      stack.addChild(kept)
      #expect(stack.getSize() == CGSize(width: 50, height: 60))
    }
    stack.requestRecalcLayout()
    stack.updateLayout()
    #expect(kept.frame.origin == .zero)
    #expect(stack.childCount == 1)
  }

  @Test("keeps a place free for a reserved cell, once")
  func reservesCell() {
    let stack = StackLayout()
    let (a, b) = (makeView(), makeView())
    stack.addChild(a)
    stack.addChild(b)
    var completions = 0
    stack.updateLayoutWithReservingCell(
      a, at: CGRect(x: 0, y: 0, width: 10, height: 40)
    ) { _ in completions += 1 }
    #expect(a.frame == CGRect(x: 1, y: 1, width: 10, height: 10))
    #expect(b.frame.minY == 40)
    #expect(completions == 1)
    stack.updateLayout()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(b.frame.minY == 10)
  }

  @Test("passes the customizing mode on to children that take part in dragging")
  func forwardsCustomizing() {
    final class Cell: UIView, DraggableCell {
      var events: [String] = []
      func onBeginCustomizing(_ layout: BaseLayout) { events.append("begin") }
      func onEndCustomizing(_ layout: BaseLayout) { events.append("end") }
    }
    let stack = StackLayout()
    let cell = Cell()
    let plain = UIView()
    stack.addChild(plain)
    stack.addChild(cell)
    stack.onBeginCustomizing()
    stack.onEndCustomizing()
    #expect(cell.events == ["begin", "end"])
  }
}
