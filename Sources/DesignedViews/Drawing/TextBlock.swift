import HeadlessUIKit

/// The lines of a caption as boxes below each other.
struct TextBlock: Equatable {
  let lineCount: Int
  let lineHeight: CGFloat
  /// From one line's top to the next one's.
  let lineAdvance: CGFloat
  let size: CGSize

  /// - Parameter lineSpacing: between lines, as a part of the line height.
  init(lineSizes: [CGSize], lineSpacing: CGFloat) {
    lineCount = lineSizes.count
    lineHeight = lineSizes.map(\.height).max() ?? 0
    lineAdvance = lineHeight * (1 + lineSpacing)
    let gaps = CGFloat(max(lineCount - 1, 0)) * lineHeight * lineSpacing
    size = CGSize(
      width: lineSizes.map(\.width).max() ?? 0,
      height: CGFloat(lineCount) * lineHeight + gaps)
  }

  /// The boxes of the lines, as wide as the area, the whole block at its top, middle or bottom.
  func lineBoxes(in area: CGRect, alignment: Align = .center) -> [CGRect] {
    let room = area.height - size.height
    let top =
      switch alignment {
      case .top: area.minY
      case .center: area.minY + room / 2
      case .bottom: area.minY + room
      }
    return (0..<lineCount).map { index in
      CGRect(
        x: area.minX, y: top + CGFloat(index) * lineAdvance, width: area.width,
        height: lineHeight)
    }
  }
}
