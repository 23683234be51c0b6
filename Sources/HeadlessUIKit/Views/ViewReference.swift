/// A reference to a view that does not keep it, is nil once it has gone, and hears when it gets
/// another size or is hidden.
///
/// It serves whoever lays out views that it does not own. Weak references would do for the first
/// two, at the price of a side table for every view, through which all counting of its references
/// then goes; here a view knows who refers to it, and says when it goes.
open class ViewReference {
  // The view clears this in its deinit. It is read for each view of each update: a check whether
  // somebody writes it just then would cost more than the reading.
  @exclusivity(unchecked)
  @usableFromInline private(set) unowned(unsafe) final var target: UIView?
  /// Who else refers to the view.
  // Read as often as the view.
  @exclusivity(unchecked)
  package private(set) final var next: ViewReference?

  /// - Parameter view: The view to refer to; nil for none, ever.
  public init(to view: UIView?) {
    target = view
    guard let view else { return }
    next = view.firstReference
    view.firstReference = self
  }

  /// The view; nil once it has gone, or was let go of.
  @inlinable public final var view: UIView? { target }

  /// Whether the two refer to the same view, which is still there.
  package final func refersToSameView(as other: ViewReference) -> Bool {
    target != nil && target === other.target
  }

  /// Called when the view has gone.
  open func viewHasGone() {}

  /// Called after the view got another size, or was hidden or shown.
  open func viewDidChange() {}

  /// Called after the view, which scrolls, got content of another size.
  open func contentSizeDidChange() {}

  /// Ends the reference. Must be called by who does not want it any more: the view keeps what refers
  /// to it.
  public final func letGo() {
    guard let view = target else { return }
    target = nil
    if view.firstReference === self {
      view.firstReference = next
    } else {
      var reference = view.firstReference
      while let current = reference, current.next !== self { reference = current.next }
      reference?.next = next
    }
    next = nil
  }

  /// Says that the view goes, to this reference and those after it.
  final func loseView() {
    var reference: ViewReference? = self
    while let current = reference {
      current.target = nil
      reference = current.next
      current.next = nil
      current.viewHasGone()
    }
  }

  /// Says that the view has changed, to this reference and those after it.
  final func tellOfChange() { forEach { $0.viewDidChange() } }

  /// Says that the view has content of another size, to this reference and those after it.
  package final func tellOfContentSize() { forEach { $0.contentSizeDidChange() } }

  private func forEach(_ body: (ViewReference) -> Void) {
    var reference: ViewReference? = self
    while let current = reference {
      // What is called may let go of the view.
      reference = current.next
      body(current)
    }
  }
}
