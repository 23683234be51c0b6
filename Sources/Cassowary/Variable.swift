/// A number that a ``Solver`` finds.
///
/// Variables are made by the solver they belong to. One that nothing determines is 0.
public struct Variable: Hashable, Sendable {
  let index: Int32
  /// Tells it from others that had its place.
  let serial: UInt64
}
