// Imports as iOS code has them.
import CoreGraphics
import CoreText
import QuartzCore
import Testing
import UIKit

@Suite struct ModuleTests {
  #if canImport(UIKit)
    private let isUIKit = true
  #else
    private let isUIKit = false
  #endif

  @Test func codeForUIKitIsCompiled() {
    #expect(isUIKit)
  }

  @Test func uiKitBringsFoundationAndCoreGraphicsAlong() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let layer: CALayer = view.layer
    layer.cornerRadius = 3
    #expect(view.frame == CGRect(x: -5, y: -10, width: 20, height: 40))
    #expect(Data([1]).count == 1)
  }
}
