import ImageComparison
import ViewTree

/// The change of a picture's size.
struct PictureSize {
  /// The expected picture, in points.
  private(set) var expected = ViewNode.Rect(x: 0, y: 0, width: 0, height: 0)
  /// The change; nil if the size is the same.
  private(set) var change: Change?
  /// The sizes of the root views, if they are the pictures' sizes.
  private var rootSizes: (old: ViewNode.Rect, new: ViewNode.Rect)?

  /// The size of a picture whose views are unknown.
  init(_ comparison: Comparison) {
    guard !comparison.hasSameSize else { return }
    change = Change(
      .size,
      predicate:
        "the size changed from \(comparison.expectedSize) to \(comparison.actualSize) pixels")
  }

  /// - Parameter scale: Pixels per point of the actual picture.
  init(_ comparison: Comparison, expected: ViewNode, actual: ViewNode, scale: Double) {
    self.init(comparison)
    let (old, new) = (expected.frame, actual.frame)
    let wasDrawnAtAnotherScale =
      change != nil && old.width == new.width && old.height == new.height
      && comparison.expectedSize.isScaled(to: comparison.actualSize)
    if wasDrawnAtAnotherScale {
      change?.predicate +=
        ", but not in points (\(Wording.size(new.width, new.height)) pt): "
        + "it was drawn at another scale"
    }
    let actualScale = scale > 0 ? scale : 1
    let expectedScale =
      wasDrawnAtAnotherScale
      ? actualScale * Double(comparison.expectedSize.width)
        / Double(max(1, comparison.actualSize.width))
      : actualScale
    self.expected = comparison.expectedSize.rect.inPoints(scale: expectedScale)
    guard change != nil, !wasDrawnAtAnotherScale else { return }
    let picture = comparison.actualSize.rect.inPoints(scale: actualScale)
    change = Change(
      .size,
      predicate: "the size changed from \(Wording.size(self.expected.width, self.expected.height)) "
        + "to \(Wording.size(picture.width, picture.height)) pt",
      note: " (\(comparison.expectedSize) to \(comparison.actualSize) pixels)")
    rootSizes = (old, new)
  }

  /// Whether a change of the root view's size repeats the change of the picture's size.
  func isSize(of change: ViewChange) -> Bool {
    guard let rootSizes, change.isOfRoot, change.change.kind == .geometry else { return false }
    return rootSizes.old.x == rootSizes.new.x && rootSizes.old.y == rootSizes.new.y
      && self.change != nil
  }
}

extension PixelSize {
  var rect: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Whether the other size has the same proportions, within a pixel.
  fileprivate func isScaled(to other: PixelSize) -> Bool {
    abs(width * other.height - height * other.width)
      <= max(width, height, other.width, other.height)
  }
}

extension PixelRect {
  /// The rectangle, converted to points.
  func inPoints(scale: Double) -> ViewNode.Rect {
    let scale = scale > 0 ? scale : 1
    return .init(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}
