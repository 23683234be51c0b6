import HeadlessUIKit
import StandardViews
import Testing
import ViewTestSupport

/// Constraints retain neither views nor guides, and nothing retains removed ones.
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

  @Test func aBaselineMovesOnWhenTheTextThatGaveItIsDeallocated() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let stack = UIStackView(arrangedSubviews: [Block("upper", width: 40, height: 30)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    root.add(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    do {
      let lower = Block("lower", width: 40, height: 20)
      lower.baselines = .edges(firstFromTop: 0, lastFromBottom: 5)
      stack.addArrangedSubview(lower)
      root.layoutIfNeeded()
      // The lower view ends 5 points below its baseline, which is at 100.
      #expect(stack.frame == CGRect(x: 0, y: 55, width: 40, height: 50))
      lower.removeFromSuperview()
    }
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 70, width: 40, height: 30))
  }

  @Test func aConstraintSurvivesTheRemovalOfTheTextThatGaveItsBaseline() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = Box("box", width: 40, height: 30)
    root.add(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    do {
      let text = Block("text", width: 40, height: 20)
      text.baselines = .edges(firstFromTop: 0, lastFromBottom: 5)
      box.add(text)
      text.pinToCorner()
      root.layoutIfNeeded()
      // The text fills 20 points at the top, of which 15 are above its baseline.
      #expect(box.frame == CGRect(x: 0, y: 85, width: 40, height: 30))
      text.removeFromSuperview()
    }
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 70, width: 40, height: 30))
  }

  @Test func anExercisedViewCanBeRemovedAndDeallocated() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (box, rest) = (Block("box", width: 40, height: 30), Block("rest", width: 10, height: 10))
    root.add(box, rest)
    rest.pinToCorner()
    do {
      let open = Block("open", width: 10, height: 10)
      box.add(open)
      box.pinToCorner()
      root.layoutIfNeeded()
      open.exerciseAmbiguityInLayout()
      root.layoutIfNeeded()
      #expect(open.frame.origin == CGPoint(x: 100, y: 100))
      box.removeFromSuperview()
    }
    rest.exerciseAmbiguityInLayout()
    #expect(root.layoutReport().ambiguities == [])
    root.layoutIfNeeded()
    #expect(rest.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}

/// A block whose last baseline is its first subview's, if it has one.
private final class Box: UIView {
  let natural: CGSize

  init(_ id: String, width: CGFloat, height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = id
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
  override var forLastBaselineLayout: UIView { subviews.first ?? self }
}
