import Testing

@testable import Scenes

/// Views with a layouter that constraints place.
@Suite struct LayouterConstraintTests {
  private func frames(_ text: String) throws -> [String: [Double]] {
    try namedNodes(of: text).mapValues(\.frame.numbers)
  }

  /// Two rows of 40 points and a gap of 8, 20 above the bottom; the bar of 10 is 12 above them.
  @Test func aPadKeepsItsBottomAndHasTheHeightOfItsTiles() throws {
    let text = """
      size: [200, 200]
      view:
        constraints:
          - 'H:|-20-[pad]-20-|'
          - pad.bottom == superview.bottom - 20
          - 'V:[bar(10)]-12-[pad]'
          - 'H:|[bar(30)]'
        subviews:
          - { id: bar }
          - id: pad
            layouter:
              { type: GridLayout, fixedSideCount: 2, cellSize: [76, 40], cellSpacingHorz: 8, cellSpacingVert: 8 }
            subviews: [{ backgroundColor: red, repeat: 4 }]
      """
    #expect(try frames(text) == ["bar": [0, 70, 30, 10], "pad": [20, 92, 160, 88]])
    let scene = try #require(readScene(text))
    #expect(try scene.description().text.contains("!") == false)
  }

  @Test func stepsThatChangeALayouterMoveItsNeighbours() throws {
    let text = """
      size: [200, 200]
      variants: { scale: [1] }
      steps:
      - snapshot: 1-start
      - set: { wide.hidden: true }
      - snapshot: 2-hidden
      - set: { column.layouter.cellSpacing: 30 }
      view:
        constraints: ['|[column]-5-[box(9)]', 'V:|[column]-7-[box(9)]']
        subviews:
          - { id: box }
          - id: column
            layouter: { type: StackLayout, cellSpacing: 2 }
            subviews:
            - { id: a, frame: [0, 0, 20, 10] }
            - { id: wide, frame: [0, 0, 50, 10] }
            - { id: b, frame: [0, 0, 20, 10] }
      """
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let pictures = try scene.variants.map { variant in
      try scene.tree(of: variant.name).named["box"]?.frame.numbers
    }
    #expect(pictures == [[55, 41, 9, 9], [25, 29, 9, 9], [25, 57, 9, 9]])
  }

  /// Six tiles of 20 by 10 in three columns: two rows, 60 by 20.
  @Test func aStackViewArrangesALayouterInItsSize() throws {
    #expect(
      try frames(
        """
        size: [100, 100]
        view:
          constraints: ['|[stack]', 'V:|[stack]']
          subviews:
          - type: UIStackView
            id: stack
            axis: vertical
            spacing: 4
            alignment: leading
            subviews:
            - { id: head, intrinsicContentSize: [30, 6] }
            - id: tiles
              layouter: { type: GridLayout, fixedSideCount: 3, cellSize: [20, 10] }
              subviews: [{ repeat: 6 }]
            - { id: foot, intrinsicContentSize: [30, 6] }
        """)
        == [
          "stack": [0, 0, 60, 40], "head": [0, 0, 30, 6], "tiles": [0, 10, 60, 20],
          "foot": [0, 34, 30, 6],
        ])
  }

  /// A row of 25 + 25 points within a column with margins of 5 and a box of 10 above.
  @Test func aLayouterInALayouterCounts() throws {
    #expect(
      try frames(
        """
        size: [100, 100]
        view:
          constraints: ['[outer]|', 'V:[outer]|']
          subviews:
          - id: outer
            layouter: { type: StackLayout, margin: 5 }
            subviews:
            - { id: box, frame: [0, 0, 10, 10] }
            - id: inner
              layouter: { type: StackLayout, orientation: horizontal }
              subviews: [{ frame: [0, 0, 25, 20] }, { frame: [0, 0, 25, 20] }]
        """)
        == [
          "outer": [40, 60, 60, 40], "box": [5, 5, 10, 10], "inner": [5, 15, 50, 20],
        ])
  }

  /// Two tags of 40 points fit next to each other in 80, the third wraps: two rows of 10.
  @Test func aLadderWrapsInTheWidthThatConstraintsLeave() throws {
    let text = """
      variants: { size: [[100, 100], [140, 100]], scale: [1] }
      view:
        constraints: ['|-10-[tags]-10-|', 'V:|[tags][below(5)]', '|[below(5)]']
        subviews:
        - id: tags
          layouter: { type: LadderLayout }
          subviews: [{ frame: [0, 0, 40, 10], repeat: 3 }]
        - { id: below }
      """
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let heights = try scene.variants.map { variant in
      let named = try scene.tree(of: variant.name).named
      return [named["tags"]?.frame.numbers[3], named["below"]?.frame.numbers[1]]
    }
    #expect(heights == [[20, 20], [10, 10]])
  }

  /// A scroll view keeps the size that is left for it, whatever it scrolls, and the title its height.
  @Test func aScrollViewKeepsItsSizeAndScrollsItsLayouter() throws {
    let text = """
      size: [100, 200]
      view:
        constraints: ['|[title]|', '|[list]|', 'V:|[title]-4-[list]|']
        subviews:
        - { id: title, intrinsicContentSize: [30, 20] }
        - type: UIScrollView
          id: list
          layouter: { type: StackLayout }
          subviews: [{ frame: [0, 0, 50, 40], repeat: 10 }]
      """
    let named = try namedNodes(of: text)
    #expect(named["title"]?.frame.numbers == [0, 0, 100, 20])
    #expect(named["list"]?.frame.numbers == [0, 24, 100, 176])
  }

  @Test func aGivenFrameIsKept() throws {
    #expect(
      try frames(
        """
        size: [100, 100]
        view:
          constraints: ['[pad]-3-[box(5)]', 'V:|[box(5)]']
          subviews:
          - id: pad
            frame: [10, 20, 44, 55]
            layouter: { type: StackLayout }
            subviews: [{ frame: [0, 0, 20, 20] }]
          - { id: box }
        """) == ["pad": [10, 20, 44, 55], "box": [57, 0, 5, 5]])
  }
}
