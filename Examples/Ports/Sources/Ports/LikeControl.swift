import UIKit

/// A heart that jumps when it is tapped, and can be moved, scaled and turned like a sticker while it is
/// being edited.
@objcMembers
public class LikeControl: UIControl {
  public private(set) var isLiked = false
  public var isEditable = false {
    didSet {
      for recognizer in editingRecognizers { recognizer.isEnabled = isEditable }
    }
  }

  private let imageView = UIImageView()
  private let feedback = UIImpactFeedbackGenerator(style: .medium)

  private lazy var panRecognizer = UIPanGestureRecognizer(
    target: self, action: #selector(handlePan))
  private lazy var pinchRecognizer = UIPinchGestureRecognizer(
    target: self, action: #selector(handlePinch(_:)))
  private lazy var rotationRecognizer = UIRotationGestureRecognizer(
    target: self, action: #selector(handleRotation(_:)))
  private var editingRecognizers: [UIGestureRecognizer] {
    [panRecognizer, pinchRecognizer, rotationRecognizer]
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFit
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 28, weight: .regular)
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.frame = bounds
    addSubview(imageView)

    let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap))
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(handleDoubleTap))
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    [tap, doubleTap].forEach(addGestureRecognizer)
    for recognizer in editingRecognizers {
      recognizer.delegate = self
      recognizer.isEnabled = false
      addGestureRecognizer(recognizer)
    }

    isAccessibilityElement = true
    accessibilityLabel = "Like"
    accessibilityTraits = .button
    updateImage()
  }

  public required init?(coder: NSCoder) { return nil }

  public override var intrinsicContentSize: CGSize { .init(width: 44, height: 44) }

  private func updateImage() {
    imageView.image = UIImage(systemName: isLiked ? "heart.fill" : "heart")
    imageView.tintColor = isLiked ? .systemPink : .secondaryLabel
    accessibilityTraits = isLiked ? [.button, .selected] : .button
  }

  // MARK: - Liking

  public func setLiked(_ liked: Bool, animated: Bool) {
    guard liked != isLiked else { return }
    isLiked = liked
    if animated {
      UIView.transition(
        with: imageView, duration: 0.2, options: [.transitionCrossDissolve],
        animations: updateImage)
      jump()
    } else {
      updateImage()
    }
  }

  private func jump() {
    UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: [.calculationModeLinear]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        self.imageView.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
        self.imageView.transform = CGAffineTransform(scaleX: 1.5, y: 1.5).rotated(by: .pi / 8)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.imageView.transform = .identity
      }
    } completion: { [weak self] finished in
      if finished { self?.sendActions(for: .primaryActionTriggered) }
    }
  }

  func handleTap() {
    feedback.impactOccurred()
    setLiked(!isLiked, animated: true)
    sendActions(for: .valueChanged)
  }

  func handleDoubleTap(_ recognizer: UITapGestureRecognizer) {
    let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.7) {
      self.transform = .identity
    }
    animator.startAnimation()
  }

  public override func accessibilityActivate() -> Bool {
    handleTap()
    return true
  }

  // MARK: - Editing

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: superview)
    center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
    recognizer.setTranslation(.zero, in: superview)
  }

  func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    transform = transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1
  }

  func handleRotation(_ recognizer: UIRotationGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    transform = transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }
}

extension LikeControl: UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    editingRecognizers.contains(gestureRecognizer)
      && editingRecognizers.contains(otherGestureRecognizer)
  }
}
