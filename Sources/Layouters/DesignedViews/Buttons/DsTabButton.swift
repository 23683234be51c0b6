import HeadlessUIKit
import Layouter

/// The ear of a tab: a button without its upper right corner, open at the bottom.
///
/// Its sizes and colours are the tabs' in ``DsDefaults``: ``DsDefaults/tabColor``. The selected tab has the
/// colour of the panel, ``DsDefaults/panelFace``, towards which it is open.
open class DsTabButton: DsCustomButton {
  /// The shape of the missing corner.
  public enum EarStyle: String, Sendable, Hashable, CaseIterable {
    /// A quarter of a circle.
    case round
    /// A straight cut of the same length on both sides.
    case cut
  }

  /// The shape of the corner, over `roundRadius` points on each side.
  open var earStyle: EarStyle = .cut { didSet { redraw(if: earStyle != oldValue) } }
  /// Whether the ear hangs below its page: open at the top, its lower right corner missing.
  open var attachBottom = false { didSet { redraw(if: attachBottom != oldValue) } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderWidth = DsDefaults.tabBorderWidth
    roundRadius = DsDefaults.tabRoundRadius
    fontSize = DsDefaults.tabFontSize
    contentMargin = DsDefaults.tabContentMargin
    iconTextMargin = DsDefaults.tabIconTextMargin
    colorResources = DsDefaults.tabColor
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The outline of the ear, from one end of its open side to the other.
  ///
  /// - Parameter radius: of the corner; at most the shorter side.
  func outline(in rect: CGRect, radius: CGFloat) -> CGPath {
    let radius = max(min(radius, rect.width, rect.height), 0)
    // From the open side to the closed one; an attached-bottom ear is the mirror image.
    let (open, closed) = attachBottom ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    let towardsOpen = attachBottom ? -radius : radius
    let corner = CGPoint(x: rect.maxX, y: closed)
    let cornerEnd = CGPoint(x: rect.maxX, y: closed + towardsOpen)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX, y: open))
    path.addLine(to: CGPoint(x: rect.minX, y: closed))
    if radius > 0, earStyle == .round {
      path.addArc(tangent1End: corner, tangent2End: cornerEnd, radius: radius)
    } else {
      path.addLine(to: CGPoint(x: rect.maxX - radius, y: closed))
      if radius > 0 { path.addLine(to: cornerEnd) }
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: open))
    return path
  }

  open override func eraseBackground(_ context: CGContext, rect: CGRect) {
    let grid = PixelGrid(of: context)
    let lineWidth = borderWidth > 0 ? grid.lineWidth(borderWidth) : 0
    // The line lies inside on the three closed sides, and reaches the edge on the open one.
    var area = grid.snapped(rect).insetBy(dx: lineWidth / 2, dy: 0)
    area.size.height -= lineWidth / 2
    if !attachBottom { area.origin.y += lineWidth / 2 }
    let outline = outline(in: area, radius: roundRadius - lineWidth / 2)
    context.saveGState()
    defer { context.restoreGState() }
    if isMirrored {
      context.translateBy(x: rect.minX + rect.maxX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    context.fill(outline, with: color(.bgColor) ?? DsDefaults.tabFace)
    context.stroke(
      outline, with: color(.borderColor, or: .fgColor) ?? DsDefaults.tabBorder,
      width: lineWidth)
  }

  override var defaultColorValues: ColorValues { DsDefaults.tabColors }

  /// Nil: a single rounded corner does not make the whole shape round.
  open override var cornerRadiusWhileDragged: CGFloat? { nil }

  open override class var propertyTable: PropertyTable { tabButtonProperties }
}
