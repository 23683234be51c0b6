import Foundation
import StandardViews

/// A control that shows the selected colour in a ring of all hues.
///
/// A tap opens a `UIColorPickerViewController` as a sheet, or on tablets as a popover next to the well. Choosing a colour
/// there sends `valueChanged`.
open class UIColorWell: UIControl {
  /// The selected colour; nil for none.
  open var selectedColor: UIColor? {
    willSet { _reportWillChange("selectedColor") }
    didSet {
      setNeedsLayout()
      _reportDidChange("selectedColor")
    }
  }

  /// The title of the picker that the well opens; nil for the system's.
  open var title: String?

  /// Whether a user could select translucent colours; true by default. A translucent colour is shown opaque if false.
  open var supportsAlpha = true { didSet { setNeedsLayout() } }

  private let ring = HueRing()
  private let checkers = CheckerDisc()
  private let disc = UIView.controlPart()

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a well without a colour; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [ring, checkers, disc] { addSubview(view) }
    addAction(UIAction { [weak self] _ in self?.openPicker(animated: true) }, for: .touchUpInside)
  }

  // MARK: Choosing

  /// Opens the picker, as a tap does, if a controller shows the well.
  package func openPicker(animated: Bool) {
    let presenter = sequence(first: next) { $0?.next }.lazy
      .compactMap { $0 as? any ColorPickerPresenter }.first
    presenter?.presentColorPicker(for: self, animated: animated)
  }

  /// Selects a colour as the user does.
  package func choose(_ color: UIColor?) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  // MARK: Layout

  open override dynamic var intrinsicContentSize: CGSize { ColorWellMetrics.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ColorWellMetrics.size }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, ColorWellMetrics.size.width)
    ring.frame = pixelGrid.snapped(bounds.centered(CGSize(width: side, height: side)))
    let inset = ColorWellMetrics.ringWidth + ColorWellMetrics.gap
    let inner = ring.frame.insetToMiddle(dx: inset, dy: inset)
    disc.setCapsuleFrame(inner)
    checkers.frame = inner
    let color = supportsAlpha ? selectedColor : selectedColor?.withAlphaComponent(1)
    disc.backgroundColor = color ?? .tertiarySystemFill
    let alpha = color?.resolvedColor(with: traitCollection).cgColor.alpha ?? 1
    checkers.isHidden = alpha >= 1
    for view in [ring, checkers, disc] { view.alpha = isEnabled ? 1 : 0.5 }
  }

  // MARK: Description

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isVisible = true
  }

  open override class var propertyTable: PropertyTable { colorWellProperties }
}

/// A controller that can show the picker of a colour well.
package protocol ColorPickerPresenter: UIResponder {
  func presentColorPicker(for well: UIColorWell, animated: Bool)
}

/// The lengths of a colour well, points; after pictures of UIKit's.
struct ColorWellMetrics {
  static let size = CGSize(width: 28, height: 28)
  static let ringWidth: CGFloat = 3
  static let gap: CGFloat = 2
  /// The side of a square behind a translucent colour; our own.
  static let checkerSide: CGFloat = 5
}

/// A ring of all hues.
private final class HueRing: UIView {
  private let gradient = CAGradientLayer()
  private let outline = CAShapeLayer()

  override class var describedClass: UIView.Type { UIView.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    gradient.colors = stride(from: CGFloat(0), through: 1, by: 1.0 / 12).map {
      UIColor(
        hue: $0.truncatingRemainder(dividingBy: 1), saturation: 0.9, brightness: 0.95, alpha: 1
      )
      .cgColor
    }
    outline.fillRule = .evenOdd
    gradient.mask = outline
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    let path = UIBezierPath(ovalIn: bounds)
    let inner = bounds.insetToMiddle(dx: ColorWellMetrics.ringWidth, dy: ColorWellMetrics.ringWidth)
    path.append(UIBezierPath(ovalIn: inner))
    outline.frame = bounds
    outline.path = path.cgPath
  }
}

/// The squares that are seen through a translucent colour.
private final class CheckerDisc: UIView {
  override class var describedClass: UIView.Type { UIView.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    let outline = UIBezierPath(ovalIn: bounds)
    outline.fill()
    outline.addClip()
    UIColor(white: 0.75, alpha: 1).setFill()
    // A well of any size has no more squares than can be counted.
    let side = max(ColorWellMetrics.checkerSide, bounds.width / 64)
    guard side.isFinite else { return }
    let count = max(0, Int((bounds.width / side).rounded(.up)))
    for row in 0..<count {
      for column in 0..<count where (row + column) % 2 == 1 {
        UIRectFill(
          CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
      }
    }
  }
}

extension UIColorWell {
  static let colorWellProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    adding: [
      Property(
        "selectedColor", \UIColorWell.selectedColor, default: nil,
        "The colour in the ring; none if null."),
      Property(
        "supportsAlpha", \UIColorWell.supportsAlpha, default: true,
        "Whether a translucent colour is shown as such."
      ).visible(when: "set selectedColor to a translucent colour"),
    ])
}
