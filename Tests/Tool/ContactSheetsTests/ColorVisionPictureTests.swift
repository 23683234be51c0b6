import ImageComparison
import Pixels
import Testing

@testable import ContactSheets

@Suite struct ColorVisionPictureTests {
  @Test func translucentPixelsKeepTheirAlpha() {
    let red = Bitmap(width: 1, height: 1, filledWith: 0x8080_0000)
    // 109 and 95 of 255, times 128 / 255.
    #expect(red.seen(with: .protanopia)[0, 0] == 0x8037_3000)
    #expect(Bitmap(width: 1, height: 1).seen(with: .tritanopia)[0, 0] == 0)
  }
}
