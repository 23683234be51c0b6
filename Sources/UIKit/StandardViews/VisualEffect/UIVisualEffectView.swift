/// A view of a material, with content in front of it.
///
/// The content behind it is not blurred in vector output, nor if this view or a superview is
/// translucent.
open class UIVisualEffectView: UIView {
  private let material: UIView = {
    let part = UIView()
    part.isUserInteractionEnabled = false
    part.isOpaque = false
    return part
  }()

  /// The container of the content.
  open var contentView: UIView { content }
  private let content = UIView()

  /// The effect on the content behind the view; nil for none.
  open var effect: UIVisualEffect? { didSet { showMaterial() } }

  /// Creates a view of size zero with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without an effect; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    showMaterial()
    addSubview(material)
    addSubview(content)
    // Lets constraints in the content determine the view's size.
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
}

extension UIBlurEffect.Style: NamedCases {
  /// The materials by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = allCases.map {
    (String(describing: $0), $0)
  }
}
