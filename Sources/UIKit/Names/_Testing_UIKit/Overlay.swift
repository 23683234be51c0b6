// The compiler imports this module where a file imports both UIKit and Testing. As on iOS it attaches images to tests.

// The manifest decides it: an application that is shipped would load the testing library.
#if ATTACHES_IMAGES && canImport(Testing)
  import Foundation
  public import Testing
  public import UIFoundation

  /// An image that is attached to a test, as a PNG file. The formats of Apple's systems are not available here.
  public struct AttachedImage: AttachableWrapper {
    /// The attached image.
    public let wrappedValue: UIImage

    /// Calls a closure with the image as a PNG file. Throws ``ImageAttachmentError`` for an image without pixels.
    public func withUnsafeBytes<R>(
      for attachment: borrowing Attachment<AttachedImage>,
      _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
      guard let data = wrappedValue.pngData() else { throw ImageAttachmentError.isEmpty }
      return try data.withUnsafeBytes(body)
    }

    /// The suggested name, with the extension `png` if it has none.
    public func preferredName(
      for attachment: borrowing Attachment<AttachedImage>, basedOn suggestedName: String
    ) -> String {
      (suggestedName as NSString).pathExtension.isEmpty ? suggestedName + ".png" : suggestedName
    }
  }

  extension Attachment where AttachableValue == AttachedImage {
    /// Creates an attachment of an image.
    public init(
      _ image: UIImage, named preferredName: String? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.init(
        AttachedImage(wrappedValue: image), named: preferredName, sourceLocation: sourceLocation)
    }

    /// Attaches an image to the current test.
    public static func record(
      _ image: UIImage, named preferredName: String? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      record(
        AttachedImage(wrappedValue: image), named: preferredName, sourceLocation: sourceLocation)
    }
  }

  /// The reason why an image cannot be attached.
  public enum ImageAttachmentError: Error, CustomStringConvertible {
    /// The image has no pixels.
    case isEmpty

    /// The reason as a sentence.
    public var description: String { "the picture has no pixels, and cannot be attached to a test" }
  }
#endif
