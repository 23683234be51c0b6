import StandardControls

/// A small round button, which is as large as a finger needs.
final class TouchTargetButton: UIButton {
  override class var describedClass: UIView.Type { UIButton.self }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = ((bounds.width - 44) / 2, (bounds.height - 44) / 2)
    return bounds.insetBy(dx: min(0, dx), dy: min(0, dy)).contains(point)
  }
}
