import HeadlessUIKit
import Layouter

/// The rectangles of a button's icon and caption; nil if the button has none.
public struct ContentRects: Equatable, Sendable {
  /// The icon's rectangle in the button's coordinates.
  public var icon: CGRect?
  /// The caption's rectangle in the button's coordinates.
  public var text: CGRect?

  /// The rectangles; by default none.
  public init(icon: CGRect? = nil, text: CGRect? = nil) {
    self.icon = icon
    self.text = text
  }
}

extension ContentRects {
  /// The rectangles mirrored horizontally.
  func mirrored(in content: CGRect) -> ContentRects {
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(
        x: content.minX + content.maxX - rect.maxX, y: rect.minY, width: rect.width,
        height: rect.height)
    }
    return ContentRects(icon: icon.map(mirrored), text: text.map(mirrored))
  }
}

/// The layout of a button's content: an icon, and a caption after it in the reading direction, within
/// a margin.
struct ContentGeometry {
  var margin: UIEdgeInsets
  /// The gap between icon and caption, if both exist.
  var iconTextMargin: CGFloat
  /// Whether an icon of any size is scaled to the height of the content.
  var stretchesIcon = false
  /// The alignment of icon and caption as a group; `fill` for the icon at the edge and the caption in
  /// the rest.
  var groupAlignment = AlignEx.fill
  /// The width of the caption; used only for groups.
  var textWidth: CGFloat = 0
  /// Whether the layout direction is right to left, and the layout is mirrored.
  var isMirrored = false

  /// The rectangles in a button's bounds. An icon higher than the button is scaled down to the
  /// content's height; a lower one keeps its size. Without a caption it is centered.
  func rects(in bounds: CGRect, iconSize: CGSize?, hasText: Bool) -> ContentRects {
    let rects = unmirroredRects(in: bounds, iconSize: iconSize, hasText: hasText)
    return isMirrored ? rects.mirrored(in: bounds.deflated(by: margin)) : rects
  }

  private func unmirroredRects(in bounds: CGRect, iconSize: CGSize?, hasText: Bool) -> ContentRects
  {
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
    var text = CGRect(
      x: left, y: content.minY, width: max(content.maxX - left, 0), height: content.height)
    if groupAlignment != .fill {
      let slack = max(text.width - textWidth, 0)
      text.size.width -= slack
      let offset: CGFloat =
        switch groupAlignment {
        case .center: slack / 2
        case .bottom: slack
        case .top, .fill: 0
        }
      icon.origin.x += offset
      text.origin.x += offset
    }
    return ContentRects(icon: icon, text: text)
  }

  /// The size at which nothing is scaled or truncated.
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

  /// The size of an icon in a button of a given height: as high as the content area.
  func iconSize(_ size: CGSize, inButtonOfHeight height: CGFloat) -> CGSize {
    let contentHeight = height - margin.top - margin.bottom
    guard contentHeight > 0, size.height > 0 else { return size }
    let width =
      size.height > contentHeight ? size.width * contentHeight / size.height : size.width
    return CGSize(width: width, height: contentHeight)
  }
}

extension UIEdgeInsets {
  /// Exchanges left and right.
  mutating func exchangeSides() { (left, right) = (right, left) }
}
