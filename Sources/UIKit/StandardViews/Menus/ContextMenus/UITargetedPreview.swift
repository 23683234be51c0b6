/// Where a preview appears or disappears.
open class UIPreviewTarget: NSObject, NSCopying {
  /// The view that the preview is in.
  public let container: UIView
  /// The centre of the preview in the container, points.
  public let center: CGPoint
  /// The transform of the preview.
  public let transform: CGAffineTransform

  /// Creates a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  /// The target itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view, its outline and its place, for animations of menus, pointers and drags. Pointers have no effect.
open class UITargetedPreview: NSObject, NSCopying {
  /// The view.
  public let view: UIView
  /// The outline and the background.
  public let parameters: UIPreviewParameters
  /// Where the preview is; by default where the view is.
  public let target: UIPreviewTarget

  /// Creates a preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    var center = view.center
    // A part of the view is in the middle of that part.
    if let path = parameters.visiblePath, let superview = view.superview {
      let middle = CGPoint(x: path.bounds.midX, y: path.bounds.midY)
      center = superview.convert(middle, from: view)
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: center))
  }

  /// The size of the view, points.
  open var size: CGSize { view.bounds.size }

  /// A preview of the same view at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The preview itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The outline and the background of a preview.
open class UIPreviewParameters: NSObject, NSCopying {
  /// The visible part of the view, in its coordinates; nil for the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil for the view's outline. Kept, without effect.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; `systemBackground` by default.
  open var backgroundColor: UIColor? = .systemBackground

  public override init() {
    super.init()
  }

  /// Parameters with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}
