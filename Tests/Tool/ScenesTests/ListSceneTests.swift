import TestSupport
import Testing
import ViewTree

@testable import Scenes

/// Tables in scenes, and rows over data.
@Suite struct ListSceneTests {
  private func texts(_ text: String, folder: String = ".") throws -> [String] {
    let scene = try #require(
      readScene(text, folder: folder), "\(diagnostics(text, folder: folder))")
    return try scene.tree().all.compactMap { node in
      if case .string(let text)? = node.properties["text"], node.type == "UILabel" {
        text
      } else {
        nil
      }
    }
  }

  @Test func missingContentHasAKindWithTextsOfItsOwn() throws {
    let scene = """
      size: [300, 300]
      view: { type: UIContentUnavailableView, KEYS }
      """
    func texts(_ keys: String) throws -> [String] {
      try self.texts(scene.replacing("KEYS", with: keys))
    }
    #expect(
      try texts("style: search") == ["No Results", "Check the spelling or try a new search."])
    #expect(try texts("style: search, text: No trips, secondaryText: null") == ["No trips"])
    #expect(try texts("style: loading") == ["Loading…"])
    let buttons = "button: Plan, secondaryButton: { title: Import, isEnabled: false }"
    #expect(try texts("text: No trips, \(buttons)") == ["No trips", "Plan", "Import"])
    #expect(
      diagnostics(scene.replacing("KEYS", with: "button: { configuration: filled }")) == [
        "s.yaml:2:49: button: a button needs a 'title' or an 'image', as in "
          + "'{title: Add, configuration: filled}'"
      ])
  }

  @Test func rowsAreCellsInSections() throws {
    let nodes = try namedNodes(
      of: """
        size: [320, 400]
        view:
          type: UITableView
          style: grouped
          sections:
            - header: Colours
              rows:
                - { id: red, text: Red, accessory: disclosure }
                - { id: blue, style: value1, text: Blue, detail: Sky, selected: true }
            - { footer: The end, rows: [{ id: view, view: { id: box, frame: [0, 0, 10, 60], backgroundColor: red } }] }
        """)
    // The title's 55.5 points, and after two rows and gaps of 17.5 each the second section.
    #expect(nodes["red"]?.frame == .init(x: 0, y: 55.5, width: 320, height: 44))
    #expect(nodes["blue"]?.frame == .init(x: 0, y: 99.5, width: 320, height: 44))
    #expect(nodes["blue"]?.properties["selected"] == .bool(true))
    // 60 points between margins of 11.
    #expect(nodes["view"]?.frame == .init(x: 0, y: 178.5, width: 320, height: 82))
    #expect(nodes["box"]?.frame == .init(x: 16, y: 11, width: 288, height: 60))
  }

  @Test func rowsRepeatOverValues() throws {
    let shown = try texts(
      """
      size: [320, 400]
      view:
        type: UITableView
        sections: [{ rows: [{ repeat: [{ name: Ada }, { name: Alan }], text: $name }] }]
      """)
    #expect(shown == ["Ada", "Alan"])
  }

  @Test func rowsRepeatOverAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"[{"name": "Ada", "city": "London"}, {"name": "Grace", "city": "New York"}]"#,
      to: "people.json")
    try folder.write(
      "name;city\r\n\"Turing; Alan\";Wilmslow\r\n\r\nEmmy;\"Er\"\"langen\"\n", to: "people.csv")
    func scene(_ file: String) -> String {
      """
      size: [320, 400]
      view:
        type: UITableView
        sections: [{ rows: [{ data: \(file), style: subtitle, text: $name, detail: $city }] }]
      """
    }
    #expect(
      try texts(scene("people.json"), folder: folder.path) == [
        "Ada", "London", "Grace", "New York",
      ])
    #expect(
      try texts(scene("people.csv"), folder: folder.path)
        == ["Turing; Alan", "Wilmslow", "Emmy", "Er\"langen"])
  }

  @Test func sectionsRepeatWithTheirRows() throws {
    let shown = try texts(
      """
      size: [320, 400]
      view:
        type: UITableView
        sectionHeaderTopPadding: 0
        sections:
          - repeat: [{ letter: A, names: [Ada, Alan] }, { letter: E, names: [Emmy] }]
            header: $letter
            rows: [{ repeat: $names, text: $item }]
      """)
    #expect(shown.sorted() == ["A", "Ada", "Alan", "E", "Emmy"])
  }

  @Test func fragmentsAreRows() throws {
    let shown = try texts(
      """
      size: [320, 400]
      fragments:
        person: { parameters: [name], view: { text: $name, accessory: checkmark } }
      view:
        type: UITableView
        sections: [{ rows: [{ fragment: person, with: { name: Ada } }, { text: Alan }] }]
      """)
    #expect(shown == ["Ada", "Alan"])
  }

  @Test func swipeActionsAreShown() throws {
    let nodes = try namedNodes(
      of: """
        size: [320, 200]
        view:
          type: UITableView
          sections:
            - rows:
                - id: mail
                  text: Mail
                  swiped: trailing
                  swipeActions: [{ title: Drop, style: destructive }, { title: Flag, color: systemOrange }]
        """)
    #expect(nodes["mail"]?.frame.x == -148)
  }

  @Test func rowsOfCollectionsHaveTextsAccessoriesAndSwipeActions() throws {
    let nodes = try namedNodes(
      of: """
        size: [320, 200]
        view:
          type: UICollectionView
          layout: { type: list }
          sections:
            - items:
                - type: UICollectionViewListCell
                  id: mail
                  style: value
                  text: Mail
                  secondaryText: "3"
                  accessories: [disclosure, { label: New }]
                  swiped: trailing
                  swipeActions: [{ title: Drop, style: destructive }, { title: Flag, color: systemOrange }]
                - { type: UICollectionViewListCell, id: view, view: { id: box, frame: [0, 0, 10, 60] } }
        """)
    #expect(nodes["mail"]?.frame == .init(x: -148, y: 0, width: 320, height: 44))
    #expect(
      nodes["mail"]?.properties["accessories"]
        == .list([.string("disclosure"), .map(["label": .string("New")])]))
    // 60 points between margins of 11.
    #expect(nodes["view"]?.frame == .init(x: 0, y: 44, width: 320, height: 82))
  }

  @Test func aFingerMovesARowOfATable() throws {
    let nodes = try namedNodes(
      of: """
        size: [320, 200]
        steps:
          - drag: { from: [300, 22], to: [300, 110] }
          - drop:
          - advance: 0.5
        view:
          type: UITableView
          isEditing: true
          sections:
            - rows:
                - { id: a, text: A, showsReorderControl: true }
                - { id: b, text: B, showsReorderControl: true }
                - { id: c, text: C, showsReorderControl: true }
        """)
    #expect(["a", "b", "c"].map { nodes[$0]?.frame.y } == [88, 0, 44])
  }

  @Test func aFingerMovesARowOfACollection() throws {
    let nodes = try namedNodes(
      of: """
        size: [320, 200]
        steps:
          - drag: { from: [294, 22], to: [294, 70] }
          - drop:
          - advance: 0.5
        view:
          type: UICollectionView
          isEditing: true
          layout: { type: list }
          sections:
            - items:
                - { type: UICollectionViewListCell, id: a, text: A, accessories: [reorder] }
                - { type: UICollectionViewListCell, id: b, text: B, accessories: [reorder] }
        """)
    #expect(["a", "b"].map { nodes[$0]?.frame.y } == [44, 0])
  }

  @Test(arguments: [
    (
      "layout: { type: list }, sections: [{ columns: 3, items: [] }]",
      "'columns' has no effect in a list, whose rows are below each other: write 'layout: {type: "
        + "grid}', or leave it out"
    ),
    (
      "sections: [{ orthogonalScrolling: paging, items: [] }]",
      "'orthogonalScrolling' has no effect in a flow layout: write 'layout: {type: grid}', or the "
        + "layout's 'itemSize'"
    ),
    (
      "layout: { type: grid }, sections: [{ itemWidth: 80, items: [] }]",
      "'itemWidth' has no effect in a grid that does not scroll to the side: write 'columns', or "
        + "'orthogonalScrolling: continuous'"
    ),
    (
      "layout: { type: grid }, sections: [{ columns: 3, orthogonalScrolling: paging, items: [] }]",
      "'columns' has no effect with 'orthogonalScrolling', which has one line of items: write "
        + "'itemWidth', or leave it out"
    ),
    (
      "sections: [{ items: [{ type: UICollectionViewListCell, swipeActions: [{ title: A }] }] }]",
      "'swipeActions' has no effect in a flow layout: rows of lists are swiped; write 'layout: "
        + "{type: list}', or leave it out"
    ),
  ])
  func keysThatALayoutIgnoresAreNamed(keys: String, message: String) {
    let messages = diagnostics("view: { type: UICollectionView, \(keys) }")
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }

  @Test(arguments: [
    "layout: { type: grid }, sections: [{ columns: 3, itemHeight: 40, items: [] }]",
    "layout: { type: grid }, sections: [{ orthogonalScrolling: paging, itemWidth: 40, items: [] }]",
    "layout: { type: list }, sections: [{ orthogonalScrolling: none, items: [] }]",
    // An axis may set the layout.
    "id: shop, sections: [{ columns: 3, items: [] }]",
  ])
  func keysWithAnEffectAreNot(keys: String) {
    #expect(diagnostics("view: { type: UICollectionView, \(keys) }") == [])
  }

  @Test func editingShowsTheControlsOfRows() throws {
    let nodes = try namedNodes(
      of: """
        size: [320, 200]
        view:
          type: UITableView
          isEditing: true
          sections: [{ rows: [{ id: row, text: Mail, showsReorderControl: true }] }]
        """)
    let row = try #require(nodes["row"])
    #expect(row.subviews.contains { $0.frame == .init(x: 38, y: 0, width: 240, height: 44) })
  }

  @Test(arguments: [
    (
      "view: { type: UITableView, sections: [{ rows: [{ text: A, accessory: chevron }] }] }",
      "accessory: unknown value 'chevron': expected none, disclosure, checkmark, detail or detailDisclosure"
    ),
    (
      "view: { type: UITableView, sections: [{ rows: [{ type: UILabel, text: A }] }] }",
      "'rows' has no UILabel: leave out 'type', and write the view under 'view' of a row"
    ),
    (
      "view: { subviews: [{ type: TableSection }] }",
      "a TableSection cannot be a view: write it under 'sections', without 'type'"
    ),
    ("view: { type: UITableView, sections: [{ row: [] }] }", "unknown key 'row'"),
    ("view: { type: UITableView, rows: [] }", "unknown key 'rows'"),
    (
      "view: { type: UITableView, sections: [{ rows: [{ data: none.json, text: A }] }] }",
      "'none.json' does not exist"
    ),
    (
      "view: { data: people.json }",
      "only a view in a list, such as 'subviews', can be repeated"
    ),
    (
      "view: { type: UITableView, sections: [{ rows: [{ data: a.json, repeat: 2, text: A }] }] }",
      "a view is repeated by 'repeat' or by 'data', and not by both"
    ),
  ])
  func mistakesAreNamed(scene: String, message: String) {
    let messages = diagnostics(scene)
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }

  @Test func aFileThatIsNoListIsReportedInThatFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"name\": \"Ada\"}", to: "one.json")
    let messages = diagnostics(
      "view: { subviews: [{ data: one.json, id: a }] }", folder: folder.path)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("one.json:1:1") == true, "\(messages)")
  }
}
