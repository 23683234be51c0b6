import HeadlessUIKit

/// Where a button's icon and caption go. What a button does not have is nil.
public struct ContentRects: Equatable, Sendable {
  public var icon: CGRect?
  public var text: CGRect?

  public init(icon: CGRect? = nil, text: CGRect? = nil) {
    self.icon = icon
    self.text = text
  }
}

/// The arithmetic of a button's content: an icon, and a caption to the right of it, inside a
/// margin.
struct ContentGeometry {
  var margin: UIEdgeInsets
  /// Between icon and caption, if there are both.
  var iconTextMargin: CGFloat
  /// Whether an icon of any size is scaled to the height of the content.
  var stretchesIcon = false

  /// An icon higher than the button is scaled down to the content's height; a lower one keeps its
  /// size. It stands in the middle of the content if there is no caption.
  func rects(in bounds: CGRect, iconSize: CGSize?, hasText: Bool) -> ContentRects {
    let content = bounds.deflated(by: margin)
    guard let iconSize else { return ContentRects(text: hasText ? content : nil) }
    var icon = CGRect(
      x: content.minX, y: content.midY - iconSize.height / 2,
      width: iconSize.width, height: iconSize.height)
    if iconSize.height > 0, stretchesIcon || iconSize.height > bounds.height {
      let scale = content.height / iconSize.height
      icon = CGRect(
        x: content.minX, y: content.minY, width: iconSize.width * scale, height: content.height)
    }
    guard hasText else {
      icon.origin.x = content.midX - icon.width / 2
      return ContentRects(icon: icon)
    }
    let left = icon.maxX + iconTextMargin
    let text = CGRect(
      x: left, y: content.minY, width: max(content.maxX - left, 0), height: content.height)
    return ContentRects(icon: icon, text: text)
  }

  /// The size at which nothing is shrunk or cut.
  ///
  /// - Parameter textSize: nil without a caption.
  func preferredSize(iconSize: CGSize?, textSize: CGSize?) -> CGSize {
    let hasBoth = iconSize != nil && textSize != nil
    let (icon, text) = (iconSize ?? .zero, textSize ?? .zero)
    return CGSize(
      width: icon.width + (hasBoth ? iconTextMargin : 0) + text.width + margin.left
        + margin.right,
      height: max(icon.height, text.height) + margin.top + margin.bottom)
  }

  /// The size of an icon in a button of a given height: as high as its content.
  func iconSize(_ size: CGSize, inButtonOfHeight height: CGFloat) -> CGSize {
    let contentHeight = height - margin.top - margin.bottom
    guard contentHeight > 0, size.height > 0 else { return size }
    let width =
      size.height > contentHeight ? size.width * contentHeight / size.height : size.width
    return CGSize(width: width, height: contentHeight)
  }
}
