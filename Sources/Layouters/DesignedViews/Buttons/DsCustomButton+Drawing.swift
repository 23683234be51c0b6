import HeadlessUIKit
import Layouter

extension DsCustomButton {
  /// The width of the border in the current state, points; 0 without one.
  var shownBorderWidth: CGFloat { borderWidth > 0 && color(.borderColor) != nil ? borderWidth : 0 }

  func drawBackground(_ context: CGContext, rect: CGRect) {
    let grid = PixelGrid(of: context)
    let area = grid.snapped(rect)
    if let image = image(.bgImage, in: buttonState) {
      image.draw(in: area)
      return
    }
    let border = borderWidth > 0 ? color(.borderColor) : nil
    // The line lies inside, its outer edge on the button's.
    let lineWidth = border == nil ? 0 : grid.lineWidth(borderWidth)
    let path = area.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    let radius = max(min(roundRadius, path.width / 2, path.height / 2), 0)
    let outline =
      roundedCorners == .allCorners
      ? CGPath(roundedRect: path, cornerWidth: radius, cornerHeight: radius)
      : UIBezierPath(
        roundedRect: path, byRoundingCorners: roundedCorners,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath
    context.fill(outline, with: color(.bgColor))
    context.stroke(outline, with: border, width: lineWidth)
  }

  func drawIconAndText(_ context: CGContext, rect: CGRect) {
    let content = fittedContent(in: rect)
    if content.scale != 1 {
      context.translateBy(x: content.origin.x, y: content.origin.y)
      context.scaleBy(x: content.scale, y: content.scale)
    }
    if let icon = content.rects.icon { drawIcon(context, rect: icon) }
    if let text = content.rects.text { drawText(context, rect: text) }
  }

  /// The rectangles of icon and caption, in coordinates that are scaled and then moved to an origin
  /// if the caption is too wide and ``autoScaleToBounds`` is set.
  func fittedContent(in rect: CGRect) -> (rects: ContentRects, scale: CGFloat, origin: CGPoint) {
    let iconSize = iconSize(in: buttonState)
    var rects = contentRects(in: rect, iconSize: iconSize, hasText: text != nil)
    guard autoScaleToBounds, rect.width > 0, let textRect = rects.text else {
      return (rects, 1, .zero)
    }
    let excess = textSize().width - textRect.width
    guard excess > 0 else { return (rects, 1, .zero) }
    let scale = rect.width / (rect.width + excess)
    let middle = rect.deflated(by: contentMargin).midY
    rects.text?.size.width += excess
    if let icon = rects.icon, icon.minX >= textRect.maxX { rects.icon?.origin.x += excess }
    return (rects, scale, CGPoint(x: rect.minX * (1 - scale), y: middle * (1 - scale)))
  }
}

extension CGContext {
  /// Fills a path; does nothing without a colour.
  func fill(_ path: CGPath, with color: UIColor?) {
    guard let color else { return }
    setFillColor(color.cgColor)
    addPath(path)
    fillPath()
  }

  /// Strokes a path; does nothing without a colour or a width.
  func stroke(_ path: CGPath, with color: UIColor?, width: CGFloat) {
    guard let color, width > 0 else { return }
    setStrokeColor(color.cgColor)
    setLineWidth(width)
    addPath(path)
    strokePath()
  }
}
