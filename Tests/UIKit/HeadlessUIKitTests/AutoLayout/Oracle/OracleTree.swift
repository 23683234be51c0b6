import HeadlessUIKit
import StandardViews

/// The views, guides and constraints of a screen, as an app would make them.
struct OracleTree {
  /// What a screen says of a view that its class would know.
  final class Traits {
    var intrinsic = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var alignment = UIEdgeInsets.zero
    var baselines = LayoutBaselines.edges(firstFromTop: 0, lastFromBottom: 0)
  }

  private final class PlainView: UIView {
    let traits = Traits()

    override var intrinsicContentSize: CGSize { traits.intrinsic }
    override var alignmentRectInsets: UIEdgeInsets { traits.alignment }
    override var layoutBaselines: LayoutBaselines { traits.baselines }
  }

  private final class ScrollView: UIScrollView {
    let traits = Traits()

    override var intrinsicContentSize: CGSize { traits.intrinsic }
  }

  /// One without content can have a size in place of it.
  private final class StackView: UIStackView {
    let traits = Traits()

    override var intrinsicContentSize: CGSize { traits.intrinsic }
  }

  private(set) var views: [String: UIView] = [:]
  private(set) var root = UIView()
  /// The constraints by id.
  private(set) var constraints: [String: NSLayoutConstraint] = [:]
  /// What could not be activated.
  private(set) var errors: [String] = []

  init(_ scene: OracleScene) {
    var guides: [String: UILayoutGuide] = [:]
    for view in scene.views { add(view, of: scene) }
    for view in scene.views {
      guard let stack = view.stack, let made = views[view.id] as? UIStackView else { continue }
      Self.arrange(stack.arranged.compactMap { views[$0] }, in: made, as: stack)
    }
    for guide in scene.guides {
      if let owner = views[guide.owner] { guides[guide.id] = Self.make(guide, of: owner) }
    }
    for constraint in scene.constraints {
      func item(_ id: String) -> AnyObject? { views[id] ?? guides[id] }
      let made = NSLayoutConstraint(
        item: item(constraint.first.item) as Any,
        attribute: Self.attribute(constraint.first.attribute),
        relatedBy: Self.relation(constraint.relation),
        toItem: constraint.second.flatMap { item($0.item) },
        attribute: constraint.second.map { Self.attribute($0.attribute) } ?? .notAnAttribute,
        multiplier: constraint.multiplier, constant: constraint.constant)
      made.identifier = constraint.id
      made.priority = UILayoutPriority(constraint.priority)
      views[constraint.owner]?.addConstraint(made)
      constraints[constraint.id] = made
      if let error = made.error { errors.append("\(error)") }
    }
  }

  private mutating func add(_ view: OracleScene.View, of scene: OracleScene) {
    let made: UIView
    let traits: Traits
    if view.stack != nil {
      let stackView = StackView()
      (made, traits) = (stackView, stackView.traits)
    } else if view.type == "scrollView" {
      let scrollView = ScrollView()
      scrollView.contentInsetAdjustmentBehavior = .never
      (made, traits) = (scrollView, scrollView.traits)
    } else {
      let plain = PlainView()
      (made, traits) = (plain, plain.traits)
    }
    if let intrinsic = view.intrinsic {
      traits.intrinsic = CGSize(
        width: intrinsic[0] ?? UIView.noIntrinsicMetric,
        height: intrinsic[1] ?? UIView.noIntrinsicMetric)
    }
    if let insets = view.alignmentInsets {
      traits.alignment = UIEdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    if let baseline = view.baseline {
      traits.baselines =
        baseline.mode == "center"
        ? .center(offset: baseline.offsetFromCenter ?? 0)
        : .edges(
          firstFromTop: baseline.firstFromTop ?? 0, lastFromBottom: baseline.lastFromBottom ?? 0)
    }
    made.accessibilityIdentifier = view.id
    views[view.id] = made
    let parent = view.parent.flatMap { views[$0] }
    if parent == nil { root = made }
    if let frame = view.frame, view.fixed == true || parent == nil {
      made.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    } else if view.fillsParent == true {
      made.frame.size = parent?.bounds.size ?? .zero
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      made.translatesAutoresizingMaskIntoConstraints = false
    }
    if let hug = view.hug {
      made.setContentHuggingPriority(UILayoutPriority(hug[0]), for: .horizontal)
      made.setContentHuggingPriority(UILayoutPriority(hug[1]), for: .vertical)
    }
    if let comp = view.comp {
      made.setContentCompressionResistancePriority(UILayoutPriority(comp[0]), for: .horizontal)
      made.setContentCompressionResistancePriority(UILayoutPriority(comp[1]), for: .vertical)
    }
    if let safeArea = view.safeArea { made.safeAreaInsets = Self.insets(safeArea, otherwise: 0) }
    if let margins = view.margins {
      made.insetsLayoutMarginsFromSafeArea = false
      made.layoutMargins = Self.insets(margins, otherwise: 8)
    }
    made.isHidden = view.hidden == true
    parent?.addSubview(made)
  }

  private static func insets(_ sides: [String: Double], otherwise other: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: sides["top"] ?? other, left: sides["left"] ?? other, bottom: sides["bottom"] ?? other,
      right: sides["right"] ?? other)
  }

  private static func make(_ guide: OracleScene.Guide, of owner: UIView) -> UILayoutGuide {
    switch (guide.kind, owner) {
    case ("contentLayoutGuide", let owner as UIScrollView): return owner.contentLayoutGuide
    case ("frameLayoutGuide", let owner as UIScrollView): return owner.frameLayoutGuide
    case ("topLayoutGuide", _), ("bottomLayoutGuide", _):
      let made = UILayoutGuide()
      made.identifier = guide.kind
      owner.addLayoutGuide(made)
      NSLayoutConstraint.activate([
        made.leadingAnchor.constraint(equalTo: owner.leadingAnchor),
        made.trailingAnchor.constraint(equalTo: owner.trailingAnchor),
        made.heightAnchor.constraint(equalToConstant: guide.length ?? 0),
        guide.kind == "topLayoutGuide"
          ? made.topAnchor.constraint(equalTo: owner.topAnchor)
          : made.bottomAnchor.constraint(equalTo: owner.bottomAnchor),
      ])
      return made
    default: return owner.safeAreaLayoutGuide
    }
  }

  private static func relation(_ name: String) -> NSLayoutConstraint.Relation {
    switch name {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  private static func attribute(_ name: String) -> NSLayoutConstraint.Attribute {
    name == "baseline"
      ? .lastBaseline
      : NSLayoutConstraint.Attribute.allCases.first { "\($0)" == name } ?? .notAnAttribute
  }

  // MARK: Stack views

  private static func arrange(
    _ views: [UIView], in stackView: UIStackView, as stack: OracleScene.View.Stack
  ) {
    stackView.axis = stack.axis == "vertical" ? .vertical : .horizontal
    stackView.distribution =
      UIStackView.Distribution.allCases.first { "\($0)" == stack.distribution } ?? .fill
    stackView.alignment =
      switch stack.alignment {
      case "top": .top
      case "bottom": .bottom
      default: UIStackView.Alignment.allCases.first { "\($0)" == stack.alignment } ?? .fill
      }
    stackView.spacing = stack.spacing.map { CGFloat($0) } ?? UIStackView.spacingUseSystem
    stackView.isLayoutMarginsRelativeArrangement = stack.isMarginsRelative
    stackView.isBaselineRelativeArrangement = stack.isBaselineRelative
    for view in views { stackView.addArrangedSubview(view) }
  }

  // MARK: Result

  /// The frames that are not as expected, with what they are.
  func differences(from scene: OracleScene) -> [(id: String, frame: CGRect, expected: CGRect)] {
    let tolerance = scene.exactAfterPixelRounding ? 0.02 : 0.5
    return scene.expected.keys.sorted().compactMap { id in
      guard !scene.ignore.contains(id), let view = views[id], let sides = scene.expected[id] else {
        return nil
      }
      let expected = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      let frame = view.frame
      let isSame =
        abs(frame.minX - expected.minX) <= tolerance && abs(frame.minY - expected.minY) <= tolerance
        && abs(frame.width - expected.width) <= tolerance
        && abs(frame.height - expected.height) <= tolerance
      return isSame ? nil : (id, frame, expected)
    }
  }
}
