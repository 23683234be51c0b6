import HeadlessUIKit
import Layouter

/// The open list of a combo box, and the guard behind it, which closes it.
final class DropDownOverlay: DsGuardView {
  override class var describedClass: UIView.Type { DsGuardView.self }

  private weak var comboBox: DsComboBox?
  private let list: DropDownList

  init(of comboBox: DsComboBox) {
    self.comboBox = comboBox
    list = DropDownList(of: comboBox)
    super.init(frame: .zero)
    list.onChoice = { [weak comboBox] item in comboBox?.close(choosing: item) }
    setTarget { [weak comboBox] _ in comboBox?.close(choosing: nil) }
    addSubview(list)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeList()
  }

  /// Attaches the list to the corner of the combo box at its current place.
  func placeList() {
    guard let comboBox else { return }
    let button = comboBox.convert(comboBox.bounds, to: self)
    let size = list.size(upTo: comboBox.maxDropDownHeight)
    let anchor = comboBox.anchorPos
    list.frame = CGRect(
      x: anchor.isLeft != comboBox.isMirrored ? button.minX : button.maxX - size.width,
      y: anchor.isTop ? button.minY - size.height : button.maxY,
      width: size.width, height: size.height)
    list.roundedCorners =
      anchor.isTop
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }

  /// Scrolls a list that is too long to the selected item.
  func scrollToChoice() { list.scrollToChoice() }
}

/// The items of a combo box in a column.
final class DropDownList: UIView {
  override class var describedClass: UIView.Type { UIView.self }

  private let stack = StackView()
  private let itemButtons: [DsSvgIconButton]
  /// The size of all items.
  private let contentSize: CGSize
  var onChoice: ((DsComboBox.Item) -> Void)?

  /// The corners away from the combo box, which the list continues.
  var roundedCorners: CACornerMask {
    get { layer.maskedCorners }
    set {
      layer.maskedCorners = newValue
      stack.layer.maskedCorners = newValue
    }
  }

  init(of comboBox: DsComboBox) {
    let value = comboBox.value
    itemButtons = comboBox.items.map { item in
      DropDownItem(item, of: comboBox, isSelected: item.value == value)
    }
    // At least as wide as the combo box.
    let width = max(itemButtons.map(\.frame.width).max() ?? 0, comboBox.bounds.width)
    for button in itemButtons { button.frame.size.width = width }
    stack.stackLayout.cellAlignment = .fill
    stack.stackLayout.cellSpacing = 1
    stack.stackLayout.fixedSideSize = width
    for button in itemButtons { stack.stackLayout.addChild(button) }
    contentSize = stack.stackLayout.getSize()
    super.init(frame: CGRect(origin: .zero, size: contentSize))
    let radius = comboBox.roundRadius
    backgroundColor = DsPalette.separator
    layer.cornerRadius = radius
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
    stack.frame = bounds
    stack.backgroundColor = DsPalette.separator
    stack.layer.cornerRadius = radius
    addSubview(stack)
    for (button, item) in zip(itemButtons, comboBox.items) {
      button.setTarget { [weak self] _ in self?.onChoice?(item) }
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// The size of the list with a maximum height of `limit`; 0 for no limit.
  func size(upTo limit: CGFloat) -> CGSize {
    CGSize(
      width: contentSize.width,
      height: limit > 0 ? min(contentSize.height, limit) : contentSize.height)
  }

  func scrollToChoice() {
    guard stack.bounds.height < contentSize.height else { return }
    if let chosen = itemButtons.first(where: \.selected) {
      stack.scrollRectToVisible(chosen.frame, animated: false)
    }
    stack.flashScrollIndicators()
  }
}

/// An item of a drop-down list: a label, and a tick if it is selected.
private final class DropDownItem: DsSvgIconButton {
  override class var describedClass: UIView.Type { DsSvgIconButton.self }

  private let comboBoxFont: UIFont

  init(_ item: DsComboBox.Item, of comboBox: DsComboBox, isSelected: Bool) {
    comboBoxFont = comboBox.font
    super.init(pathRepository: comboBox.pathRepository)
    semanticContentAttribute = comboBox.semanticContentAttribute
    text = item.label
    selected = isSelected
    colorResources = comboBox.itemColorResources
    iconSize = CGSize(width: 18, height: 18)
    textHorzAlignment = .left
    contentMargin = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 10)
    boldFont = comboBox.boldFont
    fontSize = comboBox.fontSize
    captionFont = comboBox.captionFont
    adjustsFontForContentSizeCategory = comboBox.adjustsFontForContentSizeCategory
    roundRadius = 0
    sizeToFit()
  }

  /// The label is at the leading edge, below the box's, and the tick at the trailing one.
  override func contentRects(in bounds: CGRect, iconSize: CGSize?, hasText: Bool) -> ContentRects {
    var geometry = contentGeometry
    geometry.isMirrored.toggle()
    return geometry.rects(in: bounds, iconSize: iconSize, hasText: hasText)
  }

  override var font: UIFont { comboBoxFont }

  required init?(coder: NSCoder) { return nil }

  override func resource(_ type: ResType, in state: ViewState) -> ResourceValue? {
    if let value = super.resource(type, in: state) { return value }
    return type == .svgPath ? .path(ComboBoxIcons.tick) : nil
  }
}
