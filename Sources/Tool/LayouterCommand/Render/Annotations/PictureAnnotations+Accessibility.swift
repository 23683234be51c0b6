import CairoGraphics
import Foundation
import Snapshots
import ViewTree

extension PictureAnnotations {
  /// The elements of a screen reader, numbered in its order, with labels and traits in the legend;
  /// and the areas in which views receive touches.
  static func accessibility(
    of inspection: PictureInspection, title: String
  ) -> PictureAnnotations {
    var annotations = PictureAnnotations(
      title: title,
      note: "Blue: read by a screen reader, in this order. Dashed: receives touches, grey not now.",
      emptyLegend: "There is nothing that a screen reader can read or a finger can touch.")
    let elements = inspection.elements
    // What can be touched but is not read, at the end.
    let others = inspection.views.filter { $0.accessibility == nil && $0.target != nil }
    for (place, view) in (elements + others).enumerated() {
      let isElement = view.accessibility != nil
      let color: CGColor = isElement ? .element : .hitArea
      if isElement {
        annotations.outlines.append(Outline(frame: CGRect(view.visibleFrame), color: color))
      }
      annotations.labels.append(
        Label(
          text: "\(place + 1)", color: color, frame: CGRect(view.visibleFrame),
          places: [.topLeftOutside, .leftOutside, .topLeftInside]))
      annotations.legend.append(
        Entry(number: place + 1, title: view.spokenTitle, details: view.spokenDetails, color: color)
      )
    }
    // Dashes, so that an element's line can be seen between them.
    annotations.outlines += inspection.views.compactMap(\.target).map { target in
      Outline(
        frame: CGRect(target.area), color: target.isIdle ? .idleHitArea : .hitArea,
        isFilled: true, isDashed: true)
    }
    return annotations
  }
}

extension TouchTarget {
  /// Whether a touch has no effect now.
  fileprivate var isIdle: Bool { !isEnabled || !isReachable }
}

extension ViewFacts {
  fileprivate var spokenTitle: String {
    guard let accessibility else { return "Not read: \(title)" }
    let label = accessibility.label.map { $0.isEmpty ? "Empty label" : $0 } ?? "No label: \(title)"
    return accessibility.value.map { "\(label), \($0)" } ?? label
  }

  fileprivate var spokenDetails: [String] {
    let traits = accessibility?.traits.map(\.rawValue).joined(separator: ", ") ?? ""
    let area = target.map { target in
      "hit area \(target.area.sizeText)" + (target.isEnabled ? "" : ", disabled")
        + (target.isReachable ? "" : ", covered")
    }
    let actions = accessibility.flatMap { accessibility in
      accessibility.actions.isEmpty
        ? nil : "actions: " + accessibility.actions.joined(separator: ", ")
    }
    return [traits.isEmpty ? "no traits" : traits, accessibility?.hint, actions, area]
      .compactMap(\.self)
  }
}
