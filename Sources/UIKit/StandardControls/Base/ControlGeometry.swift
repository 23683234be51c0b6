extension CGRect {
  /// The rectangle mirrored horizontally in a wider one.
  func mirrored(in outer: CGRect) -> CGRect {
    CGRect(x: outer.minX + outer.maxX - maxX, y: minY, width: width, height: height)
  }

  /// The rectangle; mirrored in a wider one if `mirrored` is true.
  func placed(in outer: CGRect, mirrored: Bool) -> CGRect {
    mirrored ? self.mirrored(in: outer) : self
  }

  /// A rectangle of a size with the same centre.
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle with negative lengths set to 0, as of a control that is smaller than its insets.
  var withoutNegativeSize: CGRect {
    CGRect(x: minX, y: minY, width: max(0, size.width), height: max(0, size.height))
  }
}

extension UIView {
  /// Whether the content runs from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Creates a part of a control, which receives no touches.
  static func controlPart(color: UIColor? = nil) -> UIView {
    let part = UIView()
    part.isUserInteractionEnabled = false
    part.isOpaque = false
    part.backgroundColor = color
    return part
  }

  /// Sets the frame of a part whose ends are fully rounded.
  func setCapsuleFrame(_ frame: CGRect) {
    self.frame = frame
    layer.cornerRadius = min(frame.width, frame.height) / 2
  }
}
