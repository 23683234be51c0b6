import Testing

@testable import DesignedViews

@Suite("The designed look of dragging")
struct DragAppearanceTests {
  private let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  private func resolved(_ color: UIColor?, _ style: UIUserInterfaceStyle) throws -> CGColor {
    try #require(color).resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
  }

  @Test("lifts a view, and lightens it in the dark only, where its shadow is hardly seen")
  func standard() throws {
    let look = DragAppearance.standard
    #expect(look.scale > 1)
    let shadow = try #require(look.shadow)
    #expect(shadow.opacity > 0 && shadow.offset.height > 0)
    #expect(try resolved(look.sheen?.fill, .light).alpha == 0)
    #expect(try resolved(look.sheen?.fill, .dark).alpha > 0)
    for style in [UIUserInterfaceStyle.light, .dark] {
      #expect(try resolved(look.gap?.fill, style).alpha > 0)
    }
  }

  @Test("is half transparent and nothing else where it is plain")
  func plain() {
    #expect(DragAppearance.plain == DragAppearance(opacity: 0.5))
  }

  @Test("is that of a tab view's tabs")
  func tabs() throws {
    let view = DsTabView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(view)
    view.addTab("a", label: "A")
    window.layoutIfNeeded()
    try view.beginCustomize()
    #expect(view.tabBar.bar.dragSupport?.appearance == .standard)
  }

  @Test("dims a scroll button that leads nowhere and cannot be disabled")
  func scrollButton() {
    let view = DsTabView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    view.tabBar.addRightFuncButton(next, kind: .scrollNext)
    view.tabWidth = 60
    for key in ["a", "b", "c", "d"] { view.addTab(key, label: key) }
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(next.alpha == 1)
    view.tabBar.ensureTabVisible(view.tabs[3], animated: false)
    #expect(next.alpha == 0.5)
  }
}
