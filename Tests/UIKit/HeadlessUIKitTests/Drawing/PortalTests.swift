import HeadlessUIKit
import Testing

/// Pictures of ten pixels in a row: a window of a clipping box at the left, with a red view of two
/// points in it, and a portal.
@Suite struct Portals {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
  private let view = UIView(frame: CGRect(x: 1, y: 0, width: 2, height: 1))

  init() {
    box.clipsToBounds = true
    view.backgroundColor = .red
    root.addSubview(box)
    box.addSubview(view)
  }

  private func makePortal(x: CGFloat) -> PortalView {
    let portal = PortalView(of: view)
    portal.frame.origin.x = x
    root.addSubview(portal)
    return portal
  }

  /// The red pixels, as `..##......`.
  private func picture() throws -> String {
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: root)
    return String((0..<10).map { bitmap[$0, 0] == 0xFFFF_0000 ? "#" : "." })
  }

  @Test func aViewIsSeenInItsPortalInsteadOfAtItsPlace() throws {
    #expect(try picture() == ".##.......")
    let portal = makePortal(x: 7)
    #expect(try picture() == ".......##.")
    portal.frame.origin.x = 3
    #expect(try picture() == "...##.....")
    portal.removeFromSuperview()
    #expect(try picture() == ".##.......")
  }

  @Test func aPortalShowsTheViewAsItIsNow() throws {
    _ = makePortal(x: 5)
    view.backgroundColor = nil
    let part = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
    part.backgroundColor = .red
    view.addSubview(part)
    #expect(try picture() == "......#...")
  }

  @Test func aPortalEndsWhenItsViewMovesElsewhere() throws {
    _ = makePortal(x: 7)
    view.removeFromSuperview()
    #expect(try picture() == "..........")
    root.addSubview(view)
    #expect(try picture() == ".##.......")
  }

  @Test func aReleasedPortalLeavesTheViewInPlace() throws {
    makePortal(x: 7).removeFromSuperview()
    #expect(try picture() == ".##.......")
  }

  @Test func touchesReachTheViewAtItsPlace() {
    let portal = makePortal(x: 7)
    #expect(root.hitTest(CGPoint(x: 1.5, y: 0.5), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 7.5, y: 0.5), with: nil) === root)
    #expect(portal.viewNode().type == "UIView")
  }
}
