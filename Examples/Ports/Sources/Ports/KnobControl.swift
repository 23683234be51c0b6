import ObjectiveC.runtime
import UIKit

/// A knob that is turned by dragging it up and down.
@objcMembers
open class KnobControl: UIControl {
  /// From 0 to 1. Observers are notified of changes.
  open dynamic var value: Double = 0.5 {
    didSet { setNeedsDisplay() }
  }

  public enum Sensitivity: Int {
    case fine, normal

    fileprivate var pointsPerTurn: CGFloat { self == .fine ? 400 : 200 }
  }

  open var sensitivity = Sensitivity.normal
  private var startValue = 0.5
  private var idleTimer: Timer?
  private(set) var isActive = false

  private lazy var panRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    return recognizer
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(panRecognizer)
    let press = UILongPressGestureRecognizer(
      target: self,
      action: #selector(
        KnobControl.handlePress(_:)
      ))
    addGestureRecognizer(press)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  @objc func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      startValue = value
      isActive = true
    case .changed:
      let turn = recognizer.translation(in: self).y / sensitivity.pointsPerTurn
      value = min(max(startValue - Double(turn), 0), 1)
      sendActions(for: .valueChanged)
    case .ended, .cancelled:
      idleTimer?.invalidate()
      idleTimer = Timer.scheduledTimer(
        timeInterval: 0.5, target: self, selector: #selector(becomeIdle), userInfo: nil,
        repeats: false)
    default:
      break
    }
  }

  func handlePress(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { reset(animated: true) }
  }

  @nonobjc func becomeIdle(after delay: TimeInterval) {
    perform(#selector(becomeIdle as () -> Void), with: nil, afterDelay: delay)
  }

  func becomeIdle() { isActive = false }

  open func reset(animated: Bool) {
    UIView.animate(withDuration: animated ? 0.25 : 0) { [weak self] in
      self?.value = 0.5
      self?.transform = .identity
    }
    sendActions(for: .valueChanged)
  }
}

// MARK: - Layout

extension KnobControl {
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  open override var bounds: CGRect {
    didSet {
      guard bounds.size != oldValue.size else { return }
      layer.cornerRadius = bounds.width / 2
    }
  }

  /// Subclasses say more.
  @objc open func accessibilityText() -> String { "\(Int(value * 100)) %" }
}

extension KnobControl: UIGestureRecognizerDelegate {
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    isEnabled
  }
}

/// A knob for temperatures.
public final class ThermostatKnob: KnobControl {
  private static let changed = #selector(ThermostatKnob.valueDidChange(_:))
  public private(set) var texts: [String] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: ThermostatKnob.changed, for: .valueChanged)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override func accessibilityText() -> String { "\(Int(15 + value * 10)) °C" }

  @objc private func valueDidChange(_ sender: KnobControl) {
    texts.append(sender.accessibilityText())
  }
}
