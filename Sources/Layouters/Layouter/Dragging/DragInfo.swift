import HeadlessUIKit

/// The role of one layout in a drag.
package struct DragInfo: Equatable, Sendable {
  package enum State: Sendable {
    /// The cell belongs to this layout, and is in it.
    case domestic
    /// The cell belongs to this layout, and is over another one.
    case outgoing
    /// The cell of another layout is in this one.
    case incoming
    /// The cell of another layout was in this one.
    case visited
  }

  package private(set) var state: State
  /// The index from which the cell was picked up, unchanged for the whole drag; nil for a cell of
  /// another layout.
  package let originalIndex: Int?

  /// A cell of this layout is picked up.
  package init(pickedUpAt index: Int) {
    state = .domestic
    originalIndex = index
  }

  /// A cell of another layout is about to enter.
  package static let foreign = DragInfo()

  private init() {
    state = .visited
    originalIndex = nil
  }

  /// Whether the cell is in the layout.
  package var hasCell: Bool { state == .domestic || state == .incoming }

  /// Records that the cell leaves.
  ///
  /// - Returns: whether it was in the layout.
  package mutating func leave() -> Bool {
    switch state {
    case .domestic: state = .outgoing
    case .incoming: state = .visited
    case .outgoing, .visited: return false
    }
    return true
  }

  /// Records that the cell enters.
  ///
  /// - Returns: whether it was not in the layout before.
  package mutating func enter() -> Bool {
    switch state {
    case .outgoing: state = .domestic
    case .visited: state = .incoming
    case .domestic, .incoming: return false
    }
    return true
  }
}

/// The state of a drag in one layout.
final class LayoutDrag {
  /// This layout's cell for the dragged view.
  let cell: LayoutCell
  var info: DragInfo
  /// The rectangle that was last scrolled into view.
  var shownRect: CGRect?

  init(cell: LayoutCell, info: DragInfo) {
    self.cell = cell
    self.info = info
  }
}
