/// The translation of a key: a text, or texts by number and device.
package indirect enum LocalizedText: Sendable, Equatable {
  /// A format: `%@`, `%1$d`, and `%#@name@` for a substitution.
  case text(String)
  /// By the category of a number.
  case plural([PluralCategory: LocalizedText])
  /// By the device: `iphone`, `ipad`, `other` ….
  case device([String: LocalizedText])

  fileprivate var hasForms: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let texts): texts.values.contains(where: \.hasForms)
    }
  }
}

/// The translation of a key with the parts of it that depend on numbers of their own.
package struct LocalizedEntry: Sendable, Equatable {
  package var text: LocalizedText
  /// By the name in `%#@name@`.
  package var substitutions: [String: Substitution] = [:]

  package struct Substitution: Sendable, Equatable {
    /// The argument whose number decides, counted from 1; nil for the next one.
    package var argument: Int?
    package var text: LocalizedText

    package init(argument: Int? = nil, text: LocalizedText) {
      (self.argument, self.text) = (argument, text)
    }
  }

  /// Whether the text depends on numbers.
  var hasForms: Bool { !substitutions.isEmpty || text.hasForms }

  package init(_ text: LocalizedText, substitutions: [String: Substitution] = [:]) {
    (self.text, self.substitutions) = (text, substitutions)
  }
}

/// A value for a place in a translation.
package enum LocalizedArgument: Sendable, Equatable {
  case text(String)
  case integer(Int)
  case decimal(Double)

  /// The value as a text without a format of its own.
  var plain: String {
    switch self {
    case .text(let text): text
    case .integer(let integer): String(integer)
    case .decimal(let decimal):
      decimal == decimal.rounded() && abs(decimal) < 1e15
        ? String(Int(decimal)) : String(decimal)
    }
  }

  /// The number for plural rules; nil for a text.
  var operands: PluralOperands? {
    switch self {
    case .text: nil
    case .integer(let integer): PluralOperands(integer)
    case .decimal: PluralOperands(decimal: plain)
    }
  }
}
