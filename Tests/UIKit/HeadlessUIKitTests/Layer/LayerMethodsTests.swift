import Testing

@testable import HeadlessUIKit

private final class Plain: UIView {
  let other = 1
  func layOut() {}
}

private class Displaying: UIView {
  override func display(_ layer: CALayer) { layer.name = "a" }
}

private final class ContentDrawing: UIView {
  override func draw(_ rect: CGRect) { tag = 3 }
}

private final class LayerDrawing: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) { layer.name = "a" }
}

private final class Preparing: UIView {
  override func layerWillDraw(_ layer: CALayer) { layer.name = "a" }
}

private final class Inheriting<Value>: Displaying {
  var value: Value?
}

/// Canaries of reading the method tables of classes.
@Suite struct LayerMethodsTests {
  @Test func overridesAreFound() {
    #expect(LayerMethods.display.isOverridden(by: Displaying.self))
    #expect(LayerMethods.content.isOverridden(by: ContentDrawing.self))
    #expect(LayerMethods.areOverridden(by: Displaying.self))
    #expect(LayerMethods.areOverridden(by: LayerDrawing.self))
    #expect(LayerMethods.areOverridden(by: Preparing.self))
  }

  @Test func inheritedOverridesAreFound() {
    #expect(LayerMethods.display.isOverridden(by: Inheriting<Int>.self))
    #expect(LayerMethods.areOverridden(by: Inheriting<[String]>.self))
  }

  @Test func otherMethodsAreNone() {
    for viewClass in [UIView.self, Plain.self, UIWindow.self, PortalView.self] {
      #expect(!LayerMethods.areOverridden(by: viewClass))
      #expect(!LayerMethods.content.isOverridden(by: viewClass))
    }
    #expect(!LayerMethods.display.isOverridden(by: ContentDrawing.self))
    #expect(!LayerMethods.areOverridden(by: ContentDrawing.self))
    #expect(!LayerMethods.content.isOverridden(by: Displaying.self))
  }

  @Test func aMethodThatIsNotFoundEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      // As if the compiler had left the override out of the table.
      _ = LayerMethods("display(_:)", overriddenBy: PlainProbe.self)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Cannot determine whether a class overrides display(_:) of UIView"))
  }
}

/// Canaries of the call through the method table of a view class that is known only at run time.
@Suite struct DynamicViewInitializationTests {
  private class Card: UIView {
    private(set) var calls: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      calls.append("frame")
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      calls.append("coder")
    }

    func layOut() {}
  }

  private final class WideCard<Value>: Card {
    var value: Value?
    let margin = 7
  }

  private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func aViewIsMadeByItsFrame() {
    let card: Card = UIView.instance(of: Card.self, frame: frame)
    #expect(card.calls == ["frame"])
    #expect(card.frame == frame)
  }

  @Test func aViewIsMadeByAnInheritedInitializer() {
    let viewClass: Card.Type = WideCard<String>.self
    let card = UIView.instance(of: viewClass, frame: frame)
    #expect(card.calls == ["frame"])
    #expect((card as? WideCard<String>)?.margin == 7)
  }

  @Test func aClassOfUIKitIsMade() {
    let viewClass: UIView.Type = UIWindow.self
    #expect(UIView.instance(of: viewClass, frame: frame) is UIWindow)
  }
}
