/// The changes of one view by one animation block.
///
/// Numbers and transforms add up: the presentation value is the current value plus the rest of every change, so a
/// change during an animation redirects it smoothly, as `UIView.animate` does since iOS 8. Colours do not: only the
/// last animation is visible. A block that begins from the presentation values replaces the numbers of other blocks
/// too.
final class ViewAnimation {
  let block: AnimationBlock
  // The view clears this in its deinit: a weak reference would send all reference counting of the
  // view through a side table from then on.
  /// Nil once it is deallocated.
  private(set) unowned(unsafe) var view: UIView?

  /// From the new centre to the old one.
  var center = CGPoint.zero
  /// From the new size of the bounds to the old one.
  var size = CGSize.zero
  /// From the new origin of the bounds to the old one.
  var boundsOrigin = CGPoint.zero
  /// From the new opacity to the old one.
  var opacity: CGFloat = 0
  /// From the new transform to the old one.
  var transform = TransformParts.zero
  /// The transform that the animation starts from, if that or the new one leaves the plane.
  var spatialTransform: CATransform3D?
  /// The difference from the new numbers of the layer to the old ones.
  var layer: LayerNumbers?
  var background: ColorChange?
  var borderColor: ColorChange?
  /// Whether the view was hidden, and is shown until the end.
  var isDisappearing = false

  struct ColorChange {
    /// The colour that the animation starts from.
    let old: UIColor?
  }

  init(of view: UIView, by block: AnimationBlock) {
    self.view = view
    self.block = block
  }

  func viewHasGone() { view = nil }

  var changesPlacement: Bool { center != .zero || size != .zero }

  /// Whether changes of numbers or transforms are left.
  var hasNumbers: Bool {
    center != .zero || size != .zero || boundsOrigin != .zero || opacity != 0 || transform != .zero
      || layer != nil || spatialTransform != nil
  }

  var isEmpty: Bool {
    !hasNumbers && background == nil && borderColor == nil && !isDisappearing
  }
}

/// The numbers of a layer that are animated, or the differences of two layers in them.
struct LayerNumbers: Equatable {
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var shadowOpacity: CGFloat = 0
  var shadowOffset = CGSize.zero
  var shadowRadius: CGFloat = 0

  /// Adds a part of other numbers.
  mutating func add(_ other: LayerNumbers, times part: CGFloat) {
    cornerRadius += other.cornerRadius * part
    borderWidth += other.borderWidth * part
    shadowOpacity += other.shadowOpacity * part
    shadowOffset.add(other.shadowOffset, times: part)
    shadowRadius += other.shadowRadius * part
  }
}

/// A difference between two values of a property, of which an animation shows a part.
protocol AnimatedDifference: Equatable {
  static var zero: Self { get }
  /// Adds a part of another difference.
  mutating func add(_ other: Self, times part: CGFloat)
}

extension CGFloat: AnimatedDifference {
  mutating func add(_ other: CGFloat, times part: CGFloat) { self += other * part }
}

extension CGPoint: AnimatedDifference {
  mutating func add(_ other: CGPoint, times part: CGFloat) {
    self = CGPoint(x: x + other.x * part, y: y + other.y * part)
  }
}

extension CGSize: AnimatedDifference {
  mutating func add(_ other: CGSize, times part: CGFloat) {
    self = CGSize(width: width + other.width * part, height: height + other.height * part)
  }
}

extension TransformParts: AnimatedDifference {}
