/// What a view answers Auto Layout, in place of what its class answers: for views whose class does
/// not exist here, and for experiments.
public struct LayoutStandIn: Sendable, Equatable {
  /// In place of ``UIView/intrinsicContentSize``.
  public var intrinsicContentSize: CGSize?
  /// In place of ``UIView/alignmentRectInsets``.
  public var alignmentRectInsets: UIEdgeInsets?
  /// In place of ``UIView/layoutBaselines``.
  public var baselines: LayoutBaselines?

  public init() {}
}

extension UIView {
  /// What the view answers Auto Layout in place of its class.
  public var layoutStandIn: LayoutStandIn {
    get { layoutRecord?.standIn ?? LayoutStandIn() }
    set {
      loadLayoutRecord().standIn = newValue
      invalidateIntrinsicContentSize()
      notifyEngineOfSurroundings()
    }
  }

  /// The intrinsic size that counts.
  var answeredContentSize: CGSize {
    if isStretchedWhileHidden {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return layoutRecord?.standIn?.intrinsicContentSize ?? intrinsicContentSize
  }

  /// Whether the intrinsic height that counts depends on the width.
  var answersWrapping: Bool {
    wrapsAtLayoutWidth && layoutRecord?.standIn?.intrinsicContentSize == nil
  }

  /// The alignment rectangle's insets that count.
  var answeredAlignmentInsets: UIEdgeInsets {
    layoutRecord?.standIn?.alignmentRectInsets ?? alignmentRectInsets
  }

  /// The baselines that count.
  var answeredBaselines: LayoutBaselines {
    layoutRecord?.standIn?.baselines ?? layoutBaselines
  }
}
