import StandardViews

/// A picture of a view that is dragged, with a shadow.
final class DragPreviewView: UIView {
  /// The distance by which the longer side of a lifted view grows at most, points; our own.
  private static let growth: CGFloat = 16
  private static let maximumScale: CGFloat = 1.08
  /// The measures of the shadow; our own.
  private static let shadowRadius: CGFloat = 12
  private static let shadowOpacity: Float = 0.25

  let item: UIDragItem
  /// The view that was lifted. It owns the drag.
  private weak var subject: UIView?
  private let parameters: UIPreviewParameters
  /// Where the view was lifted, to which a cancelled drag returns it.
  private weak var container: UIView?
  private let originalCenter: CGPoint
  private let originalTransform: CGAffineTransform
  /// The distance of the centre from the finger, points.
  var grip = CGPoint.zero
  /// Contains the picture, in the outline.
  private var clip = UIView()

  override class var describedClass: UIView.Type { UIView.self }

  init(
    _ subject: UIView, _ parameters: UIPreviewParameters, of item: UIDragItem,
    at origin: UIPreviewTarget, in overlay: DragOverlay
  ) {
    self.item = item
    self.subject = subject
    self.parameters = parameters
    container = origin.container
    originalCenter = origin.center
    originalTransform = origin.transform
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    show(subject, parameters, isLoose: subject.superview == nil && overlay.superview !== subject)
    center = overlay.convert(origin.center, from: origin.container)
    transform = origin.transform
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a view in an outline.
  ///
  /// - Parameter isLoose: Whether the view itself is shown, as it is nowhere else.
  private func show(_ subject: UIView, _ parameters: UIPreviewParameters, isLoose: Bool) {
    let outline = parameters.visiblePath
    let area = outline?.bounds ?? subject.bounds
    let radius = outline == nil ? subject.layer.cornerRadius : 0
    bounds.size = area.size
    clip.removeFromSuperview()
    clip = UIView(frame: CGRect(origin: .zero, size: area.size))
    clip.bounds.origin = area.origin
    clip.clipsToBounds = true
    clip.backgroundColor = parameters.backgroundColor
    clip.layer.cornerRadius = radius
    if let outline {
      let mask = CAShapeLayer()
      mask.path = outline.cgPath
      clip.layer.mask = mask
    }
    clip.traitOverrides.userInterfaceLevel = .elevated
    let content = isLoose ? subject : Self.picture(of: subject)
    content.frame = subject.bounds
    clip.addSubview(content)
    addSubview(clip)
    let shadow =
      parameters.shadowPath ?? outline
      ?? UIBezierPath(
        roundedRect: CGRect(origin: area.origin, size: area.size), cornerRadius: radius)
    let moved = UIBezierPath(cgPath: shadow.cgPath)
    moved.apply(CGAffineTransform(translationX: -area.minX, y: -area.minY))
    layer.shadowPath = moved.cgPath
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  /// A picture of a view. In the dark appearance it has the colours of elevated views, as shadows are hardly visible.
  private static func picture(of subject: UIView) -> UIView {
    let level = subject.traitOverrides.userInterfaceLevel
    subject.traitOverrides.userInterfaceLevel = .elevated
    defer { subject.traitOverrides.userInterfaceLevel = level }
    return subject.snapshotView(afterScreenUpdates: false) ?? UIView()
  }

  /// Shows what the item has for the drag, if it has something.
  func showPreviewOfItem() {
    guard let provider = item.previewProvider else { return }
    let preview = provider()
    UIView.performWithoutAnimation {
      guard let preview else {
        isHidden = true
        return
      }
      show(preview.view, preview.parameters, isLoose: preview.view.superview == nil)
    }
  }

  /// Gives the picture the look of a lifted one: somewhat larger, with a shadow.
  func lift() {
    let side = max(bounds.width, bounds.height)
    guard side > 0 else { return }
    let scale = min(Self.maximumScale, 1 + Self.growth / side)
    transform = originalTransform.scaledBy(x: scale, y: scale)
    layer.shadowOpacity = Self.shadowOpacity
  }

  /// Where the view was lifted; nil if the view around it is gone.
  var origin: UIDragPreviewTarget? {
    container.map {
      UIDragPreviewTarget(container: $0, center: originalCenter, transform: originalTransform)
    }
  }

  /// The lifted view at a place.
  func preview(at target: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: subject ?? self, parameters: parameters, target: target)
  }

  /// Puts the picture down at a place, or lets it disappear where it is.
  func settle(at target: UIPreviewTarget?, in overlay: DragOverlay) {
    layer.shadowOpacity = 0
    guard let target else {
      alpha = 0
      transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return
    }
    center = overlay.convert(target.center, from: target.container)
    transform = target.transform
  }
}
