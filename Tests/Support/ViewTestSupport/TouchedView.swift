import HeadlessUIKit

/// What happened, in order.
package final class EventLog {
  package var lines: [String] = []

  package init() {}

  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that records its touches.
package final class TouchedView: UIView {
  package let log: EventLog
  package let name: String

  package init(_ name: String, frame: CGRect, log: EventLog) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { nil }

  private func record(_ what: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let place = touch.location(in: self)
      log.lines.append("\(name) \(what) \(Int(place.x)),\(Int(place.y))")
    }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("began", touches)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("moved", touches)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended", touches)
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled", touches)
  }
}
