import Foundation
import UIFoundation

/// Data of a test, such as a picture. XCTest has this class on Apple's systems only.
///
/// If the environment variable `LAYOUTER_ATTACHMENTS` names a folder, data that is added to a test is written there;
/// otherwise it is ignored.
open class XCTAttachment: NSObject {
  /// Whether the data is kept if the test passes; here it always is.
  public enum Lifetime: Int, Sendable {
    /// Always, or unless the test passes. Without effect.
    case keepAlways, deleteOnSuccess
  }

  /// How much of an image is kept; here always all.
  public enum ImageQuality: Int, Sendable {
    /// From the whole picture to a coarse one. Without effect.
    case original, medium, low
  }

  /// The name of the file, without an ending.
  open var name: String?
  /// Whether the data is kept if the test passes; `deleteOnSuccess` by default. Kept, without effect.
  open var lifetime = Lifetime.deleteOnSuccess
  /// Values that the test adds; nil by default. Kept, without effect.
  open var userInfo: [AnyHashable: Any]?
  /// The type of the data, such as `public.png`.
  public let uniformTypeIdentifier: String
  private let payload: () -> Data?
  private let pathExtension: String

  private init(_ type: String, _ pathExtension: String, payload: @escaping () -> Data?) {
    uniformTypeIdentifier = type
    self.pathExtension = pathExtension
    self.payload = payload
    super.init()
  }

  /// An image, as a PNG file.
  public convenience init(image: UIImage) {
    self.init("public.png", "png") { image.pngData() }
  }

  /// An image, as a PNG file.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

  /// Data of the type `public.data`, whose file ends in `data`.
  public convenience init(data: Data) {
    self.init("public.data", "data") { data }
  }

  /// Data of a type, whose last part is the ending of the file: `png` for `public.png`.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    let ending = uniformTypeIdentifier.split(separator: ".").last.map(String.init)
    self.init(uniformTypeIdentifier, ending ?? "data") { data }
  }

  /// Data of a type and with a name.
  ///
  /// - Parameters:
  ///   - identifier: nil for `public.data`.
  ///   - payload: nil for an attachment that is not written.
  public convenience init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    let identifier = identifier ?? "public.data"
    let ending = identifier.split(separator: ".").last.map(String.init)
    self.init(identifier, ending ?? "data") { payload }
    self.name = name
    self.userInfo = userInfo
  }

  /// A text, as a file in UTF-8 that ends in `txt`.
  public convenience init(string: String) {
    self.init("public.plain-text", "txt") { Data(string.utf8) }
  }

  /// The contents of a file.
  public convenience init(contentsOfFile url: URL) {
    self.init("public.data", url.pathExtension) { try? Data(contentsOf: url) }
    name = url.deletingPathExtension().lastPathComponent
  }

  /// Writes the data to the folder for attachments, if there is one.
  ///
  /// - Parameter test: The name of the test that it is added to.
  public func keep(of test: String) {
    guard let folder = ProcessInfo.processInfo.environment["LAYOUTER_ATTACHMENTS"], !folder.isEmpty
    else { return }
    keep(of: test, in: folder)
  }

  /// Writes the data to a folder. A file of the same name is kept: the new one gets a number.
  package func keep(of test: String, in folder: String) {
    guard let data = payload() else { return }
    let base = Self.fileName([test, name].compactMap(\.self).joined(separator: "-"))
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var path = "\(folder)/\(base).\(pathExtension)"
      var number = 2
      while files.fileExists(atPath: path) {
        path = "\(folder)/\(base)-\(number).\(pathExtension)"
        number += 1
      }
      try data.write(to: URL(filePath: path))
    } catch {
      let message =
        "warning: cannot write an attachment to '\(folder)': \(error.localizedDescription)\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
  }

  private static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
  }
}

/// A part of a test, with a name of its own.
public protocol XCTActivity: AnyObject {
  /// The name that the activity was run with.
  var name: String { get }
  /// Writes an attachment to the folder for attachments, if there is one.
  func add(_ attachment: XCTAttachment)
}

/// Divides a test into activities. XCTest has it on Apple's systems only.
public enum XCTContext {
  private final class Activity: XCTActivity {
    let name: String

    init(name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) { attachment.keep(of: name) }
  }

  /// Runs a part of a test.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name: name))
  }

  /// Runs a part of a test that waits.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    try await block(Activity(name: name))
  }
}
