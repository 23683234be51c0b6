import Testing

@testable import Layouter

@Suite("Folding groups of a grid")
struct GridFoldingTests {
  private let grid = GridLayout()
  private let container = UIView()
  /// A cell, then two groups of two.
  private let views = (0..<7).map { _ in UIView() }
  private var first: UIView { views[1] }
  private var second: UIView { views[4] }

  init() throws {
    grid.parentView = container
    for (index, view) in views.enumerated() {
      try grid.addChild(
        view, unitX: 1, unitY: 1, style: index == 1 || index == 4 ? .separator : .normal)
    }
    grid.updateLayout()
  }

  private var order: [Int] {
    grid.children.map { cell in views.firstIndex { $0 === cell.view } ?? -1 }
  }

  @Test("takes the cells of a group out of the grid and hides their views")
  func folds() {
    #expect(grid.getSize() == CGSize(width: 100, height: 250))
    grid.foldGroup(first)
    #expect(order == [0, 1, 4, 5, 6])
    #expect(grid.isFolded(first))
    #expect(!grid.isFolded(second))
    #expect(views[2].isHidden && views[3].isHidden)
    #expect(views[2].alpha == 0)
    #expect(views[2].superview === container)
    #expect(second.frame == CGRect(x: 0, y: 100, width: 100, height: 50))
    #expect(grid.getSize() == CGSize(width: 100, height: 200))
  }

  @Test("puts the cells back behind their separator and shows their views")
  func unfolds() {
    grid.foldGroup(first)
    grid.unfoldGroup(first)
    #expect(order == [0, 1, 2, 3, 4, 5, 6])
    #expect(!grid.isFolded(first))
    #expect(!views[2].isHidden && !views[3].isHidden)
    #expect(views[3].alpha == 1)
    #expect(second.frame == CGRect(x: 0, y: 150, width: 100, height: 50))
  }

  @Test("toggles")
  func toggles() {
    grid.toggleGroupFolding(second)
    #expect(order == [0, 1, 2, 3, 4])
    grid.toggleGroupFolding(second)
    #expect(order == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("unfolds all groups at once")
  func unfoldsAll() {
    grid.foldGroup(first)
    grid.foldGroup(second)
    #expect(order == [0, 1, 4])
    grid.unfoldAllGroups()
    #expect(order == [0, 1, 2, 3, 4, 5, 6])
    grid.unfoldAllGroups()
    #expect(order == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("ignores views that are unknown, no separators, folded already or without a group")
  func ignores() throws {
    grid.foldGroup(UIView())
    grid.foldGroup(views[0])
    grid.unfoldGroup(first)
    #expect(order == [0, 1, 2, 3, 4, 5, 6])
    grid.foldGroup(first)
    grid.foldGroup(first)
    #expect(order == [0, 1, 4, 5, 6])
    let lonely = UIView()
    try grid.addChild(lonely, unitX: 1, unitY: 1, style: .separator)
    grid.foldGroup(lonely)
    #expect(!grid.isFolded(lonely))
  }

  @Test("reinserts a group before cells that were added behind its separator")
  func unfoldsBeforeNewcomers() throws {
    grid.foldGroup(first)
    let newcomer = UIView()
    try grid.insertChild(newcomer, unitX: 1, unitY: 1, before: second)
    grid.unfoldGroup(first)
    #expect(grid.indexOfChild(views[2]) == 2)
    #expect(grid.indexOfChild(newcomer) == 4)
  }

  @Test("does not reinsert a view that was added again")
  func keepsReaddedView() throws {
    grid.foldGroup(first)
    try grid.addChild(views[2], unitX: 1, unitY: 1)
    grid.unfoldGroup(first)
    #expect(order == [0, 1, 3, 4, 5, 6, 2])
  }

  @Test("takes a folded group along when its separator is removed")
  func removesGroup() {
    grid.foldGroup(first)
    grid.removeChild(first)
    #expect(order == [0, 4, 5, 6])
    #expect(views[2].superview == nil)
    #expect(views[5].superview === container)
  }

  @Test("folds and unfolds nothing while a cell is dragged")
  func waitsForDrag() {
    grid.foldGroup(second)
    grid.drag = LayoutDrag(cell: grid.children[0], info: DragInfo(pickedUpAt: 0))
    #expect(grid.dragging)
    grid.foldGroup(first)
    grid.unfoldGroup(second)
    #expect(order == [0, 1, 2, 3, 4])
  }

  @Test("fades views out in 0.2 seconds, and in after 0.3 more")
  func fades() {
    let clock = VirtualClock()
    clock.perform {
      grid.foldGroup(first)
      #expect(views[2].alpha == 0)
      #expect(!views[2].isHidden)
      clock.advance(by: 0.19)
      #expect(!views[2].isHidden)
      clock.advance(by: 0.02)
      #expect(views[2].isHidden)

      grid.unfoldGroup(first)
      #expect(!views[2].isHidden)
      clock.advance(by: 0.29)
      #expect(views[2].layer.presentation()?.opacity == 0)
      clock.advance(by: 0.11)
      #expect(views[2].layer.presentation().map { $0.opacity > 0 } == true)
      clock.advance(by: 0.11)
      #expect(views[2].alpha == 1)
      #expect(!views[2].isHidden)
    }
  }

  @Test("does not hide views that are unfolded before they have faded out")
  func unfoldsWhileFading() {
    let clock = VirtualClock()
    clock.perform {
      grid.foldGroup(first)
      clock.advance(by: 0.1)
      grid.unfoldGroup(first)
      clock.advance(by: 1)
      #expect(!views[2].isHidden)
      #expect(views[2].alpha == 1)
    }
  }
}
