import TestSupport
import Testing
import UIFoundation

@Suite struct ImageSourceTests {
  /// A red picture of 40 by 20 pixels, as a file.
  private let data: Data = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
  }()

  @Test func aPictureIsRead() throws {
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source).map { String(describing: $0) } == "public.png")
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 40)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(properties?["PixelHeight"] as? Int == 20)
  }

  @Test func aThumbnailKeepsTheProportions() throws {
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    func thumbnail(_ size: CGFloat) -> CGImage? {
      let options =
        [
          kCGImageSourceCreateThumbnailFromImageAlways: true,
          kCGImageSourceCreateThumbnailWithTransform: true,
          kCGImageSourceThumbnailMaxPixelSize: size,
        ] as CFDictionary
      return CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    }
    let small = try #require(thumbnail(10))
    #expect(small.width == 10)
    #expect(small.height == 5)
    // Pictures are not enlarged.
    #expect(thumbnail(100)?.width == 40)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test func otherBytesHaveNoPicture() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Data([1, 2, 3])), nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/nothing.png"), nil) == nil)
  }

  /// 16 : 9 in 100 by 100: 56.25 high, 21.875 below the top.
  @Test func aRectangleKeepsProportionsInAnother() {
    let wide = CGRect(x: 10, y: 31.875, width: 100, height: 56.25)
    let bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(AVMakeRect(aspectRatio: CGSize(width: 16, height: 9), insideRect: bounds) == wide)
    let high = CGRect(x: 35, y: 10, width: 50, height: 100)
    #expect(AVMakeRect(aspectRatio: CGSize(width: 1, height: 2), insideRect: bounds) == high)
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: bounds) == bounds)
  }
}
