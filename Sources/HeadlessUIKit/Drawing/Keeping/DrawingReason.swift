/// Why a view in a window ran its `draw(_:)`.
///
/// Once drawn, content is kept and shown again wherever the view moves. It is drawn again for the
/// five reasons of Apple's drawing guide, and for the three below them, without which the kept
/// content would not be what the view looks like.
public enum DrawingReason: Int, Sendable, CaseIterable {
  /// Nothing was drawn before.
  case firstAppearance

  /// Another view that hid a part of it was moved or removed.
  case uncovered
  /// The view, or one above it, was hidden and is no more.
  case unhidden
  /// The view was scrolled out of sight, and came back.
  case scrolledBack
  /// `setNeedsDisplay()` was called.
  case setNeedsDisplay
  /// `setNeedsDisplay(_:)` was called.
  case setNeedsDisplayInRect

  /// The bounds changed, and the view's `contentMode` is `redraw`.
  case boundsChanged
  /// It was drawn under other traits or for another scale.
  case traitsChanged
  /// It was drawn for another place on the pixels: for another whole number of pixels in width or
  /// height, or, where drawing looked at its context's transform, for another transform.
  case pixelsChanged
}

/// Some reasons.
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
  /// How often the view drew its content in a window.
  public var drawingCount: Int { rare?.drawing?.count ?? 0 }

  /// How often a reason made the view draw its content in a window. Several reasons in one pass cost
  /// one drawing, and each of them counts.
  public func drawingCount(for reason: DrawingReason) -> Int {
    rare?.drawing?.counts[reason.rawValue] ?? 0
  }
}
