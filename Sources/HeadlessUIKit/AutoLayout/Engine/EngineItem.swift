import Cassowary

/// A view or a guide as an engine knows it: the variables of its alignment rectangle, in the
/// coordinates of its superview, and what the engine itself demands of them.
final class EngineItem {
  enum Role {
    /// The view's frame is given, from outside or by its autoresizing mask.
    case fixed
    /// The view is where its constraints lead to.
    case placed
    /// The root, with a size that constraints lead to.
    case root
    /// A layout guide of the view.
    case guide
    /// What the view scrolls.
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

    /// The order in which the solver settles what is open: that in which variables are made. An open
    /// size is 0 rather than a position.
    static let inSettlingOrder: [Dimension] = [.width, .height, .x, .y]

    var axis: NSLayoutConstraint.Axis { rawValue % 2 == 0 ? .horizontal : .vertical }
    var isSize: Bool { rawValue >= 2 }
  }

  /// What holds a dimension of a fixed view.
  struct Anchor {
    var id: ConstraintID
    /// How much of the superview's size goes into the dimension.
    var share: Double
    var constant: Double
  }

  /// What an intrinsic size demands in an axis.
  struct Content {
    var hugging: ConstraintID
    var compression: ConstraintID
    var size: Double
    var huggingStrength: Strength
    var compressionStrength: Strength
  }

  /// Which engine's item this is.
  let engineID: UInt64
  // The engine forgets the item before they go.
  /// The view itself, or the one that the guide belongs to.
  unowned let view: UIView
  unowned let guide: UILayoutGuide?
  var role: Role
  // Few items have all of these. Those that have none share the memory of four times nothing.
  private var variables: [Variable?]
  var anchors: [Anchor?] = EngineItem.noAnchors
  var contents: [Content?] = EngineItem.noContents
  /// The constraints whose constants depend on the view's margins, safe area, offset or text.
  var dependents: [ConstraintEntry] = []
  /// Whether the height follows from the width.
  var wraps = false
  /// The width that the height was measured for.
  var wrappingWidth: CGFloat?
  /// The alignment rectangle in the last solution.
  var solution = CGRect.null
  /// How far the view's frame was moved to be at pixels of the root.
  var rounding = CGPoint.zero

  var hasMoved = false
  var hasNewFrame = false
  var hasNewContent = false
  var isForgotten = false

  private static let noVariables = [Variable?](repeating: nil, count: 4)
  private static let noAnchors = [Anchor?](repeating: nil, count: 4)
  private static let noContents = [Content?](repeating: nil, count: 2)

  init(_ view: UIView, _ guide: UILayoutGuide?, role: Role, engineID: UInt64) {
    self.view = view
    self.guide = guide
    self.role = role
    self.engineID = engineID
    variables = Self.noVariables
  }

  subscript(dimension: Dimension) -> Variable? {
    get { variables[dimension.rawValue] }
    set { variables[dimension.rawValue] = newValue }
  }

  func takeVariables() -> [Variable] {
    defer { variables = Self.noVariables }
    return variables.compactMap { $0 }
  }
}

/// A constraint as an engine knows it.
final class ConstraintEntry {
  /// Which engine's entry this is.
  let engineID: UInt64
  let constraint: NSLayoutConstraint
  /// In the solver; nil if it says nothing that the solver could take.
  var id: ConstraintID?
  /// The constant of the left side less the right one, without the constraint's own.
  var geometry = 0.0
  /// What keeps the position tight against its inequality; nil while that is suspended.
  var tightID: ConstraintID?
  /// The left side of an inequality of positions; empty for other constraints.
  var tightTerms: [Term] = []
  /// The sizes in it that constraints lead to.
  var openSizes: [Variable] = []
  /// The items that the constant depends on by more than frames.
  var surroundings: [EngineItem] = []
  /// When the constant was looked at last.
  var visit = 0

  init(_ constraint: NSLayoutConstraint, engineID: UInt64) {
    self.constraint = constraint
    self.engineID = engineID
  }
}
