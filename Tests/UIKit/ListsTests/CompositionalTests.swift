import TestSupport
import Testing
import ViewTestSupport

@testable import Lists

private typealias Size = NSCollectionLayoutSize
private typealias Item = NSCollectionLayoutItem
private typealias Group = NSCollectionLayoutGroup

private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> Size { Size(widthDimension: width, heightDimension: height) }

/// Places of items and of views at the edges, in a container of 300 by 600 points.
@Suite struct CompositionalTests {
  private func frames(
    _ section: NSCollectionLayoutSection, _ count: Int, isMirrored: Bool = false,
    axis: LayoutAxis = .vertical, measured: [Int: CGSize] = [:]
  ) -> SectionFrames {
    SectionFrames(
      section, count: count, axis: axis, container: CGSize(width: 300, height: 600),
      isMirrored: isMirrored,
      solver: solver(measured))
  }

  private func solver(_ sizes: [Int: CGSize]) -> GroupSolver {
    var measured = MeasuredSizes()
    for (item, size) in sizes { measured[nil, item] = size }
    return GroupSolver(measured: measured, traits: UITraitCollection())
  }

  private func items(_ frames: SectionFrames) -> [CGRect] { frames.allElements.map(\.frame) }

  @Test func itemsAreRepeatedWhileTheyFit() {
    let item = Item(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let result = frames(NSCollectionLayoutSection(group: group), 5)
    // Four quarters of 300, and the fifth in the next group.
    #expect(
      items(result) == [
        CGRect(x: 0, y: 0, width: 75, height: 40), CGRect(x: 75, y: 0, width: 75, height: 40),
        CGRect(x: 150, y: 0, width: 75, height: 40), CGRect(x: 225, y: 0, width: 75, height: 40),
        CGRect(x: 0, y: 40, width: 75, height: 40),
      ])
    #expect(result.length == 80)
  }

  @Test func aCountSharesTheWidth() {
    let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 9, bottom: 20, trailing: 3)
    section.interGroupSpacing = 8
    let result = frames(section, 4)
    // (300 - 9 - 3 - 2 × 6) / 3 = 92.
    #expect(items(result).map(\.minX) == [9, 107, 205, 9])
    #expect(items(result).map(\.width) == [92, 92, 92, 92])
    #expect(items(result).map(\.minY) == [10, 10, 10, 68])
    // 10 + 50 + 8 + 50 + 20.
    #expect(result.length == 138)
    // Mirrored in 300: 300 - 9 - 92.
    #expect(items(frames(section, 4, isMirrored: true)).map(\.minX) == [199, 101, 3, 199])
  }

  @Test func nestedGroupsContainSeveralItems() {
    let large = Item(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    small.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    let column = Group.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.2)), subitems: [large, column])
    let result = frames(NSCollectionLayoutSection(group: group), 3)
    // A fifth of 600, and halves of it within insets.
    #expect(items(result)[0] == CGRect(x: 0, y: 0, width: 210, height: 120))
    #expect(items(result)[1] == CGRect(x: 214, y: 2, width: 82, height: 56))
    #expect(items(result)[2] == CGRect(x: 214, y: 62, width: 82, height: 56))
  }

  @Test func estimatesAreReplacedByTheSizesOfCells() {
    let item = Item(layoutSize: size(.fractionalWidth(0.5), .estimated(30)))
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    #expect(frames(section, 4).length == 60)
    let result = frames(
      section, 4,
      measured: [0: CGSize(width: 150, height: 44), 1: CGSize(width: 150, height: 70)])
    // Each item has its own height, and the group the higher one's.
    #expect(items(result).map(\.height) == [44, 70, 30, 30])
    #expect(items(result).map(\.minY) == [0, 0, 70, 70])
    #expect(result.length == 100)
  }

  @Test func uniformItemsHaveTheHeightOfTheHighest() {
    let item = Item(
      layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30)))
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
    let result = frames(
      NSCollectionLayoutSection(group: group), 2,
      measured: [0: CGSize(width: 150, height: 44), 1: CGSize(width: 150, height: 70)])
    #expect(items(result).map(\.height) == [70, 70])
  }

  @Test func itemsOfTheirOwnWidthsFillLines() {
    let item = Item(layoutSize: size(.estimated(50), .absolute(20)))
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let widths: [CGFloat] = [120, 160, 40, 200]
    let result = frames(
      NSCollectionLayoutSection(group: group), 4,
      measured: Dictionary(
        uniqueKeysWithValues: widths.enumerated().map { ($0, CGSize(width: $1, height: 20)) }))
    // 120 + 10 + 160 is 290; 40 + 10 + 200 is 250.
    #expect(items(result).map(\.minX) == [0, 130, 0, 50])
    #expect(items(result).map(\.minY) == [0, 0, 20, 20])
  }

  @Test func flexibleSpacesShareWhatIsLeft() {
    let item = Item(layoutSize: size(.absolute(60), .absolute(20)))
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item, item, item])
    group.interItemSpacing = .flexible(5)
    // Three of 60 and two gaps: (300 - 180) / 2; but a fourth fits with gaps of 5.
    let three = frames(NSCollectionLayoutSection(group: group), 3)
    #expect(items(three).map(\.minX) == [0, 120, 240])
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    // The middle of 50.
    #expect(
      items(frames(NSCollectionLayoutSection(group: group), 1)) == [
        CGRect(x: 0, y: 15, width: 60, height: 20)
      ])
  }

  @Test func customGroupsPlaceTheirItems() {
    let group = Group.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 100)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: 50, width: 20, height: 20), zIndex: 3),
      ]
    }
    let result = frames(NSCollectionLayoutSection(group: group), 3)
    #expect(items(result)[1] == CGRect(x: 150, y: 50, width: 20, height: 20))
    #expect(result.allElements[1].zIndex == 3)
    #expect(items(result)[2] == CGRect(x: 0, y: 100, width: 150, height: 100))
  }

  @Test func groupsWithoutItemsEnd() {
    let none = Group.custom(layoutSize: size(.fractionalWidth(1), .absolute(10))) { _ in [] }
    #expect(frames(NSCollectionLayoutSection(group: none), 3).allElements.isEmpty)
    let empty = Item(layoutSize: size(.absolute(0), .absolute(0)))
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [empty])
    #expect(frames(NSCollectionLayoutSection(group: group), 500).allElements.count == 500)
  }

  @Test func badgesAreAtTheirAnchors() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = Item(
      layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let result = frames(NSCollectionLayoutSection(group: group), 1)
    // 100 - 20 + 6, and 0 - 6.
    #expect(result.allElements.map(\.kind) == [nil, "badge"])
    #expect(items(result)[1] == CGRect(x: 86, y: -6, width: 20, height: 20))
  }

  @Test func headersAndBackgroundsSurroundTheGroups() {
    let item = Item(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let group = Group.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 10)
    let header = size(.fractionalWidth(1), .absolute(30))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: header, elementKind: "header", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(40), .absolute(12)), elementKind: "footer",
        alignment: .bottomTrailing, absoluteOffset: CGPoint(x: -2, y: 1)),
    ]
    section.decorationItems = [.background(elementKind: "background")]
    let result = frames(section, 2)
    // 30 + 5 + 2 × 50 + 7 + 12.
    #expect(result.length == 154)
    #expect(items(result).map(\.minY) == [35, 85])
    #expect(
      result.boundaries.map(\.frame) == [
        CGRect(x: 20, y: 0, width: 270, height: 30), CGRect(x: 248, y: 143, width: 40, height: 12),
      ])
    #expect(result.decorations.map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 154)])
  }

  private func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = Group.horizontal(
      layoutSize: size(.absolute(100), .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func area(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isMirrored: Bool = false
  ) throws -> OrthogonalArea {
    let area = try #require(frames(row(behavior), 5, isMirrored: isMirrored).scrollArea)
    return OrthogonalArea(area: area, frame: area.frame, behavior: behavior, axis: .horizontal)
  }

  @Test func orthogonalGroupsFollowEachOtherToTheSide() throws {
    let result = frames(row(.continuous), 5)
    #expect(items(result).map(\.minX) == [20, 130, 240, 350, 460])
    #expect(items(result).map(\.minY) == [0, 0, 0, 0, 0])
    #expect(result.length == 60)
    let area = try area(.continuous)
    #expect(area.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    // 20 + 5 × 100 + 4 × 10 + 20.
    #expect(area.area.length == 580)
    #expect(area.limits == 0...280)
  }

  @Test func orthogonalScrollingEndsAtGroups() throws {
    let leading = try area(.continuousGroupLeadingBoundary)
    #expect(leading.stop(from: 0, target: 190, velocity: 1, isMirrored: false) == 220)
    let single = try area(.groupPaging)
    #expect(single.stop(from: 0, target: 250, velocity: 3, isMirrored: false) == 110)
    #expect(single.stop(from: 110, target: 100, velocity: 0, isMirrored: false) == 110)
    // In the middle: 20 + 50 is at 150, so that the first group starts 80 points later.
    let centered = try area(.groupPagingCentered)
    #expect(centered.start(isMirrored: false) == -80)
    #expect(centered.stop(from: -80, target: 300, velocity: 3, isMirrored: false) == 30)
  }

  @Test func orthogonalScrollingStartsAtTheRightInMirroredLayouts() throws {
    let mirrored = try area(.groupPaging, isMirrored: true)
    #expect(mirrored.start(isMirrored: true) == 280)
    #expect(mirrored.stop(from: 280, target: 100, velocity: -2, isMirrored: true) == 170)
  }

  @Test func groupsFollowTheDirectionOfScrolling() {
    let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = Group.vertical(
      layoutSize: size(.absolute(80), .fractionalHeight(1)), subitems: [item])
    let result = frames(NSCollectionLayoutSection(group: group), 3, axis: .horizontal)
    #expect(
      items(result).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 300), CGPoint(x: 80, y: 0),
      ])
    #expect(result.length == 160)
  }

  // MARK: Groups that share a solution

  private func randomGroup(_ random: inout SplitMix64, depth: Int = 0) -> Group {
    let isVertical = Bool.random(using: &random)
    let lengths: [NSCollectionLayoutDimension] = [
      .estimated(44), .estimated(90), .absolute(60), .fractionalWidth(0.3), .fractionalHeight(0.1),
      .fractionalWidth(1), .estimated(150),
    ]
    func length() -> NSCollectionLayoutDimension { lengths.randomElement(using: &random)! }
    let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      depth == 0 && Int.random(in: 0..<3, using: &random) == 0
        ? randomGroup(&random, depth: 1) : Item(layoutSize: size(length(), length()))
    }
    let group: Group
    switch (Int.random(in: 0..<4, using: &random), isVertical) {
    case (0, true):
      group = .vertical(layoutSize: size(length(), length()), subitem: items[0], count: 3)
    case (0, false):
      group = .horizontal(layoutSize: size(length(), length()), subitem: items[0], count: 2)
    case (_, true): group = .vertical(layoutSize: size(length(), length()), subitems: items)
    case (_, false): group = .horizontal(layoutSize: size(length(), length()), subitems: items)
    }
    group.interItemSpacing = [nil, .fixed(7), .flexible(3)].randomElement(using: &random)!
    return group
  }

  /// The frames of groups that are solved one after another.
  private func frames(_ group: Group, _ count: Int, _ solver: GroupSolver) -> [CGRect] {
    var all: [CGRect] = []
    var (next, y) = (0, CGFloat(0))
    while next < count {
      let solved = solver.solve(
        group, in: CGSize(width: 300, height: 600), items: next..<count)
      guard solved.count > 0 else { break }
      all += solved.elements.map { $0.frame.offsetBy(dx: 0, dy: y) }
      y += solved.size.height + 5
      next += solved.count
    }
    return all
  }

  @Test(arguments: UInt64(0)..<300)
  func groupsThatShareASolutionArePlacedAsIfEachWereSolved(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let section = NSCollectionLayoutSection(group: randomGroup(&random))
    section.interGroupSpacing = 5
    let count = Int.random(in: 0...40, using: &random)
    var sizes: [Int: CGSize] = [:]
    var result = frames(section, count)
    for _ in 0..<3 where count > 0 {
      var changed: Set<Int> = []
      for _ in 0..<4 {
        let item = Int.random(in: 0..<count, using: &random)
        sizes[item] = CGSize(
          width: .random(in: 0...200, using: &random), height: .random(in: 0...200, using: &random))
        changed.insert(item)
      }
      result.update(items: changed, solver(sizes))
      let expected = frames(section.group, count, solver(sizes))
      #expect(isClose(items(result), expected))
      #expect(isClose(items(frames(section, count, measured: sizes)), expected))
    }
  }

  private func isClose(_ first: [CGRect], _ second: [CGRect]) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy {
        abs($0.minX - $1.minX) < 1e-6 && abs($0.minY - $1.minY) < 1e-6
          && abs($0.width - $1.width) < 1e-6 && abs($0.height - $1.height) < 1e-6
      }
  }

  @Test func aRangeHasTheElementsOfItsGroups() {
    let item = Item(layoutSize: size(.fractionalWidth(1), .estimated(44)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item]))
    let result = frames(
      section, 100_000,
      measured: [1: CGSize(width: 300, height: 60), 70_000: CGSize(width: 300, height: 10)])
    // 0...44, 44...104, then 44 each: item 2 begins at 104.
    #expect(result.elements(from: 50, to: 110).map(\.item) == [1, 2])
    let length: CGFloat = 99_998 * 44 + 70
    #expect(result.length == length)
    // 16 more before it, and 34 less behind it.
    #expect(
      result.element(ofKind: nil, item: 70_001)?.frame
        == CGRect(x: 0, y: 70_001 * 44 - 18, width: 300, height: 44))
    #expect(result.element(ofKind: nil, item: 100_000) == nil)
  }
}

extension SectionFrames {
  fileprivate var allElements: [PlacedElement] { elements(from: -1e6, to: 1e6) }
}
