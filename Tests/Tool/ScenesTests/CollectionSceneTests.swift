import Testing
import ViewTree

@testable import Scenes

/// Collections in scenes.
@Suite struct CollectionSceneTests {
  @Test func aGridHasColumns() throws {
    let nodes = try namedNodes(
      of: """
        size: [320, 400]
        view:
          type: UICollectionView
          layout: { type: grid, columns: 3, spacing: 10, insets: { top: 5, left: 15, bottom: 5, right: 15 }, itemHeight: 40 }
          sections:
            - items:
                - { id: item0, frame: [0, 0, 5, 5] }
                - { repeat: 3, frame: [0, 0, 5, 5] }
        """)
    // (320 - 30 - 20) / 3 = 90; items are in cells.
    let cells = try #require(nodes["item0"]?.frame)
    #expect(cells == .init(x: 0, y: 0, width: 90, height: 40))
  }

  @Test func itemsDetermineTheirHeights() throws {
    let nodes = try namedNodes(
      of: """
        size: [320, 400]
        view:
          id: grid
          type: UICollectionView
          layout: { type: grid, columns: 2, spacing: 20 }
          sections:
            - items:
                - { id: low, frame: [0, 0, 10, 30] }
                - { id: high, frame: [0, 0, 10, 70] }
        """)
    // Both have the height of the higher one, and half of 300.
    #expect(nodes["low"]?.frame == .init(x: 0, y: 0, width: 150, height: 70))
    #expect(nodes["high"]?.frame == .init(x: 0, y: 0, width: 150, height: 70))
    #expect(nodes["grid"]?.properties["contentSize"] == .list([.number(320), .number(70)]))
  }

  @Test func aFlowHasItemsOfASize() throws {
    let nodes = try namedNodes(
      of: """
        size: [320, 400]
        view:
          type: UICollectionView
          layout: { type: flow, itemSize: [60, 30], minimumLineSpacing: 4 }
          sections: [{ items: [{ id: a }, { id: b }] }]
        """)
    #expect(nodes["b"]?.frame == .init(x: 0, y: 0, width: 60, height: 30))
  }

  @Test(arguments: [
    (
      "layout: { type: gird }",
      "layout.type: unknown value 'gird'"
    ),
    ("layout: { columns: 3 }", "a layout with its 'type'"),
    ("layout: { type: list, columns: 3 }", "columns"),
    ("layout: { type: grid, columns: 0 }", "columns"),
    ("layout: { type: grid, spacing: -1 }", "spacing"),
    ("sections: [{ rows: [] }]", "unknown key 'rows'"),
    ("sections: [{ orthogonalScrolling: pages }]", "unknown value 'pages'"),
  ])
  func mistakesAreNamed(key: String, message: String) {
    let messages = diagnostics("view: { type: UICollectionView, \(key) }")
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }

  @Test func aCollectionHasNoLayoutOfItsSuperview() throws {
    let messages = diagnostics(
      """
      view:
        type: UIStackView
        subviews: [{ type: UICollectionView, layout: { type: flow } }]
      """)
    #expect(messages.isEmpty, "\(messages)")
  }
}
