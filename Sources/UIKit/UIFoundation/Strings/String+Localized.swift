import Assets

extension String {
  /// A key of a translation, with the values for its places: `"\(count) files in \(name)"` is the key
  /// `%lld files in %@`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [LocalizedArgument]

    public init(stringLiteral value: String) { (key, arguments) = (value, []) }

    public init(_ key: String) { self.init(stringLiteral: key) }

    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [LocalizedArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      public mutating func appendInterpolation(_ text: String) {
        key += "%@"
        arguments.append(.text(text))
      }

      public mutating func appendInterpolation(_ number: some BinaryInteger) {
        key += "%lld"
        arguments.append(.integer(Int(clamping: number)))
      }

      public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
        key += "%lf"
        arguments.append(.decimal(Double(number)))
      }
    }
  }

  /// The translation of a key to the language of the running task, see ``LocalizedStrings``, with its
  /// plural form; without a translation the text of the key.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let text = LocalizedStrings.text(
      keyAndValue.key, table: table, bundle: bundle ?? .main, arguments: keyAndValue.arguments)
    self = text ?? LocalizedStrings.filled(keyAndValue.key, keyAndValue.arguments)
  }
}
