/// Where a paragraph may be broken into lines: Unicode Standard Annex #14, version 15.
///
/// The rules are applied as the annex writes them, in order; the first that speaks about a place
/// decides. Rules LB1 to LB6 do not appear, since a paragraph has no line separators inside, and
/// the rules about emoji (LB8a, LB30b) need none, since characters are never split.
struct LineBreakOpportunities {
  /// For each scalar, whether a line may begin with it. The first is `false`.
  private(set) var mayBreakBefore: [Bool]

  /// - Parameter scalars: a paragraph without line separators.
  init(in scalars: [UInt32]) {
    mayBreakBefore = [Bool](repeating: false, count: scalars.count)
    guard let first = scalars.first else { return }
    var context = Context(first: LineBreakClass(of: first))
    for index in scalars.indices.dropFirst() {
      mayBreakBefore[index] = context.mayBreak(before: LineBreakClass(of: scalars[index]))
    }
  }
}

/// What stands to the left of a place.
private struct Context {
  /// The class to the left, without the spaces in between.
  private var left: LineBreakClass
  /// The class to the left of `left`.
  private var leftOfLeft: LineBreakClass?
  /// Whether spaces follow `left`.
  private var hasSpaces = false
  /// Whether an odd number of regional indicators stands to the left.
  private var isInsideFlag: Bool

  init(first: LineBreakClass) {
    left = first == .combiningMark ? .alphabetic : first
    isInsideFlag = first == .regionalIndicator
    if first == .space { hasSpaces = true }
  }

  /// Decides about the place before the next scalar and moves behind that scalar.
  mutating func mayBreak(before next: LineBreakClass) -> Bool {
    // LB7: not before spaces or a zero width space.
    if next == .space {
      hasSpaces = true
      return false
    }
    var right = next
    if next == .combiningMark {
      // LB9: a mark belongs to what it follows. LB10: without that it counts as a letter.
      if !hasSpaces && left != .zeroWidthSpace { return false }
      right = .alphabetic
    }
    let result = next != .zeroWidthSpace && isOpportunity(right)
    isInsideFlag = right == .regionalIndicator && !(isInsideFlag && !hasSpaces)
    leftOfLeft = hasSpaces ? .space : left
    left = right
    hasSpaces = false
    return result
  }

  private func isOpportunity(_ right: LineBreakClass) -> Bool {
    // LB8.
    if left == .zeroWidthSpace { return true }
    // LB11.
    if right == .wordJoiner || (left == .wordJoiner && !hasSpaces) { return false }
    // LB12, LB12a.
    if left == .glue && !hasSpaces { return false }
    if right == .glue && !hasSpaces && left != .breakAfter && left != .hyphen { return false }
    // LB13.
    switch right {
    case .closePunctuation, .closeParenthesis, .exclamation, .infixSeparator, .solidus:
      return false
    default: break
    }
    // LB14 to LB17: with or without spaces in between.
    switch (left, right) {
    case (.openPunctuation, _), (.wideOpenPunctuation, _): return false
    case (.quotation, .openPunctuation), (.quotation, .wideOpenPunctuation): return false
    case (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter): return false
    case (.breakBoth, .breakBoth): return false
    default: break
    }
    // LB18.
    if hasSpaces { return true }
    // LB19.
    if left == .quotation || right == .quotation { return false }
    // LB20.
    if left == .contingent || right == .contingent { return true }
    return !isKeptTogether(left, right)
  }

  /// LB21 to LB31: two classes without spaces between them.
  private func isKeptTogether(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    // LB21 to LB22.
    switch right {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return true
    default: break
    }
    if left == .breakBefore { return true }
    if leftOfLeft == .hebrewLetter && (left == .hyphen || left == .breakAfter) { return true }

    switch (left, right) {
    // LB21b.
    case (.solidus, .hebrewLetter): return true
    // LB23, LB28.
    case (.alphabetic, .alphabetic), (.alphabetic, .hebrewLetter), (.alphabetic, .numeric),
      (.hebrewLetter, .alphabetic), (.hebrewLetter, .hebrewLetter), (.hebrewLetter, .numeric),
      (.numeric, .alphabetic), (.numeric, .hebrewLetter):
      return true
    // LB23a.
    case (.prefix, .ideographic), (.ideographic, .postfix): return true
    // LB24.
    case (.prefix, .alphabetic), (.prefix, .hebrewLetter), (.postfix, .alphabetic),
      (.postfix, .hebrewLetter), (.alphabetic, .prefix), (.alphabetic, .postfix),
      (.hebrewLetter, .prefix), (.hebrewLetter, .postfix):
      return true
    // LB25.
    case (.closePunctuation, .postfix), (.closePunctuation, .prefix),
      (.closeParenthesis, .postfix), (.closeParenthesis, .prefix),
      (.numeric, .postfix), (.numeric, .prefix), (.numeric, .numeric),
      (.postfix, .openPunctuation), (.postfix, .wideOpenPunctuation), (.postfix, .numeric),
      (.prefix, .openPunctuation), (.prefix, .wideOpenPunctuation), (.prefix, .numeric),
      (.hyphen, .numeric), (.infixSeparator, .numeric), (.solidus, .numeric):
      return true
    // LB26, LB27: the syllables themselves are single characters; Korean is broken between them.
    case (.hangul, .postfix), (.prefix, .hangul): return true
    // LB29.
    case (.infixSeparator, .alphabetic), (.infixSeparator, .hebrewLetter): return true
    // LB30.
    case (.alphabetic, .openPunctuation), (.hebrewLetter, .openPunctuation),
      (.numeric, .openPunctuation), (.closeParenthesis, .alphabetic),
      (.closeParenthesis, .hebrewLetter), (.closeParenthesis, .numeric):
      return true
    // LB30a.
    case (.regionalIndicator, .regionalIndicator): return isInsideFlag
    default: return false
    }
  }
}
