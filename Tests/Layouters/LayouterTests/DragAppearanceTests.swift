import Testing

@testable import Layouter

extension DragAppearance {
  /// Larger, above a shadow and a gap, lighter in the dark.
  fileprivate static let lifted = DragAppearance(
    scale: 1.25,
    shadow: Shadow(color: .black, opacity: 0.5, radius: 4, offset: CGSize(width: 0, height: 6)),
    sheen: Sheen(
      fill: UIColor(light: .clear, dark: .white), borderColor: UIColor(light: .clear, dark: .white),
      borderWidth: 1),
    gap: Gap(fill: .gray, borderColor: .black, borderWidth: 1, cornerRadius: 4), duration: 0.15)
}

@Suite("What dragging looks like") struct DragAppearanceTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let clock = VirtualClock()

  private func makeContainer(_ layout: BaseLayout) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 200))
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
    support.appearance = .lifted
    try support.beginCustomizing()
    return support
  }

  @Test func byDefaultADraggedViewLooksAsAtRest() throws {
    let support = try support(StackLayout())
    support.appearance = CellDragSupport().appearance
    #expect(support.beginDrag(at: CGPoint(x: 45, y: 15), in: page))
    let carrier = try #require(carrier)
    #expect(carrier.transform == .identity)
    #expect(carrier.alpha == 1)
    #expect(carrier.layer.shadowOpacity == 0)
    #expect(carrier.subviews.count == 1)
    #expect(gap(in: support.containerView) == nil)
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
    #expect(carrier.transform == CGAffineTransform(scaleX: 1.25, y: 1.25))
    #expect(carrier.bounds.size == CGSize(width: 90, height: 30))
    #expect(carrier.layer.shadowOpacity == 0.5)
    #expect(carrier.layer.shadowOffset == CGSize(width: 0, height: 6))
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

  @Test func gapIsBehindCellsThatMoveAside() throws {
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
    // Both cells are in the middle; the front one is lifted.
    #expect(support.beginDrag(at: CGPoint(x: 45, y: 100), in: page))
    support.moveDrag(to: CGPoint(x: 45, y: 120), in: page)
    let container = try #require(support.containerView)
    #expect(container.subviews.last === gap(in: container))
    #expect(gap(in: container)?.frame == CGRect(x: 0, y: 105, width: 90, height: 30))
  }

  @Test func gapIsWhereTheViewReturnsAfterACancel() throws {
    let pair = try TwoTileStacks(2, 2)
    pair.support.appearance = .lifted
    clock.perform {
      #expect(pair.support.beginDrag(at: CGPoint(x: 50, y: 10)))
      pair.support.moveDrag(to: CGPoint(x: 250, y: 10))
    }
    clock.advance(by: 1)
    #expect(gap(in: pair.right.container) != nil)
    clock.perform { pair.support.cancelDrag() }
    #expect(gap(in: pair.right.container) == nil)
    #expect(gap(in: pair.left.container)?.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    clock.advance(by: 1)
    #expect(pair.left.container.subviews.count == 2)
    #expect(pair.right.container.subviews.count == 2)
  }

  /// Carries the left one's first tile, which is red, over the right one, which lies in front, and
  /// cancels. Both clip.
  ///
  /// - Parameter offset: how far the left one is scrolled in the meantime.
  private func cancelOverRight(of pair: TwoTileStacks, scrollingBy offset: CGFloat = 0) {
    for container in [pair.left.container, pair.right.container] {
      container.clipsToBounds = true
      container.backgroundColor = .white
    }
    pair.left.tiles[0].backgroundColor = .red
    pair.support.appearance = DragAppearance(scale: 1, opacity: 1)
    clock.perform {
      #expect(pair.support.beginDrag(at: CGPoint(x: 50, y: 10)))
      pair.support.moveDrag(to: CGPoint(x: 250, y: 10))
    }
    clock.advance(by: 1)
    pair.left.container.bounds.origin.y = offset
    clock.perform { pair.support.cancelDrag() }
  }

  private func isRed(atX x: Int, in pair: TwoTileStacks) throws -> Bool {
    try clock.perform { try UIViewRenderer(scale: 1).bitmap(of: pair.root) }[x, 10] == 0xFFFF_0000
  }

  @Test func viewFliesHomeAboveEverything() throws {
    let pair = try TwoTileStacks(2, 2)
    cancelOverRight(of: pair)
    #expect(pair.left.tiles[0].superview === pair.left.container)
    #expect(try isRed(atX: 250, in: pair) && !isRed(atX: 50, in: pair))
    clock.advance(by: 1)
    #expect(try isRed(atX: 50, in: pair) && !isRed(atX: 250, in: pair))
    #expect(pair.left.container.subviews == pair.left.tiles)
    #expect(pair.root.subviews.last === pair.support.overlay)
  }

  @Test func viewWhoseHomeIsNotSeenFliesBehindItsEdges() throws {
    let pair = try TwoTileStacks(2, 2)
    cancelOverRight(of: pair, scrollingBy: 10)
    #expect(pair.left.tiles[0].superview === pair.left.container)
    #expect(try !isRed(atX: 250, in: pair))
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

  @Test func halfTransparentAppearanceIsNothingElse() throws {
    let support = try support(StackLayout())
    support.appearance = DragAppearance(opacity: 0.5)
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
