/// A number that a ``Solver`` finds.
///
/// Variables are made by the solver they belong to. One that nothing determines is 0.
public struct Variable: Hashable, Sendable {
  let index: Int32
  /// Tells it from others that had its place.
  let serial: UInt64

  /// A number that no other variable of the solver has at the same time; such numbers are small, and
  /// those of removed variables are given again.
  package var place: Int { Int(index) }
}
