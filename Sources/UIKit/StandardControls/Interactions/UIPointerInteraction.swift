/// Gives the pointer another shape over a view. Inert.
open class UIPointerInteraction: InertInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Called when the shapes changed.
  open func invalidate() {}
}

/// Decides on the pointer's shapes. Not called.
public protocol UIPointerInteractionDelegate: ObjectiveCDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A part of a view in which the pointer has one shape.
public final class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// Where the pointer is.
public final class UIPointerRegionRequest: NSObject {
  public let location: CGPoint
  public let modifiers: UIKeyModifierFlags

  public init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.modifiers = modifiers
  }
}

/// What a view looks like under the pointer.
open class UIPointerEffect: NSObject {
  public let preview: UITargetedPreview

  public init(preview: UITargetedPreview) {
    self.preview = preview
  }

  /// The effect that suits the view.
  public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect {
    UIPointerEffect(preview: preview)
  }
  public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect {
    UIPointerEffect(preview: preview)
  }
  public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect {
    UIPointerEffect(preview: preview)
  }
}

/// The outline of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// What a pointer and the view under it look like.
public final class UIPointerStyle: NSObject {
  public let effect: UIPointerEffect?
  public let shape: UIPointerShape?

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  public init(shape: UIPointerShape) {
    effect = nil
    self.shape = shape
  }

  private override init() {
    (effect, shape) = (nil, nil)
  }

  /// No pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }
}

/// A view and its outline, for animations of menus, pointers and drags.
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }

  open var size: CGSize { view.bounds.size }
}

/// What a preview of a view looks like.
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor? = .systemBackground

  public override init() {
    super.init()
  }
}
