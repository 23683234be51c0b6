/// Measures the content of a view, such as a layout the subviews that it places: the intrinsic size of a view whose
/// class has none.
public protocol ContentMeasuring: AnyObject {
  /// The size that the content needs, points; ``UIView/noIntrinsicMetric`` in an axis in which the content has the
  /// view's size.
  ///
  /// - Parameter width: the width of the view, if it is known and the content adapts to it; nil for the natural width.
  func naturalSize(forWidth width: CGFloat?) -> CGSize

  /// Whether the content's height depends on the view's width, as with text that wraps.
  var adaptsToWidth: Bool { get }
}

extension UIView {
  /// What measures the content of the view; nil if its subviews have no influence on its intrinsic size.
  private var contentMeasuring: (any ContentMeasuring)? {
    var reference = firstReference
    while let current = reference {
      if let measuring = current.contentMeasuring { return measuring }
      reference = current.next
    }
    return nil
  }

  /// The size that the view's content needs, rounded up to whole pixels.
  func measuredContentSize(forWidth width: CGFloat? = nil) -> CGSize {
    guard firstReference != nil, let size = contentMeasuring?.naturalSize(forWidth: width) else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    let grid = pixelGrid
    return CGSize(
      width: size.width < 0 ? Self.noIntrinsicMetric : grid.roundedUp(size.width),
      height: size.height < 0 ? Self.noIntrinsicMetric : grid.roundedUp(size.height))
  }

  /// Whether the height of the intrinsic size depends on the width. False for a class with an intrinsic size of its own.
  var measuredContentWraps: Bool {
    guard firstReference != nil, contentMeasuring?.adaptsToWidth == true else { return false }
    return intrinsicContentSize == measuredContentSize()
  }
}
