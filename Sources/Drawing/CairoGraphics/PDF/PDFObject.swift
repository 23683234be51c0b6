/// A value in a PDF file (ISO 32000-1, section 7.3).
enum PDFObject: Sendable, Equatable {
  case null
  case boolean(Bool)
  /// Integers and real numbers: content uses one for the other.
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary(PDFDictionary)
  case stream(PDFStream)
  case reference(PDFReference)

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// A number without decimals, of at most 32 bits.
  var integer: Int? { number.flatMap { Int32(exactly: $0).map(Int.init) } }

  var name: String? { if case .name(let name) = self { name } else { nil } }

  var array: [PDFObject]? { if case .array(let array) = self { array } else { nil } }

  /// Also of a stream.
  var dictionary: PDFDictionary? {
    switch self {
    case .dictionary(let dictionary): dictionary
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }

  var stream: PDFStream? { if case .stream(let stream) = self { stream } else { nil } }
}

typealias PDFDictionary = [String: PDFObject]

/// Names an object of a file. Generations only differ in files that were changed, whose table has the last one.
struct PDFReference: Hashable, Sendable {
  var number: Int
}

/// A dictionary with bytes, which can be compressed.
struct PDFStream: Sendable, Equatable {
  var dictionary: PDFDictionary
  /// As they are in the file.
  var bytes: ArraySlice<UInt8>
  /// Of the first byte.
  var offset: Int { bytes.startIndex }
}
