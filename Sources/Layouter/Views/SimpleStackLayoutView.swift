import HeadlessUIKit

/// A plain view whose subviews, as they are added, form a row or column over the whole view.
open class SimpleStackLayoutView: UIView {
  public let stackLayout: StackLayout

  public init(
    frame: CGRect = .zero, orientation: Orientation = .vertical, alignment: AlignEx = .left
  ) {
    stackLayout = StackLayout(orientation: orientation, alignment: alignment)
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { return nil }

  open override func addSubview(_ view: UIView) {
    super.addSubview(view)
    stackLayout.addChild(view)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    stackLayout.removeChild(subview)
  }

  /// Adds a gap of a length behind all subviews.
  public func addSpacer(_ length: CGFloat) { stackLayout.addSpacer(length) }

  open override var frame: CGRect {
    didSet { layOut() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func layOut() {
    stackLayout.fixedSideSize = stackLayout.crossSize(in: bounds.size)
    if stackLayout.fitGrowingSideSize > 0 {
      stackLayout.fitGrowingSideSize = stackLayout.growingSize(in: bounds.size)
    }
    stackLayout.updateLayout()
  }

  /// The size of the subviews with the layout's margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { stackLayout.getSize() }

  open override var describedProperties: [String: PropertyValue] {
    var properties = super.describedProperties
    properties["layouter"] = .map(stackLayout.describedProperties)
    return properties
  }
}
