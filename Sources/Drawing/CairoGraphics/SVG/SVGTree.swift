import XMLReading

/// The elements of an SVG file with the properties that style sheets, attributes and `style` give them.
struct SVGTree {
  /// An element; others refer to it by its index.
  struct Element {
    /// Without the prefix of SVG's namespace; nil for an element of another namespace.
    var name: String?
    /// The last value of each property in the order of the cascade: attributes, style sheets, `style`, and then important
    /// declarations (CSS Cascade 4, section 6). Attributes that are not properties are here too.
    var properties: [String: SVGProperty]
    var parent: Int?
    var children: [Int] = []
    var place: XMLPlace

    subscript(name: String) -> SVGProperty? { properties[name] }

    /// The element that `href` names, without its `#`.
    func reference() throws(XMLError) -> (id: String, property: SVGProperty)? {
      guard let link = properties["href"] ?? properties["xlink:href"] else { return nil }
      guard link.value.hasPrefix("#") else {
        throw link.invalid(
          "'\(link.value)' is not in this file; only elements of it, such as '#a', are used")
      }
      return (String(link.value.dropFirst()), link)
    }
  }

  private(set) var elements: [Element] = []
  private var indices: [String: Int] = [:]
  private var sheet = SVGStyleSheet()

  private static let elementLimit = 100_000

  /// The index of the outer `svg` element.
  static let root = 0

  init(_ root: XMLElement) throws(XMLError) {
    try readStyleSheets(in: root)
    var path: [SVGSelectable] = []
    _ = try add(root, parent: nil, &path)
  }

  subscript(index: Int) -> Element { elements[index] }

  /// The first element with an identifier.
  func index(of id: String) -> Int? { indices[id] }

  /// The element that a property refers to.
  func index(of id: String, for property: SVGProperty) throws(XMLError) -> Int {
    guard let index = indices[id] else {
      throw property.invalid("no element has the id '\(id)'")
    }
    return index
  }

  private mutating func readStyleSheets(in element: XMLElement) throws(XMLError) {
    if element.isStyleSheet, Self.isCSS(element) { try sheet.add(element.text) }
    for child in element.children { try readStyleSheets(in: child) }
  }

  private static func isCSS(_ element: XMLElement) -> Bool {
    guard let type = element.attribute("type") else { return true }
    return ["", "text/css"].contains(type.value)
  }

  private mutating func add(
    _ element: XMLElement, parent: Int?, _ path: inout [SVGSelectable]
  ) throws(XMLError) -> Int {
    let index = elements.count
    guard index < Self.elementLimit else {
      throw XMLError(at: element.place, "the file has more than \(Self.elementLimit) elements")
    }
    let name = Self.localName(element)
    let id = element.attribute("id")?.value
    if let id, indices[id] == nil { indices[id] = index }
    path.append(
      SVGSelectable(
        name: name ?? "", id: id,
        classes: (element.attribute("class")?.value ?? "").split(whereSeparator: \.isWhitespace)
          .map(String.init)))
    elements.append(
      Element(
        name: name, properties: try properties(of: element, path), parent: parent,
        place: element.place))
    var children: [Int] = []
    for child in element.children { children.append(try add(child, parent: index, &path)) }
    elements[index].children = children
    path.removeLast()
    return index
  }

  private func properties(
    of element: XMLElement, _ path: [SVGSelectable]
  ) throws(XMLError) -> [String: SVGProperty] {
    var properties: [String: SVGProperty] = [:]
    for attribute in element.attributes {
      properties[attribute.name] = SVGProperty(
        name: attribute.name, value: attribute.value, place: attribute.place)
    }
    var declarations: [SVGDeclaration] = []
    if !sheet.isEmpty { declarations = sheet.rules(for: path).flatMap(\.declarations) }
    if let style = element.attribute("style") {
      var reader = CSSReader(XMLText(Array(style.value.utf8), at: style.place))
      declarations += try reader.readDeclarations()
    }
    for declaration in declarations where !declaration.isImportant {
      properties[declaration.property.name] = declaration.property
    }
    for declaration in declarations where declaration.isImportant {
      properties[declaration.property.name] = declaration.property
    }
    return properties
  }

  /// The name without the prefix of SVG's namespace; nil for an element of another namespace.
  private static func localName(_ element: XMLElement) -> String? {
    let parts = element.name.split(separator: ":", maxSplits: 1)
    if parts.count == 1 { return String(parts[0]) }
    return parts.first == "svg" ? String(parts[1]) : nil
  }
}
