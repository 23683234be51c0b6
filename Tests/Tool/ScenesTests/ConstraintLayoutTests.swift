import CairoGraphics
import HeadlessUIKit
import JSONValues
import StandardViews
import Testing

@testable import Scenes

/// The frames of all views with an id, as the scene's only variant lays them out.
private func frames(_ text: String) throws -> [String: [Double]] {
  try namedNodes(of: text).mapValues(\.frame.numbers)
}

@Suite struct ConstraintLayoutTests {
  @Test func visualFormatsPlaceViews() throws {
    #expect(
      try frames(
        """
        size: [320, 480]
        view:
          metrics: { height: 120 }
          constraints: ['V:[yellow(height)]|', 'H:|[yellow]|']
          subviews:
          - id: yellow
            constraints:
            - '|-[red]-[blue(==red)]-|'
            - 'V:|-[red]-|'
            - 'V:|-[blue]-|'
            subviews: [{ id: red }, { id: blue }]
        """)
        == [
          "yellow": [0, 360, 320, 120], "red": [20, 20, 136, 80], "blue": [164, 20, 136, 80],
        ])
  }

  @Test func expressionsAndMapsPlaceViews() throws {
    #expect(
      try frames(
        """
        size: [200, 100]
        view:
          constraints:
          - a.width == superview.width * 0.5 - 16
          - a.height == a.width
          - a.left == superview.left + 10
          - { item: a, attribute: centerY, toItem: superview }
          - { item: b, attribute: left, relation: '>=', toItem: a, toAttribute: right, constant: 6 }
          - b.left == superview.left @250
          - { format: '[b(20)]', identifier: wide }
          - 'V:|[b]|'
          subviews: [{ id: a }, { id: b }]
        """) == ["a": [10, 8, 84, 84], "b": [100, 0, 20, 100]])
  }

  @Test func viewWithAFrameKeepsIt() throws {
    #expect(
      try frames(
        """
        size: [200, 100]
        view:
          constraints: [b.left == a.right + 5, b.top == a.top, b.width == 10, b.height == 10]
          subviews: [{ id: a, frame: [20, 30, 40, 50] }, { id: b }]
        """) == ["a": [20, 30, 40, 50], "b": [65, 30, 10, 10]])
  }

  @Test func guidesAreAreasForViews() throws {
    #expect(
      try frames(
        """
        size: [300, 200]
        view:
          layoutGuides: [column]
          safeAreaInsets: { top: 20, bottom: 10 }
          layoutMargins: 30
          constraints:
          - 'H:|[column(60)]'
          - 'H:[column]-4-[a(10)]'
          - a.top == safeArea.top
          - a.bottom == superview.safeArea.bottom
          - b.left == margins.left
          - b.right == superview.rightMargin
          - b.top == c.bottom
          - b.height == 5
          - c.top == superview.top + 60
          - c.left == superview.left
          - c.width == 100
          - c.height == 50
          - d.left == c.margins.left
          - d.top == c.margins.top
          - d.width == 2
          - d.height == 2
          subviews:
          - { id: a }
          - { id: b }
          - { id: c, layoutMargins: 7, subviews: [{ id: d }] }
        """)
        == [
          "a": [64, 20, 10, 170], "b": [30, 110, 240, 5], "c": [0, 60, 100, 50], "d": [7, 7, 2, 2],
        ])
  }

  @Test func scrollViewsScrollWhatTheirContentNeeds() throws {
    let text = """
      size: [100, 100]
      view:
        type: UIScrollView
        id: list
        constraints:
        - row.left == list.contentLayout.left
        - row.right == list.contentLayout.right
        - row.top == list.contentLayout.top
        - row.bottom == list.contentLayout.bottom
        - row.width == list.frameLayout.width
        - row.height == 250
        subviews: [{ id: row }]
      """
    let scene = try #require(readScene(text))
    let node = try #require(scene.describe(scene.variants[0]).view)
    #expect(node.properties["contentSize"] == .list([.number(100), .number(250)]))
  }

  @Test func standInsAnswerForTheirClass() throws {
    #expect(
      try frames(
        """
        size: [300, 100]
        view:
          constraints:
          - '|-10-[a][b]'
          - a.top == superview.top + 8
          - b.firstBaseline == a.firstBaseline
          - c.left == superview.left + 100
          - c.top == superview.top + 10
          - d.centerY == e.lastBaseline
          - 'H:|-200-[d]'
          - 'H:|-250-[e(10)]'
          - 'V:|-40-[e(30)]'
          subviews:
          - { type: UILabel, id: a, text: wide, intrinsicContentSize: [60, 20],
              baselines: { first: 15, last: 5 } }
          - { id: b, intrinsicContentSize: [30, 10], baselines: { first: 8 } }
          - { id: c, intrinsicContentSize: [40, 20],
              alignmentRectInsets: { top: 1, left: 2, bottom: 3, right: 4 } }
          - { id: d, intrinsicContentSize: [7, 9] }
          - { id: e, baselines: { center: 4.5 } }
        """)
        == [
          "a": [10, 8, 60, 20], "b": [70, 15, 30, 10], "c": [98, 9, 46, 24],
          "d": [200, 55, 7, 9], "e": [250, 40, 10, 30],
        ])
  }

  @Test func huggingAndCompressionDecide() throws {
    #expect(
      try frames(
        """
        size: [100, 20]
        view:
          constraints: ['|[a][b]|', 'V:|[a]|', 'V:|[b]|']
          subviews:
          - { id: a, intrinsicContentSize: [30, null], contentHugging: { horizontal: 251 } }
          - { id: b, intrinsicContentSize: [30, null] }
        """) == ["a": [0, 0, 30, 20], "b": [30, 0, 70, 20]])
    #expect(
      try frames(
        """
        size: [100, 20]
        view:
          constraints: ['|[a][b]|', 'V:|[a]|', 'V:|[b]|']
          subviews:
          - { id: a, intrinsicContentSize: [70, null] }
          - { id: b, intrinsicContentSize: [70, null], compressionResistance: { horizontal: 751 } }
        """) == ["a": [0, 0, 30, 20], "b": [30, 0, 70, 20]])
  }

  @Test func callsOfTheBuilderPlaceViews() throws {
    #expect(
      try frames(
        """
        size: [200, 100]
        view:
          safeAreaInsets: { top: 20 }
          autoLayout:
          - { fitToSafeArea: a, edges: [left, top], margin: 5 }
          - { setFixedWidth: [a, 50] }
          - { setFixedHeight: [a, 20] }
          - { putBelow: [b, a], spacing: 8, align: center }
          - { setRelativeWidth: [b, a], multiplier: 0.5 }
          - { setRelativeHeight: [b, superview], multiplier: 0.1 }
          - { fitHorizontallyToSibling: [c, a], right: true, spacing: 3, align: fill }
          - { constraint: [c, right, superview, right], constant: -4 }
          subviews: [{ id: a }, { id: b }, { id: c }]
        """)
        == ["a": [5, 25, 50, 20], "b": [17.5, 53, 25, 10], "c": [58, 25, 138, 20]])
  }

  @Test func callsAboutTheViewItselfLeaveItsFrame() throws {
    #expect(
      try frames(
        """
        size: [200, 100]
        view:
          id: page
          autoLayout:
          - { setFixedWidth: [superview, 50], relation: '>=' }
          - { fitToParent: a, margin: 5 }
          subviews: [{ id: a }]
        """) == ["page": [0, 0, 200, 100], "a": [5, 5, 190, 90]])
  }

  @Test func relativeRulesBecomeConstraints() throws {
    #expect(
      try frames(
        """
        size: [300, 200]
        view:
          safeAreaInsets: { bottom: 30 }
          layouter: { type: RAL }
          subviews:
          - { id: a, frame: [0, 0, 50, 20], layout: { left: { parent: 15 }, right: { parent: 15 } } }
          - { id: b, frame: [0, 0, 50, 20], layout: { left: center, top: { adjacent: [a, 5] } } }
          - { id: c, frame: [0, 0, 50, 30] }
          - { id: d, frame: [0, 0, 50, 30],
              layout: { left: { fit: [a, 0] }, bottom: { safeArea: 2 }, horz: { relative: [a, 0.5] } } }
        """)
        == [
          "a": [15, 0, 270, 20], "b": [125, 25, 50, 20], "c": [0, 0, 50, 30],
          "d": [15, 138, 135, 30],
        ])
  }

  @Test func lengthsOfRelativeRulesHaveRelations() throws {
    #expect(
      try frames(
        """
        size: [300, 200]
        view:
          layouter: { type: RAL }
          subviews:
          - { id: a, frame: [0, 0, 1, 1], intrinsicContentSize: [50, 20],
              layout: { horz: { fixed: 80, relation: '>=' }, vert: { fixed: 80, relation: '<=' } } }
          - { id: b, frame: [0, 0, 1, 1], intrinsicContentSize: [50, 20],
              compressionResistance: { horizontal: 200 },
              layout: { top: { adjacent: [a, 0] }, horz: { relative: [a, 0.5], relation: '<=' },
                        vert: { relative: 0.25, relation: greaterThanOrEqual } } }
        """) == ["a": [0, 0, 80, 20], "b": [0, 20, 40, 50]])
    #expect(
      diagnostics(
        """
        view:
          layouter: { type: RAL }
          subviews:
          - { layout: { horz: { fixed: 80, relation: '=' }, vert: { relation: '>=' } } }
          - { layouter: { type: RelativeLayout }, subviews: [
              { layout: { horz: { fixed: 80, relation: '>=' } } }] }
        """)
        == [
          "s.yaml:4:46: layout.horz: unknown value '=': expected ==, <=, >=, equal, lessThanOrEqual "
            + "or greaterThanOrEqual (did you mean '=='?)",
          "s.yaml:4:61: unknown key 'relation' in the rule of a length (did you mean 'relative'?)",
          "s.yaml:6:25: layout.horz: expected free, nosize, {fixed: n}, {relative: [id, ratio]} or "
            + "{relative: ratio}, found a map",
        ])
  }

  @Test func sceneFitsWhatItsConstraintsNeed() throws {
    let scene = try #require(
      readScene(
        """
        view:
          constraints: ['|-[a(40)]-[b(30)]-|', 'V:|-10-[a(50)]-10-|', 'V:|-10-[b]-10-|']
          subviews: [{ id: a }, { id: b }]
        """))
    // 20 + 40 + 8 + 30 + 20 and 10 + 50 + 10
    #expect(try scene.describe(scene.variants[0]).size == CGSize(width: 118, height: 70))
  }

  @Test(arguments: ["size: [200, 100]", "size: [200, 100]\nsteps: [{ advance: 1 }]"])
  func layoutersFollowViewsThatConstraintsSize(head: String) throws {
    #expect(
      try frames(
        head + """

          view:
            constraints: ['|-20-[box]-20-|', 'V:|-10-[box]-10-|']
            subviews:
            - id: box
              layouter: { type: RelativeLayout }
              subviews:
              - { id: a, frame: [0, 0, 30, 20],
                  layout: { right: { parent: 5 }, horz: nosize, bottom: { parent: 5 }, vert: nosize } }
          """) == ["box": [20, 10, 160, 80], "a": [125, 55, 30, 20]])
  }

  private let tight = """
    size: [100, 100]
    view:
      id: page
      layoutGuides: [band]
      constraints:
      - { item: a, attribute: width, constant: 50, identifier: width }
      - a.width >= 60
      - a.left == superview.left
      - a.height == 10
      - 'H:|[band(5)]'
      - 'V:|[band]'
      subviews: [{ id: a }]
    """

  @Test func contradictionsAndWhatIsOpenAreDescribed() throws {
    let description = try #require(readScene(tight)).description()
    guard case .array(let variants)? = description.json["variants"] else {
      Issue.record("no variants")
      return
    }
    let conflicts: JSON = [
      [
        "constraints": [
          "<UIView:a>.width == 50 @required (width)", "<UIView:a>.width >= 60 @required",
        ],
        "broken": "<UIView:a>.width == 50 @required (width)",
      ]
    ]
    #expect(variants.first?["conflicts"] == conflicts)
    let ambiguous: JSON = [
      ["item": "<UILayoutGuide:band of UIView:page>", "id": "page", "attributes": ["height"]],
      ["item": "<UIView:a>", "id": "a", "attributes": ["top"]],
    ]
    #expect(variants.first?["ambiguous"] == ambiguous)
    let lines = description.text.split(separator: "\n")
    #expect(
      lines[2] == """
            ! These constraints contradict each other: <UIView:a>.width == 50 @required (width); \
        <UIView:a>.width >= 60 @required. <UIView:a>.width == 50 @required (width) is broken; remove one \
        of them, or give it a lower priority.
        """)
    #expect(lines[4].hasPrefix("    ! <UIView:a> is ambiguous: constraints leave its vertical"))
  }

  @Test(arguments: ["", "steps: [{ advance: 1 }]\n"])
  func strictScenesRefuseContradictions(steps: String) throws {
    let loose = try #require(readScene(steps + tight))
    #expect(try loose.draw(loose.variants[0]).warnings.count == 3)
    let strict = try #require(readScene("strict: true\n" + steps + tight))
    let error = #expect(throws: SceneError.self) { try strict.describe(strict.variants[0]) }
    // The line of the view that the broken constraint is about.
    let line = steps.isEmpty ? 13 : 14
    #expect(
      error?.description.hasPrefix("line \(line): These constraints contradict each other: ")
        == true)
    #expect(throws: CGContextError.self) { try strict.draw(strict.variants[0]) }
    let fine = try #require(
      readScene(
        "strict: true\nsize: [9, 9]\nview: { constraints: ['|[a]|', 'V:|[a]|'], subviews: [{ id: a }] }"
      ))
    #expect(try fine.draw(fine.variants[0]).warnings == [])
  }

  @Test func constraintsThatCannotBeActiveAreErrors() throws {
    let scene = try #require(
      readScene(
        """
        size: [100, 100]
        view:
          constraints: [a.left == w.left]
          subviews: [{ id: a }, { id: w, type: UIWindow }]
        """))
    #expect(throws: SceneError.self) { try scene.describe(scene.variants[0]) }
  }
}
