import JSONValues

/// One view of a laid-out tree: the output of `describe`, stored with goldens, and the input of
/// explanations of a difference.
public struct ViewNode: Sendable, Equatable {
  /// Position and size in points; `[x, y, width, height]` in JSON.
  public struct Rect: Sendable, Equatable {
    /// Points.
    public var x, y, width, height: Double

    /// A rectangle in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The class of the view: `DsCustomButton`.
  public var type: String
  /// The class without UIKit's prefix: `Label` for `UILabel`; nil if it has another one.
  package var typeWithoutPrefix: String? {
    let name = type.dropFirst(2)
    return type.hasPrefix("UI") && name.first?.isUppercase == true ? String(name) : nil
  }
  /// The id in the scene, or the `accessibilityIdentifier`.
  public var id: String?
  /// In the superview's coordinates, points.
  public var frame: Rect
  /// In the view's own coordinates, points; the origin is not zero in a scrolled view.
  public var bounds: Rect
  /// Whether the view itself is hidden, whatever its superviews are.
  public var hidden: Bool
  /// The look of the view, by the property names in scene files.
  public var properties: [String: PropertyValue]
  /// From back to front.
  public var subviews: [ViewNode]

  /// A view of a tree.
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
