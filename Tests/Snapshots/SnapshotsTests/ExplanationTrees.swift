import ImageComparison
import Pixels
import ViewTree

@testable import Snapshots

/// A view in a tree to explain; its bounds start at zero.
func view(
  _ type: String = "UIView", _ id: String? = nil, _ x: Double, _ y: Double, _ width: Double,
  _ height: Double, hidden: Bool = false, _ properties: [String: PropertyValue] = [:],
  _ subviews: [ViewNode] = []
) -> ViewNode {
  ViewNode(
    type: type, id: id, frame: .init(x: x, y: y, width: width, height: height),
    bounds: .init(x: 0, y: 0, width: width, height: height), hidden: hidden,
    properties: properties, subviews: subviews)
}

func root(_ subviews: ViewNode...) -> ViewNode {
  view("UIView", nil, 0, 0, 100, 100, [:], subviews)
}

/// The properties of the trees in these tests, as `UIView` and `DsCustomButton` have them.
private let vocabulary: PropertyVocabulary = {
  final class Owner {}
  func property<Value: DescribableValue>(
    _ name: String, default value: Value, unit: PropertyUnit? = nil, as kind: PropertyKind? = nil
  ) -> Property {
    Property(computed: name, default: value, unit: unit, as: kind, "") { (_: Owner) in value }
  }
  let none = PropertyValue.null
  let shadow: [String: PropertyKind.Part] = [
    "radius": .init(.number, unit: .points), "offset": .init(.other, unit: .points),
    "color": .init(.color),
  ]
  let resources: [String: PropertyKind.Part] = [
    "Bg": .init(title: "background", .color), "Fg": .init(title: "foreground", .color),
    "Icon": .init(title: "icon", .image),
  ]
  let runs: [String: PropertyKind.Part] = [
    "text": .init(.text), "color": .init(.color), "kern": .init(.number, unit: .points),
    "font": .init(
      .record(["size": .init(.number, unit: .points), "weight": .init(.name)]), unit: .points),
    "image": .init(.image),
  ]
  let layouter = PropertyTable(adding: [
    property("cellSpacing", default: 0, unit: .points),
    property("orientation", default: "vertical", as: .name),
  ])
  let table = PropertyTable(adding: [
    property("alpha", default: 1), property("cornerRadius", default: 0, unit: .points),
    property("roundRadius", default: 0, unit: .points),
    property("borderWidth", default: 0, unit: .points),
    property("lineSpacing", default: 0.3, unit: .lineHeights),
    property("multiLineText", default: false), property("enabled", default: true, as: .state),
    property("backgroundColor", default: none, as: .color),
    property("textColor", default: none, as: .color),
    property("text", default: none, as: .text).role(.content),
    property("textHorzAlignment", default: "center", as: .name),
    property("image", default: none, as: .image),
    property("iconSize", default: none, unit: .points, as: .other),
    property("shadow", default: none, as: .record(shadow)).role(.shadow),
    property("clipsToBounds", default: false).role(.clipsSubviews),
    property("transform", default: none).role(.transform),
    property("presentation", default: none).role(.presentation),
    property("colorResources", default: none, as: .record(resources)),
    property("layouter", default: none, as: .object(layouter)),
    property("attributedText", default: none, as: .textRuns(runs)),
  ])
  let types = ["UIView", "UILabel", "UIImageView", "DsCustomButton", "StackView"]
  var tables = Dictionary(uniqueKeysWithValues: types.map { ($0, table) })
  tables["UIScrollView"] = PropertyTable(
    inheriting: table, defaults: ["clipsToBounds": .bool(true)],
    adding: [property("contentOffset", default: PropertyValue.null).role(.boundsOrigin)])
  tables["StackLayout"] = layouter
  tables["GridLayout"] = layouter
  tables["SimpleLayoutView"] = PropertyTable(
    inheriting: table,
    adding: [Property(object: "layouter", "") { (_: Owner) in nil }])
  return PropertyVocabulary(tables)
}()

/// The sentences for two trees whose pictures, at 2x, differ in the given rectangles of points, or
/// everywhere.
func words(
  _ old: ViewNode?, _ new: ViewNode, at places: [PixelRect]? = nil
) -> [String] {
  explanation(old, new, at: places).words
}

func explanation(
  _ old: ViewNode?, _ new: ViewNode, at places: [PixelRect]? = nil
) -> Explanation {
  func picture(of tree: ViewNode) -> Bitmap {
    Bitmap(
      width: Int(tree.frame.width * 2), height: Int(tree.frame.height * 2), filledWith: 0xFF00_0000)
  }
  let expected = picture(of: old ?? new)
  var actual = picture(of: new)
  let everything = PixelRect(x: 0, y: 0, width: actual.width / 2, height: actual.height / 2)
  for place in places ?? [everything] {
    for y in (place.y * 2)..<(place.maxY * 2) {
      for x in (place.x * 2)..<(place.maxX * 2) { actual[x, y] = 0xFFFF_FFFF }
    }
  }
  return Explanation(
    of: compare(expected: expected, actual: actual), expected: old,
    actual: DescribedTree(root: new, vocabulary: vocabulary), scale: 2)
}
