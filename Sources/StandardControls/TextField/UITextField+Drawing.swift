extension UITextField {
  func drawField() {
    drawBorder()
    let isEmpty = edited.string.isEmpty
    if isEmpty, let placeholder, !placeholder.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    guard isEditing else {
      if !isEmpty { drawText(in: area) }
      return
    }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    // The caret may be at the very end.
    context.clip(to: area.insetBy(dx: -TextFieldMetrics.caretWidth, dy: 0))
    drawSelection(in: area)
    if !isEmpty { drawText(in: area) }
    drawCaret(in: area)
    context.restoreGState()
  }

  private func drawBorder() {
    let rect = borderRect(forBounds: bounds)
    switch borderStyle {
    case .none:
      let image = isEnabled ? background : disabledBackground ?? background
      image?.draw(in: rect)
    case .line: drawFrame(rect, color: .label, width: 1, radius: 0)
    case .bezel: drawFrame(rect, color: .systemGray, width: 1, radius: 2)
    case .roundedRect:
      (isEnabled ? UIColor.systemBackground : .secondarySystemBackground).setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: TextFieldMetrics.cornerRadius).fill()
      drawFrame(
        rect,
        color: UIColor(light: UIColor(white: 0.8, alpha: 1), dark: UIColor(white: 0.25, alpha: 1)),
        width: max(0.5, 1 / pixelGrid.scale), radius: TextFieldMetrics.cornerRadius)
    }
  }

  /// A frame just inside of a rectangle.
  private func drawFrame(_ rect: CGRect, color: UIColor, width: CGFloat, radius: CGFloat) {
    let frame = UIBezierPath(roundedRect: rect, cornerRadius: radius)
    frame.append(
      UIBezierPath(
        roundedRect: rect.insetBy(dx: width, dy: width), cornerRadius: max(0, radius - width)))
    frame.usesEvenOddFillRule = true
    color.setFill()
    frame.fill()
  }

  // MARK: Text

  private var line: TextLine { TextLine(string: shownText, font: shownFont) }

  /// The alignment in the field's reading direction.
  private var resolvedAlignment: NSTextAlignment {
    textAlignment == .natural && isRightToLeft ? .right : textAlignment
  }

  /// The left end of the line while it is edited. A line that is too wide is moved so that the caret can
  /// be seen.
  private func lineStart(in area: CGRect) -> CGFloat {
    let width = line.width
    let room = area.width - width
    guard room >= 0 else {
      let caret = line.caret(at: shownOffset(edited.selection.upperBound))
      return area.minX - max(0, min(width, caret) - area.width)
    }
    switch resolvedAlignment {
    case .center: return area.minX + room / 2
    case .right: return area.minX + room
    default: return area.minX
    }
  }

  /// The place in the shown text of a place in the text: a dot stands for each character.
  private func shownOffset(_ offset: Int) -> Int {
    isSecureTextEntry ? edited.text(in: 0..<offset).count : offset
  }

  private func textOffset(_ shown: Int) -> Int {
    guard isSecureTextEntry else { return shown }
    return edited.string.prefix(shown).utf16.count
  }

  func drawStandardText(in rect: CGRect) {
    line.draw(
      in: rect, color: shownTextColor, alignment: resolvedAlignment,
      shift: isEditing ? rect.minX - lineStart(in: rect) : nil, grid: pixelGrid)
  }

  private var shownTextColor: UIColor { textColor ?? .label }

  func drawStandardPlaceholder(in rect: CGRect) {
    TextLine(string: placeholder ?? "", font: placeholderFont).draw(
      in: rect, color: placeholderColor, alignment: resolvedAlignment, shift: nil, grid: pixelGrid)
  }

  var placeholderFont: UIFont {
    attributedPlaceholder?.firstAttribute(.font) as? UIFont ?? shownFont
  }

  var placeholderColor: UIColor {
    attributedPlaceholder?.firstAttribute(.foregroundColor) as? UIColor ?? .placeholderText
  }

  // MARK: Caret and selection

  /// The rectangle of the caret, as high as the line.
  func caretRect(in area: CGRect) -> CGRect {
    let x = lineStart(in: area) + line.caret(at: shownOffset(edited.selection.upperBound))
    let width = TextFieldMetrics.caretWidth
    return pixelGrid.snapped(
      CGRect(
        x: max(area.minX, min(x - width / 2, area.maxX)), y: area.midY - shownFont.lineHeight / 2,
        width: width, height: shownFont.lineHeight))
  }

  private func drawCaret(in area: CGRect) {
    guard edited.selection.isEmpty else { return }
    (tintColor ?? .tintColor).setFill()
    let caret = caretRect(in: area)
    UIBezierPath(roundedRect: caret, cornerRadius: caret.width / 2).fill()
  }

  private func drawSelection(in area: CGRect) {
    guard !edited.selection.isEmpty else { return }
    let start = lineStart(in: area)
    let left = start + line.caret(at: shownOffset(edited.selection.lowerBound))
    let right = start + line.caret(at: shownOffset(edited.selection.upperBound))
    let tint: UIColor = tintColor ?? .tintColor
    tint.withAlphaComponent(TextFieldMetrics.selectionAlpha).setFill()
    UIRectFill(
      pixelGrid.snapped(
        CGRect(
          x: left, y: area.midY - shownFont.lineHeight / 2, width: right - left,
          height: shownFont.lineHeight)))
  }

  /// The place in the text that is closest to a point of the field.
  func textOffset(closestTo point: CGPoint) -> Int {
    let area = editingRect(forBounds: bounds)
    return textOffset(line.offset(closestTo: point.x - lineStart(in: area)))
  }

  // MARK: Inspection

  func inspectText(_ content: inout ViewContent) {
    let isPlaceholder = edited.string.isEmpty
    let shown = isPlaceholder ? placeholder ?? "" : shownText
    if borderStyle != .none || !shown.isEmpty { content.isVisible = true }
    guard !shown.isEmpty else { return }
    let area = isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    let layout = TextLayout(
      shown, font: shownFont.font, width: area.width,
      options: .init(
        alignment: resolvedAlignment, lineBreakMode: .byTruncatingTail, numberOfLines: 1))
    let whole = TextLayout(shown, font: shownFont.font, options: .init(numberOfLines: 1))
    content.texts.append(
      InspectedText(
        shown, lines: layout,
        at: CGPoint(x: area.minX, y: area.midY - layout.size.height / 2),
        color: isPlaceholder ? placeholderColor : shownTextColor,
        wantedSize: shownFont.pointSize, whole: whole.size, available: area.size))
  }
}
