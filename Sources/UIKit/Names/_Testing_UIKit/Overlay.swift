// The compiler imports this module where a file imports both UIKit and Testing. As on iOS it attaches images to tests.

// The manifest says when: an application that is shipped would load the testing library.
#if ATTACHES_IMAGES && canImport(Testing)
  import Foundation
  public import Testing
  public import UIFoundation

  /// A picture that is attached to a test, as a PNG file. The formats of Apple's systems cannot be chosen here.
  public struct AttachedImage: AttachableWrapper {
    public let wrappedValue: UIImage

    public func withUnsafeBytes<R>(
      for attachment: borrowing Attachment<AttachedImage>,
      _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
      guard let data = wrappedValue.pngData() else { throw ImageAttachmentError.isEmpty }
      return try data.withUnsafeBytes(body)
    }

    public func preferredName(
      for attachment: borrowing Attachment<AttachedImage>, basedOn suggestedName: String
    ) -> String {
      (suggestedName as NSString).pathExtension.isEmpty ? suggestedName + ".png" : suggestedName
    }
  }

  extension Attachment where AttachableValue == AttachedImage {
    /// An attachment of a picture.
    public init(
      _ image: UIImage, named preferredName: String? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.init(
        AttachedImage(wrappedValue: image), named: preferredName, sourceLocation: sourceLocation)
    }

    /// Attaches a picture to the current test.
    public static func record(
      _ image: UIImage, named preferredName: String? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      record(
        AttachedImage(wrappedValue: image), named: preferredName, sourceLocation: sourceLocation)
    }
  }

  /// Why a picture cannot be attached.
  public enum ImageAttachmentError: Error, CustomStringConvertible {
    case isEmpty

    public var description: String { "the picture has no pixels, and cannot be attached to a test" }
  }
#endif
