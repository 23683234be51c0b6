import StandardViews

/// The meaning of a hyphen alone if it depends on the views, for which a format has names only.
package enum StandardSpacing: Sendable {
  /// Between a view and an edge of its superview: the layout margin if the superview's margins were
  /// set, or else ``VisualFormat/standardSuperviewSpacing``.
  ///
  /// UIKit uses the margins since iOS 8, including the default ones of 8 points. Before, it used 20
  /// points, which formats that were written for them expect.
  case toSuperview
  /// Between baselines, from a view to one below it: the distance between the baselines of two
  /// adjacent lines in their fonts; ``VisualFormat/standardSpacing`` if either has no text.
  case betweenBaselines
}

/// A side of a constraint that is about to be created.
package typealias ConstraintSide = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

extension StandardSpacing {
  /// Replaces attributes and constant by the meaning of the spacing for the given views.
  ///
  /// - Parameters:
  ///   - superview: the view that the bar represents.
  ///   - constant: points.
  package func resolve(
    _ first: inout ConstraintSide, _ second: inout ConstraintSide, superview: UIView?,
    constant: inout CGFloat
  ) {
    switch self {
    case .toSuperview:
      guard let superview, superview.hasGivenLayoutMargins else { return }
      if first.item === superview {
        first.attribute = first.attribute.withinMargins
      } else if second.item === superview {
        second.attribute = second.attribute.withinMargins
      }
      constant = 0
    case .betweenBaselines:
      guard let upper = second.item as? UIView, let lower = first.item as? UIView else { return }
      let upperFont = (upper.textForBaseline(isFirst: false) as? UILabel)?.font
      let lowerFont = (lower.textForBaseline(isFirst: true) as? UILabel)?.font
      guard let belowBaseline = upperFont ?? lowerFont, let aboveBaseline = lowerFont ?? upperFont
      else { return }
      constant = belowBaseline.lineHeight - belowBaseline.ascender + aboveBaseline.ascender
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge of the part within layout margins.
  fileprivate var withinMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
