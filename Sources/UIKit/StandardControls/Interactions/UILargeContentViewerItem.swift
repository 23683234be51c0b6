/// An item that a long press shows enlarged at large text sizes.
public protocol UILargeContentViewerItem: AnyObject {
  /// Whether a long press shows the item enlarged. Kept, without effect: the viewer is not drawn.
  var showsLargeContentViewer: Bool { get }
  /// The title that is shown enlarged; nil for none. Kept, without effect.
  var largeContentTitle: String? { get }
  /// The image that is shown enlarged; nil for none. Kept, without effect.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to the size of the viewer.
  var scalesLargeContentImage: Bool { get }
  /// The insets around the image, points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The properties of a view's enlarged image.
private final class LargeImagePlace {
  var isScaled = false
  var insets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  /// Whether the image is scaled to the viewer's size. Kept, without effect: the viewer is not
  /// drawn.
  public var scalesLargeContentImage: Bool {
    get { places[self]?.isScaled ?? false }
    set { largeImagePlace.isScaled = newValue }
  }

  /// The insets around the image, points. Kept, without effect: the viewer is not drawn.
  public var largeContentImageInsets: UIEdgeInsets {
    get { places[self]?.insets ?? .zero }
    set { largeImagePlace.insets = newValue }
  }

  private var largeImagePlace: LargeImagePlace {
    if let place = places[self] { return place }
    let place = LargeImagePlace()
    places[self] = place
    return place
  }
}

private let places = AssociatedProperty<LargeImagePlace>()
