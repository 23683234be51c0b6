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
    var huggingPriority: UILayoutPriority
    var compressionPriority: UILayoutPriority
  }

  /// The view itself, or the one that the guide belongs to.
  unowned let view: UIView
  let guide: UILayoutGuide?
  var role: Role
  private var variables: [Variable?] = [nil, nil, nil, nil]
  var anchors: [Anchor?] = [nil, nil, nil, nil]
  var contents: [Content?] = [nil, nil]
  /// What moves open attributes, after ``UIView/exerciseAmbiguityInLayout()``.
  var exercises: [ConstraintID?] = [nil, nil, nil, nil]
  /// Whether the height follows from the width.
  var wraps = false
  /// The width that the height was measured for.
  var wrappingWidth: CGFloat?
  /// The alignment rectangle in the last solution.
  var solution = CGRect.null

  var hasNewFrame = false
  var hasNewContent = false
  var isForgotten = false

  init(_ view: UIView, _ guide: UILayoutGuide?, role: Role) {
    self.view = view
    self.guide = guide
    self.role = role
  }

  subscript(dimension: Dimension) -> Variable? {
    get { variables[dimension.rawValue] }
    set { variables[dimension.rawValue] = newValue }
  }

  func takeVariables() -> [Variable] {
    defer { variables = [nil, nil, nil, nil] }
    return variables.compactMap { $0 }
  }
}
