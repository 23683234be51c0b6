import Assets

extension String {
  /// A key of a translation, with the values for its places: `"\(count) files in \(name)"` is the key
  /// `%lld files in %@`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [LocalizedArgument]

    /// A key without values: the text of a string literal.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }

    /// A key without values.
    public init(_ key: String) { self.init(stringLiteral: key) }

    /// The key and the values of an interpolated string literal.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Collects the parts of a string literal: text becomes part of the key, a value becomes a place.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [LocalizedArgument] = []

      /// An empty key; both counts are ignored.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds text to the key, with each `%` doubled.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Adds the place `%@` for a text.
      public mutating func appendInterpolation(_ text: String) {
        key += "%@"
        arguments.append(.text(text))
      }

      /// Adds the place `%lld` for an integer, which is clamped to 64 bits.
      public mutating func appendInterpolation(_ number: some BinaryInteger) {
        key += "%lld"
        arguments.append(.integer(Int(clamping: number)))
      }

      /// Adds the place `%lf` for a decimal number.
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
