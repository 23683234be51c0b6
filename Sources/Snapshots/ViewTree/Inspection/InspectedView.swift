/// What a laid-out view is to its user: where it is, what it shows, and how it reacts.
///
/// Unlike a ``ViewNode``, which lists properties, it has what only the view itself can find out.
public struct InspectedView: Sendable, Equatable {
  /// The class of the view: `DsCustomButton`.
  public var type: String
  /// The id in the scene, or the `accessibilityIdentifier`; nil without one.
  public var id: String?
  /// The index of the superview in ``InspectedTree/views``; nil at the top of the tree.
  public var parent: Int?
  /// What declares the view; nil for a view that another one has made.
  public var source: NodeSource?
  /// The upright box around the view in the picture, points.
  public var box: ViewNode.Rect
  /// The part of the box that no clipping superview and no edge of the picture cuts off; nil if
  /// nothing is left.
  public var visibleBox: ViewNode.Rect?
  /// The area outside of which what the view shows is cut off for good, in the picture, points: what
  /// can be scrolled to is not. Nil if everything is cut off.
  public var clip: ViewNode.Rect?
  /// The product of the alpha of the view and of those above it.
  public var opacity = 1.0
  /// Whether neither the view nor a superview is hidden or transparent.
  public var isVisible = true
  /// Whether the view or a superview is being animated: it is not at its place yet.
  public var isMoving = false
  /// Whether the view or a superview is scaled, rotated or moved by a transform.
  public var isTransformed = false
  /// Whether subviews are visible only inside the bounds.
  public var clips = false
  /// Whether the user can scroll the subviews into the bounds.
  public var scrolls = false
  /// What the view shows, and how it reacts.
  public var content = ViewContent()
  /// The active constraints on the view, in the notation of reports, but those that place a view
  /// below it.
  public var constraints: [String] = []
  /// How the view reacts to touches; nil if it does not.
  public var target: TouchTarget?

  /// A view whose box is visible as a whole.
  public init(
    type: String, id: String? = nil, parent: Int? = nil, source: NodeSource? = nil,
    box: ViewNode.Rect
  ) {
    self.type = type
    self.id = id
    self.parent = parent
    self.source = source
    self.box = box
    visibleBox = box
    clip = box
  }
}

/// A node of a scene that declares a view.
public struct NodeSource: Sendable, Hashable {
  /// The index of the node among all nodes of the scene, each before those below it.
  public var number: Int
  /// The line in the file, counted from 1.
  public var line: Int

  /// A node by its number and line.
  public init(number: Int, line: Int) {
    (self.number, self.line) = (number, line)
  }
}

/// What a view reports about what it shows; subclasses add to what their superclass reports.
public struct ViewContent: Sendable, Equatable {
  /// The texts that the view shows, from back to front.
  public var texts: [InspectedText] = []
  /// Whether there is something to see: a text, an image, a background or a border.
  public var isVisible = false
  /// Whether the view hides a part of itself on purpose, as a folded accordion cell does.
  public var isFolded = false
  /// Whether the view reacts to taps; nil if taps mean nothing to it.
  public var isEnabled: Bool?
  /// The colours of the background and of the border, if they are visible.
  public var colors: [InspectedColor] = []
  /// Values that the view took from resources by its state.
  public var resources: [InspectedResource] = []
  /// What a screen reader says about the view.
  public var accessibility = InspectedAccessibility()

  /// The content of a view that shows nothing.
  public init() {}
}

/// A colour of a view.
public struct InspectedColor: Sendable, Equatable {
  /// The property, as scenes name it: `backgroundColor`.
  public var name: String
  /// `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
  public var value: String

  /// A colour by the property that sets it.
  public init(name: String, value: String) {
    (self.name, self.value) = (name, value)
  }
}

/// A value that a view took from its resources for its current state.
public struct InspectedResource: Sendable, Equatable {
  /// The purpose of the value, as scenes name it: `Bg`.
  public var name: String
  /// The state of the view: `disabled`.
  public var state: String
  /// The state whose value it is; nil for a value that the class has without a resource.
  public var source: String?
  /// The value itself.
  public var value: PropertyValue

  /// A value with the state that it was taken for and the state that supplied it.
  public init(name: String, state: String, source: String?, value: PropertyValue) {
    self.name = name
    self.state = state
    self.source = source
    self.value = value
  }
}

/// What a screen reader says about a view.
public struct InspectedAccessibility: Sendable, Equatable {
  /// What a view is, by the names of UIKit's `UIAccessibilityTraits`.
  public enum Trait: String, Sendable, CaseIterable {
    /// The kind of an element, and whether it is selected or disabled.
    case button, image, selected, staticText, notEnabled, link, header, searchField, adjustable
    /// More kinds of elements; content that changes often, and elements that make a sound themselves.
    case toggleButton, tabBar, keyboardKey, summaryElement, updatesFrequently, playsSound
    /// Elements whose activation starts media, takes touches itself, turns a page or zooms.
    case startsMediaSession, allowsDirectInteraction, causesPageTurn, supportsZoom
  }

  /// The place that a container gives what it contains in the order of reading.
  public struct Place: Sendable, Equatable {
    /// The index of the container in ``InspectedTree/views``, a view above.
    public var container: Int
    /// The place among the container's elements; nil if the container only keeps them together.
    public var position: Int?

    /// A place in a container.
    public init(container: Int, position: Int? = nil) {
      (self.container, self.position) = (container, position)
    }
  }

  /// The text that is read; nil if there is none.
  public var label: String?
  /// Read after the label, such as the state of a slider; nil if there is none.
  public var value: String?
  /// What happens when the element is activated; nil if it is not said.
  public var hint: String?
  /// The names of what can be done besides activating the element.
  public var actions: [String] = []
  /// Nil for a view that is read at its place in the picture.
  public var place: Place?
  /// Whether the reader stops at the view.
  public var isElement = false
  /// What the view is; empty for a view without traits.
  public var traits: [Trait] = []

  /// A view that a screen reader passes over.
  public init() {}
}

/// The area in which a view receives touches.
public struct TouchTarget: Sendable, Equatable {
  /// In the picture, points. It may reach beyond the view's box.
  public var area: ViewNode.Rect
  /// Whether the view reacts to touches now; a disabled control does not.
  public var isEnabled: Bool
  /// Whether a touch somewhere in the area reaches the view. If not, something covers it.
  public var isReachable: Bool

  /// A target with an area in the picture, points.
  public init(area: ViewNode.Rect, isEnabled: Bool, isReachable: Bool) {
    self.area = area
    self.isEnabled = isEnabled
    self.isReachable = isReachable
  }
}
