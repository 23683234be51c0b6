/// How content of another size than its area is placed: the meaning of the gravities of layers and the content
/// modes of views.
package enum ContentPlacement: Sendable, Hashable {
  /// As large as the area.
  case stretched
  /// As large as fits, with its own aspect ratio, in the middle.
  case fitted
  /// As small as fills the area, with its own aspect ratio, in the middle.
  case filling
  /// In its own size, with this part of the free space to its left and above it.
  case at(x: CGFloat, y: CGFloat)

  /// The rectangle of content of a size in an area.
  package func rect(for size: CGSize, in area: CGRect) -> CGRect {
    switch self {
    case .stretched: return area
    case .at(let x, let y): return Self.placed(x, y, size, in: area)
    case .fitted, .filling:
      guard size.width > 0, size.height > 0 else { return Self.placed(0.5, 0.5, size, in: area) }
      let scales = (area.width / size.width, area.height / size.height)
      let scale = self == .fitted ? min(scales.0, scales.1) : max(scales.0, scales.1)
      return Self.placed(
        0.5, 0.5, CGSize(width: size.width * scale, height: size.height * scale), in: area)
    }
  }

  private static func placed(
    _ x: CGFloat, _ y: CGFloat, _ size: CGSize, in area: CGRect
  ) -> CGRect {
    CGRect(
      x: area.minX + (area.width - size.width) * x, y: area.minY + (area.height - size.height) * y,
      width: size.width, height: size.height)
  }
}
