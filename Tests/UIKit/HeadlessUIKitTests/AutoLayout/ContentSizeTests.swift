import HeadlessUIKit
import StandardViews
import Testing
import ViewTestSupport

@Suite struct IntrinsicSizes {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let one = Block("one", width: 30, height: 10)
  let two = Block("two", width: 40, height: 10)

  /// The widths of two views in a row that fills the root.
  private func row() -> [CGFloat] {
    if one.superview == nil {
      root.add(one, two)
      NSLayoutConstraint.activate([
        one.leftAnchor.constraint(equalTo: root.leftAnchor),
        two.leftAnchor.constraint(equalTo: one.rightAnchor),
        two.rightAnchor.constraint(equalTo: root.rightAnchor),
      ])
    }
    root.layoutIfNeeded()
    return [one.frame.width, two.frame.width]
  }

  @Test func theViewThatHugsLessGrows() {
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(row() == [30, 70])
    two.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    #expect(row() == [60, 40])
  }

  @Test func theViewThatResistsLessShrinks() {
    root.frame.size.width = 50
    one.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    #expect(row() == [10, 40])
    two.setContentCompressionResistancePriority(UILayoutPriority(748), for: .horizontal)
    #expect(row() == [30, 20])
  }

  @Test func anInvalidatedSizeIsReadAgain() {
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(row() == [30, 70])
    one.natural.width = 45
    #expect(row() == [45, 55])
    one.natural.width = UIView.noIntrinsicMetric
    #expect(row() == [60, 40])
  }

  @Test func aConstraintWinsOverWhatIsWeaker() {
    one.widthAnchor.constraint(equalToConstant: 33).isActive = true
    #expect(row() == [33, 67])
    let wish = two.widthAnchor.constraint(equalToConstant: 10)
    wish.priority = UILayoutPriority(500)
    wish.isActive = true
    #expect(row() == [33, 67])
  }

  /// Interface Builder stores such frames for image views whose content size is required.
  @Test func anExplicitSizeWinsOverARequiredIntrinsicSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let picture = Block("picture", width: 263, height: 54)
    root.add(picture)
    picture.pinToCorner()
    for axis in NSLayoutConstraint.Axis.allCases {
      picture.setContentHuggingPriority(.required, for: axis)
      picture.setContentCompressionResistancePriority(.required, for: axis)
    }
    root.layoutIfNeeded()
    #expect(picture.frame.size == CGSize(width: 263, height: 54))
    let width = picture.widthAnchor.constraint(equalToConstant: 176)
    let height = picture.heightAnchor.constraint(equalToConstant: 36)
    NSLayoutConstraint.activate([width, height])
    root.layoutIfNeeded()
    #expect(picture.frame.size == CGSize(width: 176, height: 36))
    width.priority = .defaultHigh
    root.layoutIfNeeded()
    #expect(picture.frame.size == CGSize(width: 263, height: 36))
    width.priority = .required
    height.isActive = false
    root.layoutIfNeeded()
    #expect(picture.frame.size == CGSize(width: 176, height: 54))
  }

  @Test func anExplicitSizeThatWasThereFirstWinsToo() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let picture = Block("picture", width: 40, height: 20)
    root.add(picture)
    picture.pinToCorner()
    picture.widthAnchor.constraint(equalToConstant: 16).isActive = true
    root.layoutIfNeeded()
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(picture.frame.size == CGSize(width: 16, height: 20))
  }

  @Test func aRequiredAspectRatioWinsOverARequiredIntrinsicSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let picture = Block("picture", width: 40, height: 20)
    root.add(picture)
    picture.pinToCorner()
    for axis in NSLayoutConstraint.Axis.allCases {
      picture.setContentCompressionResistancePriority(.required, for: axis)
    }
    picture.heightAnchor.constraint(equalToConstant: 10).isActive = true
    picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 3).isActive = true
    root.layoutIfNeeded()
    #expect(picture.frame.size == CGSize(width: 30, height: 10))
  }

  @Test func aLabelHasTheSizeOfItsText() {
    let label = UILabel()
    label.font = UIFont(.blocks(size: 10))
    label.text = "abcde"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.add(label)
    label.pinToCorner()
    root.layoutIfNeeded()
    // Each character is 0.6 em wide.
    #expect(label.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    label.text = "abc"
    root.layoutIfNeeded()
    #expect(label.frame.width == 18)
  }

  @Test func aWrappingLabelHasTheHeightOfItsTextInItsWidth() {
    let (label, below) = (UILabel(), Block("below", width: 5, height: 5))
    label.font = UIFont(.blocks(size: 10))
    label.text = "abcd efgh ijkl"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.add(label, below)
    label.pinToCorner()
    let right = label.rightAnchor.constraint(equalTo: root.rightAnchor)
    right.isActive = true
    below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    // 84 points fit into 100.
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(below.frame.minY == 13)
    right.constant = -35
    root.layoutIfNeeded()
    // Two words are 54 points, in 65.
    #expect(label.frame == CGRect(x: 0, y: 0, width: 65, height: 20))
    #expect(below.frame.minY == 23)
    right.constant = -70
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
    label.text = "abcd"
    root.layoutIfNeeded()
    #expect(label.frame.height == 10)
  }

  @Test func aLabelWithAPreferredWidthWrapsAtIt() {
    let label = UILabel()
    label.font = UIFont(.blocks(size: 10))
    label.text = "abcd efgh"
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 40
    label.translatesAutoresizingMaskIntoConstraints = false
    root.add(label)
    label.pinToCorner()
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 24, height: 20))
  }

  @Test func aPictureViewHasTheSizeOfItsPicture() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 7))
    let view = UIImageView(image: renderer.image { _ in })
    view.translatesAutoresizingMaskIntoConstraints = false
    root.add(view)
    view.pinToCorner()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 7))
  }

  // MARK: Fitting

  /// A card of 10 points around a label of three words.
  private func card() -> (UIView, UILabel) {
    let (card, label) = (UIView(), UILabel())
    label.font = UIFont(.blocks(size: 10))
    label.text = "abcd efgh ijkl"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    card.add(label)
    label.pinToEdges(inset: 10)
    return (card, label)
  }

  @Test func theSmallestSizeIsThatOfTheContent() {
    let (card, _) = card()
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 104, height: 30))
  }

  @Test func theHeightFollowsARequiredWidth() {
    let (card, label) = card()
    func height(_ width: CGFloat) -> CGSize {
      card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    // 60 points hold two words, 40 hold one.
    #expect(height(80) == CGSize(width: 80, height: 40))
    #expect(height(60) == CGSize(width: 60, height: 50))
    label.text = "ab"
    #expect(height(60) == CGSize(width: 60, height: 30))
    #expect(card.frame == .zero)
  }

  @Test func aLabelFitsItselfToAWidth() {
    let (_, label) = card()
    // 60 points hold two words, and 84 all three.
    #expect(
      label.systemLayoutSizeFitting(
        CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 60, height: 20))
    #expect(
      label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 84, height: 10))
  }

  @Test func labelsThatShareARowWrapAtTheirShares() {
    let labels = ["abcd efgh", "ab cd ef gh"].map { text in
      let label = UILabel()
      label.font = UIFont(.blocks(size: 10))
      label.text = text
      label.numberOfLines = 0
      return label
    }
    let row = UIStackView(arrangedSubviews: labels)
    row.distribution = .fillEqually
    row.alignment = .top
    let column = UIStackView(arrangedSubviews: [row, one])
    column.axis = .vertical
    column.spacing = 5
    func height(_ width: CGFloat) -> CGFloat {
      column.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    // Of 60 points each label has 30: "abcd" and "efgh", and "ab cd" and "ef gh". 10 for the block and
    // 5 between.
    #expect(height(60) == 35)
    // In 15 the second one has four lines of 12 points.
    #expect(height(30) == 55)
    #expect(height(140) == 25)
    root.add(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    column.pinToCorner()
    column.widthAnchor.constraint(equalToConstant: 60).isActive = true
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.height) == [20, 20])
    #expect(one.frame.minY == 25)
  }

  @Test func theLargestSizeIsWhatConstraintsAllow() {
    let view = UIView()
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 70).isActive = true
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 70, height: 10_000))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test func askingForASizeChangesNothing() {
    #expect(row() == [60, 40] || row() == [30, 70])
    let before = row()
    _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    one.natural.width = 31
    one.natural.width = 30
    #expect(row() == before)
  }

  @Test func aRootThatConstraintsSizeTakesTheirSize() {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 55).isActive = true
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 55, height: 10))
  }

  /// A view that is drawn by itself, for example.
  @Test func aRootKeepsItsSizeAgainstItsContent() {
    let (view, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), UILabel())
    view.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = String(repeating: "word ", count: 20)
    label.numberOfLines = 0
    view.add(label)
    label.pinToEdges()
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(label.frame == view.bounds)
    view.frame.size.width = 140
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 140, height: 60))
  }

  /// A root that has never got a size takes the size of its content, also when the content changes.
  @Test func aRootWithoutASizeTakesThatOfItsContent() {
    let (view, box) = (UIView(), Block("box", width: 30, height: 20))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.add(box)
    box.pinToEdges(inset: 5)
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 40, height: 30))
    box.natural.width = 50
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 60, height: 30))
    // Under other traits the tree is solved from scratch.
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    large.performAsCurrent {
      box.natural.width = 20
      view.layoutIfNeeded()
    }
    #expect(view.bounds.size == CGSize(width: 30, height: 30))
  }
}
