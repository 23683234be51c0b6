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
    // The caret may be at the very end of the area.
    context.clip(to: area.insetBy(dx: -TextFieldMetrics.caretWidth, dy: 0))
    let isActive = window?.hasLostKey != true
    if isActive { drawSelection(in: area) }
    if !isEmpty { drawText(in: area) }
    if isActive { drawCaret(in: area) }
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
      let standard: UIColor = isEnabled ? .systemBackground : .secondarySystemBackground
      (fillColor ?? standard).setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: TextFieldMetrics.cornerRadius).fill()
      drawFrame(
        rect,
        color: UIColor(light: UIColor(white: 0.8, alpha: 1), dark: UIColor(white: 0.25, alpha: 1)),
        width: max(0.5, 1 / pixelGrid.scale), radius: TextFieldMetrics.cornerRadius)
    }
  }

  /// Draws a frame just inside a rectangle.
  private func drawFrame(_ rect: CGRect, color: UIColor, width: CGFloat, radius: CGFloat) {
    let frame = UIBezierPath(roundedRect: rect, cornerRadius: radius)
    frame.append(
      UIBezierPath(
        roundedRect: rect.insetToMiddle(dx: width, dy: width), cornerRadius: max(0, radius - width))
    )
    frame.usesEvenOddFillRule = true
    color.setFill()
    frame.fill()
  }

  // MARK: Text

  /// The line of the text for editing in an area.
  func editedText(in area: CGRect) -> EditedLine {
    let layout = editedLine(in: area)
    let caret = layout.caretRect(
      at: shownOffset(edited.selection.upperBound), affinity: edited.affinity
    ).minX
    return EditedLine(
      layout: layout, area: area,
      start: EditedLine.start(
        of: layout, in: area, alignment: resolvedAlignment, caret: caret),
      secret: isSecureTextEntry ? edited : nil, grid: pixelGrid)
  }

  /// The offset in the drawn text for an offset in the text: each character is drawn as one dot.
  private func shownOffset(_ offset: Int) -> Int {
    isSecureTextEntry ? edited.text(in: 0..<offset).count : offset
  }

  func drawStandardText(in rect: CGRect) {
    guard isEditing else {
      let line = line(of: shownAttributedText, color: shownTextColor, width: rect.width)
      draw(line, at: rect.minX, in: rect)
      return
    }
    let text = editedText(in: rect)
    draw(text.layout, at: text.start, in: rect)
  }

  func drawStandardPlaceholder(in rect: CGRect) {
    draw(
      line(of: shownPlaceholder, color: placeholderColor, width: rect.width), at: rect.minX,
      in: rect)
  }

  /// Draws a line with its baseline on a pixel edge.
  private func draw(_ line: AttributedTextLayout, at x: CGFloat, in rect: CGRect) {
    guard !line.text.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    line.draw(in: context, at: CGPoint(x: x, y: top(of: line, in: rect)))
  }

  private func top(of line: AttributedTextLayout, in rect: CGRect) -> CGFloat {
    let top = rect.midY - pixelGrid.roundedUp(line.size.height) / 2
    return pixelGrid.snapped(y: top + line.firstBaseline) - line.firstBaseline
  }

  // MARK: Caret and selection

  private func drawCaret(in area: CGRect) {
    let position = UITextPosition(edited.selection.upperBound, affinity: edited.affinity)
    guard edited.selection.isEmpty, !caretRect(for: position).isEmpty else { return }
    (tintColor ?? .tintColor).setFill()
    let caret = editedText(in: area)
      .caret(at: edited.selection.upperBound, affinity: edited.affinity)
    UIBezierPath(roundedRect: caret, cornerRadius: caret.width / 2).fill()
  }

  private func drawSelection(in area: CGRect) {
    guard !edited.selection.isEmpty else { return }
    let tint: UIColor = tintColor ?? .tintColor
    tint.withAlphaComponent(TextFieldMetrics.selectionAlpha).setFill()
    for rect in editedText(in: area).rects(of: edited.selection) {
      UIRectFill(pixelGrid.snapped(rect))
    }
  }

  // MARK: Inspection

  func inspectText(_ content: inout ViewContent) {
    let isPlaceholder = edited.string.isEmpty
    let shown = isPlaceholder ? shownPlaceholder : shownAttributedText
    if borderStyle != .none || shown.length > 0 { content.isVisible = true }
    guard shown.length > 0 else { return }
    let area = isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    let color = isPlaceholder ? placeholderColor : shownTextColor
    let layout = line(of: shown, color: color, width: area.width)
    let whole = line(of: shown, color: color, width: nil)
    content.texts.append(
      InspectedText(
        layout, at: CGPoint(x: area.minX, y: area.midY - layout.size.height / 2),
        whole: whole.size, available: area.size))
  }
}
