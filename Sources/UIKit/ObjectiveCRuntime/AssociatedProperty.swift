/// A property that an extension adds to objects, which few of them set: its value is associated with the object.
package struct AssociatedProperty<Value>: Sendable {
  // Only its address is used: its memory is never read or written.
  nonisolated(unsafe) private let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// A property lives as long as the program does.
  package init() {}

  package subscript(owner: AnyObject) -> Value? {
    get { objc_getAssociatedObject(owner, key) as? Value }
    nonmutating set { objc_setAssociatedObject(owner, key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
