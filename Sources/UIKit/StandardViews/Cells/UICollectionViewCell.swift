/// A view that a collection would reuse.
open class UICollectionReusableView: UIView {
  /// The class of views by which a collection would reuse this one; nil without a collection.
  open var reuseIdentifier: String? { nil }

  /// Called before a collection shows the view for another element.
  open func prepareForReuse() {}

  /// Called with the attributes that a layout gives the view. The default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view wants instead of those of a layout. They are the same by default.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  // MARK: Overrides in extensions

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
}

/// An item of a collection: a view that shows its content in another one.
///
/// There are no collections yet. A cell is laid out and drawn by itself, as a component that a snapshot
/// shows.
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows: a view as large as the cell.
  public let contentView = UIView()

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// A view behind the content and in front of ``backgroundView`` while the cell is selected or highlighted, as
  /// large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }

  private func updateSelection() {
    let isShown = isSelected || isHighlighted
    show(selectedBackgroundView, isShown, at: backgroundView == nil ? 0 : 1)
  }

  open var isSelected = false {
    willSet { _reportWillChange("selected") }
    didSet {
      updateSelection()
      _reportDidChange("selected")
    }
  }
  open var isHighlighted = false {
    willSet { _reportWillChange("highlighted") }
    didSet {
      updateSelection()
      _reportDidChange("highlighted")
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(contentView, true, at: 0)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(contentView, true, at: 0)
  }

  // MARK: Overrides in extensions

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open override dynamic func layoutSubviews() { super.layoutSubviews() }
  open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  { super.traitCollectionDidChange(previousTraitCollection) }
}
