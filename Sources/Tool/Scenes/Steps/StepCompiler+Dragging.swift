import HeadlessUIKit

extension StepCompiler {
  /// `{from: id | [x, y], to: id | [x, y], frames: n}`
  func readDrag(_ node: YAMLNode) -> SceneStep? {
    var drag = SceneStep.Drag(position: node.position)
    var isRight = true
    func checked<Value>(_ value: Value?) -> Value? {
      if value == nil { isRight = false }
      return value
    }
    let isMap = context.readMap(
      node, of: "a drag",
      keys: [
        ("from", { drag.start = checked(readHandle($0)) }),
        ("to", { drag.end = checked(readPlace($0)) }),
        ("frames", { if let frames = checked(readFrames($0)) { drag.frames = frames } }),
      ])
    guard isMap else { return nil }
    if node["from"] == nil, node["to"] == nil {
      context.report(
        "a drag needs a place: 'from' where the finger starts, 'to' where it moves",
        at: node.position)
      return nil
    }
    return isRight ? .drag(drag) : nil
  }

  /// A view that can be picked up at its centre, or a place.
  private func readHandle(_ node: YAMLNode) -> SceneStep.TouchPlace? {
    guard let place = readPlace(node) else { return nil }
    guard case .view(let view) = place, let dragging, !dragging.handles.contains(view) else {
      return place
    }
    let id = node.text ?? ""
    context.report(
      dragging.blueprints.isEmpty
        ? "'\(id)' cannot be dragged: no view in the scene has 'dragging'; set 'dragging: true' on "
          + "the view that lays it out"
        : "'\(id)' cannot be dragged: it is not a child of a layouter that 'dragging' names",
      at: node.position)
    return nil
  }

  private func readFrames(_ node: YAMLNode) -> Int? {
    Int.read(node, in: context).flatMap {
      Self.moves.check(Double($0), node, context) ? $0 : nil
    }
  }

  /// Checks that a step without arguments has none.
  func readNothing(_ node: YAMLNode) -> Bool {
    if node.isNull { return true }
    context.expected("nothing after the ':'", at: node)
    return false
  }

  /// Reports drags that continue or end without a start, and those that start twice.
  func reportLooseEnds(_ steps: [YAMLNode]) {
    var isDragging = false
    for step in steps {
      guard let entry = step.map?.first else { continue }
      switch entry.key {
      case "drag":
        let begins = entry.value["from"] != nil
        if begins, isDragging {
          report(
            "something is dragged already: drop it or cancel first, or leave out 'from' to drag it on",
            at: entry)
        } else if !begins, !isDragging, entry.value["to"] != nil {
          report("there is no drag to continue: set its start with 'from'", at: entry)
        }
        isDragging = isDragging || begins || entry.value["to"] != nil
      case "drop", "cancel":
        if !isDragging {
          report(
            "nothing is dragged: a {drag: {from: …, to: …}} must precede a \(entry.key)", at: entry)
        }
        isDragging = false
      default: break
      }
    }
  }

  private func report(_ message: String, at entry: YAMLNode.Entry) {
    context.reading(entry.key) { context.report(message, at: entry.keyPosition) }
  }
}
