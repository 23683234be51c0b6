/// A part of a controller's view that bars cover, as an item of constraints.
public protocol UILayoutSupport: AnyObject {
  /// How far the bars reach into the view, points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip outside of the safe area at the top or at the bottom of a view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { owningView.flatMap { strip(in: $0)?.length } ?? 0 }
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
