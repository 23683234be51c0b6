import HeadlessUIKit

/// Where the image and the two texts of a row are.
///
/// All frames are from left to right; ``mirrored(_:in:)`` turns them around.
struct ListContentLayout: Equatable {
  /// The distances from the edges, points; left is leading.
  var margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  /// The size of the image; nil for none.
  var image: CGSize?
  /// The width that the image has at least, centred in it, so that texts below each other start at one edge.
  var reservedImageWidth: CGFloat = 0
  /// The distance from the image to the texts.
  var imageGap: CGFloat = 16
  var hasText = true
  var hasDetail = false
  /// The distance between texts next to each other.
  var horizontalGap: CGFloat = 8
  /// The distance between texts below each other.
  var verticalGap: CGFloat = 3
  /// Whether the texts are next to each other where both fit on a line.
  var isSideBySide = false
  /// Whether texts next to each other share the line also where it is too short for both.
  var staysSideBySide = false

  struct Frames: Equatable {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    /// The height that the content needs with its margins.
    var height: CGFloat = 0
  }

  /// The leading edge of the texts.
  var textStart: CGFloat {
    guard let image else { return margins.left }
    return margins.left + max(image.width, reservedImageWidth) + imageGap
  }

  /// - Parameters:
  ///   - size: The size of the row; nil as its height for the height of the content.
  ///   - text: The size of the first text in a width.
  ///   - detail: The size of the second text in a width.
  func frames(
    width: CGFloat, height: CGFloat?, text: (CGFloat) -> CGSize, detail: (CGFloat) -> CGSize
  ) -> Frames {
    var frames = Frames()
    let start = textStart
    let available = max(width - margins.right - start, 0)
    var textSize = hasText ? text(available) : .zero
    var detailSize = hasDetail ? detail(available) : .zero
    textSize.width = min(textSize.width, available)
    detailSize.width = min(detailSize.width, available)
    let both = hasText && hasDetail
    let fits = textSize.width + horizontalGap + detailSize.width <= available
    let sideBySide = both && isSideBySide && (fits || staysSideBySide)
    var textsHeight = max(textSize.height, detailSize.height)
    if sideBySide {
      if !fits {
        detailSize.width = min(detailSize.width, max(available - horizontalGap, 0))
        textSize.width = max(available - horizontalGap - detailSize.width, 0)
      }
    } else if both {
      textsHeight = textSize.height + verticalGap + detailSize.height
    }
    let contentHeight = max(textsHeight, image?.height ?? 0)
    frames.height = margins.top + contentHeight + margins.bottom
    let middle = margins.top + ((height ?? frames.height) - margins.top - margins.bottom) / 2
    if let image {
      let slot = max(image.width, reservedImageWidth)
      frames.image = CGRect(
        x: margins.left + (slot - image.width) / 2, y: middle - image.height / 2,
        width: image.width, height: image.height)
    }
    if sideBySide {
      frames.text = CGRect(
        x: start, y: middle - textSize.height / 2, width: textSize.width, height: textSize.height)
      frames.detail = CGRect(
        x: start + available - detailSize.width, y: middle - detailSize.height / 2,
        width: detailSize.width, height: detailSize.height)
    } else {
      let top = middle - textsHeight / 2
      frames.text = CGRect(x: start, y: top, width: available, height: textSize.height)
      frames.detail = CGRect(
        x: start, y: both ? top + textSize.height + verticalGap : top, width: available,
        height: detailSize.height)
    }
    return frames
  }

  /// A frame for a row that is read from right to left.
  static func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
    CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
