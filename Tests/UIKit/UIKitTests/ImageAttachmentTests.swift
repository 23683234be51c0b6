import Testing
import UIKit

/// Pictures that are attached to tests, through the module that the compiler imports for UIKit and Testing.
@Suite struct ImageAttachmentTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
  }

  @Test func aPictureIsAttachedAsAPNGFile() throws {
    let attachment = Attachment(image, named: "red.png")
    #expect(attachment.preferredName == "red.png")
    let bytes = try attachment.withUnsafeBytes { Data($0) }
    // The signature of the format.
    #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    #expect(bytes == image.pngData())
    Attachment.record(image, named: "recorded")
  }

  @Test func anEmptyPictureCannotBeAttached() {
    let attachment = Attachment(UIImage(), named: "empty")
    #expect(throws: (any Error).self) { try attachment.withUnsafeBytes { $0.count } }
  }
}
