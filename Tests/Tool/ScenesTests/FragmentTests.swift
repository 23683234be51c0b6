import StandardViews
import TestSupport
import Testing
import ViewTree

@testable import Scenes

/// Fragments with parameters, and repeated views.
@Suite struct FragmentTests {
  private static let chip = """
    fragments:
      chip:
        parameters: { label: , tone: blue }
        view:
          backgroundColor: $tone
          subviews:
            - { type: UILabel, id: label, text: $label, frame: [4, 2, 30, 10] }

    """

  @Test func parametersStandForValuesOfAnyKind() throws {
    let nodes = try namedNodes(
      of: """
        fragments:
          box:
            parameters: [frame, color, content, hidden]
            view:
              frame: $frame
              backgroundColor: $color
              subviews: [{ id: first, hidden: $hidden }, $content]
        view:
          subviews:
            - fragment: box
              id: box
              with:
                frame: [1, 2, 30, 40]
                color: { light: red, dark: blue }
                hidden: true
                content: [{ id: inner, frame: [0, 0, 5, 6] }]
        """)
    #expect(nodes["box"]?.frame.numbers == [1, 2, 30, 40])
    #expect(nodes["box"]?.properties["backgroundColor"] == .string("#FF0000"))
    #expect(nodes["box.first"]?.hidden == true)
    // What a use hands over belongs to the scene, and keeps its id.
    #expect(nodes["inner"]?.frame.numbers == [0, 0, 5, 6])
  }

  @Test func textsContainParametersAndDollarSigns() throws {
    let nodes = try namedNodes(
      of: """
        fragments:
          price:
            parameters: [name, price]
            view: { type: UILabel, text: '$name: $$${price}0, not $5 or $ 5' }
        view:
          subviews:
            - { fragment: price, id: a, with: { name: Tea, price: 2.5 } }
            - { type: UILabel, id: b, text: $name costs $$5 }
        """)
    #expect(nodes["a"]?.properties["text"] == .string("Tea: $2.50, not $5 or $ 5"))
    // Outside of a fragment, a dollar sign is nothing but one.
    #expect(nodes["b"]?.properties["text"] == .string("$name costs $$5"))
  }

  @Test func idsInFragmentsBeginWithThatOfTheUse() throws {
    let nodes = try namedNodes(
      of: Self.chip + """
        variants: { look: { loud: { second.label.text: LOUD, second.alpha: 0.5 } } }
        view:
          subviews:
            - { fragment: chip, id: first, with: { label: One } }
            - { fragment: chip, id: second, with: { label: Two, tone: red }, cornerRadius: 3 }
            - { fragment: chip, with: { label: Three } }
        """)
    #expect(
      nodes.keys.sorted() == ["chip.label", "first", "first.label", "second", "second.label"])
    #expect(nodes["first.label"]?.properties["text"] == .string("One"))
    #expect(nodes["first"]?.properties["backgroundColor"] == .string("#0000FF"))
    #expect(nodes["second.label"]?.properties["text"] == .string("LOUD"))
    #expect(nodes["second"]?.properties["alpha"] == .number(0.5))
    #expect(nodes["second"]?.properties["cornerRadius"] == .number(3))
    #expect(nodes["second"]?.properties["backgroundColor"] == .string("#FF0000"))
  }

  @Test func constraintsInFragmentsNameTheirOwnViewsAndThoseHandedOver() throws {
    let found = try frames(
      of: """
        size: [200, 100]
        fragments:
          row:
            parameters: [anchor]
            view:
              constraints:
                - 'H:|-10-[name(==20)]-6-[value(==30)]'
                - { item: value, attribute: height, constant: 8 }
                - name.height == value.height * 2
                - 'V:|[name]'
                - value.top == $anchor.bottom + 1
              subviews: [{ id: name }, { id: value }]
        view:
          constraints:
            - 'H:|[one(==100)]'
            - 'V:|[one(==50)]'
            - two.left == one.left + 3
            - two.top == one.name.bottom
            - two.width == one.value.width
            - two.height == 5
          subviews:
            - { fragment: row, id: one, with: { anchor: name } }
            - { id: two }
        """
    ).mapValues(\.numbers)
    #expect(found["one.name"] == [10, 0, 20, 16])
    #expect(found["one.value"] == [36, 17, 30, 8])
    #expect(found["two"] == [3, 16, 30, 5])
  }

  @Test func layoutRulesAndStepsFindTheViewsOfFragments() throws {
    let text = """
      size: [200, 100]
      fragments:
        pair:
          view:
            layouter: { type: RelativeLayout, overallSize: [100, 50] }
            subviews:
              - { id: a, layout: { left: { parent: 4 }, horz: { fixed: 10 }, top: { parent: 0 }, vert: { fixed: 9 } } }
              - { id: b, layout: { left: { adjacent: [a, 6] }, horz: { fixed: 10 }, top: { fit: [a, 0] }, vert: { fixed: 9 } } }
      view: { subviews: [{ fragment: pair, id: p, frame: [0, 0, 100, 50] }] }
      steps:
        - set: { p.a.alpha: 0.5 }
        - hide: p.b
      """
    let nodes = try namedNodes(of: text)
    #expect(nodes["p.b"]?.frame.numbers == [20, 0, 10, 9])
    #expect(nodes["p.a"]?.properties["alpha"] == .number(0.5))
    #expect(nodes["p.b"]?.hidden == true)
  }

  @Test func fragmentsContainFragments() throws {
    let nodes = try namedNodes(
      of: Self.chip + """
          pair:
            parameters: [left, right]
            view:
              subviews:
                - { fragment: chip, id: left, with: { label: $left } }
                - { fragment: chip, id: right, with: { label: 'and $right', tone: red } }
        view: { fragment: pair, id: pair, with: { left: A, right: B } }
        """)
    #expect(nodes["pair.left.label"]?.properties["text"] == .string("A"))
    #expect(nodes["pair.right.label"]?.properties["text"] == .string("and B"))
    #expect(nodes["pair.right"]?.properties["backgroundColor"] == .string("#FF0000"))
  }

  @Test func subviewsOfAFragmentMayBeThoseOfAStack() throws {
    let found = try frames(
      of: """
        fragments:
          bar:
            view: { frame: [0, 0, 40, 10] }
        view:
          type: StackView
          frame: [0, 0, 40, 100]
          layouter: { cellSpacing: 5 }
          subviews:
            - { fragment: bar, id: a }
            - { fragment: bar, id: b, frame: [0, 0, 40, 20] }
            - { fragment: bar, id: c }
        """
    ).mapValues(\.numbers)
    #expect(found["b"] == [0, 15, 40, 20])
    #expect(found["c"] == [0, 40, 40, 10])
  }

  // MARK: Repeats

  @Test func repeatedViewsAreNumbered() throws {
    let nodes = try namedNodes(
      of: """
        view:
          layouter: { type: StackLayout }
          subviews:
            - repeat: 3
              id: row
              frame: [0, 0, 40, 10]
              subviews: [{ type: UILabel, id: name, text: 'Row $number, index $index' }]
            - { repeat: 2, id: 'named$number', frame: [0, 0, 5, 5] }
            - { repeat: 2, frame: [0, 0, 5, 5] }
            - { repeat: 0, id: none }
        """)
    #expect(
      nodes.keys.sorted() == [
        "named1", "named2", "row.0", "row.0.name", "row.1", "row.1.name", "row.2", "row.2.name",
      ])
    #expect(nodes["row.2"]?.frame.numbers == [0, 20, 40, 10])
    #expect(nodes["row.1.name"]?.properties["text"] == .string("Row 2, index 1"))
  }

  @Test func repeatedViewsTakeTheValuesOfTheirItems() throws {
    let nodes = try namedNodes(
      of: Self.chip + """
        numbers: { side: 7 }
        view:
          subviews:
            - fragment: chip
              id: chips
              repeat: [{ name: One, tone: red }, { name: Two, tone: green }]
              with: { label: '$number $name', tone: $tone }
            - { id: box, repeat: [5, side], frame: [0, 0, $item, $item] }
        """)
    #expect(nodes["chips.0.label"]?.properties["text"] == .string("1 One"))
    #expect(nodes["chips.1.label"]?.properties["text"] == .string("2 Two"))
    #expect(nodes["chips.1"]?.properties["backgroundColor"] == .string("#00FF00"))
    #expect(nodes["box.0"]?.frame.numbers == [0, 0, 5, 5])
    #expect(nodes["box.1"]?.frame.numbers == [0, 0, 7, 7])
  }

  @Test func theItemsOfARepeatMayBeAParameter() throws {
    let nodes = try namedNodes(
      of: """
        fragments:
          list:
            parameters: [rows]
            view:
              subviews:
                - { type: UILabel, id: row, repeat: $rows, text: $item }
        view: { fragment: list, id: list, with: { rows: [A, B] } }
        """)
    #expect(nodes["list.row.1"]?.properties["text"] == .string("B"))
  }

  /// The wrong scenes with all that is said about them.
  @Test(
    arguments: [
      (
        "view: { fragment: chip }",
        [
          "s.yaml:1:19: fragment: unknown fragment 'chip': define it under 'fragments', or include the "
            + "file that does"
        ]
      ),
      (
        chip + "view: { fragment: chop, with: { label: A } }",
        ["s.yaml:8:19: fragment: unknown fragment 'chop': expected chip (did you mean 'chip'?)"]
      ),
      (
        chip + "view: { fragment: chip, with: { lable: A }, type: UILabel }",
        [
          "s.yaml:8:19: the fragment 'chip' needs 'label': write 'with: {label: …}'",
          "s.yaml:8:33: the fragment 'chip' has no parameter 'lable': expected label or tone (did you "
            + "mean 'label'?)",
          "s.yaml:8:45: the fragment has the type of its view: leave out 'type'",
        ]
      ),
      (
        chip + "view: { fragment: chip, with: { label: 5, tone: bleu } }",
        [
          "s.yaml:8:40: text: expected text, found 5 (write '5' in quotes)",
          "s.yaml:8:49: backgroundColor: unknown colour 'bleu' (did you mean 'blue'?)",
        ]
      ),
      (
        chip + """
          view:
            subviews:
              - { fragment: chip, with: { label: A } }
              - { fragment: chip, with: { label: B } }
          """,
        [
          "s.yaml:11:19: the fragment 'chip' is used twice without an 'id': give one to each use; the "
            + "ids in it begin with it, as in 'id.label'"
        ]
      ),
      (
        chip + """
          view:
            subviews:
              - { fragment: chip, id: a, with: { label: A } }
              - { fragment: chip, id: a, with: { label: B } }
          """,
        ["s.yaml:11:29: duplicate id 'a' (first used in line 10)"]
      ),
      (
        "fragments: { a: { view: { subviews: [{ fragment: b }] } }, b: { view: { fragment: a } } }\n"
          + "view: { fragment: a }",
        [
          "s.yaml:1:83: the fragments contain each other: a → b → a (the fragment 'b', used in "
            + "s.yaml:1:50)"
        ]
      ),
      (
        """
        fragments:
          a:
            parameters: { used: 1, spare: 2, 1st: 3 }
            view: { id: a, alpha: $usd, frmae: [0, 0, 1, 1], cornerRadius: $used }
        view: { fragment: a }
        """,
        [
          "s.yaml:3:28: warning: the parameter 'spare' of the fragment 'a' has no effect: nothing in "
            + "it is '$spare'",
          "s.yaml:3:38: fragments.a.parameters: '1st' cannot be the name of a parameter: expected "
            + "letters, digits and '_'",
          "s.yaml:4:13: fragments.a: the root view of a fragment has the id of its use: leave out 'id'",
          "s.yaml:4:27: unknown parameter '$usd': expected $spare or $used (did you mean 'used'?); for "
            + "the text itself write '$$usd' (the fragment 'a', used in s.yaml:5:19)",
          "s.yaml:4:33: unknown key 'frmae' in UIView (did you mean 'frame'?) (the fragment 'a', used "
            + "in s.yaml:5:19)",
        ]
      ),
      (
        "view: { repeat: 2, subviews: [{ repeat: -1 }, { repeat: 2, subviews: [{ id: a }] }] }",
        [
          "s.yaml:1:9: only a view in a list, such as 'subviews', can be repeated",
          "s.yaml:1:41: repeat: expected a number from 0 to 10000, or a list of values, such as "
            + "[{label: One}, {label: Two}], found -1",
          "s.yaml:1:49: a repeated view with ids below it needs an 'id': theirs then begin with "
            + "'id.0', 'id.1' and so on",
        ]
      ),
      (
        "view: { subviews: [{ repeat: 9999 }, { repeat: 10000, subviews: [{ repeat: 10000 }] }] }",
        ["s.yaml:1:38: the scene has more than 10000 views with its repeats"]
      ),
      (
        "view: { subviews: [{ repeat: [{ index: 1 }], alpha: 2, hidden: $name, id: a }] }",
        [
          "s.yaml:1:33: 'index' cannot be the name of a value: expected letters, digits and '_', and "
            + "not index, number or item",
          "s.yaml:1:53: alpha: expected a number from 0 to 1, found 2",
          "s.yaml:1:64: unknown parameter '$name': expected $index, $item or $number; for the text "
            + "itself write '$$name'",
        ]
      ),
    ] as [(String, [String])])
  func wrongUsesAreReported(scene: String, messages: [String]) {
    #expect(diagnostics(scene) == messages)
  }

  @Test func anErrorInAFragmentOfAnotherFileNamesBothPlaces() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      fragments:
        chip:
          view:
            subviews:
              - { type: UILabel, text: A, alpha: 7 }

      """, to: "Shared/chips.yaml")
    try folder.write(
      """
      include: ../Shared/chips.yaml
      view:
        subviews: [{ fragment: chip }, { fragment: chip }]
      """, to: "Scenes/a.yaml")
    let loaded = SceneLibrary().load(["Scenes"], project: folder.url)
    #expect(
      loaded.diagnostics.first?.description
        == "Shared/chips.yaml:5:44: alpha: expected a number from 0 to 1, found 7"
        + " (the fragment 'chip', used in Scenes/a.yaml:3:26)")
    #expect(loaded.diagnostics.count == 1)
    let text = "include: ../Shared/chips.yaml\nview: { subviews: [{ fragment: chip }] }"
    #expect(
      diagnostics(text, folder: folder.fileURL("Scenes").path) == [
        "../Shared/chips.yaml:5:44: alpha: expected a number from 0 to 1, found 7"
          + " (the fragment 'chip', used in s.yaml:2:32)"
      ])
  }

  @Test func imagesOfASharedFileAreRelativeToIt() throws {
    let folder = try TemporaryFolder()
    let square =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 10'>"
      + "<path d='M0 0H12V10H0Z'/></svg>"
    try folder.write(square, to: "Shared/Icons/square.svg")
    try folder.write(
      "fragments: { icon: { view: { type: UIImageView, image: Icons/square.svg } } }",
      to: "Shared/icons.yaml")
    let scene = try #require(
      readScene(
        "include: Shared/icons.yaml\nview: { subviews: [{ fragment: icon, id: icon }] }",
        folder: folder.path))
    #expect(try scene.tree().named["icon"]?.frame.numbers == [0, 0, 12, 10])
  }
}
