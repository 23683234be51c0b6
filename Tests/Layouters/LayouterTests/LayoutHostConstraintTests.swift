import Testing

@testable import Layouter

private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@Suite("A view with a layouter that constraints place")
struct LayoutHostConstraintTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  /// A view with tiles of 76 by 40 in two columns, with gaps of 8: 160 points wide.
  private func pad(_ count: Int) -> (view: UIView, grid: GridLayout) {
    let (view, grid) = (UIView(), GridLayout())
    grid.parentView = view
    grid.fittedView = view
    grid.cellSize = CGSize(width: 76, height: 40)
    (grid.cellSpacingHorz, grid.cellSpacingVert) = (8, 8)
    for _ in 0..<count { grid.addChild(UIView()) }
    return (view, grid)
  }

  private func place(_ view: UIView, in superview: UIView? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? page).addSubview(view)
  }

  private func layOut() { page.layoutIfNeeded() }

  @Test("has the layouter's size as its intrinsic size")
  func intrinsicSize() {
    let (view, grid) = pad(4)
    #expect(view.intrinsicContentSize == CGSize(width: 160, height: 88))
    grid.addChild(UIView())
    #expect(view.intrinsicContentSize == CGSize(width: 160, height: 136))
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  /// Two rows of 40 with a gap of 8 end at 180, so they start at 92; the view above ends 12 points above.
  @Test("keeps required constraints, and gives its height to its neighbours")
  func requiredConstraints() {
    let (view, grid) = pad(4)
    let total = UILabel()
    place(view)
    place(total)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
      page.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: total.bottomAnchor, constant: 12),
      total.centerXAnchor.constraint(equalTo: page.centerXAnchor),
    ])
    layOut()
    #expect(view.frame == CGRect(x: 20, y: 92, width: 160, height: 88))
    #expect(total.frame.maxY == 80)
    #expect(page.layoutReport().isEmpty)
    // An update of the layouter does not resize it.
    grid.updateLayout()
    #expect(view.frame == CGRect(x: 20, y: 92, width: 160, height: 88))
    #expect(view.subviews.map(\.frame.minX) == [0, 84, 0, 84])

    grid.removeChild(view.subviews[0])
    grid.removeChild(view.subviews[0])
    layOut()
    #expect(view.frame == CGRect(x: 20, y: 140, width: 160, height: 40))
    #expect(total.frame.maxY == 128)
  }

  @Test("keeps a size that constraints demand, and an update of the layouter does not change it")
  func demandedSize() {
    let (view, grid) = pad(2)
    place(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 190),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    layOut()
    grid.requestRecalcLayout()
    grid.updateLayout()
    layOut()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 190, height: 30))
  }

  @Test("is resized by the layouter as before where its frame is given")
  func givenFrame() {
    let (view, grid) = pad(4)
    view.frame.origin = CGPoint(x: 3, y: 4)
    page.addSubview(view)
    grid.updateLayout()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 160, height: 88))
  }

  @Test("follows its superview by its autoresizing mask")
  func autoresizing() {
    let view = SimpleLayoutView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.layouter = StackLayout()
    view.layouter?.addChild(box(10, 10))
    page.addSubview(view)
    layOut()
    page.frame.size = CGSize(width: 150, height: 120)
    layOut()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 120))
  }

  @Test("is measured by systemLayoutSizeFitting")
  func fittingSize() {
    let (view, grid) = pad(4)
    defer { withExtendedLifetime(grid) {} }
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 160, height: 88))
  }

  @Test("is arranged by a stack view in its size")
  func stackView() {
    let (view, grid) = pad(4)
    let (above, below) = (UIView(), UIView())
    for other in [above, below] {
      other.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    let stack = UIStackView(arrangedSubviews: [above, view, below])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 5
    place(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      stack.topAnchor.constraint(equalTo: page.topAnchor),
    ])
    layOut()
    #expect(view.frame == CGRect(x: 0, y: 15, width: 160, height: 88))
    #expect(below.frame.minY == 108)
    #expect(stack.frame.size == CGSize(width: 160, height: 118))
    grid.cellSize.height = 50
    layOut()
    #expect(stack.frame.size == CGSize(width: 160, height: 138))
  }

  @Test("gives a scroll view its content's size, and a scroll view with a layouter has none")
  func scrollView() {
    let (view, grid) = pad(12)
    defer { withExtendedLifetime(grid) {} }
    let scroll = UIScrollView(frame: page.bounds)
    page.addSubview(scroll)
    place(view, in: scroll)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 4),
      view.trailingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -4),
      view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
    layOut()
    // Six rows: 6 * 40 + 5 * 8.
    #expect(scroll.contentSize == CGSize(width: 168, height: 280))
    #expect(view.frame == CGRect(x: 4, y: 0, width: 160, height: 280))

    let list = StackView()
    list.addChild(box(50, 500))
    #expect(list.intrinsicContentSize == CGSize(width: -1, height: -1))
    list.stackLayout.fittedView = list
    #expect(list.intrinsicContentSize == CGSize(width: 50, height: 500))
  }

  @Test("shares its size with constraints on its other subviews")
  func constraintsInside() {
    let (view, grid) = pad(2)
    defer { withExtendedLifetime(grid) {} }
    let badge = UIView()
    place(view)
    place(badge, in: view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 12),
      badge.heightAnchor.constraint(equalToConstant: 12),
      badge.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      badge.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    layOut()
    #expect(view.frame.size == CGSize(width: 160, height: 40))
    #expect(badge.frame == CGRect(x: 148, y: 28, width: 12, height: 12))
  }

  @Test(
    "nested in another layouter counts with its own layouter's size, and changes reach the constraints"
  )
  func nested() {
    let (inner, grid) = pad(2)
    let (outer, column) = (UIView(), StackLayout())
    column.parentView = outer
    column.margin = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    column.addChild(box(10, 20))
    column.addChild(inner)
    place(outer)
    NSLayoutConstraint.activate([
      outer.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      outer.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])
    layOut()
    #expect(outer.frame == CGRect(x: 34, y: 136, width: 166, height: 64))
    grid.addChild(UIView())
    layOut()
    #expect(outer.frame == CGRect(x: 34, y: 88, width: 166, height: 112))
  }

  // MARK: Layouters

  @Test(
    "wraps a ladder in the width that constraints give it",
    arguments: [(200, 20), (90, 41), (50, 62)])
  func ladder(width: Int, height: Int) {
    let (view, ladder) = (SimpleLayoutView(), LadderLayout())
    view.layouter = ladder
    ladder.cellSpacingVert = 1
    let below = UIView()
    for _ in 0..<3 { ladder.addChild(box(45, 20)) }
    place(view)
    place(below)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor),
      view.widthAnchor.constraint(equalToConstant: CGFloat(width)),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    layOut()
    #expect(view.frame.size == CGSize(width: width, height: height))
    #expect(below.frame.minY == CGFloat(height))
    #expect(ladder.getSize().height == CGFloat(height))
  }

  /// Three boxes of a third of a point more than 45 and two gaps of 0.1 need 136.2 points: 136.5 at 2x.
  @Test("has a ladder's single row as its natural width", arguments: [1, 2, 3] as [CGFloat])
  func ladderInOneRow(scale: CGFloat) {
    UITraitCollection(traitsFrom: [.standard, UITraitCollection(displayScale: scale)])
      .performAsCurrent {
        let (view, ladder) = (SimpleLayoutView(), LadderLayout())
        view.layouter = ladder
        ladder.cellSpacingHorz = 0.1
        for _ in 0..<3 { ladder.addChild(box(45 + 1 / 3, 20)) }
        place(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 0.7),
          view.topAnchor.constraint(equalTo: page.topAnchor, constant: 0.7),
        ])
        layOut()
        let widths: [CGFloat: CGFloat] = [1: 137, 2: 136.5, 3: 409 / 3]
        #expect(abs(view.frame.width - widths[scale, default: 0]) < 1e-9)
        #expect(view.frame.height == 20)
        #expect(Set(view.subviews.map(\.frame.minY)) == [0])
      }
  }

  @Test("has the width of a stack's widest view also after the stack had its own")
  func stackInItsWidth() {
    let view = SimpleStackLayoutView(orientation: .vertical, alignment: .center)
    for width in [30, 50] { view.addSubview(box(CGFloat(width), 10)) }
    place(view)
    let width = view.widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor), width,
    ])
    layOut()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 120, height: 20))
    #expect(view.subviews.map(\.frame.minX) == [45, 35])
    width.isActive = false
    layOut()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(view.subviews.map(\.frame.minX) == [10, 0])
  }

  @Test(
    "has no intrinsic size along a stack that fills it, and for rules that refer to its own size")
  func noSizeOfItsOwn() {
    let stack = SimpleStackLayoutView(orientation: .vertical, alignment: .left)
    stack.stackLayout.fitGrowingSideSize = 1
    stack.addSubview(box(30, 10))
    #expect(stack.intrinsicContentSize == CGSize(width: 30, height: -1))

    let (view, rules) = (SimpleLayoutView(), RelativeLayout())
    view.layouter = rules
    rules.addChild(box(30, 10))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    rules.margin = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    rules.overallSize = CGSize(width: 40, height: 50)
    #expect(view.intrinsicContentSize == CGSize(width: 42, height: 52))
  }

  @Test(
    "rounds a fractional size up to pixels",
    arguments: [(1, 21), (2, 20.5), (3, 61 / 3)] as [(CGFloat, CGFloat)])
  func roundedUp(scale: CGFloat, width: CGFloat) {
    UITraitCollection(traitsFrom: [.standard, UITraitCollection(displayScale: scale)])
      .performAsCurrent {
        let (view, stack) = (UIView(), StackLayout())
        stack.parentView = view
        stack.addChild(box(20.3, 10))
        #expect(abs(view.intrinsicContentSize.width - width) < 1e-9)
      }
  }

  @Test("has no size of a layouter that is gone or removed")
  func removed() {
    let view = UIView()
    var stack: StackLayout? = StackLayout()
    stack?.parentView = view
    stack?.addChild(box(20, 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    stack = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    let host = SimpleLayoutView()
    host.layouter = GridLayout()
    host.layouter = nil
    #expect(host.intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
