import StandardControls
import StandardViews
import Testing

@testable import HeadlessUIKit

/// What views answer assistive technologies.
@Suite struct AccessibilityTests {
  /// A rating that speaks its value.
  private final class Rating: UIView {
    var stars = 2

    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityValue: String? {
      get { "\(stars) stars" }
      set {}
    }
    override func accessibilityIncrement() { stars += 1 }
    override func accessibilityDecrement() { stars -= 1 }
  }

  /// The model of an action, as packages have it.
  private final class Model: NSObject {}

  @Test func objectsOfAnyKindHaveLabels() {
    let model = Model()
    #expect(model.accessibilityLabel == nil)
    #expect(!model.isAccessibilityElement)
    model.accessibilityLabel = "Delete"
    model.isAccessibilityElement = true
    model.accessibilityTraits = .button
    #expect(model.accessibilityLabel == "Delete")
    #expect(model.isAccessibilityElement)
    #expect(model.accessibilityTraits == .button)
    #expect(Model().accessibilityLabel == nil)
  }

  @Test func aViewThatIsKnownAsAnObjectAnswersItself() {
    let rating = Rating()
    let object: NSObject = rating
    #expect(object.isAccessibilityElement)
    #expect(object.accessibilityValue == "2 stars")
    object.accessibilityLabel = "Rating"
    #expect(rating.accessibilityLabel == "Rating")
  }

  private final class Target: NSObject {
    var names: [String] = []

    func act(_ action: UIAccessibilityCustomAction) -> Bool {
      names.append(action.name)
      return names.count > 1
    }
  }

  @Test func aCustomActionCallsTheMethodOfItsTarget() {
    let target = Target()
    let selector = Selector("act:", { (_target: Target) in _target.act(_:) })
    let action = UIAccessibilityCustomAction(name: "Open", target: target, selector: selector)
    #expect(action.actionHandler?(action) == false)
    #expect(action.actionHandler?(action) == true)
    #expect(target.names == ["Open", "Open"])
  }

  @Test func aViewIsNoElementUntilItIsSet() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Price"
    view.accessibilityHint = "Opens the details"
    view.accessibilityTraits = [.button, .header]
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Price")
    #expect(view.accessibilityAttributedLabel?.string == "Price")
    #expect(view.accessibilityUserInputLabels == ["Price"])
    #expect(view.accessibilityHint == "Opens the details")
    #expect(view.accessibilityTraits.contains(.header))
  }

  /// UIKit documents the raw values of its traits' bits by their order in the header.
  @Test func traitsHaveUIKitsRawValues() {
    let values: [UInt64] = [
      UIAccessibilityTraits.button.rawValue, UIAccessibilityTraits.image.rawValue,
      UIAccessibilityTraits.selected.rawValue, UIAccessibilityTraits.staticText.rawValue,
      UIAccessibilityTraits.notEnabled.rawValue, UIAccessibilityTraits.header.rawValue,
    ]
    let expected: [UInt64] = [0x1, 0x4, 0x8, 0x40, 0x100, 0x10000]
    #expect(values == expected)
  }

  @Test func labelsAndControlsAnswerForThemselves() {
    let label = UILabel()
    label.text = "Name"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Name")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityTraits = .none
    #expect(label.accessibilityTraits == .none)
    label.accessibilityTraits = []
    #expect(label.accessibilityTraits == [])
    label.accessibilityLabel = "Full name"
    label.text = "N."
    #expect(label.accessibilityLabel == "Full name")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "N.")

    let control = UIControl()
    #expect(control.isAccessibilityElement)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.accessibilityTraits == [.button, .selected, .notEnabled])
  }

  @Test func aClassCanAnswerFromItsState() {
    let rating = Rating()
    rating.accessibilityIncrement()
    #expect(rating.accessibilityValue == "3 stars")
    rating.accessibilityDecrement()
    rating.accessibilityDecrement()
    #expect(rating.accessibilityValue == "1 stars")
  }

  @Test func framesAreInTheScreensCoordinates() {
    let window = UIWindow(frame: CGRect(x: 0, y: 40, width: 200, height: 200))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 30, height: 12))
    window.addSubview(outer)
    outer.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 15, y: 66, width: 30, height: 12))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 30, y: 72))

    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 16, y: 68, width: 3, height: 4))
    // It moves with its view.
    outer.frame.origin.x = 110
    #expect(element.accessibilityFrame == CGRect(x: 116, y: 68, width: 3, height: 4))
    element.accessibilityFrame = CGRect(x: 115, y: 66, width: 7, height: 7)
    #expect(
      element.accessibilityFrameInContainerSpace == CGRect(x: 0, y: 0, width: 7, height: 7))
  }

  @Test func containersKnowTheirElements() {
    let view = UIView()
    #expect(view.accessibilityElementCount() == 0)
    let elements = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
    view.accessibilityElements = elements
    #expect(view.accessibilityElementCount() == 3)
    #expect(view.accessibilityElement(at: 1) as AnyObject === elements[1])
    #expect(view.accessibilityElement(at: 3) == nil)
    #expect(view.index(ofAccessibilityElement: elements[2]) == 2)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test func postsAreRecordedByTheApplication() {
    let application = UIApplication()
    let view = UIView()
    application.perform {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === view)
      #expect(view.accessibilityElementIsFocused())
    }
    let posts = application.postedAccessibilityNotifications
    #expect(posts.map(\.notification) == [.announcement, .layoutChanged])
    #expect(posts.first?.argument as? String == "Saved")
    #expect(UIApplication().postedAccessibilityNotifications.isEmpty)
  }

  @Test func settingsAreThoseOfTheApplication() {
    let application = UIApplication(
      screen: UIScreen(traits: UITraitCollection(accessibilityContrast: .high)))
    application.accessibilitySettings.isVoiceOverRunning = true
    application.perform {
      #expect(UIAccessibility.isVoiceOverRunning)
      #expect(!UIAccessibility.isReduceMotionEnabled)
      #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    }
    UIApplication().perform { #expect(!UIAccessibility.isVoiceOverRunning) }
  }
}
