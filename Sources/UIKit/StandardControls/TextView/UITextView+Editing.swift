extension UITextView {
  /// Begins editing if the delegate allows it.
  ///
  /// - Returns: whether the view is being edited.
  @discardableResult
  package func beginEditing() -> Bool {
    guard isEditable else { return false }
    return isEditing || becomeFirstResponder()
  }

  /// Ends editing if the delegate allows it.
  ///
  /// - Returns: whether editing has ended.
  @discardableResult
  package func endEditing() -> Bool { !isEditing || resignFirstResponder() }

  var allowsEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }

  var allowsEndOfEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  func startEditing() {
    guard !isEditing else { return }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func stopEditing() {
    guard isEditing else { return }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func replace(_ range: Range<Int>, with text: String) {
    let allowed =
      delegate?.textView(
        self, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count),
        replacementText: text) ?? true
    guard allowed else { return }
    replaceAttributes(in: range, with: text)
    edited.replace(range, with: text)
    layoutDidChange()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func select(_ range: Range<Int>, affinity: AttributedTextLayout.Affinity) {
    let old = (edited.selection, edited.affinity)
    edited.select(range, affinity: affinity)
    guard (edited.selection, edited.affinity) != old else { return }
    subviews.first { $0 is TextContentView }?.setNeedsDisplay()
    guard edited.selection != old.0 else { return }
    ownTypingAttributes = nil
    clearsOnInsertion = false
    delegate?.textViewDidChangeSelection(self)
  }

  /// The rectangle of a caret, in the content's coordinates.
  func caretRect(
    atOffset offset: Int, affinity: AttributedTextLayout.Affinity = .downstream
  ) -> CGRect {
    let caret = shownLayout.caretRect(at: offset, affinity: affinity)
    let width = TextFieldMetrics.caretWidth
    return pixelGrid.snapped(
      CGRect(
        x: textOrigin.x + caret.minX - width / 2, y: textOrigin.y + caret.minY, width: width,
        height: caret.height))
  }

  func inspectText(_ content: inout ViewContent) {
    guard hasText else { return }
    content.isVisible = true
    let layout = shownLayout
    var available = bounds.inset(by: textContainerInset).size
    available.width -= 2 * textContainer.lineFragmentPadding
    if isScrollEnabled { available.height = max(available.height, layout.size.height) }
    var text = InspectedText(
      layout, at: textOrigin, whole: layout.size, available: available)
    // Text below the bottom edge cannot be scrolled to.
    if clipsToBounds, layout.size.height > available.height { text.isTruncated = true }
    content.texts.append(text)
  }
}

/// Draws the text, the caret and the selection of a text view.
final class TextContentView: UIView {
  weak var textView: UITextView?

  override class var describedClass: UIView.Type { UIView.self }

  init() {
    super.init(frame: .zero)
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let textView, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = textView.shownLayout
    let origin = textView.textOrigin
    let tint: UIColor = textView.tintColor ?? .tintColor
    let selection = textView.edited.selection
    let isActive = textView.isEditing && textView.window?.hasLostKey != true
    if isActive, !selection.isEmpty {
      tint.withAlphaComponent(TextFieldMetrics.selectionAlpha).setFill()
      for rect in layout.rects(of: selection) {
        UIRectFill(pixelGrid.snapped(rect.offsetBy(dx: origin.x, dy: origin.y)))
      }
    }
    layout.draw(in: context, at: origin)
    let position = UITextPosition(selection.upperBound, affinity: textView.edited.affinity)
    if isActive, selection.isEmpty, !textView.caretRect(for: position).isEmpty {
      tint.setFill()
      let caret = textView.caretRect(
        atOffset: selection.upperBound, affinity: textView.edited.affinity)
      UIBezierPath(roundedRect: caret, cornerRadius: caret.width / 2).fill()
    }
  }
}

extension UITextView: EditMenuText {
  var isTextEditable: Bool { isEditable }
}

// MARK: Positions

extension UITextView: UITextInput {
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(edited.length) }

  /// The selection, or the position of the caret. Setting nil moves the caret to the end.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection, affinity: edited.affinity) }
    set {
      select(
        newValue?.offsets ?? edited.length..<edited.length,
        affinity: newValue?.affinity ?? .downstream)
    }
  }

  /// The text in a range; offsets beyond the text are clamped.
  public func text(in range: UITextRange) -> String? { edited.text(in: range.offsets) }

  /// Replaces a range as typing does: the delegate is asked, and notified.
  public func replace(_ range: UITextRange, withText text: String) {
    replace(range.offsets, with: text)
  }

  func caret(at position: UITextPosition) -> CGRect {
    caretRect(
      atOffset: edited.boundary(atOrBefore: position.offset), affinity: position.affinity)
  }

  func caret(
    closestTo point: CGPoint
  ) -> (offset: Int, affinity: AttributedTextLayout.Affinity) {
    shownLayout.caret(
      closestTo: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  func areas(of range: UITextRange) -> [UITextSelectionRect] {
    TextSelectionRect.all(of: range.offsets, in: shownLayout) { area in
      area.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }
  }
}
