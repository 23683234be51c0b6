import HeadlessUIKit

/// The rules of a RelativeLayout along one axis: arithmetic over positions, without any view.
///
/// Left and top edges are starts, right and bottom ones ends. The axes are independent, and the
/// same rules serve both.
package struct RelativeAxis: Equatable, Sendable {
  /// Where an edge is.
  package enum Edge: Equatable, Sendable {
    case free
    /// At a distance inside the same edge of the content.
    case parent(CGFloat)
    /// At a distance outside the facing edge of another cell.
    case adjacent(Int, CGFloat)
    /// At a distance inside the same edge of another cell.
    case fitTo(Int, CGFloat)
    /// Centred on another cell, or on the content.
    case centerOf(Int?)
    /// At a position of the container.
    case at(CGFloat)

    fileprivate var placesEdge: Bool {
      switch self {
      case .free, .centerOf: false
      case .parent, .adjacent, .fitTo, .at: true
      }
    }
  }

  /// The length of a cell.
  package enum Length: Equatable, Sendable {
    case free
    case fixed(CGFloat)
    /// A multiple of another cell's length, or of the content's.
    case relative(CGFloat, to: Int?)
  }

  /// The rules of one cell. Cells are identified by index.
  package struct Rules: Equatable, Sendable {
    package var start: Edge
    package var end: Edge
    package var length: Length

    package init(start: Edge = .free, end: Edge = .free, length: Length = .free) {
      self.start = start
      self.end = end
      self.length = length
    }
  }

  /// Which rules of a cell apply, and which of its quantities are derived from the others.
  package enum Plan: Sendable {
    /// The length is given; both edges follow from the centre's reference.
    case centered(on: Int?)
    /// Both edges are given, and the length is derived.
    case edges
    /// The start and the length are given, and the end is derived.
    case startAndLength
    /// The end and the length are given, and the start is derived.
    case endAndLength

    /// Nil if the rules are incomplete.
    ///
    /// Among contradictory rules, centring takes precedence over edges, and both edges over a
    /// length.
    package init?(_ rules: Rules) {
      let center: Int?? =
        switch (rules.start, rules.end) {
        case (.centerOf(let cell), _), (_, .centerOf(let cell)): cell
        default: nil
        }
      switch (rules.start.placesEdge, rules.end.placesEdge) {
      case _ where center != nil && rules.length != .free: self = .centered(on: center ?? nil)
      case _ where center != nil: return nil
      case (true, true): self = .edges
      case (true, false) where rules.length != .free: self = .startAndLength
      case (false, true) where rules.length != .free: self = .endAndLength
      default: return nil
      }
    }
  }

  /// A quantity of a cell that rules determine.
  package enum Part: Int, Hashable, Sendable {
    case start, end, length
  }

  /// One unknown of the layout.
  package struct Quantity: Hashable, Sendable {
    package var cell: Int
    package var part: Part

    package init(cell: Int, part: Part) {
      self.cell = cell
      self.part = part
    }
  }

  package struct Span: Equatable, Sendable {
    package var start: CGFloat
    /// Never negative: if the edges cross, the cell is empty at its start.
    package var length: CGFloat
  }

  /// Quantities each of which depends on the next one, and the last on the first.
  package struct Circle: Error, Equatable {
    package var quantities: [Quantity]
  }

  package var contentStart: CGFloat
  package var contentLength: CGFloat

  package init(contentStart: CGFloat, contentLength: CGFloat) {
    self.contentStart = contentStart
    self.contentLength = contentLength
  }
}
