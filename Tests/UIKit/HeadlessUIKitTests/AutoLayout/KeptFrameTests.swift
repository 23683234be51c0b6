import HeadlessUIKit
import Testing

/// Views that constraints should place, but that no constraint is about.
@MainActor @Suite struct KeptFrameTests {
  /// A view of a natural size.
  private final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

  /// Adds a view next to one that constraints place.
  private func add(_ view: UIView) {
    let sibling = UIView()
    for view in [sibling, view] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      sibling.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      sibling.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      sibling.topAnchor.constraint(equalTo: window.topAnchor),
      sibling.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.layoutIfNeeded()
    #expect(sibling.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func aViewWithoutConstraintsKeepsItsFrame() {
    let view = UIView(frame: frame)
    add(view)
    #expect(view.frame == frame)
    view.frame.origin.x = 15
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 15, y: 20, width: 100, height: 50))
  }

  /// It is where the frame that was kept says.
  @Test func itsSubviewsArePlacedInIt() {
    let view = UIView(frame: CGRect(x: 10.5, y: 20, width: 100, height: 50))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.widthAnchor.constraint(equalToConstant: 8).isActive = true
    child.heightAnchor.constraint(equalToConstant: 9).isActive = true
    add(view)
    #expect(view.frame == CGRect(x: 10.5, y: 20, width: 100, height: 50))
    #expect(child.frame == CGRect(x: 0, y: 0, width: 8, height: 9))
  }

  @Test func oneConstraintDeterminesTheWholeFrame() {
    let view = UIView(frame: frame)
    add(view)
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 7).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 0, width: 0, height: 0))
  }

  @Test func aNaturalSizeIsAConstraint() {
    let view = Badge(frame: frame)
    add(view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }
}
