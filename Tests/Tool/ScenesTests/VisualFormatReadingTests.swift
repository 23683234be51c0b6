import Testing

@Suite struct VisualFormatReadingTests {
  @Test func theFormatIsShownWithACaret() {
    #expect(
      fullConstraintMessages("'H:|-[title-[icon]'") == [
        """
        18: constraints: visual format, character 11: expected ']' or '(' after 'title', found '-'
        H:|-[title-[icon]
                  ^
        """
      ])
    #expect(
      fullConstraintMessages("'title.width == 赤 + 1'").map { $0.split(separator: "\n").dropFirst() }
        == [
          ["title.width == 赤 + 1", "               ^"]
        ])
  }

  /// `titles` is elsewhere, so the message does not propose `title`.
  @Test func aNameOutOfReachIsNotTakenForAnother() {
    let found = diagnostics(
      """
      view:
        subviews:
        - id: titles
        - constraints: ['|-[titles]']
          subviews: [{ id: title }]
      """)
    #expect(
      found == [
        """
        s.yaml:4:23: constraints: visual format, character 4: unknown view 'titles': it is not \
        below this view
        |-[titles]
           ^
        """
      ])
  }

  @Test func aGuideHasNoBaselineToAlign() {
    #expect(
      constraintMessages("{ format: '|-[title]-[column]', options: [alignAllLastBaseline] }") == [
        "29: constraints.format: visual format, character 12: a layout guide has no lastBaseline, "
          + "which alignAllLastBaseline aligns"
      ])
  }

  @Test(arguments: [
    "['|-m-[a]']", "['[a(==m)]']", "[a.width == m]", "[a.width == 3 @m]",
    "[{ item: a, attribute: width, constant: m }]",
  ])
  func aMetricThatIsWrongIsReportedOnce(constraints: String) {
    let found = diagnostics(
      """
      view:
        metrics: { m: .nan }
        constraints: \(constraints)
        subviews: [{ id: a }]
      """)
    #expect(found == ["s.yaml:2:17: metrics.m: expected a finite number, found .nan"])
  }

  @Test(arguments: ["- |-[a]-|", "- [a]-[b]", "- { format: |-[a]-| }"])
  func aFormatWithoutQuotesIsRecognized(entry: String) throws {
    let found = diagnostics(
      "view:\n  constraints:\n  \(entry)\n  subviews: [{ id: a }, { id: b }]\n")
    let message = try #require(found.first)
    #expect(message.contains("not YAML: "))
    #expect(message.hasSuffix(": write a visual format in quotes, as in '|-[a]-|'"))
  }
}
