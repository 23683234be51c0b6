import HeadlessUIKit
import Testing

/// Constraints keep neither views nor guides, and nothing keeps what is gone.
@Suite struct LifetimesOfConstraints {
  private final class Watched {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  @Test func aTreeIsReleasedWithAllObjectsOfItsLayout() {
    var watched: [Watched] = []
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let (outer, label, guide) = (UIView(), UILabel(), UILayoutGuide())
      outer.translatesAutoresizingMaskIntoConstraints = false
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "text"
      root.add(outer)
      outer.add(label)
      outer.addLayoutGuide(guide)
      outer.pinToEdges()
      let constraints = [
        label.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
        label.lastBaselineAnchor.constraint(equalTo: guide.topAnchor),
        guide.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
      ]
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      _ = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      watched = ([root, outer, label, guide, root.safeAreaLayoutGuide] + constraints).map(
        Watched.init)
    }
    #expect(watched.indices.filter { watched[$0].object != nil } == [])
  }

  @Test func whatOutlivesItsSuperviewCanBeLaidOutElsewhere() {
    let (box, inner) = (Block("box"), Block("inner", width: 10, height: 10))
    box.add(inner)
    inner.pinToEdges(inset: 3)
    var constraint: NSLayoutConstraint?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      root.add(box)
      box.pinToEdges(inset: 10)
      let width = box.widthAnchor.constraint(equalTo: root.widthAnchor)
      width.isActive = true
      root.layoutIfNeeded()
      constraint = width
    }
    #expect(box.superview == nil)
    #expect(constraint?.isActive == false)
    #expect(constraint?.owner == nil)
    #expect(constraint?.secondItem == nil)
    box.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 16, height: 16))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.add(box)
    box.pinToCorner()
    other.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 16, height: 16))
    #expect(inner.frame == CGRect(x: 3, y: 3, width: 10, height: 10))
    #expect(other.layoutReport().isEmpty)
    constraint?.isActive = true
    #expect(
      other.layoutReport().errors
        == [.missingItem(constraint: "<Block:box>.width == <nothing>.width @required")])
  }

  @Test func aConstraintKeepsNeitherItem() {
    let box = Block("box")
    var other: UIView? = UIView()
    let watched = Watched(other as AnyObject)
    let constraint = NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: other, attribute: .width,
      multiplier: 1, constant: 0)
    other = nil
    #expect(watched.object == nil)
    #expect(constraint.firstItem === box)
    #expect(constraint.secondItem == nil)
  }
}
