import StandardControls

/// A control on a screen that is touched, with a record of what it reports.
final class ControlStage<Control: UIControl> {
  let control: Control
  let screen: TouchScreen
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  /// What the control reported, in order.
  private(set) var events: [String] = []

  /// - Parameter isRightToLeft: the direction in which the control is laid out.
  init(_ control: Control, isRightToLeft: Bool = false) {
    self.control = control
    screen = TouchScreen(of: root)
    root.addSubview(control)
    if isRightToLeft { control.semanticContentAttribute = .forceRightToLeft }
    for (name, event) in [
      ("touchDown", UIControl.Event.touchDown), ("touchUpInside", .touchUpInside),
      ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged), ("primary", .primaryActionTriggered),
    ] {
      control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
    }
    root.layoutIfNeeded()
  }

  /// How many times the value was reported since the last call.
  func takeChanges() -> Int {
    defer { events = [] }
    return events.filter { $0 == "valueChanged" }.count
  }

  func layOut() { root.layoutIfNeeded() }

  /// Moves a finger from one place of the control to another, and lifts it.
  func drag(from start: CGPoint, to end: CGPoint) {
    screen.drag(from: place(start), to: place(end), frames: 4)
    layOut()
  }

  func tap(_ point: CGPoint) {
    screen.tap(at: place(point))
    layOut()
  }

  func touchDown(_ point: CGPoint) {
    screen.touchDown(at: place(point))
    layOut()
  }

  func move(to point: CGPoint) {
    screen.move(to: place(point))
    layOut()
  }

  func touchUp() {
    screen.touchUp()
    layOut()
  }

  private func place(_ point: CGPoint) -> CGPoint { control.convert(point, to: root) }
}

extension UIView {
  /// The frames of all views below, in this view's coordinates.
  var framesOfParts: [CGRect] {
    subviews.flatMap { part in
      [part.frame] + part.framesOfParts.map { part.convert($0, to: self) }
    }
  }

  /// Whether a view below has a frame, in this view's coordinates.
  func hasPart(at frame: CGRect) -> Bool { framesOfParts.contains(frame) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
