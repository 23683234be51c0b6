/// What is wrong with the constraints of a tree of views.
public struct LayoutReport: Hashable, Sendable {
  /// Required constraints that contradict each other: without any one of them the others could hold
  /// together.
  public struct Conflict: Hashable, Sendable {
    /// The constraints in the order they were activated, each as its `description`. Frames that are
    /// given to views are among them.
    public var constraints: [String]
    /// The one that does not hold in the layout.
    public var broken: String
    /// The sizes of which one would have to be negative, as in `<UILabel:title>.width`: without any
    /// of them too the constraints could hold together. Most conflicts have none.
    public var negativeSizes: [String]

    public init(constraints: [String], broken: String, negativeSizes: [String] = []) {
      self.constraints = constraints
      self.broken = broken
      self.negativeSizes = negativeSizes
    }
  }

  /// A view whose place or size constraints leave open.
  public struct Ambiguity: Hashable, Sendable {
    /// The view or guide, as in `<UILabel:title>`.
    public var item: String
    /// The accessibility identifier of the view, or of the one that the guide belongs to.
    public var id: String?
    /// What is open: `left`, `top`, `width` and `height`.
    public var attributes: [NSLayoutConstraint.Attribute]
    /// Which of them the view's content determines no more strongly than something else.
    public var contentAttributes: [NSLayoutConstraint.Attribute]

    public init(
      item: String, id: String?, attributes: [NSLayoutConstraint.Attribute],
      contentAttributes: [NSLayoutConstraint.Attribute] = []
    ) {
      self.item = item
      self.id = id
      self.attributes = attributes
      self.contentAttributes = contentAttributes
    }
  }

  /// Constraints that could not be activated.
  public var errors: [NSLayoutConstraintError] = []
  public var conflicts: [Conflict] = []
  /// In the order of the tree, superviews first.
  public var ambiguities: [Ambiguity] = []

  public init() {}

  /// Whether nothing is wrong.
  public var isEmpty: Bool { errors.isEmpty && conflicts.isEmpty && ambiguities.isEmpty }

  /// What is wrong, in sentences: errors, then conflicts, then ambiguities.
  public var sentences: [String] {
    errors.map(\.description) + conflicts.map(\.description) + ambiguities.map(\.description)
  }
}

extension LayoutReport.Conflict: CustomStringConvertible {
  /// The conflict in two sentences.
  public var description: String {
    let sizes = negativeSizes.joined(separator: " or ")
    if constraints.count == 1 {
      let reason = sizes.isEmpty ? "" : ", because it would make \(sizes) negative"
      return "\(broken) cannot hold\(reason). Remove it, or give it a lower priority."
    }
    return
      (sizes.isEmpty
      ? "These constraints contradict each other: "
      : "These constraints together would make \(sizes) negative: ")
      + "\(constraints.joined(separator: "; ")). "
      + "\(broken) is broken; remove one of them, or give it a lower priority."
  }
}

extension LayoutReport.Ambiguity: CustomStringConvertible {
  /// The ambiguity in two sentences.
  public var description: String {
    let names = attributes.map(\.nameOfDimension)
    let list =
      names.count > 1
      ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
      : names.first ?? "place"
    return "\(item) is ambiguous: constraints leave its \(list) open. \(advice)"
  }

  private var advice: String {
    let constraints = "constraints for \(attributes.count > 1 ? "them" : "it")"
    let sizes = attributes.filter { $0.kind == .size }
    if sizes.isEmpty { return "Add \(constraints)." }
    if !sizes.allSatisfy(contentAttributes.contains) {
      return "Add \(constraints), or an intrinsic size."
    }
    return "Something else is as strong as its content: give it another content hugging or "
      + "compression resistance priority, or add \(constraints)."
  }
}

extension NSLayoutConstraint.Attribute {
  /// What a dimension is called in reports.
  var nameOfDimension: String {
    switch self {
    case .left: "horizontal position"
    case .top: "vertical position"
    default: "\(self)"
    }
  }
}
