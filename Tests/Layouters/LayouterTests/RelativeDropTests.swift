import TestSupport
import Testing

@testable import Layouter

@Suite("Dropping a view into a relative layout")
struct RelativeDropTests {
  /// Content (10,20,300,200).
  private let layout = RelativeLayout()
  private let item = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 16))

  init() {
    layout.overallSize = CGSize(width: 300, height: 200)
    layout.margin = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    layout.addChild(item)
  }

  private func drop(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    layout.dropChild(item, at: CGRect(x: x, y: y, width: 40, height: 16))
    layout.updateLayout()
    return item.frame
  }

  @Test("keeps a dropped view where it was dropped")
  func keepsADroppedViewWhereItWasDropped() throws {
    #expect(drop(57, 88) == CGRect(x: 57, y: 88, width: 40, height: 16))
    let info = try #require(layout.layoutInfoOfView(item))
    #expect(info.left.rule == .parent)
    #expect(info.left.distance == 47)
    #expect(info.right.rule == .free)
    #expect(info.horz.rule == .noSize)
    #expect(info.top.rule == .parent)
    #expect(info.top.distance == 68)
    #expect(info.bottom.rule == .free)
    #expect(info.vert.rule == .noSize)
  }

  @Test("ignores views that are no children")
  func ignoresStrangers() {
    let stranger = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    layout.dropChild(stranger, at: .zero)
    layout.updateLayout()
    #expect(layout.childCount == 1)
    #expect(stranger.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("attaches a view to an edge of the area no further than 8 points away")
  func attaches() {
    #expect(drop(18, 28).origin == CGPoint(x: 10, y: 20))
    #expect(drop(18.5, 28.5).origin == CGPoint(x: 18.5, y: 28.5))
    #expect(drop(2, 12).origin == CGPoint(x: 10, y: 20))
    #expect(drop(262, 196).origin == CGPoint(x: 270, y: 204))
    layout.overallSize = CGSize(width: 400, height: 100)
    layout.updateLayout()
    // At the end it stays at the end when the area gets another size.
    #expect(item.frame.origin == CGPoint(x: 370, y: 104))
  }

  @Test("attaches a view as wide as the area to the nearer edge, and keeps its width")
  func attachesWide() {
    item.frame.size.width = 296
    layout.dropChild(item, at: CGRect(x: 13, y: 88, width: 296, height: 16))
    layout.updateLayout()
    #expect(item.frame == CGRect(x: 14, y: 88, width: 296, height: 16))
  }

  @Test("leaves a view that is dropped outside of the area there, unless it must be inside")
  func inBounds() {
    #expect(drop(-50, 300).origin == CGPoint(x: -50, y: 300))
    layout.ddRule = .inBounds
    #expect(drop(-50, 300).origin == CGPoint(x: 10, y: 204))
    item.frame.size.width = 500
    layout.dropChild(item, at: CGRect(x: 40, y: 88, width: 500, height: 16))
    layout.updateLayout()
    #expect(item.frame.origin == CGPoint(x: 10, y: 88))
  }

  @Test("snaps to a grid from the corner of the area on, but to an edge nearby first")
  func snaps() {
    layout.ddGridX = 20
    layout.ddGridY = 50
    #expect(drop(59, 88).origin == CGPoint(x: 50, y: 70))
    #expect(drop(60, 95).origin == CGPoint(x: 70, y: 120))
    #expect(drop(265, 88).origin == CGPoint(x: 270, y: 70))
    layout.ddRule = .inBounds
    layout.ddGridX = 150
    // The next column is 300, where there is no room.
    #expect(drop(250, 88).origin == CGPoint(x: 270, y: 70))
  }

  @Test("pushes siblings the shortest way out of a dropped view's way, and those in theirs")
  func vacates() {
    func add(_ x: CGFloat, _ y: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      layout.addChild(
        view, info: .init(horz: .noSize, left: .parent(x), vert: .noSize, top: .parent(y)))
      return view
    }
    let (pushed, inItsWay, far) = (add(120, 100), add(165, 100), add(20, 20))
    layout.ddRule = .vacate
    layout.dropChild(item, at: CGRect(x: 100, y: 130, width: 40, height: 16))
    layout.updateLayout()
    #expect(item.frame == CGRect(x: 100, y: 130, width: 40, height: 16))
    // 10 points to the right, where 5 of them are taken.
    #expect(pushed.frame == CGRect(x: 140, y: 120, width: 40, height: 40))
    #expect(inItsWay.frame == CGRect(x: 180, y: 120, width: 40, height: 40))
    #expect(far.frame == CGRect(x: 30, y: 40, width: 40, height: 40))
  }

  @Test("leaves siblings alone that are overlapped, without the rule")
  func doesNotVacate() {
    let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    layout.addChild(sibling)
    layout.updateLayout()
    let frame = sibling.frame
    _ = drop(frame.minX, frame.minY)
    #expect(sibling.frame == frame)
  }

  @Test("pushes a sibling another way rather than out of the area")
  func vacatesInBounds() {
    var drop = RelativeDrop(area: CGRect(x: 0, y: 0, width: 100, height: 100))
    let sibling = CGRect(x: 70, y: 40, width: 30, height: 30)
    let dropped = CGRect(x: 50, y: 45, width: 30, height: 30)
    #expect(
      drop.place(for: sibling, besides: [dropped])
        == CGRect(x: 80, y: 40, width: 30, height: 30))
    drop.rule = .inBounds
    #expect(
      drop.place(for: sibling, besides: [dropped])
        == CGRect(x: 70, y: 15, width: 30, height: 30))
    #expect(drop.place(for: sibling, besides: [CGRect(x: 0, y: 0, width: 70, height: 100)]) == nil)
  }

  @Test("never leaves two views in each other's way that were pushed", arguments: 0..<30)
  func vacatesAll(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let views = (0..<12).map { _ in
      UIView(
        frame: CGRect(
          x: 0, y: 0, width: CGFloat(Int.random(in: 10...60, using: &generator)),
          height: CGFloat(Int.random(in: 10...60, using: &generator))))
    }
    var placed: [CGRect] = []
    let free = RelativeDrop(area: layout.getContentRect())
    for view in views {
      // Somewhere where nothing is yet.
      let wanted = CGRect(
        origin: CGPoint(
          x: CGFloat(Int.random(in: 10...300, using: &generator)),
          y: CGFloat(Int.random(in: 20...200, using: &generator))), size: view.frame.size)
      let frame = free.place(for: wanted, besides: placed) ?? wanted
      placed.append(frame)
      layout.addChild(
        view,
        info: .init(
          horz: .noSize, left: .parent(frame.minX - 10), vert: .noSize,
          top: .parent(frame.minY - 20)))
    }
    layout.ddRule = .vacate
    _ = drop(100, 100)
    let frames = [item.frame] + views.map(\.frame)
    for (index, frame) in frames.enumerated() {
      for other in frames[..<index] { #expect(!frame.overlaps(other)) }
    }
  }
}
