import QuartzCore
import UIKit

@objc public protocol ProgressRingDelegate: AnyObject {
  @objc optional func progressRingDidFinishAnimating(_ ring: ProgressRing)
}

/// A ring that fills clockwise from the top.
open class ProgressRing: UIView, CAAnimationDelegate {
  public weak var delegate: ProgressRingDelegate?

  /// From 0 to 1.
  @IBInspectable public var progress: CGFloat {
    get { return storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  @IBInspectable public var lineWidth: CGFloat = 10 {
    didSet {
      for shape in [trackLayer, progressLayer] { shape.lineWidth = lineWidth }
      setNeedsLayout()
    }
  }

  @IBInspectable public var trackColor: UIColor = .systemGray5 {
    didSet { trackLayer.strokeColor = trackColor.cgColor }
  }

  /// The colours along the ring; the tint colour if there are none.
  public var gradientColors: [UIColor] = [] {
    didSet { updateColors() }
  }

  open var animationDuration: TimeInterval = 0.8

  public let valueLabel = UILabel()

  private let trackLayer = CAShapeLayer()
  private let progressLayer = CAShapeLayer()
  private let gradientLayer = CAGradientLayer()
  private var storedProgress: CGFloat = 0

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  // MARK: - Initialization

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    for shape in [trackLayer, progressLayer] {
      shape.fillColor = UIColor.clear.cgColor
      shape.lineWidth = lineWidth
      shape.lineCap = .round
    }
    trackLayer.strokeColor = trackColor.cgColor
    progressLayer.strokeColor = UIColor.black.cgColor
    progressLayer.strokeEnd = 0
    gradientLayer.type = .conic
    gradientLayer.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 0.5, y: 0)
    gradientLayer.mask = progressLayer
    layer.addSublayer(trackLayer)
    layer.addSublayer(gradientLayer)

    valueLabel.font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    valueLabel.adjustsFontForContentSizeCategory = true
    valueLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(valueLabel)
    NSLayoutConstraint.activate([
      valueLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      valueLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])

    isAccessibilityElement = true
    accessibilityLabel = NSLocalizedString("Progress", comment: "A ring")
    accessibilityTraits.insert(.updatesFrequently)
    updateColors()
    updateValue()
  }

  // MARK: - Progress

  open func setProgress(_ newValue: CGFloat, animated: Bool) {
    let target = min(max(newValue, 0), 1)
    let start = progressLayer.presentation()?.strokeEnd ?? progressLayer.strokeEnd
    storedProgress = target

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    progressLayer.strokeEnd = target
    CATransaction.commit()
    updateValue()

    progressLayer.removeAnimation(forKey: "progress")
    guard animated, animationDuration > 0 else { return }
    let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
    animation.fromValue = start
    animation.toValue = target
    animation.duration = animationDuration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = self
    progressLayer.add(animation, forKey: "progress")
  }

  private func updateValue() {
    let text = ProgressRing.formatter.string(from: NSNumber(value: Double(storedProgress)))
    valueLabel.text = text
    accessibilityValue = text
  }

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag else { return }
    delegate?.progressRingDidFinishAnimating?(self)
  }

  // MARK: - Colors

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    let colors = gradientColors.isEmpty ? [tintColor, tintColor] : gradientColors
    gradientLayer.colors = colors.map { $0.cgColor }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    trackLayer.strokeColor = trackColor.cgColor
    updateColors()
  }

  // MARK: - Layout

  open override var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer === self.layer else { return }
    let side = min(bounds.width, bounds.height)
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: max(0, (side - lineWidth) / 2),
      startAngle: -CGFloat.pi / 2,
      endAngle: 1.5 * .pi,
      clockwise: true)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    trackLayer.frame = bounds
    gradientLayer.frame = bounds
    progressLayer.frame = bounds
    trackLayer.path = path.cgPath
    progressLayer.path = path.cgPath
    CATransaction.commit()
  }
}
