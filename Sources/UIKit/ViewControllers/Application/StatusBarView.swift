import StandardControls

/// A status bar of our own drawing: 9:41, full signal, Wi-Fi and a full battery.
final class StatusBarView: UIView {
  private let time = UILabel()
  private let symbols = StatusSymbolsView()
  private let signal = StatusSymbolsView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    time.text = "9:41"
    for view in [time, symbols, signal] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter style: `lightContent` or `darkContent`.
  func place(in screen: UIScreen, style: UIStatusBarStyle, isHidden: Bool) {
    let frame = screen.statusBarFrame
    self.isHidden = isHidden || frame.isEmpty
    self.frame = frame
    let layout = StatusBarLayout(
      frame: frame, safeAreaTop: screen.safeAreaInsets.top,
      isPad: screen.device.userInterfaceIdiom == .pad)
    let color: UIColor = style == .lightContent ? .white : .black
    time.textColor = color
    time.font = .systemFont(ofSize: layout.timeSize, weight: .semibold)
    signal.isHidden = layout.kind != .homeButton
    symbols.parts =
      switch layout.kind {
      case .sensors: [.signal, .wifi, .battery]
      case .pad: [.wifi, .battery]
      case .homeButton: [.battery]
      }
    signal.parts = [.signal, .wifi]
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for view in [symbols, signal] {
      view.isMirrored = isMirrored
      view.tintColor = color
      view.scale = layout.kind == .sensors ? 1 : 0.85
    }
    place(layout, isMirrored: isMirrored)
  }

  private func place(_ layout: StatusBarLayout, isMirrored: Bool) {
    let text = time.sizeThatFits(.unlimited)
    let x = layout.timeCenter.map { $0 - text.width / 2 } ?? layout.margin
    time.frame = CGRect(
      x: x, y: layout.middle - text.height / 2, width: text.width, height: text.height)
    let size = symbols.naturalSize
    symbols.frame = CGRect(
      x: layout.frame.width - layout.margin - size.width, y: layout.middle - size.height / 2,
      width: size.width, height: size.height)
    let signalSize = signal.naturalSize
    signal.frame = CGRect(
      x: layout.margin, y: layout.middle - signalSize.height / 2, width: signalSize.width,
      height: signalSize.height)
    guard isMirrored else { return }
    for view in [time, symbols, signal] {
      view.frame = view.frame.mirrored(inWidth: layout.frame.width)
    }
  }
}

/// The symbols of a status bar, in the tint colour.
final class StatusSymbolsView: UIView {
  enum Part: Equatable {
    case signal, wifi, battery

    /// Points, at the scale 1.
    var width: CGFloat {
      switch self {
      case .signal: 18
      case .wifi: 17
      case .battery: 27
      }
    }
  }

  private static let (height, space): (CGFloat, CGFloat) = (13, 6)
  var parts: [Part] = [] { didSet { if parts != oldValue { setNeedsDisplay() } } }
  /// Whether the symbols are in the order of right-to-left languages.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }
  /// The size of the symbols, 1 for those next to sensors.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize {
    let width = parts.reduce(0) { $0 + $1.width } + Self.space * CGFloat(max(0, parts.count - 1))
    return CGSize(width: width * scale, height: Self.height * scale)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if isMirrored {
      context.translateBy(x: bounds.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    context.scaleBy(x: scale, y: scale)
    tintColor.set()
    var x: CGFloat = 0
    for part in parts {
      switch part {
      case .signal: drawSignal(at: x)
      case .wifi: drawWiFi(at: x)
      case .battery: drawBattery(at: x)
      }
      x += part.width + Self.space
    }
    context.restoreGState()
  }

  /// Four bars of rising heights.
  private func drawSignal(at x: CGFloat) {
    for index in 0..<4 {
      let height: CGFloat = [4.5, 6.5, 9, 12][index]
      UIBezierPath(
        roundedRect: CGRect(
          x: x + CGFloat(index) * 5, y: Self.height - 0.5 - height, width: 3, height: height),
        cornerRadius: 0.9
      ).fill()
    }
  }

  /// Two arcs over a dot, all sectors of the same circle.
  private func drawWiFi(at x: CGFloat) {
    let origin = CGPoint(x: x + 8.5, y: 12)
    let (from, to) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
    let dot = UIBezierPath()
    dot.move(to: origin)
    dot.addArc(withCenter: origin, radius: 3.2, startAngle: from, endAngle: to, clockwise: true)
    dot.close()
    dot.fill()
    for radius: CGFloat in [6, 10.2] {
      let arc = UIBezierPath()
      arc.addArc(
        withCenter: origin, radius: radius, startAngle: from, endAngle: to, clockwise: true)
      arc.lineWidth = 2.4
      arc.stroke()
    }
  }

  /// A full battery in its case.
  private func drawBattery(at x: CGFloat) {
    let box = UIBezierPath(
      roundedRect: CGRect(x: x + 0.5, y: 0.5, width: 24, height: 12), cornerRadius: 3.8)
    box.lineWidth = 1
    box.stroke(with: .normal, alpha: 0.4)
    UIBezierPath(
      roundedRect: CGRect(x: x + 2, y: 2, width: 21, height: 9), cornerRadius: 2.5
    ).fill()
    UIBezierPath(
      roundedRect: CGRect(x: x + 25.5, y: 4.5, width: 1.5, height: 4), cornerRadius: 0.75
    ).fill(with: .normal, alpha: 0.5)
  }
}
