import CairoGraphics

/// Why a resource cannot be used.
public enum ResourceError: Error, CustomStringConvertible {
  /// A name that is not the name of a purpose and a state; the payload is the name.
  case unknownKey(String)
  /// A value of a kind that the purpose does not take, such as an image for a colour.
  case wrongKind(
    ResourceKey, expected: ResourceValue.Kind, actual: ResourceValue.Kind)
  /// Invalid path data, with the view that would have drawn it.
  case badPath(ResourceKey, view: String, SVGPathError)

  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .unknownKey(let name):
      "unknown resource '\(name)': a name consists of the purpose and the state, such as 'BgNormal'"
    case .wrongKind(let key, let expected, let actual):
      "resource '\(key.name)' takes a \(expected.rawValue), not a \(actual.rawValue)"
    case .badPath(let key, let view, let error):
      "resource '\(key.name)' of \(view): \(error)"
    }
  }
}
