import Foundation
import ImageComparison
import Pixels

/// How a format is stored in a golden, and how two values of it are compared.
public struct Diffing<Value> {
  /// The content of the golden's file.
  public var toData: (Value) -> Data
  /// Reads the content of a golden's file.
  public var fromData: (Data) -> Value
  /// Compares an expected and an actual value; nil if they are the same, otherwise what differs, in
  /// words, and files for the test's results.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// How the pixels are compared, and where they are; nil for formats that are not pictures.
  var picture: Picture?

  struct Picture {
    var options: ComparisonOptions
    var scale: CGFloat
    /// Nil for a picture without pixels.
    var bitmap: (Value) throws -> Bitmap?
  }

  /// A format that is not a picture: a failure has the words and the files of the difference.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file for the results of a test, under the name that it has on Apple's platforms: XCTest has none on
/// Linux. Swift Testing keeps it with `--attachments-path`.
public struct XCTAttachment {
  /// The name of the file; nil for a default one.
  public var name: String?
  let data: Data

  /// An attachment of bytes.
  public init(data: Data) {
    self.data = data
  }

  /// - Parameter uniformTypeIdentifier: Not used: the name's extension says what the file is.
  public init(data: Data, uniformTypeIdentifier: String) {
    self.init(data: data)
  }
}
