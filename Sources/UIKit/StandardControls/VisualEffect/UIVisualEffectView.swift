/// A view in a material, with content in front of it.
///
/// Documents show what is behind it sharp, and so do views that are translucent or below a translucent one.
open class UIVisualEffectView: UIView {
  private let material = UIView.controlPart()

  /// Where the content is added.
  open var contentView: UIView { content }
  private let content = UIView()

  open var effect: UIVisualEffect? { didSet { showMaterial() } }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    showMaterial()
    addSubview(material)
    addSubview(content)
    // So that constraints in the content give the view its size.
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func showMaterial() {
    material.backgroundColor = effect?.color
    backdropBlur = effect?.blur ?? 0
    contentView.overrideUserInterfaceStyle = effect?.contentAppearance ?? .unspecified
    contentView.alpha = effect?.contentAlpha ?? 1
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    content.frame = bounds
  }

  open override class var propertyTable: PropertyTable { visualEffectProperties }

  private static let visualEffectProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property(
        "effect", default: UIBlurEffect.Style?.none, "The material; none if null.",
        get: { (view: UIVisualEffectView) in (view.effect as? UIBlurEffect)?.style },
        set: { view, style in view.effect = style.map { UIBlurEffect(style: $0) } })
    ])

  // MARK: Overrides in extensions

  open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

extension UIBlurEffect.Style: NamedCases {
  public static let namedCases: [(name: String, value: Self)] = allCases.map {
    (String(describing: $0), $0)
  }
}
