/// Writes parts of symbols as SVG: paint, and what removes paint again.
struct SymbolDrawing {
  /// The width of strokes, units.
  var lineWidth: Double
  private(set) var body = ""
  /// A black drawing removes what it covers if it is a mask.
  private var ink = "currentColor"
  private var masks = 0

  /// Between parts that lie over each other, units.
  private static let gap = 1.5

  init(lineWidth: Double) { self.lineWidth = lineWidth }

  /// Paints parts, one after the other.
  mutating func paint(_ parts: [SymbolPart], filled: Bool) {
    for part in parts {
      switch part.role {
      case .line: body += stroke(part.path, lineWidth * part.width, ink)
      case .area:
        body +=
          filled || part.width == 0
          ? area(part.path, lineWidth * part.width, ink)
          : stroke(part.path, lineWidth * part.width, ink)
      case .detail where filled: erase(stroke(part.path, lineWidth * part.width, Self.eraser))
      case .detail: body += stroke(part.path, lineWidth * part.width, ink)
      case .gap:
        let width = part.width * (lineWidth + 2 * Self.gap)
        erase(area(part.path, width, Self.eraser))
      }
    }
  }

  /// Cuts the painted content by a stroke from corner to corner.
  mutating func slash() {
    let path: SymbolPath = "M4.5 3.5 L19.5 20.5"
    erase(stroke(path, lineWidth + 2 * Self.gap, Self.eraser))
    body += stroke(path, lineWidth, ink)
  }

  /// Paints the filled variant of parts around the middle of the painted content, or knocks it out.
  mutating func inset(_ parts: [SymbolPart], scale: Double, lineWidth: Double, knockedOut: Bool) {
    var inner = SymbolDrawing(lineWidth: lineWidth / scale)
    if knockedOut { inner.ink = Self.eraser }
    inner.masks = masks
    inner.paint(parts, filled: true)
    masks = inner.masks
    let content =
      scale == 1
      ? inner.body
      : "<g transform='translate(\(12 - 12 * scale) \(12 - 12 * scale)) scale(\(scale))'>"
        + "\(inner.body)</g>"
    if knockedOut { erase(content) } else { body += content }
  }

  private static let eraser = "#000"

  private mutating func erase(_ shapes: String) {
    masks += 1
    body =
      "<mask id='m\(masks)' maskUnits='userSpaceOnUse' x='0' y='0' width='24' height='24'>"
      + "<path d='M0 0 h24 v24 h-24 Z' fill='#fff'/>\(shapes)</mask>"
      + "<g mask='url(#m\(masks))'>\(body)</g>"
  }

  private func stroke(_ path: SymbolPath, _ width: Double, _ ink: String) -> String {
    "<path d='\(path.data)' fill='none'\(pen(width, ink))/>"
  }

  private func area(_ path: SymbolPath, _ width: Double, _ ink: String) -> String {
    "<path d='\(path.data)' fill='\(ink)'\(width > 0 ? pen(width, ink) : "")/>"
  }

  private func pen(_ width: Double, _ ink: String) -> String {
    " stroke='\(ink)' stroke-width='\(width)' stroke-linecap='round' stroke-linejoin='round'"
  }
}
