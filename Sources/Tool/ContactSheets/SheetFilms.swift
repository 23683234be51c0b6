import Foundation
import JSONValues
import Scenes
import ViewTree

// The frames of one film share a cell of the sheet. Of a long film some are left out.

/// The position of each variant on the axes of a scene; all frames of a film have the same.
package struct SheetPlaces {
  /// The axes, with headings instead of values.
  package let axes: [SheetAxis]
  /// The index of each value, axis by axis.
  private let indices: [[String: Int]]

  package init(of scene: Scene) {
    var frames: [String: FilmFrame] = [:]
    for variant in scene.variants {
      guard let moment = variant.choices.last, moment.axis == Axis.moment else { break }
      frames[moment.value] = variant.filmFrame
    }
    var axes: [SheetAxis] = []
    indices = scene.axes.map { axis in
      var shown = SheetAxis(name: axis.name, values: [])
      var indices: [String: Int] = [:]
      var lastFilm: String?
      for value in axis.values {
        let film = axis.name == Axis.moment ? frames[value]?.film : nil
        if film == nil || film != lastFilm {
          shown.values.append(film ?? (axis.name == "scale" ? "@\(value)x" : value))
        }
        indices[value] = shown.values.count - 1
        lastFilm = film
      }
      axes.append(shown)
      return indices
    }
    self.axes = axes
  }

  /// The index of the variant's value on each axis.
  package func place(of variant: Variant) -> [Int] {
    zip(axes, indices).map { axis, indices in
      variant.choices.first { $0.axis == axis.name }.flatMap { indices[$0.value] } ?? 0
    }
  }
}

/// A film of one variant.
package struct FilmOfVariant: Hashable {
  package var film: String
  /// The variant's values on all axes but the moment.
  package var choices: [Variant.Choice]
}

extension Variant {
  /// The film that the variant is a frame of; nil if it is not a frame.
  package var filmOfVariant: FilmOfVariant? {
    filmFrame.map {
      FilmOfVariant(film: $0.film, choices: choices.filter { $0.axis != Axis.moment })
    }
  }
}

extension [Variant] {
  /// The variants without those that a sharper one shows as well: with the same value on every axis but
  /// the scale.
  package var sharpest: [Variant] {
    func others(_ variant: Variant) -> [Variant.Choice] {
      variant.choices.filter { $0.axis != "scale" }
    }
    var scales: [[Variant.Choice]: CGFloat] = [:]
    for variant in self { scales[others(variant), default: 0].formMax(variant.scale) }
    return filter { $0.scale == scales[others($0)] }
  }
}

extension CGFloat {
  fileprivate mutating func formMax(_ other: CGFloat) { self = Swift.max(self, other) }
}

extension Array {
  /// Keeps at most `limit` frames of each film, evenly spread from the first to the last.
  ///
  /// - Parameter group: Identifies the film of an element; nil for an element that is not a frame.
  package func thinningFilms<Group: Hashable>(to limit: Int, group: (Element) -> Group?)
    -> [Element]
  {
    var counts: [Group: Int] = [:]
    for element in self {
      if let group = group(element) { counts[group, default: 0] += 1 }
    }
    var numbers: [Group: Int] = [:]
    return filter { element in
      guard let group = group(element), let count = counts[group], count > limit else {
        return true
      }
      let number = numbers[group, default: 0]
      numbers[group] = number + 1
      let parts = Double(Swift.max(1, limit - 1))
      return (0..<limit).contains { part -> Bool in
        let place = Double(part * (count - 1)) / parts
        return number == Int(place.rounded())
      }
    }
  }
}

extension FilmFrame {
  /// The time as a label, rounded to milliseconds.
  var timeLabel: String { "\(JSON.number((time * 1000).rounded() / 1000)) s" }
}
