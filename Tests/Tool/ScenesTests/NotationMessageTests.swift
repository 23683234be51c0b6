import TestSupport
import Testing

@testable import Scenes

/// What a new user writes wrong in YAML, or in another notation: the place, the cause and what to write instead.
@Suite struct NotationMessageTests {
  @Test(arguments: [
    (
      "<<<<<<< HEAD\nview: {}\n=======\nview: { id: a }\n>>>>>>> branch\n",
      "s.yaml:1:1: not YAML: a merge conflict is not resolved: keep one of the versions, and remove "
        + "the lines that begin with '<<<<<<<', '=======' and '>>>>>>>'"
    ),
    (
      "view:\n  type: UILabel\n  text: Welcome: it's me # a remark\n",
      "s.yaml:3:16: not YAML: mapping values are not allowed in this context: write a text with ': ' "
        + "in quotes, as in 'Welcome: it''s me'"
    ),
    (
      "view:\n  type UILabel\n\n  text: A\n",
      "s.yaml:2:3: not YAML: expected a colon after the key: 'type: UILabel'"
    ),
    (
      "view:\n  subviews\n    - id: a\n",
      "s.yaml:2:3: not YAML: expected a colon after the key: 'subviews: …'"
    ),
    (
      "size [200, 64]\nview: {}\n",
      "s.yaml:1:1: not YAML: expected a colon after the key: 'size: [200, 64]'"
    ),
    (
      "view: { backgroundColor: #0A84FF }\n",
      "s.yaml:1:26: not YAML: a '#' outside of quotes begins a comment: write '#0A84FF', with the "
        + "quotes"
    ),
    (
      "view:\n  constraints:\n    - |-[a]-|\n",
      "s.yaml:3:9: not YAML: while scanning a block scalar: did not find expected comment or line "
        + "break: write a visual format in quotes, as in '|-[a]-|'"
    ),
    (
      "view:\n  constraints:\n    - [a]-[b]\n",
      "s.yaml:3:10: not YAML: while parsing a block collection: did not find expected '-' indicator: "
        + "write a visual format in quotes, as in '|-[a]-|'"
    ),
  ])
  func textsThatAreNoYAML(scene: String, message: String) {
    #expect(diagnostics(scene) == [message])
  }

  /// The mistakes that new users made in their first scenes.
  @Test(
    arguments: [
      (
        "view:\n  subviews:\n    - { type: UILabel, id: tax, text: 税込 ￥13,580（10％） }\n",
        [
          "s.yaml:3:39: a comma outside of quotes ends a value in braces: write text: "
            + "'税込 ￥13,580（10％）', with the quotes"
        ]
      ),
      (
        "view: { type: DsCustomButton, colorResources: { Bg: { Normal: rgb(0,102,204) } } }",
        [
          "s.yaml:1:63: colorResources.Bg.Normal: unknown colour 'rgb(0,102,204)': write '#0066CC', "
            + "with the quotes"
        ]
      ),
      (
        "view:\n  type: UILabel\n  text: @home\n",
        [
          "s.yaml:3:9: not YAML: a text cannot begin with '@' outside of quotes: write '@home'"
        ]
      ),
      (
        "view:\n  id: a\n  frame: [16, 10, 168\n  type: UILabel\n",
        [
          "s.yaml:3:10: not YAML: the '[' is not closed: write ']' where the value ends"
        ]
      ),
      (
        "view:\n  subviews:\n    - type: UILabel\n     text: x\n",
        [
          "s.yaml:4:6: not YAML: the line is indented by 5 spaces, where no line above begins: keys of "
            + "one view begin in one column, in line 3 after 6"
        ]
      ),
      (
        "size: 200x64\nview: {}\n",
        [
          "s.yaml:1:7: size: expected [width, height], found the text '200x64': write [200, 64]"
        ]
      ),
      (
        "view: { width: 168 }\n",
        [
          "s.yaml:1:9: unknown key 'width' in UIView: a view's size is in 'frame: [x, y, width, height]', "
            + "or in constraints of its superview such as 'title.width == 168'"
        ]
      ),
      // The constraints that name the id are right.
      (
        """
        view:
          subviews:
            - { id: line }
            - id: box
              constraints: ['H:|[line]|', line.top == superview.top]
              subviews: [{ id: line }]
        """, ["s.yaml:6:24: duplicate id 'line' (first used in line 3)"]
      ),
      (
        """
        view:
          constraints: ['H:|[nav]|', nav.top == superview.top, 'V:[nav(44)]']
          subviews: [{ type: UINavigationController, id: nav }]
        """,
        [
          "s.yaml:3:22: 'UINavigationController' is a controller: write it under 'controller', in place "
            + "of the scene's 'view'"
        ]
      ),
      (
        "view: { type: DsCustomButton, roundRadius: '8' }",
        [
          "s.yaml:1:44: roundRadius: expected a number, found the text '8' (write 8, without quotes)"
        ]
      ),
      (
        "view: { type: DsCustomButton, image: x.png }",
        ["s.yaml:1:31: unknown key 'image' in DsCustomButton (did you mean 'iconResources'?)"]
      ),
      (
        """
        view:
          subviews:
            - id: welcome
              constraints: ['H:|-16-[welcome]-16-|']
        """,
        [
          "s.yaml:4:30: constraints: visual format, character 9: 'welcome' is this view itself, as '|' "
            + "is: write the format under 'constraints' of its superview, or name a view below it"
        ]
      ),
    ] as [(String, [String])])
  func firstMistakes(scene: String, messages: [String]) {
    #expect(diagnostics(scene).map { String($0.prefix { $0 != "\n" }) } == messages)
  }

  /// Each character that begins something else in YAML, in a line of its own and in braces: the message is at the line,
  /// and shows the text in quotes.
  @Test(
    arguments: [
      "@home", "`code`", "%d of 9", "| wide", "> more", "] end", "} end", ", and", "*bold*",
      "!important", "? what", "[draft] Title", "{name} is here", "\"Yes\" or no",
      "'Tis' the season",
    ], [false, true])
  func aTextThatBeginsLikeSomethingElse(text: String, isInBraces: Bool) throws {
    let scene =
      isInBraces
      ? "view:\n  id: a\n  subviews: [{ type: UILabel, text: \(text) }]\n"
      : "view:\n  type: UILabel\n  text: \(text)\n"
    // These are whole values in braces, and end there.
    let endsBraces =
      isInBraces && (text.hasPrefix("}") || text.hasPrefix(",") || text.hasPrefix("]"))
    let messages = diagnostics(scene)
    let first = try #require(messages.first)
    #expect(first.hasPrefix("s.yaml:3:"), "\(messages)")
    if !endsBraces {
      let quoted = text.replacing("'", with: "''")
      #expect(first.contains("'\(quoted)'"), "\(messages)")
    }
  }

  /// Texts with commas outside of quotes are one mistake each, whatever is between the commas.
  @Test(arguments: 0..<100) func everyCommaInBracesIsFound(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let words = ["税込", "￥13", "580", "one", "two three", "(10％)", "é", "a.b", "3.5", "x-y", "z)"]
    let count = 2 + generator.next(below: 4)
    let text = (0..<count).map { index in
      // A piece that occurs twice would be a repeated key.
      words[(seed + 3 * index) % words.count]
    }.joined(separator: generator.next(below: 2) == 0 ? "," : ", ")
    #expect(
      diagnostics("view: { type: UILabel, text: \(text), alpha: 1 }") == [
        "s.yaml:1:30: a comma outside of quotes ends a value in braces: write text: '\(text)', with the "
          + "quotes"
      ])
  }

  @Test(arguments: [
    ("8pt", " (write 8: numbers have no unit)"), ("8 px", " (write 8: numbers have no unit)"),
    ("'8'", " (write 8, without quotes)"),
    ("50%", " (write 0.5 for 50 %, or a number without a unit)"),
    ("'0,5'", " (write 0.5, with a point)"), ("much", ""),
  ])
  func numbersInOtherNotations(value: String, hint: String) {
    let found = value.filter { $0 != "'" }
    #expect(
      diagnostics("view:\n  alpha: \(value)\n") == [
        "s.yaml:2:10: alpha: expected a number, found the text '\(found)'\(hint)"
      ])
  }

  @Test(arguments: [
    ("yes", " (write true)"), ("off", " (write false)"),
    ("'true'", " (write true, without quotes)"),
    ("maybe", ""),
  ])
  func truthInOtherNotations(value: String, hint: String) {
    let found = value.filter { $0 != "'" }
    #expect(
      diagnostics("view:\n  hidden: \(value)\n") == [
        "s.yaml:2:11: hidden: expected true or false, found the text '\(found)'\(hint)"
      ])
  }

  @Test(arguments: ["200x64", "200 x 64", "200×64", "200*64", "'200, 64'", "200 64"])
  func sizesInOtherNotations(size: String) {
    let messages = diagnostics("size: \(size)\nview: {}\n")
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix(": write [200, 64]") == true)
  }

  @Test func aFrameInAnotherNotation() {
    #expect(
      diagnostics("view: { frame: { x: 1, y: 2, width: 3, height: 4 } }") == [
        "s.yaml:1:16: frame: expected [x, y, width, height], found a map: write [1, 2, 3, 4]"
      ])
    #expect(
      diagnostics("view:\n  frame: 1 2 3 4\n") == [
        "s.yaml:2:10: frame: expected [x, y, width, height], found the text '1 2 3 4': write [1, 2, 3, 4]"
      ])
  }

  @Test(arguments: [
    "[16, 10", "{ x: 1", "'begins", "\"begins",
  ])
  func whatIsNotClosedIsNamedWhereItBegins(value: String) {
    let messages = diagnostics("view:\n  id: a\n  text: \(value)\n  type: UILabel\n\n  alpha: 1\n")
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("s.yaml:3:9: not YAML: the '\(value.prefix(1))' is not closed: ")
        == true,
      "\(messages)")
  }
}
