/// A number that a ``Solver`` computes.
///
/// Variables are created by the solver they belong to. A variable without constraints is 0.
public struct Variable: Hashable, Sendable {
  let index: Int32
  /// Distinguishes it from other variables that were stored at the same index.
  let serial: UInt64

  /// A small number that no other variable of the solver has at the same time. Numbers of removed
  /// variables are reused.
  package var place: Int { Int(index) }
}
