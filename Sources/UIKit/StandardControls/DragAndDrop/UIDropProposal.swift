/// What a drop does with the items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the drag is cancelled.
  case cancel = 0
  /// Nothing, and a sign next to the items shows that: they could be dropped here at another time.
  case forbidden = 1
  /// Copies the items; a plus next to them shows that.
  case copy = 2
  /// Moves the items, where the session allows that.
  case move = 3
}

/// What a view would do with the items that are dragged over it.
open class UIDropProposal: NSObject {
  /// What a drop does.
  public let operation: UIDropOperation
  /// Whether the view shows precisely where it would insert the items. Kept, without effect.
  open var isPrecise = false
  /// Whether the items keep their size. They do in any case.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
