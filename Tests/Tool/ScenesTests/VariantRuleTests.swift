import Testing
import ViewTree

@testable import Scenes

/// `only`, `exclude`, and a `subject` of several views.
@Suite struct VariantRuleTests {
  private static let axes = """
    variants:
      state: [normal, disabled+selected]
      appearance: [light, dark]
      scale: [1, 2]

    """
  private static let view = "view: { type: DsCustomButton }\n"

  private func names(_ text: String) throws -> [String] {
    try #require(readScene(text), "\(diagnostics(text))").variants.map(\.name)
  }

  @Test(arguments: [
    (
      "exclude: [{ state: selected+disabled, appearance: dark }]",
      [
        "normal_light", "normal_light@2x", "normal_dark", "normal_dark@2x",
        "disabled+selected_light", "disabled+selected_light@2x",
      ]
    ),
    (
      "exclude: [{ scale: 1 }, { appearance: [light], state: [normal] }]",
      ["normal_dark@2x", "disabled+selected_light@2x", "disabled+selected_dark@2x"]
    ),
    (
      "only: [{ state: normal, scale: 2 }, { appearance: dark, scale: 1 }]",
      ["normal_light@2x", "normal_dark", "normal_dark@2x", "disabled+selected_dark"]
    ),
    (
      "only: [{ state: normal }]\nexclude: [{ appearance: dark, scale: 1 }]",
      ["normal_light", "normal_light@2x", "normal_dark@2x"]
    ),
  ])
  func rulesChooseTheVariants(rules: String, expected: [String]) throws {
    #expect(try names(Self.axes + rules + "\n" + Self.view) == expected)
  }

  /// Excluded variants do not change the values of the other variants.
  @Test func theChoicesOfAVariantAreThoseOfItsName() throws {
    let scene = try #require(
      readScene(Self.axes + "exclude: [{ appearance: light }]\n" + Self.view))
    #expect(
      scene.variants.map { $0.choices.map(\.value).joined(separator: " ") } == [
        "normal dark 1", "normal dark 2", "disabled+selected dark 1", "disabled+selected dark 2",
      ])
  }

  @Test func sizesAndMomentsCanBeExcluded() throws {
    #expect(
      try names(
        """
        variants: { size: [[160, 44], [80, 44]], appearance: [light, dark] }
        exclude: [{ size: [160, 44], appearance: light }, { size: 80x44, moment: early }]
        view: {}
        steps: [{ snapshot: early }]
        """) == ["160x44_dark@2x.early", "160x44_dark@2x", "80x44_light@2x", "80x44_dark@2x"])
  }

  @Test func ofManyCombinationsOnlyThoseThatAreLeftCount() throws {
    let values = (0..<150).map { "v\($0): {}" }.joined(separator: ", ")
    let text = "variants: { a: { \(values) }, b: { \(values) } }\nview: {}\n"
    #expect(
      diagnostics(text) == ["s.yaml:1:11: the axes make more than 10000 variants"])
    #expect(try names(text + "only: [{ a: v3 }]").count == 150)
    #expect(
      diagnostics(text + "exclude: [{ a: v3 }]") == [
        "s.yaml:1:11: the axes make more than 10000 variants"
      ])
  }

  @Test(arguments: [
    (
      "exclude: [{ stat: normal }]",
      [
        "s.yaml:5:13: exclude: unknown axis 'stat': expected state, appearance or scale (did you "
          + "mean 'state'?)"
      ]
    ),
    (
      "exclude: [{ appearance: [light, drak] }]",
      [
        "s.yaml:5:33: exclude.appearance: unknown value 'drak': expected light or dark (did you "
          + "mean 'dark'?)"
      ]
    ),
    (
      "only: { scale: 1 }",
      [
        "s.yaml:5:7: only: expected a list of combinations, such as [{state: disabled, appearance: "
          + "dark}], found a map"
      ]
    ),
    (
      "only: [{ scale: 1 }]\nexclude: [{ scale: 2 }]",
      ["s.yaml:6:11: exclude: no variant is like this: 'only' leaves none"]
    ),
    (
      "exclude: [{ scale: [1, 2] }]", ["s.yaml:5:10: exclude: no variant is left"]
    ),
    (
      "exclude: [{ scale: 3 }, {}, { state: [] }]",
      [
        "s.yaml:5:20: exclude.scale: unknown value '3': expected 1 or 2",
        "s.yaml:5:25: exclude: expected a map of axes to values, such as {state: disabled, "
          + "appearance: [light, dark]}, found an empty map",
        "s.yaml:5:38: exclude.state: expected a value, or a list of values, found an empty list",
      ]
    ),
  ])
  func wrongRulesAreReported(rules: String, messages: [String]) {
    #expect(diagnostics(Self.axes + rules + "\n" + Self.view) == messages)
  }

  // MARK: Subjects

  @Test func theStateAxisSetsAllSubjects() throws {
    let nodes = try namedNodes(
      of: """
        subject: [a, inner.b]
        variants: { state: [activated] }
        fragments: { inner: { view: { subviews: [{ type: DsCustomButton, id: b }] } } }
        view:
          subviews:
            - { type: DsCustomButton, id: a }
            - { fragment: inner }
            - { type: DsCustomButton, id: c }
        """)
    #expect(nodes["a"]?.properties["buttonState"] == .string("activated"))
    #expect(nodes["inner.b"]?.properties["buttonState"] == .string("activated"))
    #expect(nodes["c"]?.properties["buttonState"] == .string("normal"))
  }

  @Test(arguments: [
    (
      "subject: []",
      ["s.yaml:1:10: subject: expected an id, or a list of ids, found an empty list"]
    ),
    ("subject: [a, d]", ["s.yaml:1:14: unknown id 'd'"]),
    (
      "subject: [a, box]",
      [
        "s.yaml:2:21: variants.state: 'box', a UIView, has no states: name the id of the view that "
          + "has them as 'subject'"
      ]
    ),
    (
      "strict: false",
      [
        "s.yaml:2:21: variants.state: a UIView has no states: name the id of the view that has them "
          + "as 'subject'"
      ]
    ),
  ])
  func wrongSubjectsAreReportedOnce(subject: String, messages: [String]) {
    let scene = """
      variants: { state: [normal, selected, disabled] }
      view: { subviews: [{ type: DsCustomButton, id: a }, { id: box }] }
      """
    #expect(diagnostics(subject + "\n" + scene) == messages)
  }
}
