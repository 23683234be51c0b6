/// Why a scene that was read without errors cannot be drawn.
public enum SceneError: Error, Sendable, CustomStringConvertible {
  /// The scene is as large as its root view needs, and that needs no room.
  case nothingToDraw

  public var description: String {
    switch self {
    case .nothingToDraw:
      "the root view needs no room, so the picture would have no pixels: give the scene a 'size', "
        + "or the view a 'frame'"
    }
  }
}
