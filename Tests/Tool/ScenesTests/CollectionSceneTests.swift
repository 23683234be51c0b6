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

  /// As UIKit's collections, which have a flow by default.
  @Test(arguments: ["{ itemSize: [60, 30] }", "{}"])
  func aLayoutWithoutATypeIsAFlow(layout: String) throws {
    let nodes = try namedNodes(
      of: """
        size: [320, 400]
        view: { type: UICollectionView, layout: \(layout), sections: [{ items: [{ id: a, frame: [0, 0, 60, 30] }] }] }
        """)
    #expect(nodes["a"]?.frame == .init(x: 0, y: 0, width: 60, height: 30))
  }

  /// The left edge of a section's title, in a collection of 390 points.
  @Test(
    arguments: [
      ("{ itemSize: [110, 80] }", 16), ("{ itemSize: [110, 80], sectionInset: 24 }", 24),
      ("{ itemSize: [110, 80], sectionInset: { left: 8, right: 30 } }", 8),
      ("{ type: grid }", 16), ("{ type: grid, insets: 24 }", 24),
      ("{ type: list }", 16), ("{ type: list, style: insetGrouped }", 32),
    ] as [(String, Double)])
  func titlesOfSectionsStartWhereTheItemsDo(layout: String, start: Double) throws {
    let text = """
      size: [390, 600]
      view:
        type: UICollectionView
        layout: \(layout)
        sections: [{ header: Header, footer: Footer, items: [{ id: a, frame: [0, 0, 60, 30] }] }]
      """
    let scene = try #require(readScene(text))
    /// The left edges of the labels with a text, in the picture.
    func starts(_ text: String, in node: ViewNode, at x: Double = 0) -> [Double] {
      let start = x + node.frame.x
      let own = node.properties["text"] == .string(text) ? [start] : []
      return own + node.subviews.flatMap { starts(text, in: $0, at: start) }
    }
    let tree = try scene.tree(of: nil)
    #expect(starts("Header", in: tree) + starts("Footer", in: tree) == [start, start])
  }

  /// A list has its grey wherever it is.
  @Test(arguments: ["UINavigationController", "UITabBarController", nil])
  func aListInAControllerHasItsBackground(container: String?) throws {
    let list = """
      { type: UICollectionView, id: list, layout: { type: list, style: insetGrouped }, sections: [{ items: [{ type: UICollectionViewListCell, text: A }] }] }
      """
    let controller =
      container.map { "{ type: \($0), controllers: [{ view: \(list) }] }" } ?? "{ view: \(list) }"
    let nodes = try namedNodes(of: "controller: \(controller)")
    let root = try namedNodes(of: "size: iPhone 15\nview: \(list)")
    let color = try #require(root["list"]?.properties["backgroundColor"])
    #expect(color != .string("#FFFFFF"))
    #expect(nodes["list"]?.properties["backgroundColor"] == color)
  }

  @Test func fewItemsAreNotUnderTheClock() throws {
    for layout in ["{}", "{ type: grid }", "{ type: list }"] {
      let nodes = try namedNodes(
        of: """
          size: iPhone 15
          systemUI: true
          view: { type: UICollectionView, id: items, layout: \(layout), sections: [{ items: [{ frame: [0, 0, 60, 30] }] }] }
          """)
      // The safe area of the phone begins at 59 points.
      #expect(nodes["items"]?.properties["contentOffset"] == .list([.number(0), .number(-59)]))
    }
  }

  @Test(arguments: [
    (
      "layout: { type: gird }",
      "layout.type: unknown value 'gird'"
    ),
    ("layout: { columns: 3 }", "layout: 'columns' belongs to a grid: write 'type: grid'"),
    ("layout: { style: plain }", "layout: 'style' belongs to a list: write 'type: list'"),
    (
      "layout: { itemsize: 3 }",
      "unknown key 'itemsize' in a flow layout (did you mean 'itemSize'?)"
    ),
    ("layout: grid", "expected a layout: {type: flow}"),
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
