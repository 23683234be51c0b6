import UIKit

/// A medal with a metallic gradient, a dashed rim and a shine that moves over it.
@IBDesignable
public final class AwardBadge: UIView {
  public enum Metal: String, CaseIterable {
    case bronze, silver, gold

    var colors: [UIColor] {
      switch self {
      case .bronze: return [UIColor(hex: 0xF0B27A), UIColor(hex: 0xA04000)]
      case .silver: return [UIColor(hex: 0xFDFEFE), UIColor(hex: 0x85929E)]
      case .gold: return [UIColor(hex: 0xFCF3CF), UIColor(hex: 0xF1C40F), UIColor(hex: 0x9A7D0A)]
      }
    }

    var ink: UIColor {
      UIColor { traits in
        traits.userInterfaceStyle == .dark ? .black : UIColor(white: 0.15, alpha: 1)
      }
    }
  }

  public override class var layerClass: AnyClass { return CAGradientLayer.self }

  // swiftlint:disable:next force_cast
  private var gradientLayer: CAGradientLayer? { return layer as? CAGradientLayer }

  private let rimLayer = CAShapeLayer()
  private let shineLayer = CAGradientLayer()
  private let shineMask = CAShapeLayer()

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  public var metal: Metal = .gold {
    didSet { updateColors() }
  }

  @IBInspectable public var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      accessibilityLabel = newValue
    }
  }

  public var isShining: Bool { shineLayer.animation(forKey: AnimationKey.shine) != nil }

  private enum AnimationKey {
    static let shine = "shine"
    static let award = "award"
  }

  public convenience init(title: String, metal: Metal) {
    self.init(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    self.title = title
    self.metal = metal
    updateColors()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    isAccessibilityElement = true
    accessibilityTraits = .image

    gradientLayer?.startPoint = CGPoint(x: 0, y: 0)
    gradientLayer?.endPoint = CGPoint(x: 1, y: 1)
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)

    rimLayer.fillColor = nil
    rimLayer.lineWidth = 2
    rimLayer.lineDashPattern = [4, 3]
    layer.addSublayer(rimLayer)

    shineLayer.type = .axial
    shineLayer.colors = [0, 0.8, 0].map { UIColor(white: 1, alpha: $0).cgColor }
    shineLayer.locations = [-0.4, -0.2, 0]
    shineLayer.startPoint = CGPoint(x: 0, y: 0.5)
    shineLayer.endPoint = CGPoint(x: 1, y: 0.5)
    shineLayer.mask = shineMask
    layer.insertSublayer(shineLayer, above: rimLayer)

    addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    updateColors()
  }

  private func updateColors() {
    gradientLayer?.colors = metal.colors.map { $0.cgColor }
    gradientLayer?.locations = metal.colors.count == 3 ? [0, 0.4, 1] : nil
    rimLayer.strokeColor = metal.ink.resolvedColor(with: traitCollection).cgColor
    titleLabel.textColor = metal.ink
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      updateColors()
    }
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 80) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let circle = UIBezierPath(ovalIn: bounds)
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    layer.shadowPath = circle.cgPath
    rimLayer.frame = bounds
    rimLayer.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 6, dy: 6)).cgPath
    shineLayer.frame = bounds
    shineMask.path = circle.cgPath
    CATransaction.commit()
  }

  // MARK: - Animations

  /// Moves the shine over the medal until it is stopped.
  public func startShining() {
    guard !isShining else { return }
    let animation = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.locations))
    animation.fromValue = [-0.4, -0.2, 0]
    animation.toValue = [1, 1.2, 1.4]
    animation.duration = 1.5
    animation.repeatCount = .infinity
    shineLayer.add(animation, forKey: AnimationKey.shine)
  }

  public func stopShining() {
    shineLayer.removeAnimation(forKey: AnimationKey.shine)
  }

  /// Lets the medal drop in: larger and transparent at first.
  public func award(completion: (() -> Void)? = nil) {
    let scale = CASpringAnimation(keyPath: "transform.scale")
    scale.fromValue = 2
    scale.toValue = 1
    scale.damping = 12
    scale.initialVelocity = 0
    scale.duration = scale.settlingDuration

    let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 0.2

    let group = CAAnimationGroup()
    group.animations = [scale, fade]
    group.duration = scale.settlingDuration

    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    layer.add(group, forKey: AnimationKey.award)
    CATransaction.commit()
  }
}

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}
