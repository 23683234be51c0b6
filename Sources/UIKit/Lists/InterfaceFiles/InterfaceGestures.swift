import CairoGraphics
import GestureRecognizers
import HeadlessUIKit
import ObjectiveCRuntime
import XMLReading

/// Creates the gesture recognizers of Interface Builder files, which views refer to.
enum InterfaceGestures {
  /// The recognizer of an element; nil for an element of another kind.
  static func make(_ element: XMLElement, _ builder: InterfaceBuilder) -> UIGestureRecognizer? {
    guard element.name.hasSuffix("GestureRecognizer") else { return nil }
    let custom =
      element.text("customClass").flatMap { builder.customClass($0, of: element) }
      as? UIGestureRecognizer.Type
    let recognizer = custom?._make() as? UIGestureRecognizer ?? makers[element.name]?()
    guard let recognizer else { return nil }
    apply(element, to: recognizer)
    return recognizer
  }

  private static let makers: [String: @Sendable () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "pressGestureRecognizer": { UILongPressGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
  ]

  private static func apply(_ element: XMLElement, to recognizer: UIGestureRecognizer) {
    recognizer.isEnabled = element.flag("enabled") ?? true
    recognizer.cancelsTouchesInView = element.flag("cancelsTouchesInView") ?? true
    recognizer.delaysTouchesBegan = element.flag("delaysTouchesBegan") ?? false
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let count = count(element, "numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = count(element, "numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = count
      }
    case let press as UILongPressGestureRecognizer:
      if let count = count(element, "numberOfTapsRequired") { press.numberOfTapsRequired = count }
      if let seconds = element.number("minimumPressDuration") {
        press.minimumPressDuration = TimeInterval(seconds)
      }
      if let distance = element.number("allowableMovement") { press.allowableMovement = distance }
    case let pan as UIPanGestureRecognizer:
      if let count = count(element, "minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
    case let swipe as UISwipeGestureRecognizer:
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      if let direction = element.text("direction").flatMap({ directions[$0] }) {
        swipe.direction = direction
      }
    default: break
    }
  }

  /// A number of fingers or taps: 1 or more.
  private static func count(_ element: XMLElement, _ attribute: String) -> Int? {
    element.number(attribute).flatMap { Int(exactly: $0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
