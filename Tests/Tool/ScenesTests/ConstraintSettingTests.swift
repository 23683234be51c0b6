import HeadlessUIKit
import StandardViews
import Testing

@testable import Scenes

/// Properties of constraints, and of children in stack views, that axes and steps set.
@Suite struct ConstraintSettingTests {
  /// The frames of a view in all pictures of a scene, by their names.
  private func frames(_ id: String, _ text: String) throws -> [String: [Double]] {
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    var frames: [String: [Double]] = [:]
    for variant in scene.variants {
      frames[variant.name] = try scene.tree(of: variant.name).named[id]?.frame.numbers
    }
    return frames
  }

  private let view = """

    view:
      id: page
      constraints:
      - { expression: box.left == superview.left + 10, identifier: left }
      - { item: box, attribute: width, constant: 40, identifier: width, priority: 600 }
      - { expression: box.width == 80 @500, identifier: wide }
      - { format: 'V:|-5-[box(20)]', identifier: rows }
      - { expression: box.right == superview.right, identifier: right, isActive: false }
      subviews: [{ id: box }]
    """

  @Test func axesSetConstantsPrioritiesAndWhatIsActive() throws {
    #expect(
      try frames(
        "box",
        """
        size: [200, 30]
        variants:
          scale: [1]
          change:
            none: {}
            constant: { left.constant: 25 }
            priority: { wide.priority: 601 }
            off: { width.isActive: false }
            on: { right.isActive: true, width.isActive: false, wide.isActive: false }
            named-by-view: { page.left.constant: 3 }
        """ + view)
        == [
          "none": [10, 5, 40, 20], "constant": [25, 5, 40, 20], "priority": [10, 5, 80, 20],
          "off": [10, 5, 80, 20], "on": [10, 5, 190, 20], "named-by-view": [3, 5, 40, 20],
        ])
  }

  @Test func stepsSetThemInTime() throws {
    #expect(
      try frames(
        "box",
        """
        size: [200, 30]
        variants: { scale: [1] }
        steps:
        - set: { left.constant: 30 }
        - snapshot: moved
        - set: { right.isActive: true, width.isActive: false, wide.isActive: false }
        - snapshot: filling
        - set: { right.isActive: false, wide.isActive: true, wide.priority: required }
        - snapshot: wide
        - set: { rows.isActive: false }
        """ + view)
        == [
          "default.moved": [30, 5, 40, 20], "default.filling": [30, 5, 170, 20],
          "default.wide": [30, 5, 80, 20], "default": [30, 0, 80, 0],
        ])
  }

  /// The view is where it belongs at once, and shown on its way there.
  @Test func constantsAreAnimated() throws {
    let text = """
      size: [200, 30]
      variants: { scale: [1] }
      steps:
      - animate: { set: { left.constant: 110 }, duration: 1, curve: linear }
      - film: { name: moving, duration: 1, fps: 2 }
      """ + view.replacing("{ id: box }", with: "{ id: box, backgroundColor: '#FF0000' }")
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let lefts = try scene.variants.map { variant in
      let bitmap = try scene.draw(variant).bitmap
      return try #require((0..<200).first { bitmap[$0, 10] == 0xFFFF_0000 })
    }
    #expect(lefts == [10, 60, 110, 110])
  }

  @Test func oneNameCanReferToSeveralConstraints() throws {
    let text = """
      size: [200, 100]
      variants: { scale: [1], gap: { all: { gap.constant: 7 }, one: { b.gap.constant: 7 } } }
      view:
        constraints: ['|[a(50)]', '|[b(50)]', 'V:|[a(20)][b(20)]']
        subviews:
        - { id: a, constraints: [{ expression: c.left == superview.left + 1, identifier: gap }],
            subviews: [{ id: c }] }
        - { id: b, constraints: [{ expression: d.left == superview.left + 1, identifier: gap }],
            subviews: [{ id: d }] }
      """
    #expect(try frames("c", text).mapValues(\.[0]) == ["all": 7, "one": 1])
    #expect(try frames("d", text).mapValues(\.[0]) == ["all": 7, "one": 7])
  }

  /// A call of the builder can be several constraints.
  @Test func callsOfTheBuilderHaveNamesToo() throws {
    #expect(
      try frames(
        "b",
        """
        size: [200, 100]
        variants:
          scale: [1]
          change: { none: {}, off: { column.isActive: false }, on: { column.isActive: false, row.isActive: true } }
        view:
          autoLayout:
          - { fitToParent: a, edges: leftTop, margin: 5 }
          - { setFixedWidth: [a, 30] }
          - { setFixedHeight: [a, 20] }
          - { putBelow: [b, a], spacing: 8, align: fill, identifier: column }
          - { putRight: [b, a], spacing: 3, align: fill, identifier: row, isActive: false }
          subviews: [{ id: a }, { id: b, intrinsicContentSize: [10, 10] }]
        """)
        == ["none": [5, 33, 30, 10], "off": [0, 0, 10, 10], "on": [38, 5, 10, 20]])
  }

  @Test func constraintSwitchedOnBelongsToTheViewThatCarriesIt() throws {
    // Half of the way from the page's left edge, and not from the box's.
    #expect(
      try frames(
        "label",
        """
        size: [200, 30]
        variants: { scale: [1] }
        steps: [set: { half.isActive: true }]
        view:
          constraints:
          - { expression: label.left == box.right * 0.5, identifier: half, isActive: false }
          - '|-100-[box(80)]'
          subviews: [{ id: box, subviews: [{ id: label }] }]
        """)["default"]?[0] == -10)
  }

  private let row = """

    view:
      constraints: [row.left == superview.left]
      subviews:
      - type: UIStackView
        id: row
        spacing: 5
        subviews:
        - { id: a, intrinsicContentSize: [20, 10], layout: { spacingAfter: 30 } }
        - { id: b, intrinsicContentSize: [20, 10] }
        - { id: c, intrinsicContentSize: [20, 10] }
    """

  @Test func gapsOfStackViewsAreSet() throws {
    let frames = try frames(
      "c",
      """
      size: [200, 10]
      variants:
        scale: [1]
        gap: { own: {}, first: { a.layout.spacingAfter: 0 }, both: { a.layout.spacingAfter: standard, b.layout.spacingAfter: 1 } }
      steps:
      - snapshot: start
      - set: { b.layout.spacingAfter: 11 }
      """ + row)
    #expect(
      frames.mapValues(\.[0]) == [
        "own.start": 75, "own": 81, "first.start": 45, "first": 51, "both.start": 49, "both": 59,
      ])
  }

  @Test func mistakesAreNamed() {
    #expect(
      diagnostics(
        """
        variants:
          a:
            a: { lefft.constant: 4, left.constnat: 4, left.constant: wide, left.priority: 0 }
            b: { box.left.constant: 4, page.lefft.isActive: true, left.isActive: 1, lfet.alpha: 1 }
            c: { box.layout.spacingAfter: 4, left: 4, box.constant: 4 }
        """ + view)
        == [
          "s.yaml:3:10: variants.a.a: no constraint has the identifier 'lefft' (did you mean 'left'?)",
          "s.yaml:3:29: unknown key 'constnat' in a constraint (did you mean 'constant'?)",
          "s.yaml:3:62: variants.a.a.left.constant: expected a number, found the text 'wide'",
          "s.yaml:3:83: variants.a.a.left.priority: expected a number from 1 to 1000, found 0",
          "s.yaml:4:10: variants.a.b: no constraint of 'box' has the identifier 'left' (did you mean "
            + "'left.constant'?)",
          "s.yaml:4:32: variants.a.b: no constraint of 'page' has the identifier 'lefft' (did you "
            + "mean 'left'?)",
          "s.yaml:4:74: variants.a.b.left.isActive: expected true or false, found 1 (write true)",
          "s.yaml:4:77: variants.a.b: unknown id 'lfet' (did you mean 'left'?)",
          "s.yaml:5:10: variants.a.c: 'box' has no 'layout': neither a layouter nor a UIStackView "
            + "places it",
          "s.yaml:5:38: variants.a.c: expected 'id.property', found 'left'",
          "s.yaml:5:47: unknown key 'constant' in UIView",
        ])
    #expect(
      diagnostics("variants: { a: { b: { box.top.constant: 4 } } }\nview: { id: box }")
        == [
          "s.yaml:1:23: variants.a.b: no constraint of 'box' has the identifier 'top': give one to a "
            + "constraint, as in {expression: 'a.width == 40', identifier: width}"
        ])
    #expect(
      diagnostics("view: { subviews: [{ id: b }], constraints: [{ expression: b.wdth == 4 }] }")
        == [
          "s.yaml:1:62: constraints.expression: constraint, character 3: unknown attribute 'wdth' "
            + "(did you mean 'width'?)\nb.wdth == 4\n  ^"
        ])
    #expect(
      diagnostics("view: { subviews: [{ id: b }], constraints: [{ expression: 4, identifer: a }] }")
        == [
          "s.yaml:1:60: constraints.expression: expected text, found 4 (write '4' in quotes)",
          "s.yaml:1:63: unknown key 'identifer' in an expression (did you mean 'identifier'?)",
        ])
  }
}
