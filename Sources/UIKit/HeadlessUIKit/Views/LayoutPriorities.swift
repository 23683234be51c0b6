/// How strongly a view insists on something while it is laid out, 1...1000.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + amount)
  }

  public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - amount)
  }
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
