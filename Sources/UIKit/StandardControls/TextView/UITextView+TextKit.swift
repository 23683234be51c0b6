extension UITextView: NSTextContainer.Owner {
  /// The attributes of a plain text.
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

  /// The attributes of the character before the caret, or of the first character.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard let attributed, attributed.length > 0 else { return plainAttributes }
    let index = min(max(edited.selection.lowerBound - 1, 0), attributed.length - 1)
    return attributed.attributes(at: index, effectiveRange: nil)
  }

  /// Replaces a part of the text; the attributes of the rest are kept.
  func replaceAttributes(in range: Range<Int>, with text: String) {
    guard attributed != nil || ownTypingAttributes != nil else { return }
    let copy = NSMutableAttributedString(attributedString: attributedText)
    copy.replaceCharacters(
      in: NSRange(location: range.lowerBound, length: range.count),
      with: NSAttributedString(string: text, attributes: typingAttributes))
    attributed = copy
  }

  /// Copies the view's text to the storage.
  func updateStorage() {
    guard !isUpdatingStorage else { return }
    isUpdatingStorage = true
    textStorage.setAttributedString(attributedText)
    isUpdatingStorage = false
  }

  /// Copies the text of the storage, which was edited, to the view.
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

  /// Connects the view, its container, its layout manager and its storage.
  func connectTextSystem() {
    if textContainer.layoutManager == nil { layoutManager.addTextContainer(textContainer) }
    if layoutManager.textStorage == nil { textStorage.addLayoutManager(layoutManager) }
    layoutManager.usesFontLeading = false
    textContainer.widthTracksTextView = true
    textContainer.owner = self
    if textStorage.length > 0 { textStorageDidChange() }
    updateContainer()
  }

  /// Sets the container's size to the bounds without the insets.
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
  /// The string with links in the attributes that a text view gives them.
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
