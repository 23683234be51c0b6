extension UITextView: NSTextContainer.Owner {
  /// The attributes of a text that was set without any.
  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: shownFont, .foregroundColor: shownColor,
    ]
    if textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// Those of the character before the caret, or of the first one.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard let attributed, attributed.length > 0 else { return plainAttributes }
    let index = min(max(edited.selection.lowerBound - 1, 0), attributed.length - 1)
    return attributed.attributes(at: index, effectiveRange: nil)
  }

  /// Keeps the attributes of what is not replaced.
  func replaceAttributes(in range: Range<Int>, with text: String) {
    guard attributed != nil || ownTypingAttributes != nil else { return }
    let copy = NSMutableAttributedString(attributedString: attributedText)
    copy.replaceCharacters(
      in: NSRange(location: range.lowerBound, length: range.count),
      with: NSAttributedString(string: text, attributes: typingAttributes))
    attributed = copy
  }

  /// Makes the storage's text the view's.
  func updateStorage() {
    guard !isUpdatingStorage else { return }
    isUpdatingStorage = true
    textStorage.setAttributedString(attributedText)
    isUpdatingStorage = false
  }

  /// Makes the view's text that of the storage, which was edited.
  package func textStorageDidChange() {
    guard !isUpdatingStorage else { return }
    isUpdatingStorage = true
    if textStorage.length > 0 || hasText {
      attributed = NSAttributedString(attributedString: textStorage)
      edited.set(textStorage.string)
    }
    layoutDidChange()
    isUpdatingStorage = false
  }

  package func textContainerDidChange() {
    if !isUpdatingStorage { layoutDidChange() }
  }

  /// Lets the view, its container, its layout manager and its storage know each other.
  func connectTextSystem() {
    if textContainer.layoutManager == nil { layoutManager.addTextContainer(textContainer) }
    if layoutManager.textStorage == nil { textStorage.addLayoutManager(layoutManager) }
    layoutManager.usesFontLeading = false
    textContainer.widthTracksTextView = true
    textContainer.owner = self
    if textStorage.length > 0 { textStorageDidChange() }
    updateContainer()
  }

  /// Gives the container the size that the bounds leave.
  func updateContainer() {
    let insets = textContainerInset
    isUpdatingStorage = true
    textContainer.size = CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: isScrollEnabled
        ? .greatestFiniteMagnitude : max(0, bounds.height - insets.top - insets.bottom))
    isUpdatingStorage = false
  }
}

extension NSAttributedString {
  /// The string with links that look as a text view shows them.
  func showingLinks(_ attributes: [Key: Any]) -> NSAttributedString {
    var links: [NSRange] = []
    forEachRun { run, range in
      if run[.link] != nil { links.append(range) }
    }
    guard !links.isEmpty else { return self }
    let string = NSMutableAttributedString(attributedString: self)
    for range in links {
      string.removeAttribute(.link, range: range)
      string.addAttributes(attributes, range: range)
    }
    return string
  }
}
