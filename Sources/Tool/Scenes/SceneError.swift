/// Why a scene that was read without errors cannot be drawn.
public enum SceneError: Error, Sendable, CustomStringConvertible {
  /// The scene has the size that its root view needs, which is empty.
  ///
  /// The line is the root view's in the scene's file.
  case nothingToDraw(line: Int)
  /// A layouter cannot place its children.
  case layout(position: SourcePosition, reason: String)
  /// Constraints are contradictory or ambiguous, and the scene is strict.
  case constraints(sentences: [String])
  /// A step did not end.
  case time(reason: String)

  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .nothingToDraw(let line):
      "line \(line): the root view has an empty size, so the picture would have no pixels: give the scene a "
        + "'size', or the view a 'frame'"
    case .layout(let position, let reason):
      "line \(position.line): \(reason)"
    case .constraints(let sentences): sentences.joined(separator: " ")
    case .time(let reason): reason
    }
  }
}

extension SceneError {
  /// The error with its place in the scene's own file, where that is another one.
  func located(by origins: SourceOrigins) -> SceneError {
    guard case .layout(let position, let reason) = self, position.origin != 0 else { return self }
    let line = origins.sceneLine(of: position)
    let place = origins[position]
    let note = origins.note(about: position).map { "; \($0)" } ?? ""
    return .layout(
      position: SourcePosition(line: line, column: 1),
      reason: "\(reason) (\(place.path):\(position.line):\(position.column)\(note))")
  }
}

/// An error in one of a scene's variants.
public struct VariantError: Error, Sendable, CustomStringConvertible {
  /// Its name.
  public let variant: String
  /// The error that was thrown.
  public let reason: any Error

  package init(variant: String, reason: any Error) {
    self.variant = variant
    self.reason = reason
  }

  /// The variant's name and the error.
  public var description: String { "\(variant): \(reason)" }
}
