/// The errors, conflicts and ambiguities in the constraints of a tree of views.
public struct LayoutReport: Hashable, Sendable {
  /// Required constraints that contradict each other. Without any one of them the others could be
  /// satisfied together.
  public struct Conflict: Hashable, Sendable {
    /// The `description` of each constraint, in the order of activation, including the given frames of views.
    public var constraints: [String]
    /// The constraint that the layout does not satisfy.
    public var broken: String
    /// The sizes of which at least one would be negative if the constraints were satisfied, as in
    /// `<UILabel:title>.width`. Empty for most conflicts.
    public var negativeSizes: [String]
    /// The accessibility identifier of the first view of ``broken``, or else of another constraint.
    public var itemID: String?

    /// Creates the description of a conflict.
    public init(
      constraints: [String], broken: String, negativeSizes: [String] = [], itemID: String? = nil
    ) {
      self.itemID = itemID
      self.constraints = constraints
      self.broken = broken
      self.negativeSizes = negativeSizes
    }
  }

  /// A view or guide whose position or size constraints leave open.
  public struct Ambiguity: Hashable, Sendable {
    /// The view or guide, as in `<UILabel:title>`.
    public var item: String
    /// The accessibility identifier of the view, or of the owner of the guide.
    public var id: String?
    /// The open attributes: of `left`, `top`, `width` and `height`.
    public var attributes: [NSLayoutConstraint.Attribute]
    /// The attributes among these that have an intrinsic size with the same priority as another constraint.
    public var contentAttributes: [NSLayoutConstraint.Attribute]
    /// Whether the attributes are open only because other items have open attributes, as the positions of views below
    /// one without a height. Such ambiguities have no sentence.
    public var isConsequence: Bool

    /// Creates the description of an ambiguity.
    public init(
      item: String, id: String?, attributes: [NSLayoutConstraint.Attribute],
      contentAttributes: [NSLayoutConstraint.Attribute] = [], isConsequence: Bool = false
    ) {
      self.isConsequence = isConsequence
      self.item = item
      self.id = id
      self.attributes = attributes
      self.contentAttributes = contentAttributes
    }
  }

  /// Constraints that could not be activated.
  public var errors: [NSLayoutConstraintError] = []
  /// The first hundred.
  public var conflicts: [Conflict] = []
  /// The number of broken required constraints beyond the first hundred conflicts.
  public var furtherBrokenCount = 0
  /// In the order of the tree, superviews first; those that follow from others too.
  public var ambiguities: [Ambiguity] = []

  /// Creates an empty report.
  public init() {}

  /// Whether there are no errors, conflicts and ambiguities.
  public var isEmpty: Bool { errors.isEmpty && conflicts.isEmpty && ambiguities.isEmpty }

  /// The number of sentences of each kind, and of constraints named in one; others are counted.
  private static let listLimit = 100

  /// The ambiguities without those that follow from others.
  public var causesOfAmbiguity: [Ambiguity] { ambiguities.filter { !$0.isConsequence } }

  /// The report in sentences: errors, then conflicts, then the causes of ambiguity, the first hundred of each and
  /// the number of the others.
  public var sentences: [String] {
    func first(_ all: [String], _ what: String) -> [String] {
      let rest = all.count - Self.listLimit
      return rest > 0 ? all.prefix(Self.listLimit) + ["And \(rest) more \(what)."] : all
    }
    var sentences = first(errors.map(\.description), "constraints cannot be activated")
    sentences += conflicts.map(\.description)
    if furtherBrokenCount > 0 {
      sentences.append("And \(furtherBrokenCount) more required constraints are broken.")
    }
    return sentences + first(causesOfAmbiguity.map(\.description), "views and guides are ambiguous")
  }

  /// The constraints of a conflict in a sentence.
  fileprivate static func list(_ constraints: [String]) -> String {
    let rest = constraints.count - listLimit
    return constraints.prefix(listLimit).joined(separator: "; ")
      + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// The sizes of a conflict in a sentence.
  fileprivate static func list(sizes: [String]) -> String {
    let rest = sizes.count - listLimit
    let listed = sizes.prefix(listLimit).joined(separator: rest > 0 ? ", " : " or ")
    return listed + (rest > 0 ? " or one of \(rest) more" : "")
  }
}

extension LayoutReport.Conflict: CustomStringConvertible {
  /// The conflict in two sentences.
  public var description: String {
    let sizes = LayoutReport.list(sizes: negativeSizes)
    if constraints.count == 1 {
      let reason = sizes.isEmpty ? "" : ", because it would make \(sizes) negative"
      return "\(broken) cannot hold\(reason). Remove it, or give it a lower priority."
    }
    return
      (sizes.isEmpty
      ? "These constraints contradict each other: "
      : "These constraints together would make \(sizes) negative: ")
      + "\(LayoutReport.list(constraints)). "
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
  /// The name of a dimension in reports.
  var nameOfDimension: String {
    switch self {
    case .left: "horizontal position"
    case .top: "vertical position"
    default: "\(self)"
    }
  }
}
