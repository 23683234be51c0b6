import Testing

@testable import Layouter

@Suite("A ladder layout")
struct LadderLayoutTests {
  private func makeViews(_ sizes: [(CGFloat, CGFloat)]) -> [UIView] {
    sizes.map { UIView(frame: CGRect(x: 3, y: 4, width: $0.0, height: $0.1)) }
  }

  private func makeLadder(_ views: [UIView], width: CGFloat) -> LadderLayout {
    let ladder = LadderLayout()
    ladder.width = width
    for view in views { ladder.addChild(view) }
    return ladder
  }

  @Test("goes on to the right while there is room, and starts a row under everything else")
  func rows() {
    let views = makeViews([(40, 10), (50, 30), (20, 5), (30, 2)])
    let ladder = makeLadder(views, width: 100)
    ladder.updateLayout()
    #expect(
      views.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 40, y: 0, width: 50, height: 30),
        CGRect(x: 0, y: 30, width: 20, height: 5), CGRect(x: 20, y: 30, width: 30, height: 2),
      ])
    #expect(ladder.getSize() == CGSize(width: 100, height: 35))
  }

  @Test("fills a row to its very edge")
  func exactFit() {
    let views = makeViews([(60, 10), (40, 10), (0, 10)])
    makeLadder(views, width: 100).updateLayout()
    #expect(views.map(\.frame.minX) == [0, 60, 100])
    #expect(views.map(\.frame.minY) == [0, 0, 0])
  }

  @Test("gives a view that is too wide a row of its own")
  func wideView() {
    let views = makeViews([(10, 10), (120, 4), (10, 10)])
    let ladder = makeLadder(views, width: 100)
    ladder.updateLayout()
    #expect(
      views.map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 14),
      ])
    #expect(views[1].frame.width == 120)
    #expect(ladder.getSize() == CGSize(width: 100, height: 24))
  }

  @Test("leaves the first row to a view that is too wide, without a gap above")
  func wideFirstView() {
    let views = makeViews([(120, 4), (10, 10)])
    makeLadder(views, width: 100).updateLayout()
    #expect(views.map(\.frame.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 4)])
  }

  @Test("keeps margins and spacings free")
  func marginsAndSpacings() {
    let views = makeViews([(20, 10), (25, 20), (10, 5)])
    let ladder = makeLadder(views, width: 56)
    ladder.margin = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    ladder.cellSpacingHorz = 5
    ladder.cellSpacingVert = 7
    ladder.updateLayout()
    #expect(
      views.map(\.frame.origin) == [
        CGPoint(x: 2, y: 1), CGPoint(x: 27, y: 1), CGPoint(x: 2, y: 28),
      ])
    #expect(ladder.getSize() == CGSize(width: 56, height: 36))
    #expect(ladder.getContentRect() == CGRect(x: 2, y: 1, width: 50, height: 32))
  }

  @Test("leaves hidden views alone and closes their gap")
  func hiddenViews() {
    let views = makeViews([(20, 10), (25, 90), (10, 5)])
    views[1].isHidden = true
    let ladder = makeLadder(views, width: 100)
    ladder.updateLayout()
    #expect(views[1].frame.origin == CGPoint(x: 3, y: 4))
    #expect(views[2].frame.origin == CGPoint(x: 20, y: 0))
    #expect(ladder.getSize() == CGSize(width: 100, height: 10))
  }

  @Test("is one row of all views where no width is known")
  func noWidth() {
    let views = makeViews([(200, 10), (300, 20)])
    let ladder = makeLadder(views, width: -1)
    ladder.margin = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
    ladder.updateLayout()
    #expect(views.map(\.frame.minX) == [5, 205])
    #expect(ladder.getSize() == CGSize(width: 511, height: 20))
  }

  @Test("arranges a scroll view's new subviews, and gives it the content size")
  func scrollView() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let views = makeViews([(60, 10), (60, 80), (30, 20)])
    scrollView.layoutAndAddSubviews(views)
    #expect(scrollView.subviews == views)
    #expect(
      views.map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 60, y: 10),
      ])
    #expect(scrollView.contentSize == CGSize(width: 100, height: 90))
  }

  @Test("lays out again when the view that scrolls it gets another width")
  func rotation() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let host = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    host.strongLayouter = LadderLayout()
    let views = makeViews([(60, 10), (60, 10), (60, 10)])
    for view in views { host.addChild(view) }
    parent.addSubview(host)
    #expect(views.map(\.frame.minY) == [0, 10, 20])
    #expect(host.contentSize == CGSize(width: 100, height: 30))
    host.frame.size = CGSize(width: 200, height: 100)
    #expect(views.map(\.frame.minY) == [0, 0, 0])
    #expect(host.contentSize == CGSize(width: 200, height: 10))
  }

  @Test("lays out again when the plain view that holds it gets another width")
  func plainHost() {
    let host = SimpleLayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let ladder = LadderLayout()
    host.layouter = ladder
    ladder.margin.left = 10
    let views = makeViews([(60, 10), (40, 10)])
    for view in views { ladder.addChild(view) }
    #expect(host.sizeThatFits(.zero) == CGSize(width: 100, height: 20))
    host.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 10])
    host.frame.size.width = 110
    host.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 0])
  }

  @Test("is made by the name of the document, too")
  func documentedName() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let views = makeViews([(60, 10), (60, 10)])
    scrollView.layoutAndAddSubview(views)
    #expect(views.map(\.frame.minY) == [0, 10])
    #expect(scrollView.contentSize == CGSize(width: 100, height: 20))
  }
}
