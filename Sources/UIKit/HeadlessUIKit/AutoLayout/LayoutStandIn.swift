/// Replaces the properties of a view's class that Auto Layout reads: for views whose class does not
/// exist here, and for experiments.
public struct LayoutStandIn: Sendable, Equatable {
  /// Replaces ``UIView/intrinsicContentSize``.
  public var intrinsicContentSize: CGSize?
  /// Replaces ``UIView/alignmentRectInsets``.
  public var alignmentRectInsets: UIEdgeInsets?
  /// Replaces ``UIView/layoutBaselines``.
  public var baselines: LayoutBaselines?

  /// Creates a stand-in that replaces no property.
  public init() {}
}

extension UIView {
  /// The values that replace the properties of the view's class in Auto Layout.
  public var layoutStandIn: LayoutStandIn {
    get { layoutRecord?.standIn ?? LayoutStandIn() }
    set {
      loadLayoutRecord().standIn = newValue
      invalidateIntrinsicContentSize()
      notifyEngineOfSurroundings()
    }
  }

  /// The intrinsic size that Auto Layout uses.
  package var effectiveContentSize: CGSize {
    if isStretchedWhileHidden {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return layoutRecord?.standIn?.intrinsicContentSize ?? intrinsicContentSize
  }

  /// Whether the view's intrinsic size is ignored, because the view is hidden and fills its stack
  /// view across the axis: it must neither enlarge the stack view, nor shrink across the axis while
  /// it disappears.
  private var isStretchedWhileHidden: Bool {
    isHidden && parent?.stretchedAxis(of: self) != nil
  }

  /// Whether the intrinsic height that Auto Layout uses depends on the width.
  var effectivelyWraps: Bool {
    wrapsAtLayoutWidth && layoutRecord?.standIn?.intrinsicContentSize == nil
  }

  /// The insets of the alignment rectangle that Auto Layout uses.
  var effectiveAlignmentInsets: UIEdgeInsets {
    layoutRecord?.standIn?.alignmentRectInsets ?? alignmentRectInsets
  }

  /// The baselines that Auto Layout uses.
  var effectiveBaselines: LayoutBaselines {
    layoutRecord?.standIn?.baselines ?? layoutBaselines
  }
}
