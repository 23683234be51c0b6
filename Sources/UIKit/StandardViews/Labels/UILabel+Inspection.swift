extension UILabel {
  func inspectText(_ content: inout ViewContent) {
    // An empty label is not an accessibility element.
    if text?.isEmpty != false {
      content.accessibility.isElement = accessibilityRecord?.isElement ?? false
    }
    guard let text, !text.isEmpty else { return }
    let drawn = boundsLayout
    let origin = CGPoint(x: bounds.minX, y: top(of: drawn, in: bounds))
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    switch drawn.text {
    case .plain(let layout):
      let whole = TextLayout(
        text, font: ownFont.font, width: numberOfLines == 1 ? nil : bounds.width,
        options: .init(numberOfLines: numberOfLines == 1 ? 1 : 0))
      content.texts.append(
        InspectedText(
          text, lines: layout, at: origin, color: color ?? .label, wantedSize: font.pointSize,
          whole: whole.size, available: bounds.size))
    case .attributed(let layout):
      content.texts.append(
        InspectedText(
          layout, at: origin, whole: wholeSize, available: bounds.size))
    }
    content.isVisible = true
  }

  /// The size of the whole attributed text before it was shrunk, points.
  private var wholeSize: CGSize {
    guard let attributed else { return .zero }
    let text = convertedText(attributed, alignment: .natural, traits: traitCollection)
      .mapAttributes { $0.paragraph.lineBreakMode = .byWordWrapping }
    return AttributedTextLayout(
      text, width: numberOfLines == 1 ? nil : bounds.width,
      options: .init(numberOfLines: numberOfLines == 1 ? 1 : 0)
    ).size
  }

  /// The text with the labels of its attachments; attachments without a label are omitted.
  var accessibilityText: String? {
    guard let attributed else { return text }
    var label = ""
    attributed.forEachRun { attributes, range in
      let part = attributed.attributedSubstring(from: range).string
      let name = (attributes[.attachment] as? NSTextAttachment)?.accessibilityLabel
      label += part.replacingOccurrences(
        of: String(NSTextAttachment.character), with: name ?? "")
    }
    return label
  }
}

extension InspectedText {
  /// An attributed text. Its font and colour are the first character's; its parts have their own.
  ///
  /// - Parameters:
  ///   - layout: the drawn lines.
  ///   - origin: the top left corner of the layout's box.
  ///   - whole: the size of the whole text before it was shrunk, points.
  package init(
    _ layout: AttributedTextLayout, at origin: CGPoint, whole: CGSize, available: CGSize
  ) {
    // White space has no contrast.
    let visible = layout.parts.filter { !$0.text.allSatisfy(\.isWhitespace) }
    let parts = visible.map { part in
      InspectedText(part.text, attributes: part.attributes, rect: part.rect, origin: origin)
    }
    let box = CGRect(origin: CGPoint(x: layout.left, y: 0), size: layout.size)
    self.init(
      layout.text.string, attributes: layout.text.attributes(at: 0), rect: box, origin: origin)
    ink =
      layout.inkBounds.isNull
      ? nil : ViewNode.Rect(layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y))
    scale = Double(layout.scaleFactor)
    isTruncated = !layout.showsWholeText
    (fullWidth, fullHeight) = (Double(whole.width), Double(whole.height))
    (availableWidth, availableHeight) = (Double(available.width), Double(available.height))
    missingCharacters = layout.missingCharacters
    if parts.contains(where: { $0.color != color || $0.fontSize != fontSize || $0.isBold != isBold }
    ) {
      self.parts = parts.map { part in
        var part = part
        part.scale = scale
        return part
      }
    }
  }

  private init(_ string: String, attributes: TextAttributes, rect: CGRect, origin: CGPoint) {
    self.init(
      string, box: ViewNode.Rect(rect.offsetBy(dx: origin.x, dy: origin.y)),
      fontSize: Double(attributes.font.pointSize), fontName: attributes.font.name,
      isBold: attributes.font.closestWeight >= .bold,
      color: UIColor(cgColor: attributes.color).hex(in: .current))
  }

  /// A plain text.
  ///
  /// - Parameters:
  ///   - layout: the drawn lines.
  ///   - origin: the top left corner of the layout's box.
  ///   - wantedSize: the font size before the text was shrunk, points.
  ///   - whole: the size of the whole text before it was shrunk, points.
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
    if let extent = layout.inkExtent {
      ink = ViewNode.Rect(
        x: box.x, y: Double(origin.y + extent.lowerBound), width: box.width,
        height: Double(extent.upperBound - extent.lowerBound))
    }
  }
}
