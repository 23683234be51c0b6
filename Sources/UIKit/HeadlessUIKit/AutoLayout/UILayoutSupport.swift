/// A part of a controller's view that bars cover, as an item of constraints.
public protocol UILayoutSupport: AnyObject {
  /// How far the bars reach into the view, points.
  var length: CGFloat { get }
  /// The upper edge of the part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the part, points.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip outside of the safe area at the top or at the bottom of a view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { owningView.flatMap { strip(in: $0)?.length } ?? 0 }

  /// The constraints by which UIKit places such a guide: along the view's edge, and with a height. The view lists them.
  /// The engine reads the strip of the guide itself.
  private(set) lazy var supportConstraints: [LayoutSupportConstraint] = {
    let attribute: NSLayoutConstraint.Attribute = kind == .topBar ? .top : .bottom
    let guide = LayoutRecord.load(of: self)
    let operand = LayoutOperand(guide, attribute)
    let edge = LayoutOperand(owningView?.loadLayoutRecord(), attribute)
    let height = LayoutOperand(guide, .height)
    return [
      LayoutSupportConstraint(operand, .equal, edge, multiplier: 1, constant: 0),
      LayoutSupportConstraint(height, .equal, nil, multiplier: 1, constant: length),
    ]
  }()
}

/// A constraint of a bar's guide, which is listed only; its height follows the bar.
final class LayoutSupportConstraint: NSLayoutConstraint {
  override var constant: CGFloat {
    get { second == nil ? (firstItem as? BarLayoutGuide)?.length ?? 0 : 0 }
    set {}
  }
}

extension LayoutRecord {
  /// The constraints of the view for its clients.
  var listedConstraints: [NSLayoutConstraint] {
    let guides = standardGuides.compactMap { $0 as? BarLayoutGuide }
    return guides.flatMap(\.supportConstraints).filter(\.isActive) + constraints
  }
}

extension UIView {
  /// The strip that bars cover at the top of the view.
  package var topBarGuide: any UILayoutSupport { barGuide(.topBar) }

  /// The strip that bars cover at the bottom of the view.
  package var bottomBarGuide: any UILayoutSupport { barGuide(.bottomBar) }

  private func barGuide(_ kind: UILayoutGuide.Kind) -> any UILayoutSupport {
    standardGuide(kind) as? BarLayoutGuide ?? BarLayoutGuide(kind, of: self)
  }
}

/// A part of a view along its top or bottom edge.
struct EdgeStrip {
  var isAtBottom: Bool
  /// Points.
  var length: CGFloat
}
