/// What a property means for the structure of a view tree, whatever its name is.
public enum PropertyRole: Sendable {
  /// A flag: subviews are visible only inside the view's bounds.
  case clipsSubviews
  /// A map whose numbers `radius` and `offset` are how far the view draws outside of its bounds.
  case shadow
  /// The positions of subviews in a view with a value are not those in the picture.
  case transform
  /// The origin of the bounds, which nodes contain anyway.
  case boundsOrigin
  /// A map of the values that an animation shows instead of the view's own: `frame`, `bounds` and
  /// `hidden`, and properties by their names.
  case presentation
  /// What distinguishes views of the same class, such as a text.
  case content
}
