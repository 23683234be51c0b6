// Nothing can be done with them but to release them, which any thread can do.
/// References that a table which is locked gives up, for its caller to release after unlocking it: the last reference to
/// an object runs its `deinit`, and that can be any code, which may use the table too.
struct DeferredRelease: @unchecked Sendable {
  private var references: [Any] = []

  /// The number of references.
  var count: Int { references.count }

  mutating func add(_ reference: Any) { references.append(reference) }
}
