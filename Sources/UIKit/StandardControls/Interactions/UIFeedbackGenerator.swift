// There is nothing here that could be felt: generators have no effect, so that code that uses them runs.

/// Gives haptic feedback.
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// - Parameter view: where the feedback belongs.
  public init(view: UIView) {
    super.init()
  }

  /// Feedback is about to be needed.
  open func prepare() {}
}

/// Gives the feedback of an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the objects are that collide.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public override init() {
    super.init()
  }

  public init(style: FeedbackStyle) {
    super.init()
  }

  public init(style: FeedbackStyle, view: UIView) {
    super.init(view: view)
  }

  open func impactOccurred() {}

  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  open func impactOccurred(at location: CGPoint) {}

  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Gives the feedback of a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  open func selectionChanged(at location: CGPoint) {}
}

/// Gives the feedback of a success, a warning or an error.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
