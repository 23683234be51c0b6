/// How many units of a grid a cell covers, along the growing axis and across it.
package struct GridSpan: Hashable, Sendable {
  package var growing: Int
  package var fixed: Int

  package init(growing: Int, fixed: Int) {
    self.growing = growing
    self.fixed = fixed
  }
}

/// The units of a grid that a cell covers, along the growing axis and across it.
package struct GridPlace: Hashable, Sendable {
  package var growing: Range<Int>
  package var fixed: Range<Int>

  package init(growing: Range<Int>, fixed: Range<Int>) {
    self.growing = growing
    self.fixed = fixed
  }

  package func covers(growing: Int, fixed: Int) -> Bool {
    self.growing.contains(growing) && self.fixed.contains(fixed)
  }
}
