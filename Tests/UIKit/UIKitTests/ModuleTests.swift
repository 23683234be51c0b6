// Imports as iOS code has them.
import CoreGraphics
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

  /// A view that takes text, with the traits that it needs.
  private final class Pin: UIView, UIKeyInput {
    var text = ""
    var keyboardType = UIKeyboardType.alphabet
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
  }

  @Test func traitsOfTextInputAreOptional() {
    let pin: any UITextInputTraits = Pin()
    #expect(pin.keyboardType == .asciiCapable)
    #expect(pin.returnKeyType == .default)
    #expect(!pin.isSecureTextEntry)
  }
}
