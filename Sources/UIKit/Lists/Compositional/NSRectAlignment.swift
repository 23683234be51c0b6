/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable, CaseIterable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
