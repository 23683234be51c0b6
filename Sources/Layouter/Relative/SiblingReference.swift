import HeadlessUIKit

/// What rules know of the view that they refer to, which they do not keep.
///
/// A view has one at most, which all rules share, of whichever layouts, and which stays with it.
final class SiblingReference: ViewReference {
  /// Where the view's cell was last seen, in whichever layout. Never negative.
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
