/// Changes the shape of the pointer over a view. Has no effect.
open class UIPointerInteraction: InertInteraction {
  /// The provider of pointer shapes; never called. Not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled. Kept, without effect.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Invalidates the pointer shapes. Has no effect.
  open func invalidate() {}
}

/// Provides the shapes of the pointer. Never called.
public protocol UIPointerInteractionDelegate: ObjectiveCDelegate {
  /// The region around the pointer that has one shape; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look of the pointer in a region, and of the view under it; nil to keep the pointer's look.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the default region by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// Returns nil by default: the pointer keeps its shape.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A region of a view in which the pointer has one shape.
public final class UIPointerRegion: NSObject {
  /// The area, in the view's coordinates.
  public let rect: CGRect
  /// An identifier for the delegate; nil for none.
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// A request for the region at the pointer's location.
public final class UIPointerRegionRequest: NSObject {
  /// The location, in the view's coordinates.
  public let location: CGPoint
  /// The pressed modifier keys.
  public let modifiers: UIKeyModifierFlags

  /// Creates a request.
  public init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.modifiers = modifiers
  }
}

/// The look of a view under the pointer. Kept, without effect.
open class UIPointerEffect: NSObject {
  /// The view that changes.
  public let preview: UITargetedPreview

  /// Creates an effect.
  public init(preview: UITargetedPreview) {
    self.preview = preview
  }

  /// Creates the effect that suits the view.
  public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect {
    UIPointerEffect(preview: preview)
  }
  /// Creates an effect that highlights the view.
  public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect {
    UIPointerEffect(preview: preview)
  }
  /// Creates an effect that lifts the view.
  public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect {
    UIPointerEffect(preview: preview)
  }
}

/// The outline of a pointer.
public enum UIPointerShape {
  /// The outline of a path, in the coordinates of the pointer, points.
  case path(UIBezierPath)
  /// A rectangle with rounded corners; its radius in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical line, as between letters; its length in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal line; its length in points.
  case horizontalBeam(length: CGFloat)
}

/// The look of the pointer and of the view under it. Kept, without effect.
public final class UIPointerStyle: NSObject {
  /// The look of the view; nil if it does not change.
  public let effect: UIPointerEffect?
  /// The outline of the pointer; nil for the effect's outline.
  public let shape: UIPointerShape?

  /// Creates a style that changes the view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a style that changes the pointer only.
  public init(shape: UIPointerShape) {
    effect = nil
    self.shape = shape
  }

  private override init() {
    (effect, shape) = (nil, nil)
  }

  /// Creates a style that hides the pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }
}
