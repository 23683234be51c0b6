/// The line breaking classes of Unicode Standard Annex #14, as far as the rules tell them apart
/// here.
///
/// Classes that the annex resolves before its rules apply (AI, SA, SG and XX to AL, CJ to NS) do
/// not appear, nor do those that are settled before a paragraph is broken into lines (BK, CR, LF
/// and NL end a paragraph; a cluster of emoji, its modifiers and joiners is one character).
enum LineBreakClass: UInt8, Sendable {
  /// AL: letters and symbols that stay together.
  case alphabetic
  /// HL.
  case hebrewLetter
  /// ID: kanji, kana, emoji: a line may break before and after them.
  case ideographic
  /// H2, H3, JL, JV and JT.
  case hangul
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

  /// Whether a scalar is as wide as an ideograph, or half of it in a font of ideographs:
  /// East_Asian_Width is fullwidth, wide or halfwidth.
  static func isEastAsian(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x20A9, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFFDC, 0xFFE0...0xFFEE, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static let latin = (0..<0x100).map { lookedUp(UInt32($0)) }

  private static func lookedUp(_ scalar: UInt32) -> LineBreakClass {
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if table[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    if low < table.count, table[low].first <= scalar { return table[low].value }
    return byCategory(scalar)
  }

  /// Sensible classes for what the table does not list: other scripts' letters, digits, marks and
  /// brackets.
  private static func byCategory(_ scalar: UInt32) -> LineBreakClass {
    guard let properties = Unicode.Scalar(scalar)?.properties else { return .alphabetic }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format: .combiningMark
    case .decimalNumber: .numeric
    case .currencySymbol: .prefix
    case .openPunctuation: .openPunctuation
    case .closePunctuation: .closePunctuation
    case .initialPunctuation: .openingQuotation
    case .finalPunctuation: .closingQuotation
    case .spaceSeparator, .dashPunctuation: .breakAfter
    case .otherSymbol where properties.isEmojiPresentation: .ideographic
    default: .alphabetic
    }
  }
}
