import HeadlessUIKit
import StandardViews
import Testing
import ViewTestSupport

/// Of required constraints that contradict each other the newest holds, and the last of the others is broken.
@Suite struct BrokenConstraints {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let box = Block("box")

  init() {
    root.add(box)
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
  }

  private enum Rule {
    case left(CGFloat)
    case right(CGFloat)
    case width(CGFloat)
    case share(CGFloat)
    case atLeast(CGFloat)
    case atMost(CGFloat)

    func constraint(of box: UIView, in root: UIView) -> NSLayoutConstraint {
      switch self {
      case .left(let inset): box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: inset)
      case .right(let inset):
        box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -inset)
      case .width(let width): box.widthAnchor.constraint(equalToConstant: width)
      case .share(let share):
        box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: share)
      case .atLeast(let width): box.widthAnchor.constraint(greaterThanOrEqualToConstant: width)
      case .atMost(let width): box.widthAnchor.constraint(lessThanOrEqualToConstant: width)
      }
    }
  }

  @Test(
    arguments: [
      ([.left(0), .width(40), .share(0.8)], [0, 240]),
      ([.left(0), .share(0.8), .width(40)], [0, 40]),
      // A third one breaks the one that has held against the first.
      ([.left(0), .width(10), .width(20), .width(30)], [0, 30]),
      ([.left(0), .width(30), .width(20), .width(10)], [0, 10]),
      // The right edge is the last before the width.
      ([.left(10), .right(10), .width(100)], [10, 100]),
      ([.right(10), .left(10), .width(100)], [190, 100]),
      ([.left(10), .width(100), .right(10)], [10, 280]),
      // A constant between two inequalities contradicts neither.
      ([.left(0), .atLeast(60), .atMost(50)], [0, 50]),
      ([.left(0), .atMost(50), .atLeast(60)], [0, 60]),
      ([.left(0), .atLeast(40), .atMost(60), .width(50)], [0, 50]),
      ([.left(0), .atLeast(40), .atMost(60), .width(80)], [0, 80]),
    ] as [([Rule], [CGFloat])])
  private func theNewestHolds(_ rules: [Rule], _ expected: [CGFloat]) {
    for rule in rules { rule.constraint(of: box, in: root).isActive = true }
    root.layoutIfNeeded()
    #expect([box.frame.minX, box.frame.width] == expected)
    let conflicts = root.layoutReport().conflicts
    #expect(conflicts.isEmpty == (expected == [0, 50] && rules.count == 4))
    #expect(conflicts.allSatisfy { $0.constraints.contains($0.broken) })
    // Reporting leaves the layout as it is.
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect([box.frame.minX, box.frame.width] == expected)
  }

  /// A frame that is set after the constraints is newer than all of them.
  @Test(
    arguments: [
      ([.left(0), .width(40), .share(0.8)], [0, 40]),
      ([.left(0), .share(0.8), .width(40)], [0, 320]),
      ([.left(10), .right(10), .width(100)], [10, 380]),
      ([.left(10), .width(100), .right(10)], [10, 100]),
      // No frame is in this conflict.
      ([.left(0), .width(10), .width(20)], [0, 20]),
    ] as [([Rule], [CGFloat])])
  private func aLaterFrameBreaksTheNewest(_ rules: [Rule], _ expected: [CGFloat]) {
    for rule in rules { rule.constraint(of: box, in: root).isActive = true }
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect([box.frame.minX, box.frame.width] == expected)
  }

  @Test func anyNumberOfConflictsIsResolvedAlike() {
    let boxes = (0..<300).map { _ in Block("box") }
    for box in boxes {
      root.add(box)
      for rule in [.left(0), .width(10), .width(20)] as [Rule] {
        rule.constraint(of: box, in: root).isActive = true
      }
    }
    root.layoutIfNeeded()
    #expect(boxes.allSatisfy { $0.frame.width == 20 })
  }

  @Test func brokenConstraintsHoldAgainWithoutTheirConflict() {
    let old = Rule.width(40).constraint(of: box, in: root)
    let new = Rule.width(60).constraint(of: box, in: root)
    NSLayoutConstraint.activate([Rule.left(0).constraint(of: box, in: root), old, new])
    root.layoutIfNeeded()
    #expect(box.frame.width == 60)
    new.constant = 80
    root.layoutIfNeeded()
    #expect(box.frame.width == 80)
    new.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.width == 40)
    new.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 80)
    new.priority = .defaultHigh
    root.layoutIfNeeded()
    #expect(box.frame.width == 40)
    new.priority = .required
    old.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(box.frame.width == 80)
    #expect(root.layoutReport().isEmpty)
  }

  /// A frame is given: a constraint that contradicts it is broken, however new it is.
  @Test func framesAreNotBroken() {
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 10))
    root.addSubview(framed)
    framed.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(framed.frame.width == 70)
    #expect(root.frame.width == 300)
    #expect(root.layoutReport().conflicts.count == 2)
  }

  /// Measuring breaks the same constraints as placing.
  @Test func fittingSizesAreThoseOfTheNewest() {
    let card = UIView()
    card.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: card.leftAnchor),
      box.rightAnchor.constraint(equalTo: card.rightAnchor),
      box.topAnchor.constraint(equalTo: card.topAnchor),
      box.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.widthAnchor.constraint(equalToConstant: 60),
    ])
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 60)
  }

  /// A stack view's constraints are newer than its views' constraints.
  @Test func aRowThatFillsBreaksARatio() {
    let other = Block("other")
    let row = UIStackView(arrangedSubviews: [Block("first"), other])
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    root.addSubview(row)
    let first = row.arrangedSubviews[0]
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalToConstant: 30),
      other.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    // 30 and 60 are 10 less than the row: the ratio, which is newer than the constant, is broken.
    #expect(row.arrangedSubviews.map(\.frame.width) == [30, 70])
  }

  /// The order of activation does not matter: neither what determines the width of the column nor the share is broken, but
  /// the alignment with its end, as in a simulator's pictures of bars of 0.6 and 0.8 times a card's width.
  @Test(arguments: [false, true], [UIStackView.Distribution.fill, .equalSpacing])
  func aShareBreaksTheAlignmentWithTheEnd(
    isShareNewest: Bool, distribution: UIStackView.Distribution
  ) {
    let bars = [Block("first"), Block("second"), Block("third")]
    let column = UIStackView(arrangedSubviews: bars)
    column.axis = .vertical
    column.distribution = distribution
    column.translatesAutoresizingMaskIntoConstraints = false
    root.add(column)
    var constraints = [
      column.leftAnchor.constraint(equalTo: root.leftAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      column.widthAnchor.constraint(equalToConstant: 200),
    ]
    let shares = [
      bars[1].widthAnchor.constraint(equalTo: column.widthAnchor, multiplier: 0.8),
      bars[2].widthAnchor.constraint(equalTo: column.widthAnchor, multiplier: 0.6),
    ]
    constraints.insert(contentsOf: shares, at: isShareNewest ? constraints.endIndex : 0)
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(column.frame.width == 200)
    #expect(bars.map(\.frame.minX) == [0, 0, 0])
    #expect(bars.map(\.frame.width) == [200, 160, 120])
    #expect(root.layoutReport().conflicts.count == 2)
  }

  /// A view that makes its constraints in its initializer, and is added later, keeps its frame, and so does its content;
  /// one that is added first has the frame before its constraints.
  @Test(arguments: [
    (false, CGRect(x: 0, y: 0, width: 114, height: 20)),
    (true, CGRect(x: 0, y: 0, width: 232, height: 20)),
  ])
  func theFrameOfAViewIsAsNewAsItsPlaceInTheTree(isAddedFirst: Bool, expected: CGRect) {
    let tile = UIView(frame: CGRect(x: 0, y: 0, width: 114, height: 20))
    let content = Block("content")
    if isAddedFirst { root.addSubview(tile) }
    tile.add(content)
    NSLayoutConstraint.activate([
      tile.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      tile.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      tile.topAnchor.constraint(equalTo: content.topAnchor),
      tile.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 232),
    ])
    if !isAddedFirst { root.addSubview(tile) }
    root.layoutIfNeeded()
    #expect(tile.frame.size == CGSize(width: 114, height: 20))
    #expect(content.frame == expected)
  }
}
