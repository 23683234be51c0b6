// Imports as iOS code has them.
import CoreGraphics
import CoreText
import QuartzCore
import Testing
import UIKit

@Suite struct AppleNameTests {
  @Test func namesOfCAndOfVectorsAreThere() {
    let count: NSInteger = 2
    #expect(count == 2)
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude)
    let view = UIView()
    let references = CFGetRetainCount(view)
    let other = [view]
    #expect(CFGetRetainCount(view) > references)
    #expect(other.count == 1)
    // A quarter of the way from 2 to 6.
    let middle: CGFloat = simd_mix(2, 6, 0.25)
    #expect(middle == 3)
    let length: Float = simd_length(simd_float2(3, 4))
    #expect(length == 5)
  }

  @Test func matricesMultiplyVectorsAndHaveInverses() {
    // A translation by (5, 6, 7) after scaling by 2, of column vectors.
    let matrix = double4x4(rows: [
      SIMD4(2, 0, 0, 5), SIMD4(0, 2, 0, 6), SIMD4(0, 0, 2, 7), SIMD4(0, 0, 0, 1),
    ])
    #expect(matrix[3] == SIMD4(5, 6, 7, 1))
    #expect(matrix[3][1] == 6)
    #expect(matrix[3, 1] == 6)
    #expect(matrix * SIMD4(1, 1, 1, 1) == SIMD4(7, 8, 9, 1))
    #expect(SIMD4(1, 1, 1, 1) * matrix == SIMD4(2, 2, 2, 19))
    #expect(matrix.determinant == 8)
    #expect(matrix.inverse * SIMD4(7, 8, 9, 1) == SIMD4(1, 1, 1, 1))
    #expect(matrix * matrix.inverse == double4x4(1))
    // The determinant of a matrix with two rows exchanged is -1.
    let exchanged = float4x4(
      SIMD4(0, 1, 0, 0), SIMD4(1, 0, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))
    #expect(exchanged.determinant == -1)
    #expect(exchanged.inverse == exchanged)
    #expect(exchanged == exchanged.transpose)
  }

  @Test func signpostsAreAccepted() {
    let view = UIView()
    let id = OSSignpostID(log: .default, object: view)
    os_signpost(.begin, log: .default, name: "Layout", signpostID: id, "%{public}s", "a view")
    os_signpost(.end, log: .default, name: "Layout", signpostID: id)
    #expect(id == OSSignpostID(log: .disabled, object: view))
    #expect(id != .invalid)
  }

  @Test func trackingOfCoreTextIsThatOfUIKit() {
    #expect(kCTTrackingAttributeName as NSAttributedString.Key == .tracking)
  }

  @Test func textsGetValues() {
    let text = NSMutableString(string: "a")
    text.appendFormat(" %d of %@", 1, NSString(string: "b"))
    #expect(text.isEqual(to: "a 1 of b"))
  }

  @Test func keysOfDictionariesAreObjects() {
    let dictionary = NSMutableDictionary()
    let key: any NSCopying = NSNumber(value: 3)
    dictionary.setObject("c", forKey: key)
    #expect(dictionary.object(forKey: NSNumber(value: 3)) as? String == "c")
    dictionary[key] = "d"
    #expect(dictionary[key] as? String == "d" && dictionary.count == 1)
    dictionary[key] = nil
    #expect(dictionary.count == 0)
  }

  @Test func promisedItemsAreThoseOfTheFileSystem() throws {
    #expect(try URL(filePath: #filePath).checkPromisedItemIsReachable())
    #expect(throws: CocoaError.self) {
      try URL(filePath: #filePath + ".none").checkPromisedItemIsReachable()
    }
  }
}
