import Foundation

/// The spokes of a refresh control: as many as the content is pulled, or turning while it is refreshed.
final class RefreshSpokes: UIView {
  /// The part of the pull that is necessary to refresh, from 0 to 1; all spokes are shown at 1.
  var progress: CGFloat = 0 { didSet { if progress != oldValue { setNeedsDisplay() } } }
  var color = UIColor.secondaryLabel { didSet { setNeedsDisplay() } }
  private(set) var isTurning = false
  private var start: TimeInterval = 0
  private var timer: VirtualTimer?

  /// Points; after pictures of UIKit's, whose spokes are larger than a medium indicator's.
  static let side: CGFloat = 27

  override class var describedClass: UIView.Type { UIView.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func setTurning(_ turns: Bool) {
    guard turns != isTurning else { return }
    isTurning = turns
    timer?.invalidate()
    timer = nil
    setNeedsDisplay()
    guard turns else { return }
    start = VirtualClock.current?.now ?? 0
    timer = VirtualTimer.scheduledTimer(
      withTimeInterval: ActivityIndicatorMetrics.stepDuration, repeats: true
    ) { [weak self] timer in
      if let self { setNeedsDisplay() } else { timer.invalidate() }
    }
  }

  /// The steps of the brightest spoke since the start; nil while the spokes rest.
  private var step: Int? {
    guard isTurning else { return nil }
    let elapsed = (VirtualClock.current?.now ?? start) - start
    return Int((elapsed / ActivityIndicatorMetrics.stepDuration + 1e-6).rounded(.down))
  }

  /// The opacity of a spoke, counted clockwise from the top.
  func opacity(ofSpoke spoke: Int) -> CGFloat {
    if let step { return ActivityIndicatorMetrics.opacity(ofSpoke: spoke, atStep: step) }
    let shown = min(max(progress, 0), 1) * CGFloat(ActivityIndicatorMetrics.spokeCount)
    return min(max(shown - CGFloat(spoke), 0), 1)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(bounds.width, bounds.height)
    let inner = side * ActivityIndicatorMetrics.innerRadius
    let outer = side * ActivityIndicatorMetrics.outerRadius
    let width = side * ActivityIndicatorMetrics.spokeWidth
    let spoke = UIBezierPath(
      roundedRect: CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner),
      cornerRadius: width / 2)
    let alpha = color.cgColor.alpha
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for index in 0..<ActivityIndicatorMetrics.spokeCount {
      color.withAlphaComponent(alpha * opacity(ofSpoke: index)).setFill()
      spoke.fill()
      context.rotate(by: 2 * .pi / CGFloat(ActivityIndicatorMetrics.spokeCount))
    }
    context.restoreGState()
  }

  override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isVisible = isTurning || progress > 0
  }
}
