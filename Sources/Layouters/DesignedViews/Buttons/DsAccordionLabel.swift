import HeadlessUIKit
import Layouter

/// A label of an accordion cell whose arrow shows whether the cell is open: it points to the open body, and along the
/// text of a folded cell.
///
/// The cell receives the taps. Without resources the label has the look of a button; an `SvgPath` of its resources
/// replaces the arrow.
open class DsAccordionLabel: DsSvgIconButton, AccordionCellLabel {
  /// Whether the label's cell is folded; without a cell, false.
  public private(set) final var isFolded = false { didSet { redraw(if: isFolded != oldValue) } }

  public override init(frame: CGRect = .zero, pathRepository: PathRepository?) {
    super.init(frame: frame, pathRepository: pathRepository)
    isUserInteractionEnabled = false
    textHorzAlignment = .left
    contentMargin = Self.defaultMargin
    iconSize = Self.defaultIconSize
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  static let defaultMargin = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
  static let defaultIconSize = CGSize(width: 20, height: 20)

  // MARK: Cell

  /// False: the label is as long as its content.
  public final var isElastic: Bool { false }

  /// Turns the arrow.
  public final func cellDidChange(folding: Bool) { isFolded = folding }

  // MARK: Arrow

  /// The direction of the arrow, in the label's own coordinates.
  enum Arrow {
    case down, up, forwards, backwards
  }

  var arrow: Arrow {
    if isFolded { return isMirrored ? .backwards : .forwards }
    guard let cell = superview as? AccordionCellView else { return .down }
    if cell.orientation == .vertical { return center.y > cell.bounds.midY ? .up : .down }
    // Rotated clockwise, a label at the left has its top at the body.
    return (center.x < cell.bounds.midX) != cell.rotateRight ? .up : .down
  }

  private var arrowPath: String {
    switch arrow {
    case .down: ArrowIcons.down
    case .up: ArrowIcons.up
    case .forwards: ArrowIcons.right
    case .backwards: ArrowIcons.left
    }
  }

  override var pathsOfAllStates: [String] {
    super.pathsOfAllStates + [ArrowIcons.down, ArrowIcons.up, ArrowIcons.right, ArrowIcons.left]
  }

  open override func drawIcon(_ context: CGContext, rect: CGRect) {
    guard resource(.svgPath, in: buttonState) == nil else {
      super.drawIcon(context, rect: rect)
      return
    }
    draw(
      arrowPath, context, rect: iconForegroundRect(in: PixelGrid(of: context).moved(rect)),
      fill: color(.svgColor, or: .fgColor) ?? DsDefaults.ink, key: ResourceKey(.svgPath))
  }

  /// Draws anew, because the arrow follows from the place in the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }

  open override class var propertyTable: PropertyTable { accordionLabelProperties }
}

/// Arrows in a view box of 24 × 24: angles that are 2 wide.
enum ArrowIcons {
  static let down = ComboBoxIcons.chevronDown
  static let up = ComboBoxIcons.chevronUp
  /// The arrow downwards with its coordinates exchanged.
  static let right = "M10,6 L16,12 L10,18 L8.586,16.586 L13.172,12 L8.586,7.414 Z"
  static let left = "M14,6 L8,12 L14,18 L15.414,16.586 L10.828,12 L15.414,7.414 Z"
}
