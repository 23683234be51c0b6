import HeadlessUIKit

/// The position of an edge of a view in a `RelativeLayout`.
///
/// Distances are points and may be negative.
public struct RelativeLayoutAttachInfo {
  /// The kinds of position.
  public enum Rule: Int, Sendable {
    /// Determined by the other rules.
    case free = 0
    /// At a distance inside the same edge of the layout's content.
    case parent = 1
    /// At a distance outside the facing edge of a sibling: a left edge is to the right of the
    /// sibling's right one.
    case adjacent = 2
    /// At a distance inside the same edge of a sibling.
    case fitTo = 3
    /// Centres the view on a sibling, or on the layout's content, whichever edge has the rule.
    case centerOf = 4
  }

  /// The kind of position.
  public let rule: Rule
  /// Points; ignored for `free` and `centerOf`.
  public let distance: CGFloat
  let reference: SiblingReference?

  /// The sibling that the rule refers to; nil if there is none, or it was deallocated.
  public var sibling: UIView? { reference?.view }

  private init(_ rule: Rule, _ distance: CGFloat = 0, _ sibling: UIView? = nil) {
    self.rule = rule
    self.distance = distance
    reference = sibling.map { SiblingReference.to($0) }
  }

  /// An edge that the other rules determine.
  public static var free: Self { Self(.free) }

  /// At a distance inside the same edge of the layout's content, points.
  public static func parent(_ distance: CGFloat) -> Self { Self(.parent, distance) }

  /// At a distance outside the facing edge of a sibling, points.
  public static func adjacent(_ sibling: UIView, _ distance: CGFloat = 0) -> Self {
    Self(.adjacent, distance, sibling)
  }

  /// At a distance inside the same edge of a sibling, points.
  public static func fitTo(_ sibling: UIView, _ distance: CGFloat = 0) -> Self {
    Self(.fitTo, distance, sibling)
  }

  /// Centres the view on the layout's content.
  public static var center: Self { Self(.centerOf) }

  /// Centres the view on a sibling.
  public static func centerOf(_ sibling: UIView) -> Self { Self(.centerOf, 0, sibling) }
}

/// The width or height of a view in a `RelativeLayout`.
public struct RelativeLayoutScalingInfo {
  /// The kinds of length.
  public enum Rule: Int, Sendable {
    /// Determined by the edges.
    case free = 0
    /// A number of points.
    case fixed = 1
    /// The current length.
    case noSize = 2
    /// A multiple of a sibling's length, or of the layout's content.
    case relative = 3
  }

  /// The kind of length.
  public let rule: Rule
  /// The points of a fixed length, or the ratio of a relative one.
  public let value: CGFloat
  let reference: SiblingReference?

  /// The sibling that the rule refers to; nil if there is none, or it was deallocated.
  public var sibling: UIView? { reference?.view }

  private init(_ rule: Rule, _ value: CGFloat = 0, _ sibling: UIView? = nil) {
    self.rule = rule
    self.value = value
    reference = sibling.map { SiblingReference.to($0) }
  }

  /// A length that the edges determine.
  public static var free: Self { Self(.free) }

  /// A length in points.
  public static func fixed(_ length: CGFloat) -> Self { Self(.fixed, length) }

  /// The length that the view has when it is laid out.
  public static var noSize: Self { Self(.noSize) }

  /// A multiple of the layout's content.
  public static func relative(_ ratio: CGFloat) -> Self { Self(.relative, ratio) }

  /// A multiple of the same length of a sibling.
  public static func relative(_ ratio: CGFloat, of sibling: UIView) -> Self {
    Self(.relative, ratio, sibling)
  }
}

/// All rules of one view in a `RelativeLayout`. After changing them, call the layout's
/// `requestRecalcLayout`.
///
/// Each axis needs one edge and a length, or both edges. A length is ignored if both edges have
/// rules, and edges are ignored if there is a centre.
public final class RelativeLayoutInfo {
  /// The rules of one axis.
  struct Axis {
    /// Where the left or top edge is.
    var start: RelativeLayoutAttachInfo
    /// Where the right or bottom edge is.
    var end: RelativeLayoutAttachInfo
    var length: RelativeLayoutScalingInfo
  }

  var horizontal: Axis
  var vertical: Axis

  /// Rules; by default nothing is determined, which is not enough for a layout.
  public init(
    horz: RelativeLayoutScalingInfo = .free, left: RelativeLayoutAttachInfo = .free,
    right: RelativeLayoutAttachInfo = .free, vert: RelativeLayoutScalingInfo = .free,
    top: RelativeLayoutAttachInfo = .free, bottom: RelativeLayoutAttachInfo = .free
  ) {
    horizontal = Axis(start: left, end: right, length: horz)
    vertical = Axis(start: top, end: bottom, length: vert)
  }

  /// The view's current size, centred in the content.
  static func centered() -> RelativeLayoutInfo {
    RelativeLayoutInfo(
      horz: .noSize, left: .center, right: .center, vert: .noSize, top: .center, bottom: .center)
  }
}

extension RelativeLayoutInfo {
  /// The rule of the width.
  public var horz: RelativeLayoutScalingInfo {
    get { horizontal.length }
    set { horizontal.length = newValue }
  }

  /// The rule of the left edge.
  public var left: RelativeLayoutAttachInfo {
    get { horizontal.start }
    set { horizontal.start = newValue }
  }

  /// The rule of the right edge.
  public var right: RelativeLayoutAttachInfo {
    get { horizontal.end }
    set { horizontal.end = newValue }
  }

  /// The rule of the height.
  public var vert: RelativeLayoutScalingInfo {
    get { vertical.length }
    set { vertical.length = newValue }
  }

  /// The rule of the top edge.
  public var top: RelativeLayoutAttachInfo {
    get { vertical.start }
    set { vertical.start = newValue }
  }

  /// The rule of the bottom edge.
  public var bottom: RelativeLayoutAttachInfo {
    get { vertical.end }
    set { vertical.end = newValue }
  }
}
