import HeadlessUIKit
import JSONValues
import Layouter
import Testing
import ViewTree

@testable import Scenes

/// What one row of a property table promises, for every class.
@Suite struct PropertyTableTests {
  /// What a new object describes: properties that are always included, and colours that the class
  /// gives itself.
  private static let initiallyDescribed: [String: Set<String>] = [
    "UIScrollView": ["contentSize", "contentOffset"],
    "UITextView": ["contentSize", "contentOffset"],
    "UISearchTextField": ["backgroundColor", "cornerRadius", "returnKeyType"],
    "UITableView": ["contentSize", "contentOffset"],
    "UICollectionView": ["contentSize", "contentOffset"],
    "StackView": ["contentSize", "contentOffset"], "GridView": ["contentSize", "contentOffset"],
    "AccordionView": ["contentSize", "contentOffset"],
    "DsCustomButton": ["buttonState", "colorResources"],
    "DsSvgIconButton": ["buttonState", "colorResources"],
    "DsToggleButton": ["buttonState", "colorResources"],
    "DsAccordionLabel": ["buttonState", "colorResources"],
    "DsTabButton": ["buttonState", "colorResources"],
    "DsCheckBox": ["buttonState", "colorResources"],
    "DsComboBox": ["buttonState", "colorResources"],
    "DsEyeCatcherView": ["buttonState", "colorResources"],
  ]

  @Test(arguments: ViewClass.standard.map(\.name))
  func defaultsAreTheValuesOfANewView(name: String) throws {
    let viewClass = try #require(ViewClass.standard.first { $0.name == name })
    let view = viewClass.make()
    let described = type(of: view).propertyTable.describe(view)
    let expected = Self.initiallyDescribed[name] ?? []
    #expect(described.filter { !expected.contains($0.key) } == [:])
    #expect(expected.subtracting(described.keys) == [])
  }

  @Test(arguments: LayouterClass.standard.map(\.name))
  func defaultsAreTheValuesOfANewLayouter(name: String) throws {
    let layouterClass = try #require(LayouterClass.standard.first { $0.name == name })
    guard let layouter = layouterClass.make?() else { return }
    #expect(layouterClass.table.describe(layouter) == [:])
  }

  /// Properties that are described nowhere, or by another name, have their defaults too.
  @Test(arguments: ViewClass.standard.map(\.name))
  func defaultsOfUndescribedPropertiesAreTheValuesOfANewView(name: String) throws {
    let viewClass = try #require(ViewClass.standard.first { $0.name == name })
    let view = viewClass.make()
    // The frame and what follows from it depends on how the view is made. A window is hidden until it
    // is shown, as scenes do.
    var others: Set<String> = ["frame", "contentSize"]
    if name == "UIWindow" { others.insert("hidden") }
    let undescribed = viewClass.table.properties.filter {
      !$0.isComputed && !others.contains($0.name)
        && Self.initiallyDescribed[name]?.contains($0.name) != true
    }
    for property in undescribed {
      #expect(property.value(of: view) == property.defaultValue, "\(property.name)")
    }
  }

  @Test func everyPropertyThatCanBeSetHasAFormInSceneFiles() {
    let tables =
      ViewClass.standard.map { ($0.name, $0.table) }
      + LayouterClass.standard.map { ($0.name, $0.table) } + [
        ("constraint", PlacedConstraint.table)
      ]
    for (name, table) in tables {
      for property in table.properties where !property.isComputed {
        #expect(property.sceneType != nil, "\(name).\(property.name)")
      }
    }
  }

  @Test func computedPropertiesCannotBeSet() {
    let (_, diagnostics) = SceneLibrary().scene(
      from: "view: {type: DsCustomButton, buttonState: normal}")
    #expect(
      diagnostics.map(\.description) == [
        "scene.yaml:1:30: 'buttonState' cannot be set: it follows from other properties"
      ])
  }

  /// Trees have values as scene files write them: a scene with the described value has that value.
  @Test(arguments: try fixturePaths())
  func describedValuesCanBeReadAgain(path: String) throws {
    let scene = try Fixture(path).scene
    var seen: Set<String> = []
    for variant in scene.variants.prefix(4) {
      guard let root = try scene.describe(variant).view else { continue }
      for node in root.all {
        guard let viewClass = ViewClass.standard.first(where: { $0.name == node.type }) else {
          continue
        }
        for (name, value) in node.properties.sorted(by: { $0.key < $1.key }) {
          // A list gives its rows their margins.
          if node.type == "UICollectionViewListCell", name == "layoutMargins" { continue }
          guard let property = viewClass.table[name], !property.isComputed,
            !Self.needsMore(property, value)
          else { continue }
          let label = node.type == "AccordionCellView" ? "label: {}, " : ""
          let text = "{type: \(node.type), \(label)\(name): \(JSON(value).line)}"
          guard seen.insert(text).inserted else { continue }
          try expectValue(value, of: name, from: text)
        }
      }
    }
  }

  private func expectValue(_ value: PropertyValue, of name: String, from text: String) throws {
    let (scene, diagnostics) = SceneLibrary().scene(
      from: "{size: [300, 300], view: {subviews: [\(text)]}}")
    #expect(diagnostics.map(\.description) == [], "\(text)")
    guard let scene else { return }
    let node = try scene.describe(scene.variants[0]).view?.subviews.first
    #expect(node?.properties[name] == value, "\(text)")
  }

  /// Whether a picture is in a value, which is described by its checksum.
  private static func hasPicture(_ value: PropertyValue) -> Bool {
    switch value {
    case .map(let map):
      map["image"] != nil || map["selectedImage"] != nil || map.values.contains { hasPicture($0) }
    case .list(let values): values.contains { hasPicture($0) }
    case .null, .bool, .number, .string: false
    }
  }

  /// Whether a value cannot be read alone: pictures are described by checksums, text styles with
  /// their current size, and resources without the states that are not visible; some properties
  /// refer to other views or to each other.
  private static func needsMore(_ property: Property, _ value: PropertyValue) -> Bool {
    if case .image = property.kind { return true }
    if case .map(let map) = value, map["style"] != nil { return true }
    if hasPicture(value) { return true }
    return [
      "colorResources", "iconResources", "itemColorResources", "arrowColorResources",
      "selectedTab", "folded", "autoResizing", "value", "text", "contentOffset", "contentSize",
      "droppingDown", "segments", "images", "subtitle", "selectedSegmentIndex", "currentPage",
      "selectedIndex",
      "selection", "adjustsFontForContentSizeCategory",
    ].contains(property.name) || property.name.hasSuffix("Images")
  }
}
