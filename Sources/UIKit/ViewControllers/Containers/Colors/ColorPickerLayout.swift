import HeadlessUIKit

/// The places of the parts of a colour picker, points; our own, after pictures of iOS 14 to 18.
struct ColorPickerLayout: Equatable {
  static let margin: CGFloat = 16
  static let headerHeight: CGFloat = 54
  static let closeSide: CGFloat = 30
  static let controlHeight: CGFloat = 32
  static let sliderHeight: CGFloat = 36
  static let captionHeight: CGFloat = 18
  static let captionGap: CGFloat = 6
  static let valueWidth: CGFloat = 72
  static let swatchSide: CGFloat = 72
  static let gap: CGFloat = 20
  /// The space above the grid, and next to values.
  static let smallGap: CGFloat = 16
  static let favouriteSide: CGFloat = 30

  let width: CGFloat
  let hasOpacity: Bool
  var isMirrored = false

  private var inner: CGFloat { max(0, width - 2 * Self.margin) }

  private func placed(_ rect: CGRect) -> CGRect {
    isMirrored
      ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  var title: CGRect {
    CGRect(
      x: Self.margin + Self.closeSide, y: 0, width: max(0, inner - 2 * Self.closeSide),
      height: Self.headerHeight)
  }

  var close: CGRect {
    placed(
      CGRect(
        x: width - Self.margin - Self.closeSide, y: (Self.headerHeight - Self.closeSide) / 2,
        width: Self.closeSide, height: Self.closeSide))
  }

  /// The control of grid, spectrum and sliders.
  var control: CGRect {
    CGRect(x: Self.margin, y: Self.headerHeight, width: inner, height: Self.controlHeight)
  }

  /// The grid with its square cells, or what has its place.
  var pane: CGRect {
    CGRect(
      x: Self.margin, y: control.maxY + Self.smallGap, width: inner,
      height: inner * CGFloat(ColorGrid.rowCount) / CGFloat(ColorGrid.columnCount))
  }

  /// The height of a captioned slider.
  static let rowHeight = captionHeight + captionGap + sliderHeight

  /// The parts of a captioned slider in a row as wide as a rectangle.
  static func row(
    y: CGFloat, in width: CGFloat, isMirrored: Bool
  ) -> (caption: CGRect, slider: CGRect, value: CGRect) {
    func placed(_ x: CGFloat, _ y: CGFloat, _ length: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? width - x - length : x, y: y, width: max(0, length), height: height)
    }
    let top = y + captionHeight + captionGap
    return (
      placed(0, y, width, captionHeight),
      placed(0, top, width - valueWidth - smallGap, sliderHeight),
      placed(width - valueWidth, top, valueWidth, sliderHeight)
    )
  }

  /// The row of the opacity; empty without one.
  var opacity: CGRect {
    CGRect(
      x: Self.margin, y: pane.maxY + (hasOpacity ? Self.gap : 0), width: inner,
      height: hasOpacity ? Self.rowHeight : 0)
  }

  var line: CGRect {
    CGRect(x: Self.margin, y: opacity.maxY + Self.gap, width: inner, height: 1)
  }

  var swatch: CGRect {
    placed(
      CGRect(
        x: Self.margin, y: line.maxY + Self.gap, width: Self.swatchSide, height: Self.swatchSide))
  }

  /// A favourite colour, counted from the leading side.
  func favourite(_ index: Int, of count: Int) -> CGRect {
    let start = Self.margin + Self.swatchSide + Self.gap
    let step = (width - Self.margin - start) / CGFloat(max(1, count))
    return placed(
      CGRect(
        x: start + (CGFloat(index) + 0.5) * step - Self.favouriteSide / 2,
        y: line.maxY + Self.gap + (Self.swatchSide - Self.favouriteSide) / 2,
        width: Self.favouriteSide, height: Self.favouriteSide))
  }

  /// The height of all parts, without the safe area.
  var height: CGFloat { line.maxY + Self.gap + Self.swatchSide + Self.gap }
}
