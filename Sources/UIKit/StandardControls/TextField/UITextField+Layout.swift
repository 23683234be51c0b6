// The places of a text field's text and side views.

extension UITextField {
  var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  func textDidChange() {
    accessoriesDidChange()
    invalidateIntrinsicContentSize()
  }

  func accessoriesDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  func replace(_ old: UIView?, by new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    accessoriesDidChange()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
  var showsClearButton: Bool {
    hasText && isEnabled && !showsRightView && isShown(clearButtonMode)
  }

  func placeAccessories() {
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    clearButton.isHidden = !showsClearButton
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
    if showsClearButton { clearButton.frame = clearButtonRect(forBounds: bounds) }
  }

  // MARK: Rectangles

  func standardTextRect(forBounds bounds: CGRect) -> CGRect {
    var area = TextFieldMetrics.textArea(in: bounds, borderStyle)
    let gap = TextFieldMetrics.accessoryGap
    if showsLeftView {
      let view = leftViewRect(forBounds: bounds).placed(in: bounds, mirrored: isRightToLeft)
      let start = max(area.minX, view.maxX + (borderStyle == .none ? 0 : gap))
      area = CGRect(x: start, y: area.minY, width: area.maxX - start, height: area.height)
    }
    if showsRightView || showsClearButton {
      let rect =
        showsRightView ? rightViewRect(forBounds: bounds) : clearButtonRect(forBounds: bounds)
      let view = rect.placed(in: bounds, mirrored: isRightToLeft)
      area.size.width = min(area.maxX, view.minX - gap) - area.minX
    }
    return area.withoutNegativeSize.placed(in: bounds, mirrored: isRightToLeft)
  }

  func standardClearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = TextFieldMetrics.clearButtonSide
    return CGRect(
      x: bounds.maxX - TextFieldMetrics.clearButtonInset - side, y: bounds.midY - side / 2,
      width: side, height: side
    ).placed(in: bounds, mirrored: isRightToLeft)
  }

  /// The rectangle of a side view, which keeps its width, and is at most as high as the field.
  func accessoryRect(of view: UIView?, forBounds bounds: CGRect, isTrailing: Bool) -> CGRect {
    guard let view else {
      return CGRect(
        x: isTrailing ? bounds.maxX : bounds.minX, y: bounds.midY, width: 0, height: 0
      ).placed(in: bounds, mirrored: isRightToLeft)
    }
    let natural = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    let size = CGSize(width: natural.width, height: min(natural.height, bounds.height))
    return CGRect(
      x: isTrailing ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height
    ).placed(in: bounds, mirrored: isRightToLeft)
  }

  // MARK: Size

  /// The line of the text, or else of the placeholder, at its full size.
  private var naturalLine: AttributedTextLayout {
    hasText
      ? line(of: shownAttributedText, color: shownTextColor, width: nil)
      : line(of: shownPlaceholder, color: .placeholderText, width: nil)
  }

  var naturalSize: CGSize {
    let line = naturalLine
    let height = TextFieldMetrics.height(
      ofLine: pixelGrid.roundedUp(max(shownFont.lineHeight, line.size.height)), borderStyle)
    // The space around the text is the same in a field of any width. Above and below it is in the height already, but for
    // an override's insets, which leave a negative height here if they are large.
    let probe = CGRect(x: 0, y: 0, width: 1000, height: height)
    let rect = textRect(forBounds: probe)
    let added = standardTextRect(forBounds: probe).height - rect.size.height
    return pixelGrid.roundedUp(
      CGSize(
        width: line.size.width + probe.width - rect.width,
        height: height + (added.isFinite ? added : 0)))
  }

  var textBaselines: LayoutBaselines {
    let line = naturalLine
    let isEmpty = line.text.isEmpty
    let height = pixelGrid.roundedUp(isEmpty ? shownFont.lineHeight : line.size.height)
    let baseline = pixelGrid.snapped(y: isEmpty ? shownFont.ascender : line.firstBaseline)
    return .center(offset: baseline - height / 2)
  }
}
