/// One view of a tree as it was laid out: what `describe` prints, what a golden keeps, and what
/// an explanation of a difference is read from.
public struct ViewNode: Sendable, Equatable {
  /// Position and size in points; `[x, y, width, height]` in JSON.
  public struct Rect: Sendable, Equatable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The class of the view: `DsCustomButton`.
  public var type: String
  /// The id that the scene or `accessibilityIdentifier` gave it.
  public var id: String?
  /// In the superview's coordinates, points.
  public var frame: Rect
  /// In the view's own coordinates, points; the origin is not zero in a scrolled view.
  public var bounds: Rect
  public var hidden: Bool
  /// What the view looks like, by the names that a scene file uses.
  public var properties: [String: PropertyValue]
  /// Back to front.
  public var subviews: [ViewNode]

  public init(
    type: String, id: String? = nil, frame: Rect, bounds: Rect, hidden: Bool = false,
    properties: [String: PropertyValue] = [:], subviews: [ViewNode] = []
  ) {
    self.type = type
    self.id = id
    self.frame = frame
    self.bounds = bounds
    self.hidden = hidden
    self.properties = properties
    self.subviews = subviews
  }
}
