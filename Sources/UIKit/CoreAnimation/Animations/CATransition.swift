/// A transition from what a layer showed when this was added to what it shows now.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// The direction; from the right by default.
  open var subtype: CATransitionSubtype?
  /// The progress at the begin, 0...1.
  open var startProgress: Float = 0
  /// The progress at the end, 0...1.
  open var endProgress: Float = 1
  /// Without an effect.
  open var filter: Any?

  /// What the layer showed before, in its coordinates.
  var former: DisplayList?

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    filter = other.filter
  }

  /// The progress at a time of the layer; nil where the transition shows nothing.
  func progress(atLayerTime time: TimeInterval, isOver: Bool) -> CGFloat? {
    timing.position(atParentTime: time, duration: timing.duration, isOver: isOver).map {
      let (start, end) = (CGFloat(startProgress), CGFloat(endProgress))
      return start + (end - start) * progress(at: $0.fraction)
    }
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content appears while the old one disappears; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content moves in, and the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves out, and shows the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")

  // Of views: the layer turns, and shows the new content on its back.
  package static let flipFromLeft = CATransitionType(rawValue: "flipFromLeft")
  package static let flipFromRight = CATransitionType(rawValue: "flipFromRight")
  package static let flipFromTop = CATransitionType(rawValue: "flipFromTop")
  package static let flipFromBottom = CATransitionType(rawValue: "flipFromBottom")
}

/// The side that the movement of a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which transitions are added, whatever the key that is given.
public let kCATransition = "transition"
/// The key of the animation of a layer that is added to another, or shown.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the animation of a layer that is removed, or hidden.
public let kCAOnOrderOut = "onOrderOut"
