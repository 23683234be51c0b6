/// The measured parts of an alert, points.
struct AlertParts {
  struct Row {
    /// The width of the title on one line.
    var titleWidth: CGFloat
    var height: CGFloat
    var isCancel = false
  }

  /// The height of the title in the width of the texts; nil without one.
  var titleHeight: CGFloat?
  var messageHeight: CGFloat?
  var fieldHeights: [CGFloat] = []
  /// The height of a view of the client; nil without one.
  var contentHeight: CGFloat?
  /// The actions, in the order in which they were added.
  var rows: [Row] = []
}

/// The frames of an alert's parts, points.
struct AlertLayout: Equatable {
  /// A rounded rectangle: the alert, or in an action sheet the actions and the one that cancels.
  private(set) var groups: [CGRect] = []
  /// The visible part of the texts and fields, in the first group.
  private(set) var header = CGRect.zero
  /// The height of the texts and fields, which scroll if the height of ``header`` is smaller.
  private(set) var headerHeight: CGFloat = 0
  /// In the header's content.
  private(set) var title: CGRect?
  private(set) var message: CGRect?
  private(set) var fields: [CGRect] = []
  /// The rounded rectangle around the fields.
  private(set) var fieldBox: CGRect?
  /// A view of the client, in the header's content.
  private(set) var content: CGRect?
  /// The visible part of the actions, in the first group.
  private(set) var actions = CGRect.zero
  /// The height of the actions, which scroll if the height of ``actions`` is smaller.
  private(set) var actionsHeight: CGFloat = 0
  /// The actions by their index: in the content of ``actions``, or in the second group.
  private(set) var rows: [CGRect]
  /// The index of the action in the second group.
  private(set) var separateRow: Int?
  /// The lines between the parts, in the content of ``actions``.
  private(set) var separators: [CGRect] = []

  /// The size of the whole alert.
  var size: CGSize {
    CGSize(width: groups.first?.width ?? 0, height: groups.last?.maxY ?? 0)
  }

  /// - Parameters:
  ///   - maximumHeight: The height at which the texts, and then the actions, begin to scroll.
  ///   - pixel: The width of the separators.
  ///   - isRightToLeft: Whether the first of two actions is at the right.
  init(
    _ parts: AlertParts, _ metrics: AlertMetrics, maximumHeight: CGFloat, pixel: CGFloat,
    isRightToLeft: Bool = false
  ) {
    rows = Array(repeating: .zero, count: parts.rows.count)
    placeHeader(parts, metrics)
    let cancel = parts.rows.firstIndex { $0.isCancel }
    separateRow = metrics.cancelGap == nil ? nil : cancel
    placeRows(parts, metrics, cancel, pixel, isRightToLeft)
    let cancelHeight = separateRow.map { parts.rows[$0].height } ?? 0
    let gap = cancelHeight > 0 && headerHeight + actionsHeight > 0 ? metrics.cancelGap ?? 0 : 0
    share(max(0, maximumHeight - cancelHeight - gap), width: metrics.width)
    if actions.maxY > 0 {
      groups.append(CGRect(x: 0, y: 0, width: metrics.width, height: actions.maxY))
    }
    if let separateRow {
      groups.append(
        CGRect(x: 0, y: actions.maxY + gap, width: metrics.width, height: cancelHeight))
      rows[separateRow] = CGRect(x: 0, y: 0, width: metrics.width, height: cancelHeight)
    }
  }

  private mutating func placeHeader(_ parts: AlertParts, _ metrics: AlertMetrics) {
    let insets = metrics.headerInsets
    let width = metrics.width - insets.left - insets.right
    var y = insets.top
    if let height = parts.titleHeight {
      title = CGRect(x: insets.left, y: y, width: width, height: height)
      y += height
    }
    if let height = parts.messageHeight {
      if title != nil { y += metrics.titleGap }
      message = CGRect(x: insets.left, y: y, width: width, height: height)
      y += height
    }
    if !parts.fieldHeights.isEmpty {
      if title != nil || message != nil { y += metrics.fieldGap }
      let top = y
      for height in parts.fieldHeights {
        fields.append(CGRect(x: insets.left, y: y, width: width, height: height))
        y += height
      }
      fieldBox = CGRect(x: insets.left, y: top, width: width, height: y - top)
    }
    headerHeight = y > insets.top ? y + insets.bottom : 0
    if let height = parts.contentHeight {
      content = CGRect(x: 0, y: headerHeight, width: metrics.width, height: height)
      headerHeight += height
    }
  }

  private mutating func placeRows(
    _ parts: AlertParts, _ metrics: AlertMetrics, _ cancel: Int?, _ pixel: CGFloat,
    _ isRightToLeft: Bool
  ) {
    var order = Array(parts.rows.indices)
    if let cancel { order.remove(at: cancel) }
    let half = (metrics.width - pixel) / 2
    let isPair =
      metrics.allowsPairs && parts.rows.count == 2
      && parts.rows.allSatisfy { $0.titleWidth <= half - 2 * metrics.rowInset }
    if let cancel, separateRow == nil {
      order.insert(cancel, at: isPair ? 0 : order.endIndex)
    }
    var y: CGFloat = 0
    func line(_ rect: CGRect) { separators.append(rect) }
    if isPair {
      if headerHeight > 0 {
        line(CGRect(x: 0, y: 0, width: metrics.width, height: pixel))
        y = pixel
      }
      let height = parts.rows.map(\.height).max() ?? 0
      if isRightToLeft { order.reverse() }
      rows[order[0]] = CGRect(x: 0, y: y, width: half, height: height)
      line(CGRect(x: half, y: y, width: pixel, height: height))
      rows[order[1]] = CGRect(x: half + pixel, y: y, width: half, height: height)
      actionsHeight = y + height
      return
    }
    for index in order {
      if headerHeight > 0 || y > 0 {
        line(CGRect(x: 0, y: y, width: metrics.width, height: pixel))
        y += pixel
      }
      rows[index] = CGRect(x: 0, y: y, width: metrics.width, height: parts.rows[index].height)
      y += parts.rows[index].height
    }
    actionsHeight = y
  }

  /// Divides a height between the texts and the actions: the texts keep half of it if both are too high.
  private mutating func share(_ available: CGFloat, width: CGFloat) {
    var (top, bottom) = (headerHeight, actionsHeight)
    if top + bottom > available {
      top = min(top, max(available - bottom, (available / 2).rounded(.down)))
      bottom = min(bottom, available - top)
    }
    header = CGRect(x: 0, y: 0, width: width, height: top)
    actions = CGRect(x: 0, y: top, width: width, height: bottom)
  }
}
