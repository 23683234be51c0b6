import CairoGraphics
import Foundation
import JSONValues
import Pixels
import Scenes
import ViewTree

/// What a contact sheet shows of one scene.
package struct SheetContent: Sendable {
  package var title: String
  /// The text below the title: the scene's path, the number of pictures, and the values that all
  /// pictures share.
  package var notes: [String]
  /// The axes on which the pictures differ.
  package private(set) var axes: [SheetAxis]
  package private(set) var pictures: [SheetPicture]
  /// The axis on which versions are compared; nil if there is only one.
  package var versionAxis: String?
  /// Pixels per point of the sheet: the largest scale of its pictures, so that the text is as sharp
  /// as they are.
  package var scale: CGFloat

  package init(title: String, notes: [String], axes: [SheetAxis], pictures: [SheetPicture]) {
    self.title = title
    self.notes = notes
    self.axes = axes
    self.pictures = pictures
    scale = CGFloat(min(3, max(1, pictures.map(\.scale).max() ?? 1)))
    let sizes = Set(pictures.map(\.sizeLabel))
    if sizes.count == 1, let size = sizes.first { self.notes.append("\(size) pt") }
    moveConstantAxesToNotes()
  }

  /// Whether the pictures need labels with their sizes.
  var hasManySizes: Bool { Set(pictures.map(\.sizeLabel)).count > 1 }

  /// The notes, and the number of frames shown of films that are shortened.
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
        // Each variant has a film of its own, with the same number of frames.
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

  /// The content with at most `frameLimit` frames of each film.
  package func thinned(to frameLimit: Int) -> SheetContent {
    var content = self
    content.pictures = pictures.thinningFilms(to: frameLimit) { $0.frame == nil ? nil : $0.place }
    return content
  }

  /// Moves axes with a single value into the notes: as headings they would only repeat it.
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
package struct SheetPicture: Sendable {
  /// The index of the variant's value on each axis; equal for all frames of a film.
  package var place: [Int]
  /// The frame of a film that the picture is; nil for a still picture.
  package var frame: FilmFrame?
  var pixels: PackedPicture
  /// Pixels per point.
  var scale: Double
  /// The opaque colour of the card below the picture.
  var cardColor: CGColor
  /// How it differs from the picture of the same variant before; nil if it does not, or if there is
  /// none to compare with.
  package var change: SheetChange?

  /// - Parameters:
  ///   - background: Of the scene, in the picture's appearance.
  ///   - isScreen: Whether it shows views on a page, and not a component by itself.
  ///   - isDark: Whether it shows the dark appearance.
  package init(
    place: [Int], frame: FilmFrame? = nil, bitmap: Bitmap, scale: Double,
    background: CGColor, isScreen: Bool = false, isDark: Bool
  ) {
    (self.place, self.frame, self.scale) = (place, frame, scale)
    cardColor = SheetColors.card(
      background: background, screenEdge: isScreen ? bitmap.edgeColor : nil, isDark: isDark)
    pixels = PackedPicture(bitmap)
  }

  /// Width and height in points, as a label.
  var sizeLabel: String {
    let sides = [pixels.width, pixels.height].map { JSON.number(Double($0) / scale).description }
    return sides.joined(separator: " × ")
  }
}

/// The result of comparing a picture with the earlier picture of the same variant.
package enum SheetChange: String, Sendable, CaseIterable {
  case changed, added, removed

  /// The word below the picture.
  package var label: String { rawValue }
}
