import Testing

@testable import Layouter

@Suite("What dragging looks like") struct DragAppearanceTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let clock = VirtualClock()

  private func makeContainer(x: CGFloat = 0, _ layout: BaseLayout) -> UIView {
    let container = UIView(frame: CGRect(x: x, y: 0, width: 90, height: 200))
    page.addSubview(container)
    layout.parentView = container
    for _ in 0..<2 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      view.layer.cornerRadius = 7
      layout.addChild(view)
    }
    layout.updateLayout()
    return container
  }

  private func support(_ layout: BaseLayout) throws -> CellDragSupport {
    let container = makeContainer(layout)
    let support = CellDragSupport(baseView: container)
    support.strongLayouter = layout
    try support.beginCustomizing()
    return support
  }

  private func gap(in container: UIView?) -> DragGap? {
    container?.subviews.lazy.compactMap { $0 as? DragGap }.first
  }

  private var carrier: DragCarrier? {
    page.subviews.last?.subviews.lazy.compactMap { $0 as? DragCarrier }.first
  }

  @Test func liftedViewIsLargerAndCastsAShadow() throws {
    let support = try support(StackLayout())
    #expect(support.beginDrag(at: CGPoint(x: 45, y: 15), in: page))
    let carrier = try #require(carrier)
    #expect(carrier.transform == CGAffineTransform(scaleX: 1.03, y: 1.03))
    #expect(carrier.bounds.size == CGSize(width: 90, height: 30))
    #expect(carrier.layer.shadowOpacity > 0)
    #expect(carrier.layer.shadowOffset.height > 0)
  }

  @Test func liftedViewIsLighterInTheDarkOnly() throws {
    for style in [UIUserInterfaceStyle.light, .dark] {
      page.overrideUserInterfaceStyle = style
      let support = try support(StackLayout())
      #expect(support.beginDrag(at: CGPoint(x: 45, y: 15), in: page))
      let carrier = try #require(carrier)
      #expect(carrier.subviews.count == (style == .dark ? 2 : 1))
      if style == .dark {
        let sheen = try #require(carrier.subviews.last)
        #expect(sheen.frame == CGRect(x: 0, y: 0, width: 90, height: 30))
        #expect(sheen.layer.cornerRadius == 7)
        #expect(try #require(sheen.layer.borderColor).alpha > 0)
      }
      support.endCustomizing()
    }
  }

  @Test func gapIsBehindCellsThatMakeRoom() throws {
    let support = try support(StackLayout())
    #expect(support.beginDrag(at: CGPoint(x: 45, y: 15), in: page))
    support.moveDrag(to: CGPoint(x: 45, y: 50), in: page)
    let container = try #require(support.containerView)
    let gap = try #require(self.gap(in: container))
    #expect(container.subviews.first === gap)
    #expect(gap.frame == CGRect(x: 0, y: 30, width: 90, height: 30))
    #expect(gap.layer.cornerRadius == 7)
  }

  @Test func gapIsInFrontOfCellsThatStayWhereTheyAre() throws {
    let layout = RelativeLayout()
    layout.overallSize = CGSize(width: 90, height: 200)
    let support = try support(layout)
    // Both cells stand in the middle; the front one is lifted.
    #expect(support.beginDrag(at: CGPoint(x: 45, y: 100), in: page))
    support.moveDrag(to: CGPoint(x: 45, y: 120), in: page)
    let container = try #require(support.containerView)
    #expect(container.subviews.last === gap(in: container))
    #expect(gap(in: container)?.frame == CGRect(x: 0, y: 105, width: 90, height: 30))
  }

  @Test func gapIsWhereTheViewGoesBackToAfterACancel() throws {
    let (left, right) = (StackLayout(), StackLayout())
    let (leftView, rightView) = (makeContainer(left), makeContainer(x: 100, right))
    let support = CellDragSupportEx(baseView: page)
    try support.addSubLayouter(left, container: leftView)
    try support.addSubLayouter(right, container: rightView)
    try support.beginCustomizing()
    clock.perform {
      #expect(support.beginDrag(at: CGPoint(x: 45, y: 15), in: page))
      support.moveDrag(to: CGPoint(x: 145, y: 15), in: page)
    }
    clock.advance(by: 1)
    #expect(gap(in: rightView) != nil)
    clock.perform { support.cancelDrag() }
    #expect(gap(in: rightView) == nil)
    #expect(gap(in: leftView)?.frame == CGRect(x: 0, y: 0, width: 90, height: 30))
    clock.advance(by: 1)
    #expect(leftView.subviews.count == 2)
    #expect(rightView.subviews.count == 2)
  }

  /// Carries a red cell from the left of two clipping containers over the right one, which lies in
  /// front, and cancels.
  private func cancelOverRightContainer(
    afterScrollingBy offset: CGFloat = 0
  ) throws -> (support: BaseDragSupport, home: UIView, cell: UIView) {
    let (left, right) = (StackLayout(), StackLayout())
    let (leftView, rightView) = (makeContainer(left), makeContainer(x: 100, right))
    for container in [leftView, rightView] {
      container.clipsToBounds = true
      container.backgroundColor = .white
    }
    let cell = try #require(left.children.first?.view)
    cell.backgroundColor = .red
    let support = CellDragSupportEx(baseView: page)
    support.appearance = DragAppearance(scale: 1, opacity: 1)
    try support.addSubLayouter(left, container: leftView)
    try support.addSubLayouter(right, container: rightView)
    try support.beginCustomizing()
    clock.perform {
      #expect(support.beginDrag(at: CGPoint(x: 45, y: 15), in: page))
      support.moveDrag(to: CGPoint(x: 145, y: 15), in: page)
    }
    clock.advance(by: 1)
    leftView.bounds.origin.y = offset
    clock.perform { support.cancelDrag() }
    return (support, leftView, cell)
  }

  private func isRed(atX x: Int) throws -> Bool {
    try clock.perform { try UIViewRenderer(scale: 1).bitmap(of: page) }[x, 15] == 0xFFFF_0000
  }

  @Test func viewFliesHomeAboveEverything() throws {
    let (support, home, cell) = try cancelOverRightContainer()
    #expect(cell.superview === home)
    #expect(try isRed(atX: 145) && !isRed(atX: 95))
    clock.advance(by: 1)
    #expect(try isRed(atX: 45) && !isRed(atX: 145))
    #expect(home.subviews.first === cell && page.subviews.last === support.overlay)
  }

  @Test func viewWhoseHomeIsNotSeenFliesBehindItsEdges() throws {
    let (_, home, cell) = try cancelOverRightContainer(afterScrollingBy: 10)
    #expect(cell.superview === home)
    #expect(try !isRed(atX: 145))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func nothingIsLeftOfItOnceTheViewHasSettled(style: UIUserInterfaceStyle) throws {
    page.overrideUserInterfaceStyle = style
    let support = try support(StackLayout())
    let container = try #require(support.containerView)
    let view = try #require(support.layouter?.children.first?.view)
    clock.perform {
      #expect(support.beginDrag(at: CGPoint(x: 45, y: 15), in: page))
      support.moveDrag(to: CGPoint(x: 45, y: 50), in: page)
    }
    clock.advance(by: 1)
    clock.perform { support.drop() }
    #expect(container.subviews.count > 2)
    clock.advance(by: 1)
    #expect(container.subviews.count == 2)
    #expect(view.transform == .identity)
    #expect(view.alpha == 1)
    #expect(view.layer.shadowOpacity == 0)
  }

  @Test func plainAppearanceIsHalfTransparentAndNothingElse() throws {
    let support = try support(StackLayout())
    support.appearance = .plain
    #expect(support.beginDrag(at: CGPoint(x: 45, y: 15), in: page))
    let carrier = try #require(carrier)
    #expect(carrier.alpha == 0.5)
    #expect(carrier.frame.width == 90)
    #expect(carrier.layer.shadowOpacity == 0)
    #expect(gap(in: support.containerView) == nil)
  }

  /// A view that draws its round corners itself.
  private final class Pill: UIView, DraggableCell {
    var cornerRadiusWhileDragged: CGFloat? { 12 }
  }

  @Test func gapIsAsRoundAsWhatTheViewDraws() throws {
    let layout = StackLayout()
    let support = try support(layout)
    layout.insertChild(
      Pill(frame: CGRect(x: 0, y: 0, width: 90, height: 30)), before: layout.children.first?.view)
    layout.updateLayout()
    #expect(support.beginDrag(at: CGPoint(x: 45, y: 15), in: page))
    #expect(gap(in: support.containerView)?.layer.cornerRadius == 12)
  }
}
