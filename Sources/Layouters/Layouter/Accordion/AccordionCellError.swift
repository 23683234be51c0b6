/// Why an accordion cell rejects a part or a setting.
public enum AccordionCellError: Error, Equatable, Sendable {
  /// The cell has a label already; it can have only one.
  case hasLabel(cell: String)
  /// The cell has a body already; it can have only one, a view or a layout.
  case hasBody(cell: String)
  /// The body is not a scroll view, so the cell cannot be resized to its content.
  case bodyDoesNotScroll(cell: String)
  /// The range of body lengths is empty, or allows no length above 0.
  case unusableBodySizes(cell: String, minimum: Double, maximum: Double)
}

extension AccordionCellError: CustomStringConvertible {
  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .hasLabel(let cell):
      "\(cell) has a label already: remove it with removeLabelView() first"
    case .hasBody(let cell):
      "\(cell) has a body already: remove it with removeBodyView() or removeBodyLayouter() first"
    case .bodyDoesNotScroll(let cell):
      "\(cell) cannot resize itself to its body, which is not a scroll view: set a UIScrollView "
        + "with setBodyView(_:) first"
    case .unusableBodySizes(let cell, let minimum, let maximum):
      "\(cell) cannot resize its body between \(minimum) and \(maximum) points: the minimum must be "
        + "0 or more, and the maximum above 0 and not below the minimum"
    }
  }
}
