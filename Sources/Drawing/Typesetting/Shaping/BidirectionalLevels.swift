import CFriBidi

/// The embedding level of each scalar of a paragraph after UAX #9, odd where text runs from right to
/// left.
package struct BidirectionalLevels: Sendable {
  /// Of the paragraph: 0, or 1 if it runs from right to left.
  let base: UInt8
  /// `nil` if all text runs from left to right in a paragraph that does so too.
  private let levels: [UInt8]?

  /// - Parameter embeddings: in the order of the text; what precedes the first is in none.
  package init(
    of scalars: [UInt32], direction: WritingDirection, embeddings: [DirectionSpan] = []
  ) {
    guard embeddings.contains(where: { !$0.directions.isEmpty }) else {
      self.init(ofMarked: scalars, direction: direction)
      return
    }
    let marked = EmbeddingMarks.adding(embeddings, to: scalars)
    let all = BidirectionalLevels(ofMarked: marked.scalars, direction: direction)
    self.init(base: all.base, levels: marked.places.map { all[$0] })
  }

  private init(base: UInt8, levels: [UInt8]) {
    self.base = base
    self.levels = levels
  }

  /// - Parameter scalars: with the controls of embeddings.
  private init(ofMarked scalars: [UInt32], direction: WritingDirection) {
    guard direction == .rightToLeft || scalars.contains(where: BidirectionalLevels.mayReorder)
    else {
      base = 0
      levels = nil
      return
    }
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var paragraph =
      switch direction {
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      case .natural: FRIBIDI_PAR_ON
      }
    var found = [FriBidiLevel](repeating: 0, count: scalars.count)
    let highest = fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &paragraph, &found)
    // 0 means that FriBidi could not allocate memory; text then stays in logical order.
    guard highest > 0 else {
      base = direction == .rightToLeft ? 1 : 0
      levels = nil
      return
    }
    base = paragraph == FRIBIDI_PAR_RTL || paragraph == FRIBIDI_PAR_WRTL ? 1 : 0
    levels = found.map { UInt8(clamping: $0) }
  }

  package subscript(scalar: Int) -> UInt8 { levels?[scalar] ?? base }

  /// The visual order of runs of the given levels, from left to right: rule L2.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Whether a scalar can cause right-to-left order: letters of such scripts, and the explicit
  /// marks.
  private static func mayReorder(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
