import ViewTree

/// The order in which a screen reader comes to the elements of a picture.
///
/// Line by line from the top, and in a line in the direction of reading, as VoiceOver does with
/// views that set no order of their own.
enum ReadingOrder {
  /// Elements whose tops differ by less are in one line, points; as VoiceOver has it on phones.
  static let lineHeight = 8.0

  /// - Parameter elements: The elements with the visible parts of their frames.
  /// - Returns: Their indices in the order of reading.
  static func sorted(
    _ elements: [(index: Int, frame: ViewNode.Rect)], isRightToLeft: Bool
  ) -> [Int] {
    var order: [Int] = []
    var line: [(index: Int, frame: ViewNode.Rect)] = []
    func finishLine() {
      let sorted = line.sorted {
        let (one, other) =
          isRightToLeft
          ? (-$0.frame.right, -$1.frame.right) : ($0.frame.x, $1.frame.x)
        return (one, $0.frame.y, $0.index) < (other, $1.frame.y, $1.index)
      }
      order += sorted.map(\.index)
      line = []
    }
    for element in elements.sorted(by: { ($0.frame.y, $0.index) < ($1.frame.y, $1.index) }) {
      if let first = line.first, element.frame.y - first.frame.y >= lineHeight { finishLine() }
      line.append(element)
    }
    finishLine()
    return order
  }
}
