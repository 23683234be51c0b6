import HeadlessUIKit

/// The look of a view while it is dragged, and of the gap where it would be dropped.
///
/// By default a dragged view looks as it does at rest: designs have the values.
public struct DragAppearance: Equatable, Sendable {
  /// The shadow of the lifted view, named as a layer's properties.
  public struct Shadow: Equatable, Sendable {
    /// The colour, without the opacity.
    public var color: UIColor
    /// From 0 to 1.
    public var opacity: Float
    /// The standard deviation of the blur, points.
    public var radius: CGFloat
    /// Points.
    public var offset: CGSize

    /// A shadow of a layer's properties.
    public init(color: UIColor, opacity: Float, radius: CGFloat, offset: CGSize) {
      self.color = color
      self.opacity = opacity
      self.radius = radius
      self.offset = offset
    }
  }

  /// An overlay on the lifted view. In dark appearance, where shadows are hardly visible, raised
  /// views are lighter.
  public struct Sheen: Equatable, Sendable {
    /// The colour over the whole view.
    public var fill: UIColor
    /// The colour of the line around the view.
    public var borderColor: UIColor
    /// Points.
    public var borderWidth: CGFloat

    /// A sheen of a fill and a border.
    public init(fill: UIColor, borderColor: UIColor, borderWidth: CGFloat) {
      self.fill = fill
      self.borderColor = borderColor
      self.borderWidth = borderWidth
    }
  }

  /// The mark at the place where the view would be dropped, behind the other cells.
  public struct Gap: Equatable, Sendable {
    /// The colour of the whole gap.
    public var fill: UIColor
    /// The colour of the line around the gap.
    public var borderColor: UIColor
    /// Points.
    public var borderWidth: CGFloat
    /// For a view with square corners; the gap of a rounded view has the view's radius.
    public var cornerRadius: CGFloat

    /// A mark of a fill and a border.
    public init(fill: UIColor, borderColor: UIColor, borderWidth: CGFloat, cornerRadius: CGFloat) {
      self.fill = fill
      self.borderColor = borderColor
      self.borderWidth = borderWidth
      self.cornerRadius = cornerRadius
    }
  }

  /// The displayed scale of the lifted view; its frame keeps its size.
  public var scale: CGFloat
  /// The opacity of the lifted view and its shadow, from 0 to 1.
  public var opacity: CGFloat
  /// The shadow of the lifted view; nil for none.
  public var shadow: Shadow?
  /// The overlay on the lifted view; nil for none.
  public var sheen: Sheen?
  /// The mark at the place of the drop; nil for none.
  public var gap: Gap?
  /// The duration of lifting and of setting down, seconds.
  public var duration: TimeInterval

  /// An appearance; by default a dragged view looks as it does at rest.
  public init(
    scale: CGFloat = 1, opacity: CGFloat = 1, shadow: Shadow? = nil, sheen: Sheen? = nil,
    gap: Gap? = nil, duration: TimeInterval = 0
  ) {
    self.scale = scale
    self.opacity = opacity
    self.shadow = shadow
    self.sheen = sheen
    self.gap = gap
    self.duration = duration
  }
}
