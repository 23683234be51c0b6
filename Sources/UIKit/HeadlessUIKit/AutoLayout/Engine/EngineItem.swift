import Cassowary

/// The state of a view or guide in an engine: the variables of its alignment rectangle, in the
/// coordinates of its superview, and the engine's own constraints on them.
final class EngineItem {
  enum Role {
    /// The view's frame is given: it was set, or follows from the autoresizing mask.
    case fixed
    /// The view's frame follows from constraints.
    case placed
    /// The root, whose size follows from constraints.
    case root
    /// A layout guide of the view.
    case guide
    /// The content of a scroll view.
    case scrollContent
  }

  enum Dimension: Int, CaseIterable {
    case x, y, width, height

    init(position axis: NSLayoutConstraint.Axis) {
      self = axis == .horizontal ? .x : .y
    }

    init(size axis: NSLayoutConstraint.Axis) {
      self = axis == .horizontal ? .width : .height
    }

    static let sizes: [Dimension] = [.width, .height]

    var axis: NSLayoutConstraint.Axis { rawValue % 2 == 0 ? .horizontal : .vertical }
    var isSize: Bool { rawValue >= 2 }
  }

  /// The engine that the item belongs to.
  let engineID: UInt64
  // The engine releases the item before these are deallocated.
  /// The view itself, or the owner of the guide.
  unowned let view: UIView
  unowned let guide: UILayoutGuide?
  var role: Role
  // Items without variables share one array of nils.
  private var variables = EngineItem.noVariables
  private static let noVariables = [Variable?](repeating: nil, count: 4)

  // Each access ends within one call, which runs no client code, so accesses cannot overlap.
  @exclusivity(unchecked) var frameConstraints = FrameConstraints()
  @exclusivity(unchecked) var contentConstraints = ContentConstraints()
  /// The constraints whose constants depend on the view's margins, safe area, offset or text.
  var dependents: [ConstraintEntry] = []
  /// Whether the height follows from the width.
  var wraps = false
  /// The width that the height was measured for.
  var wrappingWidth: CGFloat?
  /// The alignment rectangle in the last solution.
  var solution = CGRect.null
  /// The distance by which rounding to pixels of the root moved the view's frame.
  var rounding = CGPoint.zero

  // Set by ``EngineItems`` and ``ItemQueue`` only.
  var isReleased = false
  var queues: ItemQueue.Purpose = []

  init(_ view: UIView, _ guide: UILayoutGuide?, role: Role, engineID: UInt64) {
    self.view = view
    self.guide = guide
    self.role = role
    self.engineID = engineID
  }

  subscript(dimension: Dimension) -> Variable? {
    get { variables[dimension.rawValue] }
    set { variables[dimension.rawValue] = newValue }
  }

  var hasVariables: Bool { variables.contains { $0 != nil } }

  func removeVariables() -> [Variable] {
    defer { variables = Self.noVariables }
    return variables.compactMap { $0 }
  }
}
