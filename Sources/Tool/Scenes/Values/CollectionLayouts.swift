import HeadlessUIKit
import JSONValues
import Lists

/// `{type: flow, …}`, `{type: grid, columns: 3, …}` or `{type: list, style: insetGrouped}`. Without a type it is a flow,
/// as UIKit's collections have it by default.
extension CollectionLayoutValue: SceneValue {
  /// More columns than a picture has points are a mistake.
  private static let columnCounts = NumberRange.between(1, 1000)
  private static let lengths = NumberRange.between(0, 100_000)

  package static func read(
    _ node: YAMLNode, in context: ReadingContext
  ) -> CollectionLayoutValue? {
    guard node.map != nil else {
      context.expected("a layout: {type: flow}, {type: grid, columns: 3} or {type: list}", at: node)
      return nil
    }
    guard let kind = Self.kind(of: node, in: context) else { return nil }
    var layout = CollectionLayoutValue(kind)
    let parts = MapParts(in: context)
    let count = context.reportCount
    func length(_ name: String, _ set: @escaping (CGFloat) -> Void) -> (String, (YAMLNode) -> Void)
    {
      (
        name,
        { node in
          guard let value = CGFloat.read(node, in: context),
            lengths.check(Double(value), node, context)
          else { return }
          set(value)
        }
      )
    }
    if node["type"] == nil, Self.reportMissingType(of: node, in: context) { return nil }
    var keys: [(String, (YAMLNode) -> Void)] = [("type", { _ in })]
    func addEdges() {
      keys += [
        parts.key("header", String.self) { layout.header = $0 },
        parts.key("footer", String.self) { layout.footer = $0 },
      ]
    }
    switch kind {
    case .flow:
      keys += [
        parts.key("itemSize", CGSize.self) { layout.itemSize = $0 },
        length("minimumLineSpacing") { layout.lineSpacing = $0 },
        length("minimumInteritemSpacing") { layout.itemSpacing = $0 },
        parts.key("sectionInset", UIEdgeInsets.self) { layout.insets = $0 },
        parts.key("scrollDirection", UICollectionView.ScrollDirection.self) {
          layout.scrollDirection = $0
        },
        parts.key("pinsHeaders", Bool.self) { layout.pinsHeaders = $0 },
      ]
    case .grid:
      keys += [
        (
          "columns",
          { node in
            guard let value = Int.read(node, in: context),
              columnCounts.check(Double(value), node, context)
            else { return }
            layout.columns = value
          }
        ),
        length("spacing") {
          layout.itemSpacing = $0
          if node["lineSpacing"] == nil { layout.lineSpacing = $0 }
        },
        length("lineSpacing") { layout.lineSpacing = $0 },
        length("itemHeight") { layout.itemHeight = $0 },
        parts.key("insets", UIEdgeInsets.self) { layout.insets = $0 },
        parts.key("pinsHeaders", Bool.self) { layout.pinsHeaders = $0 },
      ]
      addEdges()
    case .list:
      keys += [
        parts.key("style", UICollectionLayoutListConfiguration.Appearance.self) {
          layout.style = $0
        },
        parts.key("showsSeparators", Bool.self) { layout.showsSeparators = $0 },
      ]
      addEdges()
    }
    let isMap = context.readMap(node, of: "a \(kind.rawValue) layout", keys: keys)
    return isMap && parts.isComplete && context.reportCount == count ? layout : nil
  }

  private static func kind(of node: YAMLNode, in context: ReadingContext) -> Kind? {
    guard let typeNode = node["type"] else { return .flow }
    let kinds = SceneCases(Kind.allCases.map { ($0.rawValue, $0) })
    return context.reading("type") { kinds.read(typeNode, in: context) }
  }

  /// The keys that a flow does not have, with the layouts that do.
  private static let typeKeys: [(key: String, kind: Kind)] = [
    ("columns", .grid), ("spacing", .grid), ("lineSpacing", .grid), ("itemHeight", .grid),
    ("insets", .grid), ("style", .list), ("showsSeparators", .list), ("header", .grid),
    ("footer", .grid),
  ]

  /// Reports a key of another layout than the flow that a layout without a type is.
  private static func reportMissingType(of node: YAMLNode, in context: ReadingContext) -> Bool {
    guard let found = typeKeys.first(where: { node[$0.key] != nil }) else { return false }
    context.report(
      "'\(found.key)' belongs to a \(found.kind.rawValue): write 'type: \(found.kind.rawValue)'; a layout without "
        + "a type is a flow", at: node.position)
    return true
  }

  package static var examples: [JSON] {
    [["type": "grid", "columns": 3, "spacing": 12], ["type": "list", "style": "insetGrouped"]]
  }

  package static var schema: JSON {
    func object(_ kind: Kind, _ keys: [JSON.Member]) -> JSON {
      [
        "type": "object",
        "properties": .object([.init("type", ["const": .string(kind.rawValue)])] + keys),
        "required": kind == .flow ? [] : ["type"], "additionalProperties": false,
      ]
    }
    let length = lengths.limiting(CGFloat.schema)
    let edges = ["header", "footer"].map { JSON.Member($0, String.schema) }
    let pins = JSON.Member("pinsHeaders", Bool.schema)
    return [
      "anyOf": [
        object(
          .flow,
          [
            .init("itemSize", CGSize.schema), .init("minimumLineSpacing", length),
            .init("minimumInteritemSpacing", length), .init("sectionInset", UIEdgeInsets.schema),
            .init("scrollDirection", UICollectionView.ScrollDirection.schema), pins,
          ]),
        object(
          .grid,
          [
            .init("columns", columnCounts.limiting(Int.schema)), .init("spacing", length),
            .init("lineSpacing", length), .init("itemHeight", length),
            .init("insets", UIEdgeInsets.schema), pins,
          ] + edges),
        object(
          .list,
          [
            .init("style", UICollectionLayoutListConfiguration.Appearance.schema),
            .init("showsSeparators", Bool.schema),
          ] + edges),
      ]
    ]
  }
}
