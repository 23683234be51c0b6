import StandardViews
import Testing
import ViewTree

@testable import Scenes

/// Metrics and layout rules, which are compiled as a whole, so that variants cannot just set them like
/// properties.
@Suite("Variants of metrics and layout rules")
struct VariantSettingTests {
  private func frame(_ id: String, _ variant: String, of text: String) throws -> ViewNode.Rect? {
    try namedNodes(of: text, variant)[id]?.frame
  }

  // MARK: Metrics

  private let padded = """

    view:
      id: page
      metrics: {gap: 8, side: 20, weight: 600}
      constraints: ['H:|-gap-[box(side@weight)]', 'V:|-gap-[box(side)]']
      subviews: [{id: box}]
    """

  @Test("a custom axis sets metrics of all views, or of one")
  func metricsOfACustomAxis() throws {
    let text =
      """
      size: [200, 100]
      variants:
        scale: [1]
        pad:
          plain: {}
          all: {metrics: {gap: 12}}
          one: {page.metrics.side: 30}
          map: {page.metrics: {gap: 1, side: 2}}
      """ + padded
    #expect(try frame("box", "plain", of: text) == .init(x: 8, y: 8, width: 20, height: 20))
    #expect(try frame("box", "all", of: text) == .init(x: 12, y: 12, width: 20, height: 20))
    #expect(try frame("box", "one", of: text) == .init(x: 8, y: 8, width: 30, height: 30))
    #expect(try frame("box", "map", of: text) == .init(x: 1, y: 1, width: 2, height: 2))
  }

  @Test("metrics of several axes apply together")
  func metricsOfSeveralAxes() throws {
    let text =
      """
      size: [200, 100]
      variants:
        scale: [1]
        gap: {narrow: {}, wide: {metrics: {gap: 16}}}
        side: {small: {}, large: {metrics: {side: 40}}}
      """ + padded
    #expect(try frame("box", "wide_large", of: text) == .init(x: 16, y: 16, width: 40, height: 40))
    #expect(
      try frame("box", "narrow_large", of: text) == .init(x: 8, y: 8, width: 40, height: 40))
  }

  @Test("a device carries settings")
  func settingsOfADevice() throws {
    let text = """
      variants:
        scale: [1]
        device:
          iPhone SE:
          iPad: {metrics: {side: 128}, box.hidden: true}
      view:
        metrics: {side: 76}
        constraints: ['H:|[box(side)]', 'V:|[box(side)]']
        subviews: [{id: box}]
      """
    let phone = try namedNodes(of: text, "iPhone-SE")["box"]
    #expect(phone?.frame == .init(x: 0, y: 0, width: 76, height: 76))
    #expect(phone?.hidden == false)
    let pad = try namedNodes(of: text, "iPad")["box"]
    #expect(pad?.frame == .init(x: 0, y: 0, width: 128, height: 128))
    #expect(pad?.hidden == true)
  }

  @Test("an appearance and a scale carry settings too")
  func settingsOfOtherAxes() throws {
    let text = """
      size: [20, 20]
      variants:
        appearance: {light: {}, dark: {box.alpha: 0.5}}
        scale: {1: {box.frame: [0, 0, 5, 5]}, 2: {}}
      view: {subviews: [{id: box, frame: [0, 0, 10, 10]}]}
      """
    let dark = try namedNodes(of: text, "dark")["box"]
    #expect(dark?.properties["alpha"] == .number(0.5))
    #expect(dark?.frame == .init(x: 0, y: 0, width: 5, height: 5))
    #expect(
      try frame("box", "light@2x", of: text) == .init(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("mistakes in metrics are reported at their place")
  func mistakesInMetrics() {
    let text =
      """
      variants:
        pad:
          a: {metrics: {gpa: 12}}
          b: {metrics: {gap: wide}}
          c: {box.metrics.gap: 1}
          d: {page.metrics.sied: 1}
          e: {page.metrics: 3}
      """ + padded
    #expect(
      diagnostics(text) == [
        "s.yaml:3:19: variants.pad.a: unknown metric 'gpa' (did you mean 'gap'?): "
          + "a variant sets metrics that a view has",
        "s.yaml:4:24: variants.pad.b.metrics.gap: expected a number, found the text 'wide'",
        "s.yaml:5:9: variants.pad.c: 'box' has no 'metrics'",
        "s.yaml:6:9: variants.pad.d: unknown metric 'sied' (did you mean 'side'?): "
          + "a variant sets metrics that a view has",
        "s.yaml:7:23: variants.pad.e.page.metrics: expected a map of names to numbers, "
          + "found 3",
      ])
  }

  @Test("a metric that a constraint cannot have is reported once, at the constraint")
  func metricsThatConstraintsReject() {
    let text =
      """
      size: [200, 100]
      variants:
        pad: {a: {metrics: {weight: 2000}}, b: {}}
        appearance: [light, dark]
      """ + padded
    let messages = diagnostics(text)
    #expect(messages.count == 1)
    let expected =
      "s.yaml:8:36: constraints: visual format, character 19: the metric 'weight' is 2000: "
    #expect(messages.first?.hasPrefix(expected) == true, "\(messages)")
  }

  @Test("a step cannot set metrics")
  func metricsInAStep() {
    #expect(
      diagnostics("steps: [{set: {metrics: {gap: 1}}}]" + padded) == [
        "s.yaml:1:26: steps.set: a step cannot set metrics: set the 'constant' of a "
          + "constraint with an identifier"
      ])
  }

  // MARK: Layout rules

  private let relative = """

    view:
      layouter: {type: RelativeLayout}
      subviews:
      - {id: a, frame: [0, 0, 30, 10], layout: {left: {parent: 5}, horz: nosize, top: {parent: 5}, vert: nosize}}
      - {id: b, frame: [0, 0, 20, 10]}
    """

  @Test("an axis sets a rule of a child, and keeps the others")
  func ruleOfAChild() throws {
    let text =
      """
      size: [100, 50]
      variants:
        scale: [1]
        rule:
          left: {}
          right: {a.layout.left: free, a.layout.right: {parent: 5}}
          by-b: {a.layout.left: {adjacent: [b, 2]}}
      """ + relative
    // b has no rules: it is centred, at x = 40.
    #expect(try frame("a", "left", of: text) == .init(x: 5, y: 5, width: 30, height: 10))
    #expect(try frame("a", "right", of: text) == .init(x: 65, y: 5, width: 30, height: 10))
    #expect(try frame("a", "by-b", of: text) == .init(x: 62, y: 5, width: 30, height: 10))
  }

  @Test("a whole layout replaces that of the child, or gives it one")
  func wholeLayout() throws {
    let text =
      """
      size: [100, 50]
      variants:
        scale: [1]
        rule:
          first: {a.layout: {right: {parent: 1}, horz: nosize, bottom: {parent: 2}, vert: nosize}}
          second: {b.layout: {left: {parent: 0}, horz: nosize, top: {parent: 0}, vert: {fixed: 7}}}
      """ + relative
    #expect(try frame("a", "first", of: text) == .init(x: 69, y: 38, width: 30, height: 10))
    #expect(try frame("b", "second", of: text) == .init(x: 0, y: 0, width: 20, height: 7))
  }

  @Test("an axis sets the units of a grid's child")
  func unitsOfAGridsChild() throws {
    let text = """
      size: [100, 100]
      variants: {scale: [1], units: {small: {}, large: {a.layout.units: [2, 1]}}}
      view:
        layouter: {type: GridLayout, cellSize: [20, 10]}
        subviews: [{id: a, layout: {units: [1, 1]}}]
      """
    #expect(try frame("a", "small", of: text)?.width == 20)
    #expect(try frame("a", "large", of: text)?.width == 40)
  }

  @Test("an axis gives a stack view's child a layout, and a grid's child a group to head")
  func layoutsOfOtherChildren() throws {
    let row = """
      size: [100, 20]
      variants: {scale: [1], gap: {none: {}, wide: {a.layout: {spacingAfter: 12}}}}
      view:
        type: UIStackView
        alignment: leading
        subviews:
        - {id: a, intrinsicContentSize: [20, 20]}
        - {id: b, intrinsicContentSize: [68, 20]}
      """
    #expect(try frame("b", "wide", of: row)?.x == 32)
    let grid = """
      size: [100, 100]
      variants: {scale: [1], head: {none: {}, first: {a.layout.style: separator}}}
      steps: [{fold: a}, {advance: 1}]
      view:
        layouter: {type: GridLayout, cellSize: [50, 20]}
        subviews: [{id: a}, {id: b}, {id: c}]
      """
    #expect(diagnostics(grid) == [])
  }

  @Test("mistakes in layout rules are reported at their place")
  func mistakesInLayoutRules() {
    let text =
      """
      variants:
        rule:
          a: {a.layout.lfet: free}
          b: {a.layout.left: {parent: far}}
          c: {a.layout: 3}
          d: {b.layout.left: {adjacent: [c, 1]}}
      steps: [{set: {a.layout.left: free}}]
      """ + relative
    #expect(
      diagnostics(text) == [
        "s.yaml:3:9: unknown key 'lfet' in the layout of a RelativeLayout's child "
          + "(did you mean 'left'?)",
        "s.yaml:4:33: variants.rule.b.a.layout.left: expected a number, found the text "
          + "'far'",
        "s.yaml:5:19: variants.rule.c.a.layout: expected a map (left, top, right, bottom, "
          + "horz, vert), found 3",
        "s.yaml:6:36: variants.rule.d.b.layout.left: no child of this layouter has the "
          + "id 'c'",
        "s.yaml:7:16: steps.set: a step can set the 'layout' of a UIStackView's children "
          + "only",
      ])
  }
}
