import HeadlessUIKit

/// A place in a layout: a view that is laid out, or none, as in a spacer.
///
/// The layout does not own its views; a cell whose view has gone is dropped at the next
/// calculation. Layouts that need more about a cell subclass it.
open class LayoutCell {
  public private(set) weak var view: UIView?
  /// Whether there ever was a view, so that a cell can be told from one whose view has gone.
  let isMadeForView: Bool
  /// Under which its layout finds the cell; of no use once the view has gone.
  let viewIdentifier: ObjectIdentifier?
  /// A frame that is kept free for the view, in the container's coordinates; while it is set, the
  /// layout counts with its size and leaves the view where it is.
  public internal(set) var reservedLocation: CGRect?

  public init(view: UIView?) {
    self.view = view
    isMadeForView = view != nil
    viewIdentifier = view.map { ObjectIdentifier($0) }
  }

  var hasLostItsView: Bool { isMadeForView && view == nil }
}
