/// Why an accordion cell does not take what it is given.
public enum AccordionCellError: Error, Equatable, Sendable {
  /// A cell has one label.
  case hasLabel(cell: String)
  /// A cell has one body: a view or a layout.
  case hasBody(cell: String)
  /// Only a body that scrolls can ask for another size.
  case bodyDoesNotScroll(cell: String)
  /// No size is at least `minimum` and at most `maximum`, or the cell could not grow.
  case unusableBodySizes(cell: String, minimum: Double, maximum: Double)
}

extension AccordionCellError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .hasLabel(let cell):
      "\(cell) has a label already: remove it with removeLabelView() first"
    case .hasBody(let cell):
      "\(cell) has a body already: remove it with removeBodyView() or removeBodyLayouter() first"
    case .bodyDoesNotScroll(let cell):
      "\(cell) cannot resize itself to its body, which is no scroll view: set a UIScrollView with "
        + "setBodyView(_:) first"
    case .unusableBodySizes(let cell, let minimum, let maximum):
      "\(cell) cannot resize its body between \(minimum) and \(maximum) points: the minimum must be "
        + "0 or more, and the maximum above 0 and not below the minimum"
    }
  }
}
