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
  /// QU.
  case quotation
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
    case .initialPunctuation, .finalPunctuation: .quotation
    case .spaceSeparator, .dashPunctuation: .breakAfter
    case .otherSymbol where properties.isEmojiPresentation: .ideographic
    default: .alphabetic
    }
  }
}
