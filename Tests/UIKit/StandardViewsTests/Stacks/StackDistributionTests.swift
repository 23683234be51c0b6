import Testing

@testable import StandardViews

/// Views of 20, 40 and 60 points in 200 points, with gaps of 10; across, of 10, 20 and 30 in 60.
@Suite struct StackDistributions {
  /// From where to where each view reaches along the axis.
  static let along: [UIStackView.Distribution: [[CGFloat]]] = [
    // The second view hugs its content least: 200 - 20 - 60 - 2 × 10 = 100.
    .fill: [[0, 20], [30, 130], [140, 200]],
    // (200 - 2 × 10) / 3 = 60
    .fillEqually: [[0, 60], [70, 130], [140, 200]],
    // 200 / (120 + 2 × 10) times 20, 40, and the remainder, at whole points:
    // 28.57, 38.57 + 57.14 = 95.71, 105.71
    .fillProportionally: [[0, 29], [39, 96], [106, 200]],
    // (200 - 120) / 2 = 40
    .equalSpacing: [[0, 20], [60, 100], [140, 200]],
    // Centres at 10 and 170, so at 90 between them.
    .equalCentering: [[0, 20], [70, 110], [140, 200]],
  ]

  /// From where to where each view reaches across. First baselines are 8, 15 and 20 from the top,
  /// last ones 2, 3 and 10 from the bottom.
  static let across: [UIStackView.Alignment: [[CGFloat]]] = [
    .fill: [[0, 60], [0, 60], [0, 60]],
    .leading: [[0, 10], [0, 20], [0, 30]],
    .center: [[25, 35], [20, 40], [15, 45]],
    .trailing: [[50, 60], [40, 60], [30, 60]],
    .firstBaseline: [[12, 22], [5, 25], [0, 30]],
    .lastBaseline: [[12, 22], [3, 23], [0, 30]],
  ]

  @Test(arguments: UIStackView.Distribution.allCases, UIStackView.Alignment.allCases)
  func rowsAreDistributedAndAligned(
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
  ) throws {
    let bricks = [
      Brick(20, 10, first: 8, last: 2), Brick(40, 20, first: 15, last: 3),
      Brick(60, 30, first: 20, last: 10),
    ]
    bricks[1].setContentHuggingPriority(.init(249), for: .horizontal)
    let stack = UIStackView.placed(bricks, width: 200, height: 60) {
      $0.distribution = distribution
      $0.alignment = alignment
      $0.spacing = 10
    }
    let along = try #require(Self.along[distribution])
    let across = try #require(Self.across[alignment])
    for (brick, (x, y)) in zip(bricks, zip(along, across)) {
      #expect([brick.frame.minX, brick.frame.maxX] == x)
      #expect([brick.frame.minY, brick.frame.maxY] == y)
    }
    #expect(stack.frame.size == CGSize(width: 200, height: 60))
  }

  /// 200 points for bricks of 20, 40 and 60 with gaps of 10, or fewer. Of views whose priorities are equal, the first one
  /// gets the remaining space, and the last one loses the missing space.
  @Test(
    arguments: [
      (200.0, [250, 250, 250], [80.0, 40, 60]), (200, [251, 250, 250], [20, 100, 60]),
      (200, [250, 250, 249], [20, 40, 120]), (200, [249, 251, 249], [80, 40, 60]),
      (110, [250, 250, 250], [20, 40, 30]), (60, [250, 250, 250], [20, 20, 0]),
    ] as [(Double, [Float], [CGFloat])], [NSLayoutConstraint.Axis.horizontal, .vertical])
  func theFirstOfEqualViewsGetsTheRest(
    row: (length: Double, hugging: [Float], lengths: [CGFloat]), axis: NSLayoutConstraint.Axis
  ) {
    let bricks = [20, 40, 60].map { Brick($0, $0) }
    for (brick, hugging) in zip(bricks, row.hugging) {
      brick.setContentHuggingPriority(.init(hugging), for: axis)
    }
    let length = CGFloat(row.length)
    _ = UIStackView.placed(
      bricks, width: axis == .horizontal ? length : 60, height: axis == .vertical ? length : 60
    ) {
      $0.axis = axis
      $0.spacing = 10
    }
    #expect(
      bricks.map { axis == .horizontal ? $0.frame.width : $0.frame.height } == row.lengths)
  }

  /// Rows in a column are as high as their views: the first one grows.
  @Test func theFirstOfEqualStacksGetsTheRest() {
    let rows = (0..<2).map { _ in
      let row = UIStackView(arrangedSubviews: [Brick(30, 20), Brick(30, 20)])
      row.alignment = .center
      return row
    }
    let column = [Brick(10, 20), rows[0], rows[1], Brick(10, 20)]
    _ = UIStackView.placed(column, width: 100, height: 200) { $0.axis = .vertical }
    #expect(column.map(\.frame.minY) == [0, 20, 160, 180])
  }

  /// Views without a size of their own too.
  @Test func theFirstOfPlainViewsGetsAll() {
    let views = [UIView(), UIView(), UIView()]
    _ = UIStackView.placed(views, width: 100, height: 20) { _ in }
    #expect(views.map(\.frame.width) == [100, 0, 0])
  }

  @Test(
    arguments: UIStackView.Distribution.allCases,
    [UIStackView.Alignment.fill, .leading, .center, .trailing])
  func columnsAreDistributedAndAligned(
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
  ) throws {
    let bricks = [Brick(10, 20), Brick(20, 40), Brick(30, 60)]
    bricks[1].setContentHuggingPriority(.init(249), for: .vertical)
    _ = UIStackView.placed(bricks, width: 60, height: 200) {
      $0.axis = .vertical
      $0.distribution = distribution
      $0.alignment = alignment
      $0.spacing = 10
    }
    let along = try #require(Self.along[distribution])
    let across = try #require(Self.across[alignment])
    for (brick, (y, x)) in zip(bricks, zip(along, across)) {
      #expect([brick.frame.minX, brick.frame.maxX] == x)
      #expect([brick.frame.minY, brick.frame.maxY] == y)
    }
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func aColumnAlignedByBaselinesIsAtTheLeadingEdge(alignment: UIStackView.Alignment) {
    let stack = UIStackView.placed([Brick(10, 20), Brick(20, 40)], width: 60, height: 60) {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    #expect(stack.frames == [[0, 0, 10, 20], [0, 20, 20, 40]])
  }

  @Test func theLowestCompressionResistanceShrinks() {
    // 20 + 40 + 60 + 2 × 10 = 140 in 110.
    let bricks = [Brick(20, 10), Brick(40, 10), Brick(60, 10)]
    bricks[2].setContentCompressionResistancePriority(.init(749), for: .horizontal)
    let stack = UIStackView.placed(bricks, width: 110, height: 10) { $0.spacing = 10 }
    #expect(stack.frames == [[0, 0, 20, 10], [30, 0, 40, 10], [80, 0, 30, 10]])
  }

  @Test func equalGapsAreNeverNarrowerThanTheSpacing() {
    let bricks = [Brick(20, 10), Brick(40, 10), Brick(60, 10)]
    bricks[2].setContentCompressionResistancePriority(.init(749), for: .horizontal)
    let stack = UIStackView.placed(bricks, width: 130, height: 10) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    // A gap of 5 would do for 130 points; the last view shrinks by 10 instead.
    #expect(stack.frames == [[0, 0, 20, 10], [30, 0, 40, 10], [80, 0, 50, 10]])
  }

  @Test func centresGiveWayToTheSpacing() {
    // Without room to spare the gaps are the spacing, and centres lie 40 and 60 apart.
    let stack = UIStackView.placed(
      [Brick(20, 10), Brick(40, 10), Brick(60, 10)], width: 140, height: 10
    ) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    #expect(stack.frames == [[0, 0, 20, 10], [30, 0, 40, 10], [80, 0, 60, 10]])
  }

  @Test func proportionsLeaveTheSystemsSpacingOut() {
    // 116 - 2 × 8 = 100. With the gaps, the first two would get 116 × 20/96 = 24 and 29;
    // without, 116 × 20/80 = 29 and 29 × 1.5 = 43.5, and 28 are left (27.5 from a half point on).
    let stack = UIStackView.placed(
      [Brick(20, 10), Brick(30, 10), Brick(30, 10)], width: 116, height: 10
    ) {
      $0.distribution = .fillProportionally
      $0.spacing = UIStackView.spacingUseSystem
    }
    #expect(stack.frames == [[0, 0, 29, 10], [37, 0, 44, 10], [89, 0, 27, 10]])
  }

  @Test func viewsWithoutASizeHaveNoProportion() {
    let stack = UIStackView.placed(
      [Brick(20, 10), plainView(), Brick(30, 10)], width: 100, height: 10
    ) {
      $0.distribution = .fillProportionally
    }
    #expect(stack.frames == [[0, 0, 40, 10], [40, 0, 0, 10], [40, 0, 60, 10]])
  }

  @Test func viewsWithoutContentAreProportionalToWhatTheirConstraintsGiveThem() {
    // As a simulator drew it: 375 × 72 / (72 + 134) = 131.07.
    let views = [plainView(), plainView()]
    views[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 72).isActive = true
    let inner = plainView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    views[1].addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: views[1].leadingAnchor, constant: 4),
      inner.trailingAnchor.constraint(equalTo: views[1].trailingAnchor),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 130),
    ])
    let stack = UIStackView.placed(views, width: 375, height: 10) {
      $0.distribution = .fillProportionally
    }
    #expect(stack.frames == [[0, 0, 131, 10], [131, 0, 244, 10]])
  }

  // MARK: Sizes

  @Test(
    arguments: zip(
      [
        UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
        .equalCentering,
      ],
      // 20 + 40 + 60 and two gaps; three of the widest and two gaps; and centres at the distance of
      // the last two, 20 + 10 + 30, so that the first gap is 30.
      [140, 200, 140, 140, 160]))
  func aRowIsAsLargeAsItsContent(distribution: UIStackView.Distribution, width: CGFloat) {
    let stack = UIStackView(arrangedSubviews: [Brick(20, 10), Brick(40, 20), Brick(60, 30)])
    stack.distribution = distribution
    stack.spacing = 10
    #expect(stack.fittingSize == CGSize(width: width, height: 30))
  }

  @Test(
    arguments: zip(
      [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline],
      // From the top the first baselines are at 20 and 10, so the second view reaches from 10 to 50;
      // the last ones at 28 and 20: from 8 to 48.
      [40, 40, 40, 40, 50, 48]))
  func aRowIsAsHighAsAlignmentNeeds(alignment: UIStackView.Alignment, height: CGFloat) {
    let stack = UIStackView(arrangedSubviews: [
      Brick(20, 30, first: 20, last: 2), Brick(40, 40, first: 10, last: 20),
    ])
    stack.alignment = alignment
    #expect(stack.fittingSize == CGSize(width: 60, height: height))
  }

  @Test(arguments: UIStackView.Distribution.allCases, UIStackView.Alignment.allCases)
  func anEmptyStackViewHasNoSize(
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
  ) {
    let stack = UIStackView()
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = 10
    #expect(stack.fittingSize == .zero)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test(arguments: UIStackView.Distribution.allCases)
  func aSingleViewHasNoGaps(distribution: UIStackView.Distribution) {
    let stack = UIStackView(arrangedSubviews: [Brick(20, 10)])
    stack.distribution = distribution
    stack.spacing = 10
    #expect(stack.fittingSize == CGSize(width: 20, height: 10))
  }
}
