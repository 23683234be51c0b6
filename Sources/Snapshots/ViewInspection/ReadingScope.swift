import HeadlessUIKit
import ViewTree

/// What the views above say about how a view is read.
struct ReadingScope {
  /// Whether a view above hides its content, or another view is modal.
  private var isHidden = false
  /// The elements of the closest container that lists its own, with their places.
  private var places: [ObjectIdentifier: Int]?
  private var container = 0
  /// Whether the view, or one between it and the container, is among the container's elements.
  private var isListed = true
  /// Whether the children of the view are kept together.
  private var isGroup = false
  /// The place that the container gives the view; nil for those in a view that has one.
  private(set) var place: InspectedAccessibility.Place?

  /// Whether the view can be read.
  var isRead: Bool { !isHidden && isListed }

  mutating func hide() { isHidden = true }

  /// Continues with an object in the view that was entered last.
  mutating func enter(_ object: AnyObject) {
    place = nil
    if isGroup { place = InspectedAccessibility.Place(container: container) }
    isGroup = false
    if !isListed, let position = places?[ObjectIdentifier(object)] {
      place = InspectedAccessibility.Place(container: container, position: position)
      isListed = true
    }
  }

  /// Continues with the content of a view.
  ///
  /// - Parameter index: of the view.
  mutating func enterChildren(of view: UIView, at index: Int) {
    place = nil
    if view.accessibilityElementsHidden { isHidden = true }
    if let elements = view.accessibilityElements {
      places = [:]
      for (position, element) in elements.enumerated() {
        places?[ObjectIdentifier(element as AnyObject)] = position
      }
      (container, isListed) = (index, false)
    } else if view.shouldGroupAccessibilityChildren, isListed {
      (container, isGroup) = (index, true)
    }
  }
}
