/// Why a view in a window ran its `draw(_:)`.
///
/// Once drawn, content is kept and shown again wherever the view moves. It is redrawn for the five
/// reasons of Apple's drawing guide, and for the three below them, which make the kept content
/// outdated.
public enum DrawingReason: Int, Sendable, CaseIterable {
  /// Nothing was drawn before.
  case firstAppearance

  /// Another view that covered a part of it was moved or removed.
  case uncovered
  /// The view or a superview was hidden and is visible again.
  case unhidden
  /// The view was scrolled off the screen and back.
  case scrolledBack
  /// `setNeedsDisplay()` was called.
  case setNeedsDisplay
  /// `setNeedsDisplay(_:)` was called.
  case setNeedsDisplayInRect

  /// The bounds changed, and the view's `contentMode` is `redraw`.
  case boundsChanged
  /// It was drawn for other traits or for another scale.
  case traitsChanged
  /// It was drawn for another alignment to the pixels: for another size in pixels, or, where drawing
  /// read its context's transform, for another transform.
  case pixelsChanged
}

/// A set of reasons.
struct DrawingReasons: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ reason: DrawingReason) {
    rawValue = 1 << UInt16(reason.rawValue)
  }
}

extension UIView {
  /// The number of times that the view drew its content in a window.
  public var drawingCount: Int { rare?.drawing?.count ?? 0 }

  /// The number of times that the view drew its content in a window for a reason. Several reasons in
  /// one pass cause one drawing, and each of them counts.
  public func drawingCount(for reason: DrawingReason) -> Int {
    rare?.drawing?.counts[reason.rawValue] ?? 0
  }
}
