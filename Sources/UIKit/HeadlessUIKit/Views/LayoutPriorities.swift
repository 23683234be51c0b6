/// The strength of a view's requirement in layout, 1...1000.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Sendable, Hashable {
  /// The number of the priority, 1...1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// 1000: a constraint that must be satisfied; the default of constraints.
  public static let required = UILayoutPriority(1000)
  /// 750: the default of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: the strength of a user's drag that can resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the strength with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: the strength of a user's drag that cannot resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the default of ``UIView/systemLayoutSizeFitting(_:)``.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A view's priorities against growing and shrinking, with UIKit's defaults.
struct LayoutPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompressionResistance = UILayoutPriority.defaultHigh
  var verticalCompressionResistance = UILayoutPriority.defaultHigh
}

extension UIView {
  func hugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = rare?.priorities ?? LayoutPriorities()
    return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
  }

  func setHugging(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      loadRare().priorities.horizontalHugging = priority
    } else {
      loadRare().priorities.verticalHugging = priority
    }
    parent?.setNeedsLayout()
    notifyEngineOfContent()
  }

  func compressionResistance(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let priorities = rare?.priorities ?? LayoutPriorities()
    return axis == .horizontal
      ? priorities.horizontalCompressionResistance : priorities.verticalCompressionResistance
  }

  func setCompressionResistance(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      loadRare().priorities.horizontalCompressionResistance = priority
    } else {
      loadRare().priorities.verticalCompressionResistance = priority
    }
    parent?.setNeedsLayout()
    notifyEngineOfContent()
  }
}
