import HeadlessUIKit

/// A weak reference to a view that rules refer to.
///
/// Each view has at most one, which the rules of all layouts share.
final class SiblingReference: ViewReference {
  /// The last known index of the view's cell, in any layout. Never negative.
  var knownIndex = 0

  static func to(_ view: UIView) -> SiblingReference {
    var reference = view.firstReference
    while let current = reference {
      if let sibling = current as? SiblingReference { return sibling }
      reference = current.next
    }
    return SiblingReference(to: view)
  }

  private init(to view: UIView) { super.init(to: view) }
}
