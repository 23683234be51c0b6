// Any thread may read and release weak references. Which threads may use the object depends on its class, and is the
// client's responsibility: notifications arrive on the thread that posts them, as in Foundation.
/// A reference that does not retain its object.
struct WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?
}
