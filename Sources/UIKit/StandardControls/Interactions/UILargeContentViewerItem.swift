/// What is enlarged by a long press where the text is large.
public protocol UILargeContentViewerItem: AnyObject {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to the size of the viewer.
  var scalesLargeContentImage: Bool { get }
  /// Around the image, points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// How the image of a view is enlarged.
private final class LargeImagePlace {
  var isScaled = false
  var insets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  /// Whether the image is scaled to the size of the viewer. Without effect: nothing is shown.
  public var scalesLargeContentImage: Bool {
    get { places[self]?.isScaled ?? false }
    set { largeImagePlace.isScaled = newValue }
  }

  /// Around the image, points. Without effect: nothing is shown.
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
