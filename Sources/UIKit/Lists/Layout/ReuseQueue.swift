/// Views that wait to show another element of a list, and how views of each identifier are made.
struct ReuseQueue<View: UIView> {
  private enum Source {
    case type(AnyClass)
    case nib(UINib)
    case prototype(() -> UIView?)
  }

  private var sources: [String: Source] = [:]
  private var waiting: [String: [View]] = [:]
  /// The visible view that its data source configures anew.
  private var reconfigured: (view: View, identifier: String)?

  /// Sets the class of the views with an identifier; nil removes it.
  mutating func register(_ type: AnyClass?, for identifier: String) {
    sources[identifier] = type.map { .type($0) }
  }

  /// Sets the nib of the views with an identifier; nil removes it.
  mutating func register(_ nib: UINib?, for identifier: String) {
    sources[identifier] = nib.map { .nib($0) }
  }

  /// Sets what creates the views with an identifier, as a storyboard does.
  mutating func register(_ prototype: @escaping () -> UIView?, for identifier: String) {
    sources[identifier] = .prototype(prototype)
  }

  func isRegistered(_ identifier: String) -> Bool { sources[identifier] != nil }

  /// Adds a view that is no longer shown.
  mutating func add(_ view: View, for identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  /// Removes the view that was added last; nil if none waits.
  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// Makes ``takeReconfigured(_:)`` return a visible view, so that its data source configures it where it is. One without
  /// an identifier cannot be asked for.
  mutating func beginReconfiguring(_ view: View, for identifier: String?) {
    reconfigured = identifier.map { (view, $0) }
  }

  mutating func endReconfiguring() { reconfigured = nil }

  /// The visible view that is configured anew, once. It keeps its state: it is not prepared for reuse.
  mutating func takeReconfigured(_ identifier: String) -> View? {
    guard let view = reconfigured, view.identifier == identifier else { return nil }
    reconfigured = nil
    return view.view
  }

  mutating func removeAll() { waiting.removeAll() }

  /// A new view of the class or the nib for an identifier; nil if there is none.
  ///
  /// - Parameter make: Makes a view of a class.
  func make(_ identifier: String, _ make: (AnyClass) -> View?) -> View? {
    switch sources[identifier] {
    case .type(let type): make(type)
    case .nib(let nib):
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
    case .prototype(let make): make() as? View
    case nil: nil
    }
  }
}
