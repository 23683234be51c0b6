/// A transition from the content that a layer showed when this was added to its current content.
open class CATransition: CAAnimation {
  /// How the new content replaces the old one; ``CATransitionType/fade`` by default.
  open var type = CATransitionType.fade
  /// The direction; from the right by default.
  open var subtype: CATransitionSubtype?
  /// The progress at the start, 0...1.
  open var startProgress: Float = 0
  /// The progress at the end, 0...1.
  open var endProgress: Float = 1
  /// Without an effect.
  open var filter: Any?

  /// The content that the layer showed before, in its coordinates.
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
  /// Core Animation's name of the type.
  public let rawValue: String

  /// A type by Core Animation's name.
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

/// The side that the movement of a transition starts from.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the side.
  public let rawValue: String

  /// A side by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right edge to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top edge downwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom edge upwards.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which transitions are added, whatever the key that is given.
public let kCATransition = "transition"
/// The key of the animation of a layer that is added to another, or shown.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the animation of a layer that is removed, or hidden.
public let kCAOnOrderOut = "onOrderOut"
