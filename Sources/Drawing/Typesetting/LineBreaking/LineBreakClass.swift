/// The line breaking classes of Unicode Standard Annex #14, as far as the rules distinguish them
/// here.
///
/// Classes that the annex resolves before its rules apply (AI, SA, SG and XX to AL, CJ to NS) are
/// missing, as are those that end a paragraph (BK, CR, LF and NL), since a paragraph contains none.
enum LineBreakClass: UInt8, Sendable {
  /// AL: letters and symbols that stay together.
  case alphabetic
  /// HL.
  case hebrewLetter
  /// ID: kanji, kana, emoji: a line may break before and after them.
  case ideographic
  /// H2: a Hangul syllable without a final consonant.
  case hangulSyllable
  /// H3: a Hangul syllable with a final consonant.
  case closedHangulSyllable
  /// JL: a Hangul initial consonant.
  case leadingJamo
  /// JV: a Hangul vowel.
  case vowelJamo
  /// JT: a Hangul final consonant.
  case trailingJamo
  /// NU.
  case numeric
  /// PR: currency signs and the like, before a number.
  case prefix
  /// PO: percent signs and the like, after a number.
  case postfix
  /// OP.
  case openPunctuation
  /// OP that is as wide as an ideograph.
  case wideOpenPunctuation
  /// CL, and CP that is as wide as an ideograph.
  case closePunctuation
  /// CP.
  case closeParenthesis
  /// QU that neither opens nor closes: `"`.
  case quotation
  /// QU of general category Pi: `“`.
  case openingQuotation
  /// QU of general category Pf: `”`.
  case closingQuotation
  /// EX.
  case exclamation
  /// IS: comma, full stop, colon.
  case infixSeparator
  /// SY: the solidus.
  case solidus
  /// HY: the hyphen-minus.
  case hyphen
  /// BA.
  case breakAfter
  /// BB.
  case breakBefore
  /// B2: the em dash.
  case breakBoth
  /// NS and CJ: not at the start of a line.
  case nonstarter
  /// IN: leaders.
  case inseparable
  /// CM and ZWJ.
  case combiningMark
  /// GL.
  case glue
  /// WJ.
  case wordJoiner
  /// ZW: the zero width space.
  case zeroWidthSpace
  /// SP.
  case space
  /// RI.
  case regionalIndicator
  /// CB.
  case contingent
}

extension LineBreakClass {
  /// The class of a Unicode scalar value.
  init(of scalar: UInt32) {
    if scalar < 0x100 {
      self = LineBreakClass.latin[Int(scalar)]
    } else {
      self = LineBreakClass.lookedUp(scalar)
    }
  }

  private static let latin = (0..<0x100).map { lookedUp(UInt32($0)) }

  private static func lookedUp(_ scalar: UInt32) -> LineBreakClass {
    if (0xAC00...0xD7A3).contains(scalar) {
      // Each pair of an initial consonant and a vowel, then the same with 27 final consonants
      // (Unicode, section 3.12).
      return (scalar - 0xAC00) % 28 == 0 ? .hangulSyllable : .closedHangulSyllable
    }
    let index = table.partitioningIndex { $0.last >= scalar }
    guard index < table.count, table[index].first <= scalar else { return .alphabetic }
    return table[index].value
  }

  /// Whether a scalar is as wide as an ideograph, or half of it in a font of ideographs:
  /// East_Asian_Width is fullwidth, wide or halfwidth.
  static func isEastAsian(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x1100 else { return false }
    let index = eastAsianRanges.partitioningIndex { $0.upperBound >= scalar }
    return index < eastAsianRanges.count && eastAsianRanges[index].contains(scalar)
  }
}

extension Array {
  /// The first index at which a predicate holds that is false up to some index and true from there
  /// on; `endIndex` if it holds nowhere.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
