// swift-format-ignore-file: NoPlaygroundLiterals

import Testing
import UIFoundation

@Suite struct ObjectLiteralTests {
  @Test func aColorLiteralIsAColor() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    let expected: [CGFloat] = [1, 0.5, 0, 0.25]
    #expect(color.cgColor.components == expected)
    let other: UIColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(other.cgColor == CGColor.black)
  }

  @Test func aLiteralOfAnImageThatIsMissingIsEmpty() {
    let image = #imageLiteral(resourceName: "no such image")
    #expect(image.size == .zero)
  }
}
