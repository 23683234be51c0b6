/// The properties that one class understands, its inherited ones first.
///
/// Their order is the order in which they are set, whatever the order of a file: a property stands
/// behind those that it builds on, such as `transform` behind `frame`.
struct PropertyTable: Sendable {
  private(set) var properties: [Property]
  private var indices: [String: Int]

  /// - Parameter own: properties that are added; one with an inherited name takes its place.
  init(inheriting inherited: PropertyTable? = nil, adding own: [Property]) {
    properties = inherited?.properties ?? []
    indices = inherited?.indices ?? [:]
    for property in own {
      if let index = indices[property.name] {
        properties[index] = property
      } else {
        indices[property.name] = properties.count
        properties.append(property)
      }
    }
  }

  /// The table without properties of an inherited class that have no effect in this one.
  func leavingOut(_ names: String...) -> PropertyTable {
    PropertyTable(adding: properties.filter { !names.contains($0.name) })
  }

  var names: [String] { properties.map(\.name) }

  func index(of name: String) -> Int? { indices[name] }
}
