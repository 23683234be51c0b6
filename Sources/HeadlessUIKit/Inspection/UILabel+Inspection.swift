extension UILabel {
  func inspectText(_ content: inout ViewContent) {
    // An empty label is not read.
    if text?.isEmpty != false {
      content.accessibility.isElement = accessibilityRecord?.isElement ?? false
    }
    guard let text, let (drawn, origin, whole) = inspectedLayouts() else { return }
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    content.texts.append(
      InspectedText(
        text, lines: drawn, at: origin, color: color ?? .label, wantedSize: font.pointSize,
        whole: whole.size, available: bounds.size))
    content.isVisible = true
  }
}

extension InspectedText {
  /// - Parameters:
  ///   - layout: the lines that are drawn.
  ///   - origin: the top left corner of the layout's box.
  ///   - wantedSize: the size of the font before the text was shrunk, points.
  ///   - whole: the size of the whole text in the wanted size, points.
  public init(
    _ string: String, lines layout: TextLayout, at origin: CGPoint, color: UIColor,
    wantedSize: CGFloat, whole: CGSize, available: CGSize
  ) {
    let left = layout.lines.map(\.origin.x).min() ?? 0
    self.init(
      string,
      box: ViewNode.Rect(
        CGRect(
          x: origin.x + left, y: origin.y, width: layout.size.width, height: layout.size.height)),
      fontSize: Double(layout.font.pointSize), fontName: layout.font.name,
      isBold: layout.font.closestWeight >= .bold, color: color.hex(in: .current),
      scale: wantedSize > 0 ? Double(layout.font.pointSize / wantedSize) : 1,
      isTruncated: !layout.showsWholeText,
      fullSize: (Double(whole.width), Double(whole.height)),
      availableSize: (Double(available.width), Double(available.height)),
      missingCharacters: layout.missingCharacters)
  }
}
