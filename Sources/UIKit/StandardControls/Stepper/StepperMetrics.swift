/// The lengths of a stepper, points.
struct StepperMetrics {
  /// Interface Builder's width of 7 steppers, and its height since iOS 13.
  static let size = CGSize(width: 94, height: 32)
  // As in Apple's design resources for iOS 15 to 18.
  static let cornerRadius: CGFloat = 8
  static let dividerSize = CGSize(width: 1, height: 18)
  /// The length of the signs' strokes; our own, after Apple's design resources.
  static let signLength: CGFloat = 14
  /// The thickness of the signs' strokes; our own, after Apple's design resources.
  static let signThickness: CGFloat = 1.5

  /// The half with the minus or the plus; the divider lies between them.
  static func half(_ half: StepperHalf, in bounds: CGRect, mirrored: Bool) -> CGRect {
    let width = max(0, (bounds.width - dividerSize.width) / 2)
    let x = half == .decrement ? bounds.minX : bounds.maxX - width
    return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      .placed(in: bounds, mirrored: mirrored)
  }

  static func divider(in bounds: CGRect) -> CGRect {
    bounds.centered(dividerSize)
  }
}

/// A half of a stepper.
enum StepperHalf {
  case decrement, increment
}
