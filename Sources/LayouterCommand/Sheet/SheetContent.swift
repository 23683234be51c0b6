import CairoGraphics
import Foundation
import Pixels
import Scenes
import ViewTree

/// What a contact sheet shows of one scene.
struct SheetContent: Sendable {
  var title: String
  /// What stands below the title: where the scene is, how many pictures it has, and what all of
  /// them have in common.
  var notes: [String]
  /// Those that the pictures differ in.
  private(set) var axes: [SheetAxis]
  private(set) var pictures: [SheetPicture]
  /// Pixels a point of the sheet itself: that of its sharpest pictures, so that its text is as
  /// sharp as they are.
  var scale: CGFloat

  init(title: String, notes: [String], axes: [SheetAxis], pictures: [SheetPicture]) {
    self.title = title
    self.notes = notes
    self.axes = axes
    self.pictures = pictures
    scale = CGFloat(min(3, max(1, pictures.map(\.scale).max() ?? 1)))
    let sizes = Set(pictures.map(\.sizeLabel))
    if sizes.count == 1, let size = sizes.first { self.notes.append("\(size) pt") }
    moveConstantAxesToNotes()
  }

  /// Whether each picture needs a label that tells its size.
  var hasManySizes: Bool { Set(pictures.map(\.sizeLabel)).count > 1 }

  /// The notes, and what is left out of films.
  var allNotes: [String] {
    struct Film {
      var frame: FilmFrame
      var place: [Int]
      var shownCount = 1
    }
    var films: [Film] = []
    for picture in pictures {
      guard let frame = picture.frame else { continue }
      if let index = films.firstIndex(where: { $0.frame.film == frame.film }) {
        // Each variant has its own; they have as many frames.
        if films[index].place == picture.place { films[index].shownCount += 1 }
      } else {
        films.append(Film(frame: frame, place: picture.place))
      }
    }
    return notes
      + films.filter { $0.shownCount < $0.frame.frameCount }.map {
        "\($0.frame.film): \($0.shownCount) of \($0.frame.frameCount) frames"
      }
  }

  /// Only the sharpest pictures: an overview shows what there is, not at which scales.
  var forOverview: SheetContent {
    var content = thinned(to: SheetStyle.compact.frameLimit)
    let sharpest = pictures.map(\.scale).max()
    content.pictures.removeAll { $0.scale != sharpest }
    content.moveConstantAxesToNotes()
    return content
  }

  /// With so many frames of each film at most.
  func thinned(to frameLimit: Int) -> SheetContent {
    var content = self
    content.pictures = pictures.thinningFilms(to: frameLimit) { $0.frame == nil ? nil : $0.place }
    return content
  }

  /// A heading that is the same everywhere tells nothing where it stands.
  private mutating func moveConstantAxesToNotes() {
    for index in axes.indices.reversed() {
      let values = Set(pictures.map { $0.place[index] })
      guard values.count == 1, let value = values.first else { continue }
      notes.append(axes[index].values[value])
      axes.remove(at: index)
      for picture in pictures.indices { pictures[picture].place.remove(at: index) }
    }
  }
}

/// One variant's picture on a contact sheet.
struct SheetPicture: Sendable {
  /// The index of its value on each axis; the same for the frames of a film.
  var place: [Int]
  /// Which frame of a film it is; nil if it is none.
  var frame: FilmFrame?
  var bitmap: Bitmap
  /// Pixels a point.
  var scale: Double
  /// Whether it shows the dark appearance, and so stands on dark ground.
  var isDark: Bool

  /// Width and height in points, as a label says it.
  var sizeLabel: String {
    let sides = [bitmap.width, bitmap.height].map { JSON.number(Double($0) / scale).description }
    return sides.joined(separator: " × ")
  }
}
