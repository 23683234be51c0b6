/// The names that a scene can use besides the names of its views: its own and the shared files'.
struct SceneNames: Sendable {
  /// The kind of a name's definition, by the keys of scenes and of shared files.
  enum Kind: String, CaseIterable, Sendable {
    case palette, numbers, resources, styles, fragments
    /// Only in files of design tokens.
    case weights, shadows, fonts

    /// The kinds that are keys of scenes.
    static let sections: [Kind] = [.palette, .numbers, .resources, .styles, .fragments]

    /// The word in messages.
    var noun: String {
      switch self {
      case .palette: "colour"
      case .numbers: "number"
      case .resources: "resource"
      case .styles: "style"
      case .fragments: "fragment"
      case .weights: "weight"
      case .shadows: "shadow"
      case .fonts: "font"
      }
    }
  }

  struct Definition: Sendable {
    var kind: Kind
    var name: String
    /// With the origin of the file.
    var keyPosition: SourcePosition
    var value: YAMLNode
    /// The origin of the value, if its positions do not have it yet: a shared file has many names of
    /// which a scene uses few.
    var origin: Int?
    /// Whether another file than the scene's own defines it.
    var isShared: Bool
    /// Whether it is one of a file of design tokens.
    var isToken = false

    /// The definition whose value has its origin.
    var placed: Definition {
      guard let origin else { return self }
      var placed = self
      placed.value = value.from(origin)
      placed.origin = nil
      return placed
    }
  }

  struct Key: Hashable, Sendable {
    var kind: Kind
    var name: String
  }

  private var definitions: [Key: Definition] = [:]
  /// In the order of definition.
  private(set) var keys: [Key] = []

  subscript(kind: Kind, name: String) -> Definition? { definitions[Key(kind: kind, name: name)] }

  subscript(key: Key) -> Definition? { definitions[key] }

  /// The names of a kind, in the order of definition.
  func names(of kind: Kind) -> [String] {
    keys.compactMap { $0.kind == kind ? $0.name : nil }
  }

  /// Adds a definition, or replaces the one with its name.
  mutating func set(_ definition: Definition) {
    let key = Key(kind: definition.kind, name: definition.name)
    if definitions.updateValue(definition, forKey: key) == nil { keys.append(key) }
  }
}
