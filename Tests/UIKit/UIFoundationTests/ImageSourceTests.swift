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

  // MARK: Animations

  /// Two frames of one pixel: red for 0.02 seconds, blue for 0.5. They are shown 3 times.
  private let animation = Data(
    [
      "GIF89a".utf8.map { $0 }, [1, 0, 1, 0, 0x80, 0, 0], [0xFF, 0, 0, 0, 0, 0xFF],
      [0x21, 0xFF, 11], "NETSCAPE2.0".utf8.map { $0 }, [3, 1, 3, 0, 0],
      // For each frame: its time, its place, and as data of 3 bits each "clear", the index, and "end".
      [0x21, 0xF9, 4, 0, 2, 0, 0, 0], [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0], [2, 2, 0x44, 1, 0],
      [0x21, 0xF9, 4, 0, 50, 0, 0, 0], [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0], [2, 2, 0x4C, 1, 0],
      [0x3B],
    ].joined())

  @Test func theFramesOfAnAnimationAreReadInAnyOrder() throws {
    let source = try #require(CGImageSourceCreateWithData(animation as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetType(source).map { String(describing: $0) } == "com.compuserve.gif")
    for (index, pixel) in [(1, 0xFF00_00FF), (0, 0xFFFF_0000), (1, 0xFF00_00FF)] as [(Int, UInt32)]
    {
      let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
      #expect(image.bitmap.pixels == [pixel])
    }
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    #expect(UIImage(data: animation)?.cgImage?.bitmap.pixels == [0xFFFF_0000])
  }

  @Test func anAnimationSaysHowLongItsFramesAreShown() throws {
    let source = try #require(CGImageSourceCreateWithData(animation as CFData, nil))
    func properties(_ index: Int) -> [String: Double]? {
      let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      return all?["{GIF}"] as? [String: Double]
    }
    #expect(properties(0) == ["UnclampedDelayTime": 0.02, "DelayTime": 0.1])
    #expect(properties(1) == ["UnclampedDelayTime": 0.5, "DelayTime": 0.5])
    let file = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    #expect(file?["{GIF}"] as? [String: Int] == ["LoopCount": 3])
    #expect(file?["FileSize"] as? Int == animation.count)
  }

  @Test func aSourceGetsItsDataLater() {
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    #expect(CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, animation.prefix(60) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, animation as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetCount(source) == 2)
  }

  // MARK: Files that are written

  @Test(arguments: ["public.png", "public.jpeg"])
  func aPictureIsWritten(type: String) throws {
    let image = try #require(UIImage(data: data)?.cgImage)
    let file = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(file, type as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImage(
      destination, image, [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(file, nil))
    #expect(CGImageSourceGetType(source).map { String(describing: $0) } == type)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
  }

  @Test func otherFilesAreNotWritten() {
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
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
