import Testing

@testable import Layouter

@Suite("A stack layout")
struct StackLayoutTests {
  private let a = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  private let b = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
  private let c = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 50))

  private func makeStack(
    _ orientation: Orientation = .vertical, _ alignment: AlignEx = .left
  ) -> StackLayout {
    let stack = StackLayout(orientation: orientation, alignment: alignment)
    stack.margin = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    stack.cellSpacing = 4
    for view in [a, b, c] { stack.addChild(view) }
    return stack
  }

  @Test("stacks downwards at the left")
  func stacksDownwardsAtTheLeft() {
    let stack = makeStack()
    stack.updateLayout()
    #expect(a.frame == CGRect(x: 10, y: 5, width: 100, height: 30))
    #expect(b.frame == CGRect(x: 10, y: 39, width: 60, height: 20))
    #expect(c.frame == CGRect(x: 10, y: 63, width: 80, height: 50))
    #expect(stack.getSize() == CGSize(width: 130, height: 128))
    #expect(stack.getContentRect() == CGRect(x: 10, y: 5, width: 100, height: 108))
  }

  @Test("centres narrower views")
  func centresNarrowerViews() {
    makeStack(.vertical, .center).updateLayout()
    #expect(a.frame == CGRect(x: 10, y: 5, width: 100, height: 30))
    #expect(b.frame == CGRect(x: 30, y: 39, width: 60, height: 20))
    #expect(c.frame == CGRect(x: 20, y: 63, width: 80, height: 50))
  }

  @Test("aligns narrower views at the far side")
  func alignsRight() {
    makeStack(.vertical, .right).updateLayout()
    #expect(a.frame == CGRect(x: 10, y: 5, width: 100, height: 30))
    #expect(b.frame == CGRect(x: 50, y: 39, width: 60, height: 20))
    #expect(c.frame == CGRect(x: 30, y: 63, width: 80, height: 50))
  }

  @Test("stretches views over the width")
  func stretchesViewsOverTheWidth() {
    makeStack(.vertical, .fill).updateLayout()
    #expect(a.frame == CGRect(x: 10, y: 5, width: 100, height: 30))
    #expect(b.frame == CGRect(x: 10, y: 39, width: 100, height: 20))
    #expect(c.frame == CGRect(x: 10, y: 63, width: 100, height: 50))
  }

  @Test("closes the gap of a hidden view and leaves its frame alone")
  func closesTheGapOfAHiddenViewAndLeavesItsFrameAlone() {
    let stack = makeStack()
    b.isHidden = true
    stack.updateLayout()
    #expect(a.frame == CGRect(x: 10, y: 5, width: 100, height: 30))
    #expect(c.frame == CGRect(x: 10, y: 39, width: 80, height: 50))
    #expect(stack.getSize() == CGSize(width: 130, height: 104))
    #expect(b.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test("gives a hidden view no say in the width")
  func ignoresAHiddenViewsWidth() {
    let stack = makeStack()
    a.isHidden = true
    stack.updateLayout()
    #expect(b.frame == CGRect(x: 10, y: 5, width: 60, height: 20))
    #expect(c.frame == CGRect(x: 10, y: 29, width: 80, height: 50))
    #expect(stack.getSize() == CGSize(width: 110, height: 94))
  }

  @Test("keeps both margins and its width when everything is hidden")
  func keepsBothMarginsAndItsWidthWhenEverythingIsHidden() {
    let stack = makeStack()
    for view in [a, b, c] { view.isHidden = true }
    stack.updateLayout()
    #expect(stack.getSize() == CGSize(width: 130, height: 20))
  }

  @Test("gives a spacer a place of its own")
  func givesASpacerAPlaceOfItsOwn() {
    let stack = StackLayout()
    stack.cellSpacing = 4
    stack.addChild(a)
    stack.addSpacer(12)
    stack.addChild(b)
    stack.updateLayout()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(stack.frameOfCell(at: 1) == CGRect(x: 0, y: 34, width: 12, height: 12))
    #expect(b.frame == CGRect(x: 0, y: 50, width: 60, height: 20))
    #expect(stack.getSize() == CGSize(width: 100, height: 70))
    #expect(stack.childCount == 3)
    #expect(stack.childAt(1) == nil)
  }

  private func makeFittedStack(_ length: CGFloat) -> (stack: StackLayout, views: [UIView]) {
    let stack = StackLayout(orientation: .vertical, alignment: .fill)
    stack.fitGrowingSideSize = length
    stack.cellSpacing = 10
    let views = [30, 20, 50].map { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: $0)) }
    for view in views { stack.addChild(view) }
    return (stack, views)
  }

  @Test("scales views so that they fill a length with their spacings")
  func scalesViewsSoThatTheyFillALengthWithTheirSpacings() {
    let (stack, views) = makeFittedStack(200)
    stack.updateLayout()
    #expect(
      views.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 54),
        CGRect(x: 0, y: 64, width: 100, height: 36),
        CGRect(x: 0, y: 110, width: 100, height: 90),
      ])
    #expect(stack.getSize() == CGSize(width: 100, height: 200))
  }

  @Test("changes nothing when it fits a second time")
  func changesNothingWhenItFitsASecondTime() {
    let (stack, views) = makeFittedStack(200)
    stack.updateLayout()
    stack.requestRecalcLayout()
    #expect(!stack.updateLayout())
    #expect(views.map(\.frame.height) == [54, 36, 90])
  }

  @Test("does not fit into less than the spacings")
  func doesNotFitIntoLessThanTheSpacings() {
    let (stack, views) = makeFittedStack(15)
    stack.updateLayout()
    #expect(views.map(\.frame.height) == [30, 20, 50])
    #expect(stack.getSize() == CGSize(width: 100, height: 120))
  }

  @Test("stacks sideways, centred")
  func stacksSidewaysCentred() {
    let stack = makeStack(.horizontal, .center)
    stack.updateLayout()
    #expect(a.frame == CGRect(x: 10, y: 15, width: 100, height: 30))
    #expect(b.frame == CGRect(x: 114, y: 20, width: 60, height: 20))
    #expect(c.frame == CGRect(x: 178, y: 5, width: 80, height: 50))
    #expect(stack.getSize() == CGSize(width: 278, height: 70))
  }

  @Test("finds the cell at a point")
  func findsTheCellAtAPoint() {
    let stack = makeStack()
    stack.updateLayout()
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { stack.hitTest(CGPoint(x: x, y: y))?.view }
    #expect(hit(50, 34.9) === a)
    #expect(hit(50, 35) === b)
    #expect(hit(50, 37) === b)
    #expect(hit(110, 20) === a)
    #expect(hit(110.1, 20) == nil)
    #expect(hit(50, 113) == nil)
    #expect(hit(9, 20) == nil)
  }

  @Test("finds a spacer's cell, which has no view")
  func hitsSpacer() {
    let stack = StackLayout()
    stack.addChild(a)
    stack.addSpacer(10)
    stack.addChild(b)
    let cell = stack.hitTest(CGPoint(x: 50, y: 35))
    #expect(cell === stack.children[1])
    #expect(cell?.view == nil)
  }

  @Test(
    "drops a dragged view behind the cells whose middle the pointer has passed",
    arguments: [(48, 0), (49, 1), (60, 1), (1000, 2)])
  func dropsADraggedViewBehindTheCellsWhoseMiddleThePointerHasPassed(y: CGFloat, index: Int) {
    let stack = makeStack()
    #expect(stack.dropIndex(at: CGPoint(x: 50, y: y), dragging: a) == index)
  }

  @Test("does not count a hidden view when it looks for the place of a drop")
  func dropIndexSkipsHidden() {
    let stack = makeStack()
    b.isHidden = true
    // C now starts at 39, its middle is at 64. Behind C is index 2 of A's successors.
    #expect(stack.dropIndex(at: CGPoint(x: 50, y: 63), dragging: a) == 0)
    #expect(stack.dropIndex(at: CGPoint(x: 50, y: 64), dragging: a) == 2)
  }

  @Test("takes a fixed size of 0 at its word")
  func takesAFixedSizeOf0AtItsWord() {
    let stack = makeStack()
    stack.fixedSideSize = 0
    stack.updateLayout()
    #expect([a, b, c].map(\.frame.width) == [0, 0, 0])
    #expect(stack.getSize() == CGSize(width: 30, height: 128))
  }

  @Test("is as wide as its only view")
  func isAsWideAsItsOnlyView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stack = StackLayout(orientation: .vertical, alignment: .center)
    stack.margin.left = 7
    stack.addChild(view)
    stack.updateLayout()
    #expect(view.frame == CGRect(x: 7, y: 0, width: 10, height: 10))
    #expect(stack.getSize() == CGSize(width: 17, height: 10))
  }

  @Test("overlaps views with a negative spacing")
  func negativeSpacing() {
    let stack = makeStack()
    stack.cellSpacing = -2
    stack.updateLayout()
    #expect([a, b, c].map(\.frame.minY) == [5, 33, 51])
    #expect(stack.getSize().height == 116)
  }

  @Test("scales views that are narrower than the stack, too")
  func fitsNarrowViews() {
    let stack = StackLayout(orientation: .vertical, alignment: .left)
    stack.fitGrowingSideSize = 100
    stack.addChild(a)
    stack.addChild(b)
    stack.updateLayout()
    // 30 + 20 come to 100: twice the height each, whatever the widths.
    #expect(a.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(b.frame == CGRect(x: 0, y: 60, width: 60, height: 40))
  }

  @Test("leaves hidden views out of the fit")
  func fitSkipsHidden() {
    let (stack, views) = makeFittedStack(120)
    views[1].isHidden = true
    stack.updateLayout()
    // 30 + 50 and one spacing of 10 come to 120: a ratio of 110 / 80.
    #expect(views[0].frame.height == 41.25)
    #expect(views[1].frame.height == 20)
    #expect(views[2].frame == CGRect(x: 0, y: 51.25, width: 100, height: 68.75))
  }

  @Test("fits spacers once: a second fit changes nothing")
  func fitsSpacersOnce() {
    let stack = StackLayout()
    stack.fitGrowingSideSize = 100
    stack.addChild(a)
    stack.addSpacer(10)
    stack.addChild(UIView())
    stack.updateLayout()
    #expect(a.frame.height == 75)
    #expect(stack.frameOfCell(at: 1)?.height == 25)
    stack.requestRecalcLayout()
    #expect(!stack.updateLayout())
    #expect(stack.frameOfCell(at: 1)?.height == 25)
  }

  @Test("keeps a spacer's length when the orientation changes")
  func spacerKeepsItsLength() {
    let stack = StackLayout(orientation: .vertical, alignment: .fill)
    let views = [100, 100].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 30)) }
    stack.addChild(views[0])
    stack.addSpacer(12)
    stack.addChild(views[1])
    stack.updateLayout()
    #expect(stack.frameOfCell(at: 1) == CGRect(x: 0, y: 30, width: 100, height: 12))
    stack.orientation = .horizontal
    stack.updateLayout()
    #expect(views[1].frame.minX == 112)
    #expect(stack.frameOfCell(at: 1) == CGRect(x: 100, y: 0, width: 12, height: 30))
  }

  @Test("asks its delegate for sizes everywhere: width, length and fit")
  func sizeDelegate() {
    final class Sizes: StackLayoutCellSizeDelegate {
      func cellSize(of view: UIView) -> CGSize { CGSize(width: 40, height: 10) }
    }
    let sizes = Sizes()
    let stack = StackLayout()
    stack.getCellSizeDelegate = sizes
    stack.fitGrowingSideSize = 40
    stack.addChild(a)
    stack.addChild(b)
    stack.updateLayout()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(b.frame == CGRect(x: 0, y: 20, width: 40, height: 20))
    #expect(stack.getSize() == CGSize(width: 40, height: 40))
    withExtendedLifetime(sizes) {}
  }

  @Test("takes a size below zero, or that is no number, for none")
  func impossibleSizes() {
    final class Sizes: StackLayoutCellSizeDelegate {
      func cellSize(of view: UIView) -> CGSize { CGSize(width: -40, height: CGFloat.nan) }
    }
    let sizes = Sizes()
    let stack = StackLayout()
    stack.getCellSizeDelegate = sizes
    stack.addChild(a)
    stack.addChild(b)
    stack.updateLayout()
    stack.requestRecalcLayout()
    #expect(!stack.updateLayout())
    #expect(b.frame == .zero)
    #expect(stack.getSize() == .zero)
    withExtendedLifetime(sizes) {}
  }

  @Test("gives an empty stack its margins, and a fixed size if it has one")
  func emptyStack() {
    let stack = StackLayout()
    stack.margin = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.getSize() == CGSize(width: 6, height: 4))
    stack.fixedSideSize = 50
    #expect(stack.getSize() == CGSize(width: 56, height: 4))
  }

  @Test("settles: laying out twice moves nothing", arguments: AlignEx.allCases)
  func isIdempotent(alignment: AlignEx) {
    for orientation in Orientation.allCases {
      for fit in [-1, 37.3, 211.7] as [CGFloat] {
        let stack = StackLayout(orientation: orientation, alignment: alignment)
        stack.cellSpacing = 1.1
        stack.fitGrowingSideSize = fit
        for size in [(10.1, 20.3), (33.3, 7.7), (0, 5), (12.9, 0.4)] {
          stack.addChild(UIView(frame: CGRect(x: 0, y: 0, width: size.0, height: size.1)))
          stack.addSpacer(2.3)
        }
        let views = stack.children.compactMap(\.view)
        stack.updateLayout()
        stack.requestRecalcLayout()
        #expect(!stack.updateLayout())
        withExtendedLifetime(views) {}
      }
    }
  }

  // MARK: Mirrored

  @Test("runs from right to left if it is mirrored, with its margins exchanged")
  func mirrored() {
    let views = [10, 20, 30].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 10)) }
    let stack = StackLayout(orientation: .horizontal)
    stack.isMirrored = true
    stack.cellSpacing = 5
    stack.margin = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 7)
    for view in views { stack.addChild(view) }
    stack.updateLayout()
    // 3 + 30 + 5 + 20 + 5 + 10 + 7 = 80
    #expect(stack.getSize().width == 80)
    #expect(views.map(\.frame.minX) == [63, 38, 3])
    func hit(_ x: CGFloat) -> UIView? { stack.hitTest(CGPoint(x: x, y: 5))?.view }
    #expect(hit(72.9) === views[0] && hit(64) === views[0])
    // A spacing belongs to the cell after it, here on its left.
    #expect(hit(62) === views[1] && hit(4) === views[2])
    #expect(hit(2.9) == nil && hit(73.1) == nil)
    // Left of the middle of the second view, and of the third one.
    #expect(stack.dropIndex(at: CGPoint(x: 47, y: 5), dragging: views[0]) == 1)
    #expect(stack.dropIndex(at: CGPoint(x: 10, y: 5), dragging: views[0]) == 2)
  }
}
