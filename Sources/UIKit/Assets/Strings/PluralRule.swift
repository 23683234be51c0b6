/// The categories of numbers by which languages choose words.
package enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// A number as plural rules look at it (Unicode Technical Standard 35, part 3, "Operands").
package struct PluralOperands: Sendable, Equatable {
  /// The absolute value.
  let n: Double
  /// The digits before the decimal point, as a number.
  let i: UInt64
  /// The number of visible digits behind the decimal point.
  let v: Int
  /// The visible digits behind the decimal point, as a number.
  let f: UInt64
  /// Those without zeros at the end.
  var t: UInt64 {
    var digits = f
    while digits > 0, digits % 10 == 0 { digits /= 10 }
    return digits
  }

  package init(_ integer: Int) {
    i = UInt64(integer.magnitude)
    (n, v, f) = (Double(i), 0, 0)
  }

  /// - Parameter text: digits, and perhaps a point and further digits; nil for other texts.
  package init?(decimal text: String) {
    let parts = text.drop { $0 == "-" || $0 == "+" }.split(
      separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = UInt64(parts[0]) else { return nil }
    let digits = parts.count == 2 ? String(parts[1].prefix(15)) : ""
    guard digits.isEmpty || UInt64(digits) != nil else { return nil }
    i = whole
    v = digits.count
    f = UInt64(digits) ?? 0
    n = Double(String(whole) + (digits.isEmpty ? "" : "." + digits)) ?? 0
  }

  /// The remainder of `n`; nil unless `n` is an integer.
  func remainder(_ divisor: UInt64) -> UInt64? { t == 0 ? i % divisor : nil }
}

/// The rule by which a language chooses the category of a number.
///
/// Source: Unicode CLDR 45, `supplemental/plurals.xml`, the cardinal rules, for the languages that
/// applications are commonly translated to. Other languages have the category `other` for all numbers.
package enum PluralRule {
  /// - Parameter language: `pt`, `pt-BR`, `zh-Hans`.
  package static func category(of number: PluralOperands, in language: String) -> PluralCategory {
    let tag = language.replacing("_", with: "-")
    let subtag = String(tag.prefix { $0 != "-" }).lowercased()
    let rule = tag.lowercased() == "pt-pt" ? oneOrMillions : rules[subtag]
    return rule?(number) ?? .other
  }

  private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    func add(_ languages: String, _ rule: @escaping Rule) {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    add("ast de en et fi fy gl ia io lij nl sc scn sv sw ur yi", oneWithoutFraction)
    add(
      "af az bg el eo eu hu ka kk ku ky lb ml mn mr nb ne nn no or os ps rm sd so sq ta te "
        + "tk tr ug uz", one)
    add("ca it vec", oneOrMillions)
    add("es", { $0.n == 1 ? .one : isMillions($0) ? .many : .other })
    add("fr pt", { $0.i <= 1 ? .one : isMillions($0) ? .many : .other })
    add("ff hy kab", { $0.i <= 1 ? .one : .other })
    add("am as bn doi fa gu hi kn pcm zu", { $0.i == 0 || $0.n == 1 ? .one : .other })
    add("ak bho ln mg nso pa ti wa", { $0.n == 0 || $0.n == 1 ? .one : .other })
    add("si", { $0.n <= 1 && $0.t == 0 || $0.i == 0 && $0.f == 1 ? .one : .other })
    add("da", { $0.n == 1 || $0.t != 0 && $0.i <= 1 ? .one : .other })
    add(
      "is",
      { number in
        let (i, t) = (number.i, number.t)
        return t == 0 && i % 10 == 1 && i % 100 != 11 || t % 10 == 1 && t % 100 != 11
          ? .one : .other
      })
    add("mk", { isOneOfTen($0.i) && $0.v == 0 || isOneOfTen($0.f) ? .one : .other })
    add(
      "fil tl",
      { number in
        let last = number.v == 0 ? number.i % 10 : number.f % 10
        return number.v == 0 && (1...3).contains(number.i) || ![4, 6, 9].contains(last)
          ? .one : .other
      })
    add("ru uk", eastSlavic)
    add("be", { $0.t == 0 ? eastSlavic(PluralOperands(whole: $0.i)) : .other })
    add("bs hr sh sr", southSlavic)
    add("pl", polish)
    add(
      "cs sk",
      { number in
        guard number.v == 0 else { return .many }
        return number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
      })
    add(
      "sl",
      { number in
        guard number.v == 0 else { return .few }
        return switch number.i % 100 {
        case 1: .one
        case 2: .two
        case 3...4: .few
        default: .other
        }
      })
    add("lt", lithuanian)
    add("lv prg", latvian)
    add(
      "mo ro",
      { number in
        if number.i == 1, number.v == 0 { return .one }
        let remainder = number.remainder(100)
        let isFew =
          number.v != 0 || number.n == 0 || remainder.map { (1...19).contains($0) } ?? false
        return isFew ? .few : .other
      })
    add("ar ars", arabic)
    add(
      "he iw",
      { number in
        if number.i == 1 && number.v == 0 || number.i == 0 && number.v != 0 { return .one }
        return number.i == 2 && number.v == 0 ? .two : .other
      })
    add("cy", { byNumber($0, [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]) })
    add(
      "ga",
      {
        byNumber(
          $0,
          [
            1: .one, 2: .two, 3: .few, 4: .few, 5: .few, 6: .few, 7: .many, 8: .many, 9: .many,
            10: .many,
          ])
      })
    add(
      "mt",
      { number in
        guard let last = number.remainder(100) else { return .other }
        return number.n == 1
          ? .one
          : number.n == 2
            ? .two
            : number.n == 0 || (3...10).contains(last)
              ? .few : (11...19).contains(last) ? .many : .other
      })
    return rules
  }()

  // MARK: Rules of several languages

  private static let oneWithoutFraction: Rule = { $0.i == 1 && $0.v == 0 ? .one : .other }
  private static let one: Rule = { $0.n == 1 ? .one : .other }
  private static let oneOrMillions: Rule = {
    $0.i == 1 && $0.v == 0 ? .one : isMillions($0) ? .many : .other
  }

  private static func isMillions(_ number: PluralOperands) -> Bool {
    number.i != 0 && number.i % 1_000_000 == 0 && number.v == 0
  }

  /// 1, 21, 31 …, but not 11.
  private static func isOneOfTen(_ digits: UInt64) -> Bool {
    digits % 10 == 1 && digits % 100 != 11
  }

  /// 2 to 4, 22 to 24 …, but not 12 to 14.
  private static func isFewOfTen(_ digits: UInt64) -> Bool {
    (2...4).contains(digits % 10) && !(12...14).contains(digits % 100)
  }

  private static func byNumber(
    _ number: PluralOperands, _ categories: [UInt64: PluralCategory]
  ) -> PluralCategory {
    number.t == 0 ? categories[number.i] ?? .other : .other
  }

  private static let eastSlavic: Rule = { number in
    guard number.v == 0 else { return .other }
    return isOneOfTen(number.i) ? .one : isFewOfTen(number.i) ? .few : .many
  }

  private static let southSlavic: Rule = { number in
    if number.v == 0 && isOneOfTen(number.i) || isOneOfTen(number.f) { return .one }
    return number.v == 0 && isFewOfTen(number.i) || isFewOfTen(number.f) ? .few : .other
  }

  private static let polish: Rule = { number in
    guard number.v == 0 else { return .other }
    return number.i == 1 ? .one : isFewOfTen(number.i) ? .few : .many
  }

  private static let lithuanian: Rule = { number in
    guard let ten = number.remainder(10), let hundred = number.remainder(100) else { return .many }
    if (11...19).contains(hundred) || ten == 0 { return .other }
    return ten == 1 ? .one : .few
  }

  private static let latvian: Rule = { number in
    let (f, v) = (number.f, number.v)
    if let ten = number.remainder(10), let hundred = number.remainder(100),
      ten == 0 || (11...19).contains(hundred)
    {
      return .zero
    }
    if v == 2, (11...19).contains(f % 100) { return .zero }
    if number.remainder(10) == 1, number.remainder(100) != 11 { return .one }
    return v == 2 && isOneOfTen(f) || v != 2 && f % 10 == 1 ? .one : .other
  }

  private static let arabic: Rule = { number in
    guard let last = number.remainder(100) else { return .other }
    switch number.i {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: return (3...10).contains(last) ? .few : last >= 11 ? .many : .other
    }
  }
}

extension PluralOperands {
  fileprivate init(whole: UInt64) { (n, i, v, f) = (Double(whole), whole, 0, 0) }
}
