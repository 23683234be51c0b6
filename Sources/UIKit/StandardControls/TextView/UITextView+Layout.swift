// The lines of a text view.

extension UITextView {
  func layoutDidChange() {
    cachedLayout = nil
    updateStorage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    content.setNeedsDisplay()
  }

  func textSize(width: CGFloat?) -> CGSize {
    let layout = layout(width: width)
    let (insets, padding) = (textContainerInset, 2 * textContainer.lineFragmentPadding)
    return pixelGrid.roundedUp(
      CGSize(
        width: layout.size.width + padding + insets.left + insets.right,
        height: layout.size.height + insets.top + insets.bottom))
  }

  /// The values that the lines of a text depend on.
  struct LayoutKey: Equatable {
    /// The width of lines, points; nil for no limit.
    var width: CGFloat?
    var traits: UITraitCollection
    var isRightToLeft: Bool
  }

  /// - Parameter width: the width of the view, points; nil for no limit.
  func layout(width: CGFloat?) -> AttributedTextLayout {
    let around =
      textContainerInset.left + textContainerInset.right
      + 2 * textContainer.lineFragmentPadding
    let key = LayoutKey(
      width: width.map { max(0, $0 - around) }, traits: traitCollection,
      isRightToLeft: isRightToLeft)
    if let cachedLayout, cachedLayout.key == key { return cachedLayout.layout }
    var defaults = TextDefaults(font: shownFont, color: shownColor)
    defaults.paragraph.alignment = textAlignment
    defaults.isRightToLeft = key.isRightToLeft
    // With several containers, the text continues from one to the next.
    let start = layoutManager.startOfText(in: textContainer)
    let isLast = layoutManager.textContainers.last === textContainer
    let shown = attributedText.showingLinks(linkTextAttributes)
    var text = AttributedText(
      start == nil ? NSAttributedString() : shown, defaults: defaults, traits: key.traits)
    let lastLineMode = textContainer.lineBreakMode
    if textContainer.maximumNumberOfLines > 0, !lastLineMode.wraps {
      text = text.mapAttributes { attributes in
        if attributes.paragraph.lineBreakMode.wraps {
          attributes.paragraph.lineBreakMode = lastLineMode
        }
      }
    }
    let layout = AttributedTextLayout(
      text, from: start ?? 0, width: key.width, height: isLast ? nil : textContainer.height,
      around: textContainer.exclusions,
      options: .init(numberOfLines: textContainer.maximumNumberOfLines))
    cachedLayout = (key, layout)
    return layout
  }

  var shownLayout: AttributedTextLayout { layout(width: bounds.width) }

  /// The top left corner of the first line, in the content's coordinates.
  var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }
}
