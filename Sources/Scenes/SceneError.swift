/// Why a scene that was read without errors cannot be drawn.
public enum SceneError: Error, Sendable, CustomStringConvertible {
  /// The scene is as large as its root view needs, and that needs no room.
  case nothingToDraw
  /// A layouter cannot place its children.
  case layout(position: SourcePosition, reason: String)
  /// Constraints contradict each other or leave something open, and the scene is strict.
  case constraints(sentences: [String])
  /// A step came to no end.
  case time(reason: String)

  public var description: String {
    switch self {
    case .nothingToDraw:
      "the root view needs no room, so the picture would have no pixels: give the scene a 'size', "
        + "or the view a 'frame'"
    case .layout(let position, let reason):
      "line \(position.line): \(reason)"
    case .constraints(let sentences): sentences.joined(separator: " ")
    case .time(let reason): reason
    }
  }
}

/// Which of a scene's variants cannot be drawn, and why.
public struct VariantError: Error, Sendable, CustomStringConvertible {
  /// Its name.
  public let variant: String
  public let reason: any Error

  package init(variant: String, reason: any Error) {
    self.variant = variant
    self.reason = reason
  }

  public var description: String { "\(variant): \(reason)" }
}
