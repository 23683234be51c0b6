import ViewTree

/// What an inspector shows of one view of a picture.
package struct ViewFacts: Sendable, Equatable {
  /// A text as it is drawn.
  package struct Text: Sendable, Equatable {
    package var string: String
    package var fontName: String
    /// The size of the font as it is drawn, points.
    package var fontSize: Double
    /// The declared colour: `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
    package var color: String
    /// The colour behind the text, `#RRGGBB`; nil if it was not measured.
    package var background: String?
    /// The contrast ratio of WCAG, rounded down to hundredths; nil if it was not measured.
    package var contrast: Double?
    /// Whether something of the text is left out.
    package var isTruncated = false
  }

  /// What a screen reader says when it comes to the view.
  package struct Accessibility: Sendable, Equatable {
    /// The place in the reading order, counted from 1.
    package var order: Int
    package var label: String?
    package var traits: [InspectedAccessibility.Trait]
    package var value: String?
    package var hint: String?
    /// The names of what can be done besides activating the view.
    package var actions: [String] = []
  }

  /// The class of the view: `DsCustomButton`.
  package var type: String
  package var id: String?
  /// The index of the closest superview among the inspected views; nil at the top of the tree.
  package var parent: Int?
  /// The upright box around the view, in points from the picture's top left corner.
  package var frame: ViewNode.Rect
  /// The part of the frame that is not cut off.
  package var visibleFrame: ViewNode.Rect
  /// The views that the insets are measured to.
  package var neighbours = Neighbours()
  package var texts: [Text] = []
  /// The colours of the view's own background and border.
  package var colors: [InspectedColor] = []
  package var resources: [InspectedResource] = []
  /// The active constraints on the view, in the notation of reports, which ends with the name.
  package var constraints: [String] = []
  /// Nil for a view that a screen reader does not stop at.
  package var accessibility: Accessibility?
  /// Where the view receives touches; nil if it does not.
  package var target: TouchTarget?
  /// The properties of the view, where nothing else is known, as of a golden.
  package var properties: [String: PropertyValue] = [:]

  package init(type: String, id: String? = nil, parent: Int? = nil, frame: ViewNode.Rect) {
    (self.type, self.id, self.parent) = (type, id, parent)
    self.frame = frame
    visibleFrame = frame
  }

  /// The id, or the class of a view without one.
  package var name: String { id ?? type }
}
