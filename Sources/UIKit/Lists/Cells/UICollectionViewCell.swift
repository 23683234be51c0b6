import HeadlessUIKit
import StandardViews

/// A view that a collection reuses.
open class UICollectionReusableView: UIView {
  /// The identifier under which a collection reuses the view; nil without a collection.
  open var reuseIdentifier: String? { identifier }
  private var identifier: String?

  func setReuseIdentifier(_ identifier: String) { self.identifier = identifier }

  /// Called before a collection shows the view for another element.
  open func prepareForReuse() {}

  /// Applies the attributes of a layout to the view. Does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view prefers to the layout's. By default a cell has the size that its constraints determine,
  /// where they determine one.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The cell of a collection's item; shows its content in ``contentView``.
///
/// A cell is also laid out and drawn on its own, as the component of a snapshot.
open class UICollectionViewCell: UICollectionReusableView {
  /// The container of the cell's content, as large as the cell.
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

  /// Whether the cell is selected: ``selectedBackgroundView`` is shown.
  open var isSelected = false {
    willSet { _reportWillChange("selected") }
    didSet {
      updateSelection()
      _reportDidChange("selected")
    }
  }
  /// Whether the cell is highlighted: ``selectedBackgroundView`` is shown.
  open var isHighlighted = false {
    willSet { _reportWillChange("highlighted") }
    didSet {
      updateSelection()
      _reportDidChange("highlighted")
    }
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let size = contentView.systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    if size.width > 0 { preferred.frame.size.width = size.width }
    if size.height > 0 { preferred.frame.size.height = size.height }
    return preferred
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(contentView, true, at: 0)
  }

  /// Creates a cell with the class's defaults; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(contentView, true, at: 0)
  }
}
