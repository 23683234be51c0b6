import HeadlessUIKit

/// The geometry of an accordion cell: where its label and its body are placed, and the frame of the
/// folded cell. Pure arithmetic over sizes, without any view.
///
/// Rectangles are in the coordinates of the unfolded cell, whose bounds start at (0, 0).
package struct AccordionArrangement: Equatable, Sendable {
  /// The axis along which the cell folds.
  package var orientation = Orientation.vertical
  package var labelPos: Pos = [.top, .left]
  package var labelAlignment = AlignEx.fill
  package var labelMargin = UIEdgeInsets.zero
  package var bodyMargin = UIEdgeInsets.zero
  package var isLabelMovable = false
  /// The size of the label before it is rotated: its length along the strip, and its thickness.
  package var labelSize = CGSize.zero
  /// Whether a label that is longer than its strip is shortened rather than cut off.
  package var isLabelElastic = false
  /// The size of the unfolded cell.
  package var size = CGSize.zero

  package init() {}

  // MARK: Unfolded

  /// Whether the label follows the body along the axis.
  package var isLabelLast: Bool {
    labelPos.contains(orientation == .vertical ? .bottom : .right)
  }

  /// The thickness of the strip along the axis: the label and its margins.
  package var stripThickness: CGFloat { labelSize.height + orientation.total(labelMargin) }

  /// The strip with the label and its margins. It keeps its thickness in a cell that is thinner.
  package var labelArea: CGRect {
    strip(at: isLabelLast ? length - stripThickness : 0, length: stripThickness)
  }

  /// The part of the cell that the strip does not cover.
  package var bodyArea: CGRect {
    strip(at: isLabelLast ? 0 : stripThickness, length: max(0, length - stripThickness))
  }

  /// The label's frame. A rotated label has its length along the cell's height.
  package var labelFrame: CGRect {
    let strip = labelArea.shrunk(by: labelMargin)
    let crossing = orientation.crossing
    let stripLength = crossing.length(strip.size)
    let ownLength = isLabelElastic ? min(labelSize.width, stripLength) : labelSize.width
    let freeLength = stripLength - ownLength
    let (start, length): (CGFloat, CGFloat) =
      switch labelAlignment {
      case .fill: (0, stripLength)
      case .top: (0, ownLength)
      case .center: (max(0, freeLength / 2), ownLength)
      case .bottom: (max(0, freeLength), ownLength)
      }
    return orientation.rect(
      start: orientation.start(strip), crossStart: crossing.start(strip) + start,
      length: orientation.length(strip.size), crossLength: length)
  }

  package var bodyFrame: CGRect { bodyArea.shrunk(by: bodyMargin) }

  /// The margin of a layout that places its cells in the body and has the cell as its container.
  package var layouterMargin: UIEdgeInsets {
    var margin = bodyMargin
    switch (orientation, isLabelLast) {
    case (.vertical, false): margin.top += stripThickness
    case (.vertical, true): margin.bottom += stripThickness
    case (.horizontal, false): margin.left += stripThickness
    case (.horizontal, true): margin.right += stripThickness
    }
    return margin
  }

  // MARK: Folded

  /// The part of the cell that is visible when it is folded. A movable label moves to the other
  /// end.
  package var foldedFrame: CGRect {
    let isLast = isLabelLast != isLabelMovable
    return strip(at: isLast ? length - stripThickness : 0, length: stripThickness)
  }

  /// The origin of the folded cell's bounds, which shows the label.
  package var foldedBoundsOrigin: CGPoint { isLabelLast ? labelArea.origin : .zero }

  // MARK: Sizes

  /// The smallest cell that shows the whole label and a body of a size.
  package func minSize(bodySize: CGSize) -> CGSize {
    let crossing = orientation.crossing
    return orientation.size(
      along: orientation.length(bodySize) + orientation.total(bodyMargin) + stripThickness,
      across: max(
        labelSize.width + crossing.total(labelMargin),
        crossing.length(bodySize) + crossing.total(bodyMargin)))
  }

  private var length: CGFloat { orientation.length(size) }

  private func strip(at start: CGFloat, length: CGFloat) -> CGRect {
    orientation.rect(
      start: start, crossStart: 0, length: length,
      crossLength: orientation.crossing.length(size))
  }
}

extension CGRect {
  /// The rectangle inset by a border; empty where the insets are larger than the rectangle.
  fileprivate func shrunk(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
