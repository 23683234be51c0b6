extension CGRect {
  /// The rectangle mirrored in a wider one, so that what was at its left end is at its right end.
  func mirrored(in outer: CGRect) -> CGRect {
    CGRect(x: outer.minX + outer.maxX - maxX, y: minY, width: width, height: height)
  }

  /// The rectangle, mirrored in a wider one if text runs from right to left.
  func placed(in outer: CGRect, mirrored: Bool) -> CGRect {
    mirrored ? self.mirrored(in: outer) : self
  }

  /// A rectangle of a size with the same middle.
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle with 0 for a negative size, as of a control that is smaller than its insets.
  var withoutNegativeSize: CGRect {
    CGRect(x: minX, y: minY, width: max(0, size.width), height: max(0, size.height))
  }
}

extension UIView {
  /// Whether the content runs from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The grid of the pixels that the view is shown in.
  var pixelGrid: PixelGrid {
    let scale = traitCollection.displayScale
    return PixelGrid(scale: scale > 0 ? scale : 1)
  }

  /// A view that a control shows and moves, and that receives no touches.
  static func controlPart(color: UIColor? = nil) -> UIView {
    let part = UIView()
    part.isUserInteractionEnabled = false
    part.isOpaque = false
    part.backgroundColor = color
    return part
  }

  /// Sets the frame of a part that is rounded as far as it can be.
  func setCapsuleFrame(_ frame: CGRect) {
    self.frame = frame
    layer.cornerRadius = min(frame.width, frame.height) / 2
  }
}
