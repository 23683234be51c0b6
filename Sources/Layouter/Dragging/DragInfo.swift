import HeadlessUIKit

/// How far a drag concerns one layout.
package struct DragInfo: Equatable, Sendable {
  package enum State: Sendable {
    /// The dragged cell is at home, and here.
    case domestic
    /// The dragged cell is at home here, and over another layout.
    case outgoing
    /// The dragged cell of another layout is here.
    case incoming
    /// The dragged cell of another layout was here.
    case visited
  }

  package private(set) var state: State
  /// The index that the cell was picked up from, kept for the whole drag; nil for a cell of another
  /// layout.
  package let originalIndex: Int?

  /// A cell is picked up.
  package init(pickedUpAt index: Int) {
    state = .domestic
    originalIndex = index
  }

  /// A cell of another layout is about to come in.
  package static let foreign = DragInfo()

  private init() {
    state = .visited
    originalIndex = nil
  }

  /// Whether the layout has the cell.
  package var hasCell: Bool { state == .domestic || state == .incoming }

  /// Notes that the cell leaves.
  ///
  /// - Returns: whether it was here to leave.
  package mutating func takeOut() -> Bool {
    switch state {
    case .domestic: state = .outgoing
    case .incoming: state = .visited
    case .outgoing, .visited: return false
    }
    return true
  }

  /// Notes that the cell comes in.
  ///
  /// - Returns: whether it was not here before.
  package mutating func takeIn() -> Bool {
    switch state {
    case .outgoing: state = .domestic
    case .visited: state = .incoming
    case .domestic, .incoming: return false
    }
    return true
  }
}

/// What a layout keeps of a drag that it takes part in.
final class LayoutDrag {
  /// This layout's cell of the dragged view.
  let cell: LayoutCell
  var info: DragInfo
  /// What was last asked to be scrolled into view.
  var shownRect: CGRect?

  init(cell: LayoutCell, info: DragInfo) {
    self.cell = cell
    self.info = info
  }
}
