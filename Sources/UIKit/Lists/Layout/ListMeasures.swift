import HeadlessUIKit

/// The measures of lists, of iOS 13 to 18. Apple publishes few of them; the others were read from UIKit's views.
enum ListMeasures {
  /// The height of a row by default, points (Human Interface Guidelines: the least height of a touch target).
  static let rowHeight: CGFloat = 44
  /// The height of a plain section's header with a title, points.
  static let plainHeaderHeight: CGFloat = 28
  /// The space above the headers of a plain table, since iOS 15, points.
  static let plainHeaderPadding: CGFloat = 22
  /// Half of the gap between grouped sections: the height of a header and of a footer without text, points.
  static let groupedGap: CGFloat = 17.5
  /// The height of what precedes the first grouped section without a header, points.
  static let firstGroupedGap: CGFloat = 35
  /// The height of a grouped section's header with a title, points.
  static let groupedHeaderHeight: CGFloat = 38
  /// The distance from the titles of grouped headers and footers to the rows, points.
  static let groupedTitleGap: CGFloat = 7
  /// The radius of inset grouped sections, points.
  static let insetGroupedRadius: CGFloat = 10
  /// The width of the index at the trailing edge, points.
  static let indexWidth: CGFloat = 15
  /// The least width of a swipe action, points.
  static let swipeActionWidth: CGFloat = 74
  /// The duration of animated updates, seconds.
  static let updateDuration: TimeInterval = 0.3
  /// The opacity of a row that is dragged, at its place; our own.
  static let draggedOpacity: CGFloat = 0.5
  /// The width of the column of an editing control at the leading edge at the text size `large`, points. It grows with
  /// the control.
  static let editingControlWidth: CGFloat = 38
  /// The width of the control for reordering at the trailing edge at the text size `large`, points. It grows with its
  /// sign.
  static let reorderControlWidth: CGFloat = 42

  /// The margin of rows in a table, points: 16, and 20 from the width of the larger phones on.
  static func margin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// A length rounded up to pixels, points.
  static func ceiled(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    // Sums of fractions of a pixel may exceed it by rounding.
    return (length * scale - 0.001).rounded(.up) / scale
  }
}
