/// What nodes can use where they are written: the values of placeholders, and the prefix of ids.
final class ExpansionScope {
  /// A value for a placeholder, with the scope in which it was written.
  struct Argument {
    var node: YAMLNode
    /// Nil if the value contains no placeholders.
    var scope: ExpansionScope?
  }

  /// The values by the names of placeholders; nil outside of fragments and repeated views, where a
  /// dollar sign has no meaning. The value of a name without one is nil, which is reported elsewhere.
  let arguments: [String: Argument?]?
  /// The origin of the nodes that are written here; nil for that which they have.
  let origin: Int?
  /// The beginning of the ids, with its dot.
  let idPrefix: String
  /// The prefixes that ids can have that are used here, innermost first.
  let idPrefixes: [String]
  /// The names of the fragments that contain the nodes, outermost first.
  let openFragments: [String]
  /// The number of scopes around this one.
  let depth: Int

  init(
    arguments: [String: Argument?]? = nil, origin: Int? = nil, idPrefix: String = "",
    idPrefixes: [String] = [], openFragments: [String] = [], depth: Int = 0
  ) {
    self.arguments = arguments
    self.origin = origin
    self.idPrefix = idPrefix
    self.idPrefixes = idPrefixes
    self.openFragments = openFragments
    self.depth = depth
  }

  func position(_ position: SourcePosition) -> SourcePosition {
    origin.map { position.from($0) } ?? position
  }
}
