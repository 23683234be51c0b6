/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable, CaseIterable {
  /// An edge or a corner, of which `leading` is the left one where text runs from left to right; `none` is the middle.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
