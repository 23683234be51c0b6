/// A reference that does not retain its object.
// Any thread may read and end weak references. What a thread may do with the object is a matter of its class, and of the
// client that gave it: notifications arrive on the thread that posts them, as in Foundation.
struct WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?
}
