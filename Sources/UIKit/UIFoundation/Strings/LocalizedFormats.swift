import Assets
import Foundation
import Synchronization

/// The forms of texts that `NSLocalizedString` has returned, for numbers that follow later.
///
/// On Apple's systems such a text is a string that knows its forms. Here they are found by the text, in which places are
/// still to be filled. Of two keys with the same text it is the key that was asked for last, as code asks for a format
/// just before it uses it.
enum LocalizedFormats {
  typealias Forms = @Sendable ([LocalizedArgument]) -> String?

  private static let forms = Mutex<[String: Forms]>([:])

  /// - Parameter format: Gets the text for arguments, with places; nil if it has one form only.
  static func record(_ text: String, format: @escaping Forms) {
    guard text.contains("%") else { return }
    forms.withLock { $0[text] = format }
  }

  /// The text for arguments, with places; the text itself if it has one form only.
  static func format(_ text: String, for arguments: [any CVarArg]) -> String {
    forms.withLock { $0[text] }?(arguments.map(LocalizedArgument.init)) ?? text
  }

  /// A format in which numbers of places have no gaps, and its arguments: Foundation on Linux does not find those after
  /// one that has no place, as in a form for 0 without the number.
  static func withoutGaps(
    _ format: String, _ arguments: [any CVarArg]
  ) -> (format: String, arguments: [any CVarArg]) {
    var used: [Int] = []
    let text = format.replacing(/%%|%([1-9][0-9]?)\$/) { match in
      guard let number = match.output.1.flatMap({ Int($0) }), number <= arguments.count else {
        return String(match.output.0)
      }
      let place = used.firstIndex(of: number) ?? used.count
      if place == used.count { used.append(number) }
      return "%\(place + 1)$"
    }
    return used.isEmpty ? (format, arguments) : (text, used.map { arguments[$0 - 1] })
  }
}

extension LocalizedArgument {
  fileprivate init(_ value: any CVarArg) {
    self =
      switch value {
      case let number as any BinaryInteger: .integer(Int(clamping: number))
      case let number as any BinaryFloatingPoint: .decimal(Double(number))
      case let number as NSNumber: .decimal(number.doubleValue)
      default: .text("")
      }
  }
}

extension String {
  // swift-format-ignore: NoLeadingUnderscores
  /// A text with its arguments, in the forms of its translation for numbers among them.
  ///
  /// Foundation's `localizedStringWithFormat` has the same parameters, and does not know translations of Layouter's.
  /// Rewriting calls this instead.
  public static func _localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String {
    let filled = LocalizedFormats.withoutGaps(
      LocalizedFormats.format(format, for: arguments), arguments)
    return String(format: filled.format, locale: .current, arguments: filled.arguments)
  }
}
