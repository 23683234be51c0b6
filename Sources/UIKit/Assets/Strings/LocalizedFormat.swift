import Foundation

/// Inserts arguments into a translation.
///
/// Formats have the places of `String(format:)` for texts, integers and decimal numbers; numbers have neither
/// groups of digits nor a decimal comma.
struct LocalizedFormat {
  let language: String
  /// `iphone`, `ipad`, or another key of device variations.
  let device: String
  let arguments: [LocalizedArgument]

  /// The depth of substitutions in substitutions.
  private static let depthLimit = 8

  func string(of entry: LocalizedEntry) -> String {
    var next = 0
    let own = arguments.first { $0.operands != nil }
    let text = choose(entry.text, number: own)
    return fill(text, entry.substitutions, next: &next, own: own, depth: 0) { index, place in
      guard arguments.indices.contains(index) else { return "" }
      return Self.text(of: arguments[index], in: place)
    }
  }

  /// The text in the forms for the arguments, as a format for `String(format:)`: each place has the number of its
  /// argument.
  func format(of entry: LocalizedEntry) -> String {
    var next = 0
    let own = arguments.first { $0.operands != nil }
    let text = choose(entry.text, number: own)
    return fill(
      text, entry.substitutions, next: &next, own: own, depth: 0, percentSign: "%%"
    ) { index, place in
      let precision = place.precision.map { "." + $0 } ?? ""
      return "%\(index + 1)$" + place.flags + place.width + precision + place.length
        + place.conversion
    }
  }

  /// The text with its places. Substitutions with numbers of their own are in the form for others.
  func template(of entry: LocalizedEntry) -> String {
    var text = choose(entry.text, number: nil)
    for (name, substitution) in entry.substitutions.sorted(by: { $0.key < $1.key }) {
      text = text.replacing("%#@\(name)@", with: choose(substitution.text, number: nil))
    }
    return text
  }

  /// The text for a number and the device.
  private func choose(_ text: LocalizedText, number: LocalizedArgument?) -> String {
    switch text {
    case .text(let text): return text
    case .device(let texts):
      guard let text = texts[device] ?? texts["other"] else { return "" }
      return choose(text, number: number)
    case .plural(let texts):
      let operands = number?.operands
      // As in Foundation, a text for zero is used for 0 in every language.
      if let operands, operands.n == 0, let zero = texts[.zero] {
        return choose(zero, number: number)
      }
      let category = operands.map { PluralRule.category(of: $0, in: language) } ?? .other
      guard let text = texts[category] ?? texts[.other] else { return "" }
      return choose(text, number: number)
    }
  }

  /// A place of a format, such as `%.2f`.
  private struct Place {
    var flags: String
    var width: String
    var precision: String?
    /// The size of an integer, such as `ll`.
    var length: String
    var conversion: String
  }

  /// - Parameters:
  ///   - next: the index of the argument of the next place without a number.
  ///   - own: the argument of the substitution itself, for `%arg`.
  ///   - percentSign: the replacement for a percent sign of the text.
  ///   - insert: the text for a place, and the index of its argument.
  private func fill(
    _ format: String, _ substitutions: [String: LocalizedEntry.Substitution], next: inout Int,
    own: LocalizedArgument?, depth: Int, percentSign: String = "%",
    insert: (_ index: Int, Place) -> String
  ) -> String {
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        result += percentSign
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("%arg"), depth > 0 {
        result += own?.plain ?? ""
        rest = rest.dropFirst(4)
      } else if let match = rest.prefixMatch(of: Self.substitution), depth < Self.depthLimit {
        rest = rest[match.range.upperBound...]
        guard let substitution = substitutions[String(match.output.2)] else { continue }
        let position = match.output.1.flatMap { Int($0) } ?? substitution.argument
        let index = position.map { $0 - 1 } ?? next
        let argument = arguments.indices.contains(index) ? arguments[index] : nil
        var inner = index
        result += fill(
          choose(substitution.text, number: argument), substitutions, next: &inner, own: argument,
          depth: depth + 1, percentSign: percentSign, insert: insert)
        if position == nil { next = max(next + 1, inner) }
      } else if let match = rest.prefixMatch(of: Self.place) {
        rest = rest[match.range.upperBound...]
        let position = match.output.1.flatMap { Int($0) }
        let index = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        result += insert(
          index,
          Place(
            flags: String(match.output.2), width: String(match.output.3),
            precision: match.output.4.map(String.init), length: String(match.output.5),
            conversion: String(match.output.6)))
      } else {
        result += percentSign
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  nonisolated(unsafe) private static let substitution =
    /%(?:([1-9][0-9]?)\$)?#@([A-Za-z0-9_.\-]{1,60})@/
  nonisolated(unsafe) private static let place =
    /%(?:([1-9][0-9]?)\$)?([\-+ 0#']{0,5})([0-9]{0,2})(?:\.([0-9]{0,2}))?(hh|h|ll|l|q|z|t|j|)([@dDiuUxXoOfFeEgGaAscC])/

  private static func text(of argument: LocalizedArgument, in place: Place) -> String {
    let flags = place.flags.filter { $0 != "'" }
    let precision = place.precision.map { "." + $0 } ?? ""
    let letter = place.conversion
    switch argument {
    case .integer(let integer) where "dDiuUxXoO".contains(letter):
      // The older names of the conversions, which Foundation on Linux does not know, are their capitals.
      return String(
        format: "%" + flags + place.width + precision + "l"
          + (letter == "X" ? letter : letter.lowercased()),
        part(of: integer, length: place.length, isSigned: "dDi".contains(letter)))
    case .integer(let integer) where "fFeEgGaA".contains(letter):
      return String(format: "%" + flags + place.width + precision + letter, Double(integer))
    case .decimal(let number) where "fFeEgGaA".contains(letter):
      return String(format: "%" + flags + place.width + precision + letter, number)
    case .integer(let integer) where "cC".contains(letter):
      let unit = UInt16(truncatingIfNeeded: letter == "c" ? integer & 0xff : integer)
      return padded(String(decoding: [unit], as: UTF16.self), flags, place.width)
    default:
      return padded(argument.plain, flags, place.width)
    }
  }

  /// The part of an integer that a place shows: as `printf` does, 32 bits of it without a length.
  private static func part(of integer: Int, length: String, isSigned: Bool) -> Int {
    switch (length, isSigned) {
    case ("hh", true): Int(Int8(truncatingIfNeeded: integer))
    case ("hh", false): Int(UInt8(truncatingIfNeeded: integer))
    case ("h", true): Int(Int16(truncatingIfNeeded: integer))
    case ("h", false): Int(UInt16(truncatingIfNeeded: integer))
    case ("", true): Int(Int32(truncatingIfNeeded: integer))
    case ("", false): Int(UInt32(truncatingIfNeeded: integer))
    default: integer
    }
  }

  private static func padded(_ text: String, _ flags: String, _ width: String) -> String {
    let space = String(repeating: " ", count: max(0, (Int(width) ?? 0) - text.count))
    return flags.contains("-") ? text + space : space + text
  }
}
