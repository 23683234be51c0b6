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

  /// Gives the container the area that lines have in the view.
  func updateContainer() {
    let insets = textContainerInset
    isUpdatingStorage = true
    textContainer.size = CGSize(
      width: max(bounds.width - insets.left - insets.right, 0), height: 0)
    isUpdatingStorage = false
  }
}

/// The lengths of a text view, points.
struct TextViewMetrics {
  /// UIKit's default.
  static let textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The font size of a text view that was given none.
  static let fontSize: CGFloat = 12
}
