/// Path data of a symbol on the grid of 24 by 24 units.
///
/// The commands of SVG, and three for shapes that many symbols have. They are written with
/// numbers and spaces only:
///
/// - `O x y r`, a circle around a point,
/// - `R x y width height r`, a rectangle with round corners,
/// - `P x y`, a point: with round caps a stroke of no length is a dot.
struct SymbolPath: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The path in SVG's commands.
  let data: String

  /// Expands the commands for shapes. A shape that lacks numbers is left out.
  init(_ text: String) {
    guard text.contains(where: { "ORP".contains($0) }) else {
      data = text
      return
    }
    var pieces: [String] = []
    var words = text.split(separator: " ")[...]
    while let word = words.popFirst() {
      guard let command = word.first, "ORP".contains(command) else {
        pieces.append(String(word))
        continue
      }
      var numbers = [Double(word.dropFirst())].compactMap(\.self)
      while let word = words.first, let number = Double(word) {
        numbers.append(number)
        words.removeFirst()
      }
      pieces.append(Self.shape(command, numbers))
    }
    data = pieces.joined(separator: " ")
  }

  init(stringLiteral text: String) { self.init(text) }

  private static func shape(_ command: Character, _ numbers: [Double]) -> String {
    switch (command, numbers.count) {
    case ("O", 3):
      let (x, y, r) = (numbers[0], numbers[1], numbers[2])
      return "M\(x + r) \(y) A\(r) \(r) 0 1 1 \(x - r) \(y) A\(r) \(r) 0 1 1 \(x + r) \(y) Z"
    case ("R", 5):
      let (x, y, width, height, r) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
      return """
        M\(x + r) \(y) h\(width - 2 * r) a\(r) \(r) 0 0 1 \(r) \(r) v\(height - 2 * r) \
        a\(r) \(r) 0 0 1 \(-r) \(r) h\(2 * r - width) a\(r) \(r) 0 0 1 \(-r) \(-r) \
        v\(2 * r - height) a\(r) \(r) 0 0 1 \(r) \(-r) Z
        """
    // Longer than nothing, because a stroke of no length is left out.
    case ("P", 2): return "M\(numbers[0] - 0.005) \(numbers[1]) h0.01"
    default: return ""
    }
  }
}
