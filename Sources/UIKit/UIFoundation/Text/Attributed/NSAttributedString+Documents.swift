// Documents as attributed strings: plain text only.

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the format.
    public let rawValue: String

    /// A format by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Plain text, the only format that is read here.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format; not read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with attached files; not read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML; not read here.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The name of a fact about a document that its bytes do not contain.
  public struct DocumentReadingOptionKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the option.
    public let rawValue: String

    /// An option by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of characters that the document says nothing about.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Why a document is not read.
  public enum DocumentError: Error, CustomStringConvertible {
    /// There is no reader for the format.
    case unsupportedType(DocumentType)
    /// The bytes are not text in the encoding.
    case notText

    /// The reason, in one sentence.
    public var description: String {
      switch self {
      case .unsupportedType(let type):
        "documents of the type \(type.rawValue) are not read, only plain text is"
      case .notText: "the document is not a text in the encoding that the options name"
      }
    }
  }

  /// The text of a document.
  ///
  /// - Parameters:
  ///   - data: plain text, in UTF-8 without another encoding among the options.
  ///   - documentAttributes: without effect.
  /// - Throws: ``DocumentError`` for HTML and RTF, which are not read here.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutableRawPointer? = nil
  ) throws {
    let type = options[.documentType]
    let named = type as? DocumentType ?? (type as? String).map(DocumentType.init(rawValue:))
    if let named, named != .plain { throw DocumentError.unsupportedType(named) }
    let encoding = options[.characterEncoding].flatMap { value in
      (value as? UInt ?? CGFloat(anyNumber: value).flatMap { UInt(exactly: $0) })
        .map(String.Encoding.init(rawValue:))
    }
    guard let text = String(data: data, encoding: encoding ?? .utf8) else {
      throw DocumentError.notText
    }
    self.init(
      string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }
}
