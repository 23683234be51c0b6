import Scenes
import Synchronization

/// Collects the pictures of a scene. They are written together, so that none is written if one of
/// them cannot be drawn.
final class RenderedScene: Sendable {
  struct File: Sendable {
    /// With the extension.
    var name: String
    var bytes: [UInt8]
  }

  private struct State {
    var files: [File] = []
    /// The number of pictures whose files are there.
    var drawnCount = 0
    /// The errors by picture name.
    var errors: [String: any Error] = [:]
  }

  let scene: Scene
  let pictures: [RenderedPicture]
  private let state = Mutex(State())

  /// - Returns: nil if there is nothing to draw.
  init?(_ scene: Scene, pictures: [RenderedPicture]) {
    if pictures.isEmpty { return nil }
    self.scene = scene
    self.pictures = pictures
  }

  /// The error of the first picture that cannot be drawn, which is why no file is written.
  var error: (any Error)? {
    let errors = state.withLock { $0.errors }
    return pictures.lazy.compactMap { errors[$0.name] }.first
  }

  /// Adds the files of a picture; returns the files of all pictures with the last one, and nil
  /// before.
  func add(_ result: Result<[File], any Error>, for picture: RenderedPicture) -> [File]? {
    state.withLock { state in
      switch result {
      case .success(let files):
        state.files += files
        state.drawnCount += 1
      case .failure(let error): state.errors[picture.name] = error
      }
      guard state.drawnCount == pictures.count else { return nil }
      defer { state.files = [] }
      return state.files
    }
  }
}
