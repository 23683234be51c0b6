/// The lengths of an alert, points at the text size `large`. Apple publishes none: these are
/// measured in pictures of iOS 13 to 18.
struct AlertMetrics {
  var width: CGFloat
  var cornerRadius: CGFloat
  /// Around the texts and fields.
  var headerInsets: UIEdgeInsets
  /// Between the title and the message.
  var titleGap: CGFloat
  /// Between the texts and the fields.
  var fieldGap: CGFloat
  /// The smallest height of an action.
  var rowHeight: CGFloat
  /// Above and below the title of an action whose text is too large for the smallest height.
  var rowPadding: CGFloat
  /// On both sides of the title of an action.
  var rowInset: CGFloat
  /// Whether two actions whose titles fit are side by side.
  var allowsPairs: Bool
  /// The distance to the action that cancels; nil if that is in one group with the others.
  var cancelGap: CGFloat?

  static let alert = AlertMetrics(
    width: 270, cornerRadius: 14,
    headerInsets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16), titleGap: 4,
    fieldGap: 14, rowHeight: 44, rowPadding: 11, rowInset: 8, allowsPairs: true, cancelGap: nil)

  /// The lengths of an alert in an available width: at accessibility sizes it is as much wider as its texts are, so that
  /// their words fit.
  static func alert(in available: CGFloat, _ traits: UITraitCollection) -> AlertMetrics {
    var metrics = alert
    guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return metrics }
    let wished = UIFontMetrics(forTextStyle: .body).scaledValue(
      for: metrics.width, compatibleWith: traits)
    metrics.width = max(metrics.width, min(wished, available)).rounded(.down)
    return metrics
  }

  /// - Parameters:
  ///   - width: of the whole sheet.
  ///   - isPopover: whether a tap next to the sheet takes the place of the action that cancels.
  static func actionSheet(width: CGFloat, isPopover: Bool) -> AlertMetrics {
    AlertMetrics(
      width: width, cornerRadius: isPopover ? 0 : 14,
      headerInsets: UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16), titleGap: 8,
      fieldGap: 14, rowHeight: 57, rowPadding: 16, rowInset: 16, allowsPairs: false,
      cancelGap: isPopover ? nil : 8)
  }

  /// The width of an action sheet in a popover.
  static let popoverWidth: CGFloat = 304
  /// The distance of an action sheet from the edges of its window or safe area.
  static let sheetMargin: CGFloat = 8
  /// The smallest distance of an alert from the edges of the safe area.
  static let alertMargin: CGFloat = 8

  /// The height of an action whose title has a height.
  func rowHeight(titleHeight: CGFloat) -> CGFloat { max(rowHeight, titleHeight + 2 * rowPadding) }
}
