/// The places of image and title in a button without a configuration.
///
/// The image is to the left of the title. Each is placed in the content rectangle reduced by its
/// own insets, as if the other had none, so that opposite insets move them relative to each other,
/// as in UIKit.
struct ClassicButtonLayout {
  var image: CGSize = .zero
  var title: CGSize = .zero
  var imageInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  /// Whether text runs from right to left: the image is then to the right of the title.
  var isMirrored = false

  func imageRect(in content: CGRect) -> CGRect {
    guard image != .zero else { return .zero }
    let area = content.inset(by: isMirrored ? imageInsets.mirrored : imageInsets)
      .withoutNegativeSize
    let size = CGSize(width: min(image.width, area.width), height: min(image.height, area.height))
    let both = image.width + title.width
    let x =
      switch side {
      case .left, .leading, .fill: area.minX
      case .right, .trailing: area.maxX - both
      case .center: area.midX - both / 2
      }
    return rect(x: max(x, area.minX), size: size, height: image.height, in: area, content)
  }

  func titleRect(in content: CGRect) -> CGRect {
    let area = content.inset(by: isMirrored ? titleInsets.mirrored : titleInsets)
      .withoutNegativeSize
    let room = max(0, area.width - image.width)
    let width = side == .fill ? room : min(title.width, room)
    let x =
      switch side {
      case .left, .leading, .fill: area.minX + image.width
      case .right, .trailing: area.maxX - width
      case .center: area.midX - (image.width + width) / 2 + image.width
      }
    // Insets move a title up or down and shorten it, but do not clip it: in a picture of UIKit's, a
    // line of 28 points between insets that leave 24 of 34 shows all of its letters.
    let size = CGSize(width: width, height: min(title.height, content.height))
    return rect(x: x, size: size, height: title.height, in: area, content)
  }

  /// The alignment, in coordinates that are mirrored at the end.
  private var side: UIControl.ContentHorizontalAlignment {
    guard isMirrored else { return horizontal }
    switch horizontal {
    case .left: return .right
    case .right: return .left
    case .leading, .trailing, .center, .fill: return horizontal
    }
  }

  private func rect(
    x: CGFloat, size: CGSize, height: CGFloat, in area: CGRect, _ content: CGRect
  ) -> CGRect {
    let y =
      switch vertical {
      case .top, .fill: area.minY
      case .bottom: area.maxY - size.height
      case .center: area.midY - size.height / 2
      }
    return CGRect(
      x: x, y: y, width: size.width, height: vertical == .fill ? area.height : size.height
    ).placed(in: content, mirrored: isMirrored)
  }
}
