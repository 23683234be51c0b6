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

  /// A view that implements `UITextInput` has positions of its own.
  private final class Place: UITextPosition {
    let line: Int

    init(line: Int) {
      self.line = line
      super.init()
    }
  }

  private final class Change: UICollectionViewUpdateItem {
    override var updateAction: Action { .move }
  }

  /// What every class has from `NSObject`, also where its other initializers have arguments.
  @Test func classesAreMadeWithoutArguments() {
    #expect(UIPageViewController().transitionStyle == .pageCurl)
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UITableViewHeaderFooterView(frame: frame).frame == frame)
    #expect(UIViewPropertyAnimator().duration == 0.2)
    #expect(UIAlertAction().title == nil)
    #expect(UIKeyCommand().input == nil)
    #expect(UIVisualEffectView(effect: UIBlurEffect()).effect is UIBlurEffect)
    #expect(UIVisualEffectView(effect: UIVibrancyEffect()).effect is UIVibrancyEffect)
    #expect(UITextRange().isEmpty && UITextPosition() == UITextRange().start)
    #expect(Place(line: 3).line == 3)
    #expect(UICollectionViewUpdateItem().updateAction == .none && Change().updateAction == .move)
  }
}
