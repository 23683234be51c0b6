import HeadlessUIKit

/// The lines of a caption as vertically stacked boxes.
struct TextBlock: Equatable {
  let lineCount: Int
  let lineHeight: CGFloat
  /// The distance between the tops of adjacent lines.
  let lineAdvance: CGFloat
  let size: CGSize

  /// - Parameter lineSpacing: the extra space between lines, in line heights.
  init(lineSizes: [CGSize], lineSpacing: CGFloat) {
    lineCount = lineSizes.count
    lineHeight = lineSizes.map(\.height).max() ?? 0
    lineAdvance = lineHeight * (1 + lineSpacing)
    let gaps = CGFloat(max(lineCount - 1, 0)) * lineHeight * lineSpacing
    size = CGSize(
      width: lineSizes.map(\.width).max() ?? 0,
      height: CGFloat(lineCount) * lineHeight + gaps)
  }

  /// The boxes of the lines, as wide as the area; the block is aligned to its top, center or bottom.
  func lineBoxes(in area: CGRect, alignment: Align = .center) -> [CGRect] {
    let freeLength = area.height - size.height
    let top =
      switch alignment {
      case .top: area.minY
      case .center: area.minY + freeLength / 2
      case .bottom: area.minY + freeLength
      }
    return (0..<lineCount).map { index in
      CGRect(
        x: area.minX, y: top + CGFloat(index) * lineAdvance, width: area.width,
        height: lineHeight)
    }
  }
}
