/// Where a paragraph may be broken into lines: Unicode Standard Annex #14, the rules of version 16.
///
/// The rules are applied in the annex's order; the first one that applies to a position decides.
/// LB1 to LB6 are missing, since a paragraph contains no line separators, as are LB28a, about
/// syllables of Brahmic scripts, and LB30b: an emoji and its modifier are one character, and a
/// caller breaks lines only at `CharacterBoundaries`.
struct LineBreakOpportunities {
  /// For each scalar, whether a line may begin with it. The first is `false`.
  private(set) var mayBreakBefore: [Bool]

  /// - Parameter scalars: a paragraph without line separators.
  init(in scalars: [UInt32]) {
    mayBreakBefore = [Bool](repeating: false, count: scalars.count)
    let units = BreakUnits(scalars)
    for index in units.classes.indices.dropFirst() where units.mayBreak(before: index) {
      mayBreakBefore[units.starts[index]] = true
    }
  }
}

/// The scalars of a paragraph, each with the combining marks that belong to it (LB9, LB10).
private struct BreakUnits {
  private(set) var classes: [LineBreakClass] = []
  /// The offsets of the first scalars.
  private(set) var starts: [Int] = []
  /// For each unit, whether it is the second letter of a flag.
  private var isFlagEnd: [Bool] = []
  private let scalars: [UInt32]

  init(_ scalars: [UInt32]) {
    self.scalars = scalars
    classes.reserveCapacity(scalars.count)
    starts.reserveCapacity(scalars.count)
    isFlagEnd.reserveCapacity(scalars.count)
    for (index, scalar) in scalars.enumerated() {
      var value = LineBreakClass(of: scalar)
      if value == .combiningMark {
        if let last = classes.last, last != .space, last != .zeroWidthSpace { continue }
        value = .alphabetic
      }
      isFlagEnd.append(
        value == .regionalIndicator && classes.last == .regionalIndicator
          && isFlagEnd.last == false)
      classes.append(value)
      starts.append(index)
    }
  }

  /// The class of a unit; `nil` before the start and after the end of the paragraph.
  private func at(_ index: Int) -> LineBreakClass? {
    classes.indices.contains(index) ? classes[index] : nil
  }

  private func isEastAsian(_ index: Int) -> Bool {
    starts.indices.contains(index) && LineBreakClass.isEastAsian(scalars[starts[index]])
  }

  func mayBreak(before index: Int) -> Bool {
    let right = classes[index]
    // LB7.
    if right == .space || right == .zeroWidthSpace { return false }
    var leftIndex = index - 1
    while leftIndex > 0, classes[leftIndex] == .space { leftIndex -= 1 }
    let hasSpaces = leftIndex < index - 1 || classes[leftIndex] == .space
    let left = classes[leftIndex]
    // LB8, LB8a, LB11, LB12.
    if left == .zeroWidthSpace { return true }
    if scalars[starts[index] - 1] == 0x200D { return false }
    if right == .wordJoiner { return false }
    if !hasSpaces {
      if left == .wordJoiner || left == .glue { return false }
      if right == .glue && left != .breakAfter && left != .hyphen { return false }
    }
    if let isKept = isKeptAcrossSpaces(leftIndex, index, hasSpaces: hasSpaces) { return !isKept }
    // LB18.
    if hasSpaces { return true }
    if isKeptByQuotation(index) { return false }
    // LB20.
    if left == .contingent || right == .contingent { return true }
    return !isKeptTogether(index) && !isKeptInNumber(index)
  }

  /// LB13 to LB17, which also hold with spaces in between; `nil` where they do not apply.
  private func isKeptAcrossSpaces(_ left: Int, _ right: Int, hasSpaces: Bool) -> Bool? {
    switch classes[right] {
    // LB13.
    case .closePunctuation, .closeParenthesis, .exclamation, .solidus: return true
    // LB15b.
    case .closingQuotation:
      switch at(right + 1) {
      case nil, .space, .glue, .wordJoiner, .closePunctuation, .quotation, .openingQuotation,
        .closingQuotation, .closeParenthesis, .exclamation, .infixSeparator, .solidus,
        .zeroWidthSpace:
        return true
      default: break
      }
    default: break
    }
    switch classes[left] {
    // LB14.
    case .openPunctuation, .wideOpenPunctuation: return true
    // LB15a.
    case .openingQuotation:
      switch at(left - 1) {
      case nil, .openPunctuation, .wideOpenPunctuation, .quotation, .openingQuotation,
        .closingQuotation, .glue, .space, .zeroWidthSpace:
        return true
      default: break
      }
    default: break
    }
    switch (classes[left], classes[right]) {
    // LB15c, LB15d.
    case (_, .infixSeparator): return !(hasSpaces && at(right + 1) == .numeric)
    // LB16, LB17.
    case (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter): return true
    case (.breakBoth, .breakBoth): return true
    default: return nil
    }
  }

  /// LB19 and LB19a: quotation marks belong to what they touch, but between East Asian characters
  /// only opening marks to what follows and closing marks to what precedes.
  private func isKeptByQuotation(_ right: Int) -> Bool {
    switch classes[right] {
    case .quotation, .closingQuotation: return true
    case .openingQuotation:
      if !isEastAsian(right - 1) || !isEastAsian(right + 1) { return true }
    default: break
    }
    switch classes[right - 1] {
    case .quotation, .openingQuotation: return true
    case .closingQuotation: return !isEastAsian(right) || !isEastAsian(right - 2)
    default: return false
    }
  }

  /// LB20a to LB24 and LB27 to LB30a: two units without spaces between them.
  private func isKeptTogether(_ index: Int) -> Bool {
    let (left, right) = (classes[index - 1], classes[index])
    // LB20a: a hyphen at the start of a word.
    if right == .alphabetic, left == .hyphen || scalars[starts[index - 1]] == 0x2010 {
      switch at(index - 2) {
      case nil, .space, .zeroWidthSpace, .contingent, .glue: return true
      default: break
      }
    }
    // LB21, LB22.
    switch right {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return true
    default: break
    }
    switch (left, right) {
    case (.breakBefore, _): return true
    // LB21a.
    case (.hyphen, _) where at(index - 2) == .hebrewLetter: return right != .hebrewLetter
    case (.breakAfter, _) where at(index - 2) == .hebrewLetter && !isEastAsian(index - 1):
      return right != .hebrewLetter
    // LB21b.
    case (.solidus, .hebrewLetter): return true
    // LB23, LB28.
    case (.alphabetic, .alphabetic), (.alphabetic, .hebrewLetter), (.alphabetic, .numeric),
      (.hebrewLetter, .alphabetic), (.hebrewLetter, .hebrewLetter), (.hebrewLetter, .numeric),
      (.numeric, .alphabetic), (.numeric, .hebrewLetter):
      return true
    // LB23a.
    case (.prefix, .ideographic), (.ideographic, .postfix): return true
    // LB26.
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo),
      (.leadingJamo, .hangulSyllable), (.leadingJamo, .closedHangulSyllable),
      (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo), (.hangulSyllable, .vowelJamo),
      (.hangulSyllable, .trailingJamo), (.trailingJamo, .trailingJamo),
      (.closedHangulSyllable, .trailingJamo):
      return true
    // LB27.
    case (.prefix, _) where right.isHangul: return true
    case (_, .postfix) where left.isHangul: return true
    // LB24.
    case (.prefix, .alphabetic), (.prefix, .hebrewLetter), (.postfix, .alphabetic),
      (.postfix, .hebrewLetter), (.alphabetic, .prefix), (.alphabetic, .postfix),
      (.hebrewLetter, .prefix), (.hebrewLetter, .postfix):
      return true
    // LB29.
    case (.infixSeparator, .alphabetic), (.infixSeparator, .hebrewLetter): return true
    // LB30.
    case (.alphabetic, .openPunctuation), (.hebrewLetter, .openPunctuation),
      (.numeric, .openPunctuation), (.closeParenthesis, .alphabetic),
      (.closeParenthesis, .hebrewLetter), (.closeParenthesis, .numeric):
      return true
    // LB30a: flags are pairs.
    case (.regionalIndicator, .regionalIndicator): return isFlagEnd[index]
    default: return false
    }
  }

  /// LB25: numbers with their signs, separators and brackets.
  private func isKeptInNumber(_ index: Int) -> Bool {
    let (left, right) = (classes[index - 1], classes[index])
    switch (left, right) {
    case (.prefix, .numeric), (.postfix, .numeric), (.hyphen, .numeric),
      (.infixSeparator, .numeric):
      return true
    case (.prefix, .openPunctuation), (.prefix, .wideOpenPunctuation),
      (.postfix, .openPunctuation), (.postfix, .wideOpenPunctuation):
      let next = at(index + 1)
      return next == .numeric || (next == .infixSeparator && at(index + 2) == .numeric)
    case (.closePunctuation, .prefix), (.closePunctuation, .postfix),
      (.closeParenthesis, .prefix), (.closeParenthesis, .postfix):
      return isNumberEnd(index - 2)
    case (_, .prefix), (_, .postfix), (_, .numeric): return isNumberEnd(index - 1)
    default: return false
    }
  }

  /// Whether the unit ends `NU (SY | IS)*`.
  private func isNumberEnd(_ index: Int) -> Bool {
    var index = index
    while let value = at(index), value == .solidus || value == .infixSeparator { index -= 1 }
    return at(index) == .numeric
  }
}

extension LineBreakClass {
  fileprivate var isHangul: Bool {
    switch self {
    case .hangulSyllable, .closedHangulSyllable, .leadingJamo, .vowelJamo, .trailingJamo: true
    default: false
    }
  }
}
