import Foundation

/// Where a label is placed at a rectangle.
enum LabelPlace: CaseIterable {
  case topLeftInside, topLeftOutside, leftOutside, bottomRightInside, bottomRightOutside, center
  case besideCenter, belowCenter

  /// The box of a label of a size.
  func box(of size: CGSize, at frame: CGRect) -> CGRect {
    let origin: CGPoint =
      switch self {
      case .topLeftInside: CGPoint(x: frame.minX, y: frame.minY)
      case .topLeftOutside: CGPoint(x: frame.minX, y: frame.minY - size.height)
      case .leftOutside: CGPoint(x: frame.minX - size.width, y: frame.minY)
      case .bottomRightInside:
        CGPoint(x: frame.maxX - size.width, y: frame.maxY - size.height)
      case .bottomRightOutside: CGPoint(x: frame.maxX - size.width, y: frame.maxY)
      case .center:
        CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
      case .besideCenter: CGPoint(x: frame.maxX + 2, y: frame.midY - size.height / 2)
      case .belowCenter: CGPoint(x: frame.midX - size.width / 2, y: frame.maxY + 2)
      }
    return CGRect(origin: origin, size: size)
  }
}

/// Finds places for labels at which none covers another one.
struct LabelPlacement {
  /// Where labels may stand.
  let area: CGRect
  private var taken: [CGRect] = []

  init(in area: CGRect) { self.area = area }

  /// The first free place; nil if there is none.
  mutating func place(_ size: CGSize, at frame: CGRect, _ places: [LabelPlace]) -> CGRect? {
    let box = places.lazy.map { $0.box(of: size, at: frame) }.first { box in
      area.contains(box) && !taken.contains { $0.insetBy(dx: 0.25, dy: 0.25).intersects(box) }
    }
    if let box { taken.append(box) }
    return box
  }
}
