import CairoGraphics
import ContactSheets
import Pixels
import Scenes

/// A picture that is drawn to a file: one variant, or the frames of a film.
struct RenderedPicture: Sendable {
  /// The file's name, without extension: `dark@2x`, or for a film `dark@2x.turn`.
  var name: String
  /// The first frame, or the only variant.
  var variant: Variant
  private var others: [Variant] = []

  init(_ variant: Variant) {
    name = variant.name
    self.variant = variant
  }

  /// In the order of time.
  var frames: [Variant] { [variant] + others }

  fileprivate mutating func append(_ frame: Variant) { others.append(frame) }
}

extension [Variant] {
  /// The films that the variants are frames of, each with these frames.
  var films: [RenderedPicture] {
    var films: [RenderedPicture] = []
    var places: [FilmOfVariant: Int] = [:]
    for variant in self {
      guard let film = variant.filmOfVariant else { continue }
      if let place = places[film] {
        films[place].append(variant)
      } else {
        places[film] = films.count
        var picture = RenderedPicture(variant)
        // A frame is named `dark@2x.turn-003` at the moment `turn-003`.
        let moment = variant.choices.last?.value ?? ""
        picture.name = variant.name.dropLast(moment.count) + film.film
        films.append(picture)
      }
    }
    return films
  }
}

/// For how long the last frame of a film is shown before it starts again, in seconds: films are often
/// shorter than one can look.
private let lastFrameDuration = 1.0

/// Draws the frames of a film as an animated PNG.
///
/// - Parameters:
///   - hasAlpha: Whether pictures are transparent in parts; nil for as much as the scene's background.
///   - finished: Makes the written picture of a drawn one.
func film(
  of frames: [Variant], in scene: Scene, hasAlpha: Bool? = nil,
  _ finished: (Bitmap, Variant) throws -> Bitmap
) throws -> (bytes: [UInt8], warnings: [SceneWarning]) {
  let encoder = PNG.AnimationEncoder(
    hasAlpha: hasAlpha ?? frames.contains { scene.backgroundColor(of: $0).alpha < 1 })
  var warnings: [SceneWarning] = []
  let times = frames.map { $0.filmFrame?.time ?? 0 }
  for (number, frame) in frames.enumerated() {
    let drawn = try scene.draw(frame)
    let duration =
      number + 1 < times.count ? times[number + 1] - times[number] : lastFrameDuration
    try encoder.append(finished(drawn.bitmap, frame), duration: duration)
    warnings += drawn.warnings.filter { !warnings.contains($0) }
  }
  return (try encoder.finish(), warnings)
}
