import Scenes
import Synchronization

/// Collects the pictures of a scene. They are written together, so that none is written if one of
/// them cannot be drawn.
final class RenderedScene: Sendable {
  struct File: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  private struct State {
    var files: [File] = []
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

  /// Adds a picture; returns all files with the last one, and nil before.
  func add(_ result: Result<[UInt8], any Error>, for picture: RenderedPicture) -> [File]? {
    state.withLock { state in
      switch result {
      case .success(let bytes): state.files.append(File(name: picture.name, bytes: bytes))
      case .failure(let error): state.errors[picture.name] = error
      }
      guard state.files.count == pictures.count else { return nil }
      defer { state.files = [] }
      return state.files
    }
  }
}
