import Testing

@testable import Layouter

@Suite("A layout in a layout")
struct NestedLayoutTests {
  /// A column of two rows; each row's view is fitted to the row, 10 points high at first.
  private struct Nest {
    let column = StackLayout(orientation: .vertical)
    let columnView = UIView()
    let rows = [StackLayout(orientation: .horizontal), StackLayout(orientation: .horizontal)]
    let rowViews = [UIView(), UIView()]
    let leaves = (0..<4).map { _ in
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    init() {
      column.parentView = columnView
      for (index, row) in rows.enumerated() {
        row.parentView = rowViews[index]
        row.fittedView = rowViews[index]
        for leaf in leaves[index * 2..<index * 2 + 2] { row.addChild(leaf) }
        column.addChild(rowViews[index])
      }
    }
  }

  @Test("gives its view its own size, and lays it out together with the outer one")
  func firstLayout() {
    let nest = Nest()
    #expect(nest.column.getSize() == CGSize(width: 40, height: 20))
    #expect(nest.rowViews[0].frame == .zero)
    #expect(nest.column.updateLayout())
    #expect(
      nest.rowViews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 0, y: 10, width: 40, height: 10),
      ])
    #expect(nest.leaves.map(\.frame.minX) == [0, 20, 0, 20])
    #expect(!nest.column.updateLayout())
  }

  @Test("invalidates the outer one when it changes")
  func marksUpwards() {
    let nest = Nest()
    nest.column.updateLayout()
    nest.leaves[1].frame.size = CGSize(width: 30, height: 25)
    nest.rows[0].requestRecalcLayout()
    #expect(nest.column.updateLayout())
    #expect(
      nest.rowViews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 25), CGRect(x: 0, y: 25, width: 40, height: 10),
      ])
    #expect(nest.column.getSize() == CGSize(width: 50, height: 35))
  }

  @Test("is not gone through where nothing is marked")
  func leavesOthersAlone() {
    let nest = Nest()
    nest.column.updateLayout()
    nest.leaves[3].frame.origin.x = 99
    nest.leaves[0].frame.size.height = 12
    nest.rows[0].requestRecalcLayout()
    nest.column.updateLayout()
    #expect(nest.leaves[3].frame.minX == 99)
    nest.rows[1].updateLayout()
    #expect(nest.leaves[3].frame.minX == 20)
  }

  @Test("is found whether it is fitted to its view before or after that becomes a child")
  func fittingLater() {
    let (outer, inner) = (StackLayout(), StackLayout())
    let (view, leaf) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)))
    outer.addChild(view)
    outer.updateLayout()
    inner.addChild(leaf)
    inner.fittedView = view
    outer.updateLayout()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 5, height: 6))
    inner.fittedView = nil
    leaf.frame.size.height = 60
    inner.requestRecalcLayout()
    outer.updateLayout()
    #expect(view.frame.height == 6)
  }

  @Test("gives the place up to the last layout that a view is fitted to")
  func fitsToTheLast() {
    let (first, second) = (StackLayout(), StackLayout())
    let view = UIView()
    first.fittedView = view
    second.margin.top = 8
    second.fittedView = view
    #expect(first.fittedView == nil)
    first.margin.top = 50
    first.updateLayout()
    second.updateLayout()
    #expect(view.frame.height == 8)
  }

  @Test("sizes a view that no layout holds, and leaves it where it is")
  func fitsFreeView() {
    let stack = StackLayout()
    let view = UIView(frame: CGRect(x: 7, y: 8, width: 1, height: 1))
    let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
    stack.margin.left = 10
    stack.fittedView = view
    stack.addChild(leaf)
    #expect(stack.updateLayout())
    #expect(view.frame == CGRect(x: 7, y: 8, width: 15, height: 6))
  }

  @Test("comes to an end where layouts hold one another in a circle")
  func circle() {
    let (first, second) = (StackLayout(), StackLayout())
    let (firstView, secondView) = (UIView(), UIView())
    first.margin.top = 1
    second.margin.top = 2
    first.fittedView = firstView
    second.fittedView = secondView
    first.addChild(secondView)
    second.addChild(firstView)
    var completions = 0
    first.updateLayout { _ in completions += 1 }
    second.updateLayout { _ in completions += 1 }
    #expect(completions == 2)
    #expect(!first.description.isEmpty)
  }

  @Test("is laid out for the width that the outer one gives its view")
  func ladderInStack() {
    let column = StackLayout(orientation: .vertical, alignment: .fill)
    column.fixedSideSize = 100
    let host = SimpleLayoutView()
    let ladder = LadderLayout()
    host.layouter = ladder
    ladder.fittedView = host
    let leaves = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10)) }
    for leaf in leaves { ladder.addChild(leaf) }
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let outerHost = SimpleLayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outerHost.layouter = column
    column.addChild(host)
    column.addChild(below)
    outerHost.layoutIfNeeded()
    #expect(host.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(leaves.map(\.frame.minY) == [0, 0, 10])
    #expect(below.frame.minY == 20)
  }

  @Test("in views: a card takes its width from the list, and its height from its labels")
  func cardInList() {
    let list = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    list.stackLayout.cellAlignment = .fill
    let card = SimpleStackLayoutView(orientation: .vertical, alignment: .fill)
    card.stackLayout.fittedView = card
    card.stackLayout.margin = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let labels = [20, 30].map { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: $0)) }
    for label in labels { card.addSubview(label) }
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    list.addChild(card)
    list.addChild(below)
    list.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(labels[1].frame == CGRect(x: 5, y: 25, width: 290, height: 30))
    #expect(below.frame.minY == 60)

    labels[0].frame.size.height = 40
    card.stackLayout.requestRecalcLayout()
    list.layoutIfNeeded()
    #expect(card.frame.height == 80)
    #expect(labels[1].frame.minY == 45)
    #expect(below.frame.minY == 80)
  }

  @Test("survives that views and layouts go in any order")
  func lifetimes() {
    let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
    let outer = StackLayout()
    do {
      let inner = StackLayout()
      let view = UIView()
      inner.addChild(leaf)
      inner.fittedView = view
      outer.addChild(view)
      outer.updateLayout()
      #expect(outer.getSize() == CGSize(width: 5, height: 6))
    }
    outer.requestRecalcLayout()
    #expect(outer.getSize() == .zero)

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    let inner = StackLayout()
    do {
      let shortLived = StackLayout()
      shortLived.addChild(view)
      shortLived.addChild(leaf)
      inner.fittedView = view
    }
    inner.margin.top = 9
    inner.updateLayout()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 9))
    leaf.frame.size.width = 1
    outer.addChild(leaf)
    #expect(outer.indexOfChild(leaf) == 0)
  }
}
