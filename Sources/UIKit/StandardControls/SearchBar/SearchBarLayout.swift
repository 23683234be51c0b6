/// The lengths of a search bar and its field, points. The bar's are UIKit's since iOS 13, as its view hierarchies
/// show them: a field of 36 points in a bar of 56.
struct SearchBarMetrics {
  static let fieldHeight: CGFloat = 36
  static let cornerRadius: CGFloat = 10
  /// The space around the field.
  static let insets = NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8)
  /// The space between the field and the cancel button.
  static let cancelGap: CGFloat = 8
  /// The part of the bar's width that a cancel button has at most whose font is larger than usual; our own.
  static let cancelShare: CGFloat = 0.25
  /// The height that a prompt adds.
  static let promptHeight: CGFloat = 19
  static let promptFontSize: CGFloat = 12
  /// The height that scopes add.
  static let scopeHeight: CGFloat = 44
  /// The height of the control of scopes.
  static let scopeControlHeight = SegmentedControlMetrics.height
  /// The space above and below the line of a large font in the field; our own: a line of 17 points then fits into 36.
  static let lineMargin: CGFloat = 7
  /// The side of the icons in the field.
  static let iconSide: CGFloat = 20
  /// The space between the edge of the field and the search icon.
  static let iconInset: CGFloat = 6
  /// The space between an icon and the text.
  static let textGap: CGFloat = 4
  /// The space between the edge of the field and a text without an icon.
  static let textInset: CGFloat = 8
  /// The space between the edge of the field and a button at its end.
  static let buttonInset: CGFloat = 6
  /// The duration in which the cancel button appears, seconds; our own.
  static let animationDuration: TimeInterval = 0.25

  // Tokens; our own, after pictures.
  static let tokenCornerRadius: CGFloat = 5
  static let tokenInset: CGFloat = 6
  static let tokenGap: CGFloat = 4
  static let tokenMargin: CGFloat = 2

  /// The height of a field whose font has lines of a height.
  static func fieldHeight(ofLine line: CGFloat) -> CGFloat {
    max(fieldHeight, (line + 2 * lineMargin).rounded(.up))
  }
}

/// The rectangles of a search bar's parts.
struct SearchBarLayout: Equatable {
  /// The line above the field; empty without a prompt.
  var prompt = CGRect.zero
  var field = CGRect.zero
  /// The cancel button; beyond the trailing edge while it is not shown.
  var cancel = CGRect.zero
  /// The control of scopes; empty without scopes.
  var scopes = CGRect.zero

  /// What a search bar shows.
  struct Content {
    var insets = SearchBarMetrics.insets
    var fieldHeight = SearchBarMetrics.fieldHeight
    var hasPrompt = false
    var hasScopes = false
    /// The natural size of the cancel button.
    var cancelSize = CGSize.zero
    var showsCancel = false
    /// Whether the field becomes lower in a bar that is too low, as where a navigation bar collapses; otherwise it
    /// reaches beyond the bar.
    var shrinks = false

    /// The natural height of the bar.
    var height: CGFloat {
      insets.top + fieldHeight + insets.bottom + promptHeight + scopeHeight
    }

    var promptHeight: CGFloat { hasPrompt ? SearchBarMetrics.promptHeight : 0 }
    var scopeHeight: CGFloat { hasScopes ? SearchBarMetrics.scopeHeight : 0 }
  }

  /// Lays the parts out in a bar. A bar of another height than the natural one has the field in the middle of what
  /// prompt and scopes leave.
  init(_ content: Content, in bounds: CGRect, mirrored: Bool) {
    let insets = content.insets
    let missing = content.shrinks ? max(0, content.height - bounds.height) : 0
    let fieldHeight = max(0, content.fieldHeight - missing)
    let spare = bounds.height - content.height + missing
    let top = bounds.minY + content.promptHeight + insets.top + spare / 2
    let start = bounds.minX + insets.leading
    let end = bounds.maxX - insets.trailing
    if content.hasPrompt {
      prompt =
        CGRect(
          x: start, y: bounds.minY + spare / 2 + insets.top / 2, width: end - start,
          height: content.promptHeight
        ).withoutNegativeSize
    }
    let size = content.cancelSize
    let cancelStart = content.showsCancel ? end - size.width : bounds.maxX
    cancel = CGRect(
      x: cancelStart, y: top + (fieldHeight - size.height) / 2, width: size.width,
      height: size.height)
    let fieldEnd = content.showsCancel ? cancelStart - SearchBarMetrics.cancelGap : end
    field =
      CGRect(x: start, y: top, width: fieldEnd - start, height: fieldHeight)
      .withoutNegativeSize
    if content.hasScopes {
      scopes =
        CGRect(
          x: start, y: field.maxY + insets.bottom, width: end - start,
          height: SearchBarMetrics.scopeControlHeight
        ).withoutNegativeSize
    }
    prompt = prompt.placed(in: bounds, mirrored: mirrored)
    field = field.placed(in: bounds, mirrored: mirrored)
    cancel = cancel.placed(in: bounds, mirrored: mirrored)
    scopes = scopes.placed(in: bounds, mirrored: mirrored)
  }
}
