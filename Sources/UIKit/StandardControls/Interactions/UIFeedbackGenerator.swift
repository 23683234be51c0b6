// Haptic feedback has no effect; generators are declared so that code which uses them runs.

/// A generator of haptic feedback; without effect.
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Creates a generator.
  ///
  /// - Parameter view: ignored.
  public init(view: UIView) {
    super.init()
  }

  /// Called before feedback is needed. Has no effect.
  open func prepare() {}
}

/// A generator of feedback for impacts; without effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Kept, without effect: the device does not vibrate.
    case light, medium, heavy, soft, rigid
  }

  public override init() {
    super.init()
  }

  /// Creates a generator; the style is ignored.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator; style and view are ignored.
  public init(style: FeedbackStyle, view: UIView) {
    super.init(view: view)
  }

  /// Has no effect.
  open func impactOccurred() {}

  /// Has no effect.
  ///
  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// Has no effect.
  open func impactOccurred(at location: CGPoint) {}

  /// Has no effect.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A generator of feedback for changed selections; without effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect.
  open func selectionChanged() {}
  /// Has no effect.
  open func selectionChanged(at location: CGPoint) {}
}

/// A generator of feedback for successes, warnings and errors; without effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of feedback.
  public enum FeedbackType: Int, Sendable {
    /// Kept, without effect: the device does not vibrate.
    case success, warning, error
  }

  /// Has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
