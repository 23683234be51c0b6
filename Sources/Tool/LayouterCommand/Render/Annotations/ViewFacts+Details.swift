import JSONValues
import Snapshots
import ViewTree

extension ViewFacts {
  /// The facts about the view other than its place, a line each, in the words of the page's
  /// inspector: texts with font, colours and contrast, colours, resources, constraints.
  var details: [String] {
    texts.flatMap(\.details) + colors.map { "\($0.name) \($0.value)" } + resources.map(\.detail)
      + constraints
  }
}

extension ViewFacts.Text {
  fileprivate var details: [String] {
    let colors = background.map { "\(color) on \($0)" } ?? color
    let ratio = contrast.map { ", contrast \(pointText($0)) : 1" } ?? ""
    return [
      "“\(string)”\(isTruncated ? " (cut off)" : "")",
      "\(fontName), \(pointText(fontSize)) pt, \(colors)\(ratio)",
    ]
  }
}

extension InspectedResource {
  /// The value, and the state that it came from: `Fg #FFFFFF (from normal, disabled has none)`.
  fileprivate var detail: String {
    let origin =
      switch source {
      case nil: "of the class"
      case state: "own, \(state)"
      case let source?: "from \(source), \(state) has none"
      }
    let text = if case .string(let text) = value { text } else { JSON(value).line }
    return "\(name) \(text) (\(origin))"
  }
}
