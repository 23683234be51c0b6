import Testing

@Suite struct AutoLayoutKeyTests {
  @Test func callsAreChecked() {
    #expect(
      diagnostics(
        """
        view:
          autoLayout:
          - { putBelow: [b, a], spacing: 8, align: center }
          - { putBelo: [b, a] }
          - { putBelow: b }
          - { spacing: 8, putBelow: [b, c] }
          - { fitToParent: a, edge: left }
          - { fitToParent: a, edges: [left, topp] }
          - { setFixedWidth: [a, wide] }
          - { constraint: [a, left, superview, rigth] }
          - putBelow
          subviews: [{ id: a }, { id: b }]
        """)
        == [
          "s.yaml:4:7: unknown key 'putBelo' in autoLayout (did you mean 'putBelow'?)",
          "s.yaml:5:17: autoLayout.putBelow: expected [id, id], found the text 'b'",
          "s.yaml:6:33: autoLayout.putBelow: unknown item 'c': expected superview, safeArea, margins, keyboard, a "
            + "or b",
          "s.yaml:7:23: unknown key 'edge' in fitToParent (did you mean 'edges'?)",
          "s.yaml:8:37: autoLayout.edges: unknown value 'topp' (did you mean 'top'?)",
          "s.yaml:9:26: autoLayout.setFixedWidth: expected a number, found the text 'wide'",
          "s.yaml:10:40: autoLayout.constraint: unknown value 'rigth' (did you mean 'right'?)",
          "s.yaml:11:5: autoLayout: expected a call such as {putBelow: [b, a], spacing: 8}, found "
            + "the text 'putBelow'",
        ])
  }

  @Test func guidesMetricsAndPlaceholdersAreChecked() {
    #expect(
      diagnostics(
        """
        view:
          layoutGuides: [a, a, later]
          metrics: { gap: wide }
          subviews:
          - { id: later, intrinsicContentSize: [1, -2] }
          - { intrinsicContentSize: 1 }
          - { baselines: { first: 1, center: 2 } }
          - { alignmentRectInsets: wide }
          - { layouter: { type: RAL }, subviews: [{ layout: { left: { safeAera: 3 } } }] }
        """)
        == [
          "s.yaml:2:17: layoutGuides: 'later' is the id of a view",
          "s.yaml:2:21: layoutGuides: expected an unused name, found the text 'a'",
          "s.yaml:3:19: metrics.gap: expected a number, found the text 'wide'",
          "s.yaml:5:44: intrinsicContentSize: expected a number from 0 to 16384, found -2",
          "s.yaml:6:29: intrinsicContentSize: expected [width, height], either of which may be null, "
            + "found 1",
          "s.yaml:7:18: baselines: expected {first: fromTop, last: fromBottom} or {center: offset}, "
            + "found a map",
          "s.yaml:8:28: alignmentRectInsets: expected a number, or a map of left, top, right and "
            + "bottom, found the text 'wide'",
          "s.yaml:9:63: unknown key 'safeAera' in the rule of an edge (did you mean 'safeArea'?)",
        ])
  }
}
