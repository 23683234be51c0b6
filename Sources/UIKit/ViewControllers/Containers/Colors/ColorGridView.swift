import StandardControls
import StandardViews

/// A control that chooses a colour by a place in it.
class ColorChooser: UIControl {
  /// The chosen colour, without its opacity.
  var color = PickedColor(red: 0, green: 0, blue: 0) {
    didSet { if color != oldValue { colorDidChange() } }
  }
  /// Called for a touch, and with true at its end.
  var onChoose: ((PickedColor, Bool) -> Void)?

  override class var describedClass: UIView.Type { UIView.self }

  /// The colour at a place.
  func color(at point: CGPoint) -> PickedColor? { nil }

  func colorDidChange() {}

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTouch(to: gestureRecognizer)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch, isFinal: false)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch, isFinal: false)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { choose(touch, isFinal: true) }
  }

  private func choose(_ touch: UITouch, isFinal: Bool) {
    guard let chosen = color(at: touch.location(in: self)) else { return }
    color = chosen
    onChoose?(chosen, isFinal)
  }
}

/// The grid of colours; the chosen one has an outline.
final class ColorGridView: ColorChooser {
  private static let cornerRadius: CGFloat = 8
  private static let markWidth: CGFloat = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    contentMode = .redraw
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func colorDidChange() { setNeedsDisplay() }

  private func cell(row: Int, column: Int) -> CGRect {
    let width = bounds.width / CGFloat(ColorGrid.columnCount)
    let height = bounds.height / CGFloat(ColorGrid.rowCount)
    return CGRect(
      x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
  }

  override func color(at point: CGPoint) -> PickedColor? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    func index(_ position: CGFloat, _ count: Int) -> Int {
      Int(max(0, min(CGFloat(count - 1), (position * CGFloat(count)).rounded(.down))))
    }
    return ColorGrid.color(
      row: index(point.y / bounds.height, ColorGrid.rowCount),
      column: index(point.x / bounds.width, ColorGrid.columnCount))
  }

  override func draw(_ rect: CGRect) {
    var mark: (cell: CGRect, isLight: Bool)?
    for row in 0..<ColorGrid.rowCount {
      for column in 0..<ColorGrid.columnCount {
        let color = ColorGrid.color(row: row, column: column)
        let cell = pixelGrid.snapped(cell(row: row, column: column))
        color.color.setFill()
        UIRectFill(cell)
        if color.isSame(as: self.color), mark == nil { mark = (cell, color.isLight) }
      }
    }
    guard let mark else { return }
    let path = UIBezierPath(
      roundedRect: mark.cell.insetToMiddle(dx: Self.markWidth / 2, dy: Self.markWidth / 2),
      cornerRadius: Self.markWidth)
    path.lineWidth = Self.markWidth
    (mark.isLight ? UIColor(white: 0.25, alpha: 1) : .white).setStroke()
    path.stroke()
  }

  override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isVisible = true
  }
}

/// All hues from left to right, from white at the top to black at the bottom.
final class ColorSpectrumView: ColorChooser {
  private let hues = CAGradientLayer()
  private let whites = CAGradientLayer()
  private let blacks = CAGradientLayer()
  private let mark = UIView()
  private static let cornerRadius: CGFloat = 8
  private static let markSide: CGFloat = 28
  private static let markWidth: CGFloat = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    hues.startPoint = CGPoint(x: 0, y: 0.5)
    hues.endPoint = CGPoint(x: 1, y: 0.5)
    hues.colors = (0...6).map {
      UIColor(hue: CGFloat($0 % 6) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor
    }
    let (white, black) = (UIColor(white: 1, alpha: 1), UIColor(white: 0, alpha: 1))
    whites.colors = [white.cgColor, white.withAlphaComponent(0).cgColor]
    blacks.colors = [black.withAlphaComponent(0).cgColor, black.cgColor]
    for gradient in [hues, whites, blacks] { layer.addSublayer(gradient) }
    mark.isUserInteractionEnabled = false
    mark.layer.borderWidth = Self.markWidth
    mark.layer.borderColor = white.cgColor
    mark.layer.cornerRadius = Self.markSide / 2
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  override func colorDidChange() { setNeedsLayout() }

  override func color(at point: CGPoint) -> PickedColor? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return PickedColor(
      inSpectrumAt: CGPoint(x: point.x / bounds.width, y: point.y / bounds.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hues.frame = bounds
    let half = bounds.height / 2
    whites.frame = CGRect(x: 0, y: 0, width: bounds.width, height: half)
    blacks.frame = CGRect(x: 0, y: half, width: bounds.width, height: bounds.height - half)
    let place = color.placeInSpectrum
    mark.backgroundColor = color.color
    mark.bounds.size = CGSize(width: Self.markSide, height: Self.markSide)
    // The whole mark is visible at the edges too.
    let area = bounds.insetToMiddle(dx: Self.markSide / 2, dy: Self.markSide / 2)
    mark.center = CGPoint(
      x: max(area.minX, min(place.x * bounds.width, area.maxX)),
      y: max(area.minY, min(place.y * bounds.height, area.maxY)))
  }

  override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isVisible = true
  }
}
