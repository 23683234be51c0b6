// In Objective-C any object can be asked for its anchors. Here those have them that can be in constraints.

// swift-format-ignore: NoLeadingUnderscores
/// A view or a layout guide.
public protocol _AnchorOwner: AnyObject {
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The edge where lines begin.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The edge where lines end.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The left edge.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right edge.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The middle between left and right.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The middle between top and bottom.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: _AnchorOwner {}
extension UILayoutGuide: _AnchorOwner {}

// swift-format-ignore: NoLeadingUnderscores
/// The owner of the anchors that rewritten code asks an object for. Another object has none: it stops the program, as it
/// does on Apple's systems.
public func _anchors(of object: AnyObject) -> any _AnchorOwner {
  guard let owner = object as? any _AnchorOwner else {
    fatalError("\(object) has no anchors: it is neither a view nor a layout guide.")
  }
  return owner
}
