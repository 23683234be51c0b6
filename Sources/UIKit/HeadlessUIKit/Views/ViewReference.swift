/// A reference to a view that does not retain it, becomes nil when the view is deallocated, and is
/// notified when the view changes its size or visibility.
///
/// Layouts use it for views that they do not own. A weak reference would allocate a side table for
/// every view, which all of its reference counting would use from then on. Instead, the view has a
/// list of the references to it, and clears them in its deinit.
open class ViewReference {
  // The view clears this in its deinit. It is read for each view in each update, where a dynamic
  // exclusivity check would cost more than the access.
  @exclusivity(unchecked)
  @usableFromInline private(set) unowned(unsafe) final var target: UIView?
  // Read the same number of times.
  /// The next reference to the same view.
  @exclusivity(unchecked)
  package private(set) final var next: ViewReference?

  /// - Parameter view: the view to refer to; nil makes a reference that is always nil.
  public init(to view: UIView?) {
    target = view
    guard let view else { return }
    next = view.firstReference
    view.firstReference = self
  }

  /// The view; nil if it is deallocated, was released or was never set.
  @inlinable public final var view: UIView? { target }

  /// Whether both refer to the same view, which still exists.
  package final func refersToSameView(as other: ViewReference) -> Bool {
    target != nil && target === other.target
  }

  /// Called when the view is deallocated.
  open func viewHasGone() {}

  /// Called after the view changed its size, or was hidden or shown.
  open func viewDidChange() {}

  /// Called after the size of the content that the view scrolls has changed.
  open func contentSizeDidChange() {}

  /// Measures the content that the view has the size of; nil by default.
  open var contentMeasuring: (any ContentMeasuring)? { nil }

  /// The description of the view's `layouter` in trees; nil by default.
  open var describedLayouter: DescribedPart? { nil }

  /// Releases the view. Call it when the reference is no longer needed: the view retains the
  /// reference.
  public final func release() {
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

  /// Notifies this reference and those after it that the view is deallocated.
  final func viewWillDeallocate() {
    var reference: ViewReference? = self
    while let current = reference {
      current.target = nil
      reference = current.next
      current.next = nil
      current.viewHasGone()
    }
  }

  /// Notifies this reference and those after it that the view has changed.
  final func notifyOfChange() { forEach { $0.viewDidChange() } }

  /// Notifies this reference and those after it that the size of the view's content has changed.
  package final func notifyOfContentSize() { forEach { $0.contentSizeDidChange() } }

  private func forEach(_ body: (ViewReference) -> Void) {
    var reference: ViewReference? = self
    while let current = reference {
      // The body may release the reference.
      reference = current.next
      body(current)
    }
  }
}
