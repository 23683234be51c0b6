import JSONValues
import ViewTree

// What the page's inspector reads; `Resources/inspect.js` says what it makes of it.

extension PictureInspection {
  /// The facts as JSON, without empty values and usual ones. Lengths are rounded to thousandths
  /// of a point, which no picture shows.
  package var json: JSON {
    ["size": points([width, height]), "views": .array(views.map(\.json))]
  }
}

extension ViewFacts {
  fileprivate var json: JSON {
    JSON(optional: [
      "accessibility": accessibility?.json,
      "colors": colors.nonEmptyJSON { [$0.name.json, $0.value.json] },
      "constraints": constraints.nonEmptyJSON(\.json),
      "frame": frame.lengths,
      "id": id?.json,
      "neighbours": neighbours.json,
      "parent": parent?.json,
      "properties": properties.isEmpty ? JSON?.none : JSON(.map(properties)),
      "resources": resources.nonEmptyJSON(\.json),
      "target": target?.json,
      "texts": texts.nonEmptyJSON(\.json),
      "type": type.json,
      "visible": visibleFrame == frame ? JSON?.none : visibleFrame.lengths,
    ])
  }
}

extension Neighbours {
  /// Top, left, bottom and right; -1 for the superview. Nil if that is all there is.
  fileprivate var json: JSON? {
    let sides = [top, left, bottom, right]
    guard sides.contains(where: { $0 != nil }) else { return JSON?.none }
    return sides.map { $0 ?? -1 }.json
  }
}

extension ViewFacts.Text {
  fileprivate var json: JSON {
    JSON(optional: [
      "background": background?.json,
      "color": color.json,
      "contrast": contrast?.json,
      "font": fontName.json,
      "size": .number(fontSize.roundedToThousandths),
      "string": string.json,
      "truncated": isTruncated ? true : JSON?.none,
    ])
  }
}

extension InspectedResource {
  fileprivate var json: JSON {
    JSON(optional: [
      "name": name.json, "source": source?.json, "state": state.json, "value": JSON(value),
    ])
  }
}

extension ViewFacts.Accessibility {
  fileprivate var json: JSON {
    JSON(optional: [
      "actions": actions.nonEmptyJSON(\.json), "hint": hint?.json, "label": label?.json,
      "order": order.json, "traits": traits.nonEmptyJSON { $0.rawValue.json },
      "value": value?.json,
    ])
  }
}

extension TouchTarget {
  fileprivate var json: JSON {
    JSON(optional: [
      "area": area.lengths, "covered": isReachable ? JSON?.none : true,
      "disabled": isEnabled ? JSON?.none : true,
    ])
  }
}

extension ViewNode.Rect {
  fileprivate var lengths: JSON { points([x, y, width, height]) }
}

/// Points.
private func points(_ lengths: [Double]) -> JSON {
  .array(lengths.map { .number($0.roundedToThousandths) })
}

extension Double {
  fileprivate var roundedToThousandths: Double { (self * 1000).rounded() / 1000 }
}

extension Array {
  /// Nil if there are no elements.
  fileprivate func nonEmptyJSON(_ json: (Element) -> JSON) -> JSON? {
    isEmpty ? JSON?.none : .array(map(json))
  }
}
