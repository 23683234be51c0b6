extension UIView {
  /// The length that a required constraint fixes, points; nil if there is none.
  package func fixedLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return layoutRecord?.involving.first {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.second == nil
        && $0.relation == .equal && $0.priority == .required
    }?.constant
  }

  /// The target size for the smallest size of a view.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for the largest size of a view.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
