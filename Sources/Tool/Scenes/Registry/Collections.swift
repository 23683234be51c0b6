import HeadlessUIKit
import JSONValues
import Lists

extension ViewClass {
  /// `UICollectionView`, whose items are those under `sections`.
  public static let uiCollectionView = ViewClass(
    UICollectionView.self, inheriting: uiScrollView,
    parts: [
      Part("backgroundView", "The view behind the items, which does not scroll.") {
        (view, collection: UICollectionView) in collection.backgroundView = view
      }
    ],
    lists: [
      ChildList(
        "sections", "The sections, in the direction of scrolling.", of: "CollectionSection",
        children: ChildPlacement(sizesChildren: true) { (section, collection: UICollectionView) in
          if let section = section as? CollectionSection { collection.add(section) }
        })
    ],
    check: collectionProblem,
    make: {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    })

  /// A section of a collection: a title, items, and a text below them.
  static let collectionSection = ViewClass(
    CollectionSection.self, inheriting: nil,
    parts: [
      Part("headerView", "A view above the items, instead of `header`.") {
        (view, section: CollectionSection) in section.headerView = view
      },
      Part("footerView", "A view below the items, instead of `footer`.") {
        (view, section: CollectionSection) in section.footerView = view
      },
    ],
    lists: [
      ChildList(
        "items", "The items, each a view.",
        children: ChildPlacement { (item, section: CollectionSection) in section.add(item) })
    ],
    check: nil, make: { CollectionSection() }
  ).onlyInList("sections")

  /// A row of a list in a collection, or another item with its texts and accessories.
  static let uiCollectionViewListCell = ViewClass(
    UICollectionViewListCell.self,
    setState: { (cell: UICollectionViewListCell, state) in
      cell.isInitiallySelected = state.isSelected
      cell.isSelected = state.isSelected
      cell.isHighlighted = state.isActivated
      cell.isUserInteractionEnabled = !state.isDisabled
    },
    children: ChildPlacement { (child, cell: UICollectionViewListCell) in
      cell.contentView.addSubview(child)
    },
    parts: [
      Part("view", "A view instead of the texts, between the margins of the cell.") {
        (view, cell: UICollectionViewListCell) in cell.setContent(view)
      },
      Part("backgroundView", "The view behind the content.") {
        (view, cell: UICollectionViewListCell) in cell.backgroundView = view
      },
    ],
    lists: swipeLists { (action, side, cell: UICollectionViewListCell) in
      cell.add(action, at: side)
    },
    check: nil,
    make: { UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
  )

  /// The lists of swipe actions at both edges of a row.
  static func swipeLists<Row: UIView>(
    add: @escaping @Sendable (SwipeAction, UITableView.SwipeSide, Row) -> Void
  ) -> [ChildList] {
    [
      ChildList(
        "swipeActions", "The actions at the trailing edge, from the edge inwards.",
        of: "SwipeAction",
        children: ChildPlacement(sizesChildren: true) { (action, row: Row) in
          if let action = action as? SwipeAction { add(action, .trailing, row) }
        }),
      ChildList(
        "leadingSwipeActions", "The actions at the leading edge, from the edge inwards.",
        of: "SwipeAction",
        children: ChildPlacement(sizesChildren: true) { (action, row: Row) in
          if let action = action as? SwipeAction { add(action, .leading, row) }
        }),
    ]
  }
}

extension ListCellStyle: SceneEnumeration {}
extension CellAccessoryValue.Name: SceneEnumeration {}

/// The name of an accessory, or `{label: 3}`.
extension CellAccessoryValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> CellAccessoryValue? {
    guard node.map != nil else { return Name.read(node, in: context).map { .named($0) } }
    var label: String?
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "an accessory", keys: [parts.key("label") { label = $0 }])
    guard isMap, parts.isComplete else { return nil }
    guard let label else {
      context.expected("a name, such as disclosure, or a text, as in {label: 3}", at: node)
      return nil
    }
    return .label(label)
  }

  package static var examples: [JSON] { ["disclosure", ["label": "3"]] }

  package static var schema: JSON {
    [
      "anyOf": [
        Name.schema,
        [
          "type": "object", "properties": ["label": String.schema], "required": ["label"],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}

extension UICollectionLayoutListConfiguration.Appearance: SceneEnumeration {}
extension UICollectionLayoutSectionOrthogonalScrollingBehavior: SceneEnumeration {}
extension UICollectionView.ScrollDirection: SceneEnumeration {}
