// The compiler imports this module where a file imports both UIKit and Testing. As on iOS it attaches images to tests.

// The manifest says when: an application that is shipped would load the testing library.
#if ATTACHES_IMAGES && canImport(Testing)
  import Foundation
  public import Testing
  public import UIFoundation

  /// A picture that is attached to a test is a PNG file. The formats of Apple's systems cannot be chosen here.
  extension UIImage: Attachable {
    public func withUnsafeBytes<R>(
      for attachment: borrowing Attachment<UIImage>, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
      guard let data = pngData() else { throw ImageAttachmentError.isEmpty }
      return try data.withUnsafeBytes(body)
    }

    public func preferredName(
      for attachment: borrowing Attachment<UIImage>, basedOn suggestedName: String
    ) -> String {
      (suggestedName as NSString).pathExtension.isEmpty ? suggestedName + ".png" : suggestedName
    }
  }

  /// Why a picture cannot be attached.
  public enum ImageAttachmentError: Error, CustomStringConvertible {
    case isEmpty

    public var description: String { "the picture has no pixels, and cannot be attached to a test" }
  }
#endif
