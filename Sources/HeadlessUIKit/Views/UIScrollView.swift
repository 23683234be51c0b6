/// A view that shows a part of its content and can be scrolled to other parts: the origin of its
/// bounds is the offset of the content.
open class UIScrollView: UIView {
  /// Told about scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of all that can be scrolled to, points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }

  /// The point of the content that is at the view's top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Room around the content that can be scrolled to.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }

  /// ``contentInset``: nothing else is added here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = super.bounds.origin
      super.bounds = newValue
      guard newValue.origin != oldOrigin else { return }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Scrolls to an offset, be it inside of the content or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls as little as shows a rectangle of the content; its top left part if it is larger than
  /// the view. Never scrolls beyond the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let content = CGRect(origin: .zero, size: contentSize)
    let rect = rect.intersection(content)
    guard !rect.isNull else { return }
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    var offset = contentOffset
    offset.x += Self.distance(
      from: (visible.minX, visible.maxX), toShow: (rect.minX, rect.maxX))
    offset.y += Self.distance(
      from: (visible.minY, visible.maxY), toShow: (rect.minY, rect.maxY))
    setContentOffset(offset, animated: animated)
  }

  /// How far to move a range so that it shows another one, or its start if it is too long.
  private static func distance(
    from visible: (low: CGFloat, high: CGFloat), toShow wanted: (low: CGFloat, high: CGFloat)
  ) -> CGFloat {
    if wanted.low < visible.low || wanted.high - wanted.low > visible.high - visible.low {
      return wanted.low - visible.low
    }
    return max(0, wanted.high - visible.high)
  }

  open override var describedProperties: [String: PropertyValue] {
    var properties = super.describedProperties
    properties["clipsToBounds"] = clipsToBounds ? nil : .bool(false)
    properties["contentSize"] = .list([.number(contentSize.width), .number(contentSize.height)])
    properties["contentOffset"] = .list([.number(contentOffset.x), .number(contentOffset.y)])
    return properties
  }
}

/// Told about scrolling.
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
