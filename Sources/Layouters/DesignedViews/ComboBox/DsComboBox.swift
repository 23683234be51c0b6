import HeadlessUIKit
import Layouter

/// Is informed when the list of a combo box opens and closes.
public protocol DsComboBoxDelegate: AnyObject {
  /// The list was opened.
  func onDropDownBegin(_ comboBox: DsComboBox)
  /// - Parameter selected: the selected item; nil if the list was closed without a selection.
  func onDropDownEnd(_ comboBox: DsComboBox, selected: DsComboBox.Item?)
}

extension DsComboBoxDelegate {
  /// Does nothing by default.
  public func onDropDownBegin(_ comboBox: DsComboBox) {}
  /// Does nothing by default.
  public func onDropDownEnd(_ comboBox: DsComboBox, selected: DsComboBox.Item?) {}
}

/// A button that shows one of several values, and drops down a list of them when it is tapped.
///
/// The list is the frontmost subview of `rootView`, with a guard behind it: a touch outside of the
/// list closes it.
open class DsComboBox: DsSvgIconButton {
  /// One of the values that can be selected.
  public struct Item: Sendable, Hashable {
    /// The text of the item in the list, and of the button while the item is selected.
    public var label: String
    /// The value that identifies the item to the client.
    public var value: Int

    /// An item of a text and a value.
    public init(_ label: String, value: Int) {
      self.label = label
      self.value = value
    }
  }

  // MARK: Choice

  /// The items of the list, from the top. A value that no item has is reset to nil.
  open var items: [Item] = [] {
    didSet {
      guard items != oldValue else { return }
      redraw(if: true)
      if let chosen = item(of: value) { text = chosen.label } else { value = nil }
      if isDropDownShown { showDropDown() }
    }
  }

  private var selectedValue: Int?

  /// The value of the selected item; nil if none is selected, and `text` can be a prompt. A value
  /// that no item has is ignored.
  open var value: Int? {
    get { selectedValue }
    set {
      let item = item(of: newValue)
      guard newValue != selectedValue, item != nil || newValue == nil else { return }
      selectedValue = newValue
      text = item?.label
      valueChangedListener?(self)
    }
  }

  private func item(of value: Int?) -> Item? {
    value.flatMap { value in items.first { $0.value == value } }
  }

  private var valueChangedListener: ((DsComboBox) -> Void)?

  /// Sets a closure that is called after `value` changed, by the user or programmatically; nil
  /// removes it.
  public func setValueChangedListener(_ action: ((DsComboBox) -> Void)?) {
    valueChangedListener = action
  }

  /// Sets a method that is called after `value` changed, while its object exists.
  public func setValueChangedListener<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (DsComboBox) -> Void
  ) {
    valueChangedListener = { [weak target] comboBox in
      if let target { action(target)(comboBox) }
    }
  }

  // MARK: Drop-down

  /// The superview of the list; nil for the root of the view tree.
  open weak var rootView: UIView? {
    didSet { if rootView !== oldValue, isDropDownShown { close(choosing: nil) } }
  }
  /// The corner of the button to which the list is attached: at a top corner it opens upwards, at a
  /// bottom corner downwards. Left is the leading side, which is the right one where the interface
  /// runs from right to left.
  open var anchorPos: Edge = .leftBottom {
    didSet {
      overlay?.setNeedsLayout()
      if isDropDownShown { redraw(if: anchorPos != oldValue) }
    }
  }
  /// The height above which the list scrolls, points; 0 to show all items.
  open var maxDropDownHeight: CGFloat = 0 { didSet { overlay?.setNeedsLayout() } }
  /// Colours of the list's items, and of the selected item's tick.
  open var itemColorResources: StatefulResource? = DsComboBox.defaultItemColors

  /// The delegate, retained by the combo box.
  open var comboBoxDelegate: (any DsComboBoxDelegate)?

  private var isDroppingDown = false
  private(set) var overlay: DropDownOverlay?
  private var isDropDownShown: Bool { overlay != nil }

  /// Whether the list is open; the box is then selected. Setting it to true opens the list when the button is laid out in a
  /// superview, and removing the button from its superview closes it.
  open var droppingDown: Bool {
    get { isDroppingDown }
    set {
      guard newValue else { return close(choosing: nil) }
      guard !isDroppingDown else { return }
      isDroppingDown = true
      if superview == nil { setNeedsLayout() } else { openDropDown() }
    }
  }

  private func openDropDown() {
    showDropDown()
    comboBoxDelegate?.onDropDownBegin(self)
  }

  /// Shows the list with the current items at the button's current place.
  private func showDropDown() {
    overlay?.removeFromSuperview()
    let overlay = DropDownOverlay(of: self)
    self.overlay = overlay
    (rootView ?? root).addSubview(overlay)
    overlay.placeList()
    overlay.scrollToChoice()
    selected = true
  }

  /// Closes the list and adopts the selected item.
  func close(choosing item: Item?) {
    guard isDroppingDown else { return }
    isDroppingDown = false
    let wasShown = isDropDownShown
    overlay?.removeFromSuperview()
    overlay = nil
    if wasShown { selected = false }
    if let item { value = item.value }
    if wasShown { comboBoxDelegate?.onDropDownEnd(self, selected: item) }
  }

  /// Toggles the list.
  open override func tapped() {
    droppingDown.toggle()
    super.tapped()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isDroppingDown, !isDropDownShown { openDropDown() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if isDropDownShown || superview == nil { close(choosing: nil) }
  }

  // MARK: Creating

  public override init(frame: CGRect = .zero, pathRepository: PathRepository?) {
    super.init(frame: frame, pathRepository: pathRepository)
    textHorzAlignment = .left
    contentMargin = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 2)
    borderWidth = 1
    colorResources = ownColors
  }

  /// The colours of a box that has got no others.
  private let ownColors = DsComboBox.defaultColors

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Look

  /// The caption is always at the leading edge, and the icon at the trailing one.
  open override func contentRects(
    in bounds: CGRect, iconSize: CGSize?, hasText: Bool
  ) -> ContentRects {
    var geometry = contentGeometry
    geometry.isMirrored.toggle()
    var rects = geometry.rects(in: bounds, iconSize: iconSize, hasText: true)
    if !hasText { rects.text = nil }
    return rects
  }

  /// The size that fits any of the items.
  open override func preferredSize(height: CGFloat = 0, state: ViewState = .normal) -> CGSize {
    var labels = items.map(\.label)
    if selectedValue == nil, let text { labels.append(text) }
    let sizes = labels.map { label in
      contentGeometry.preferredSize(iconSize: iconSize(in: state), textSize: textSize(of: label))
    }
    guard let first = sizes.first else {
      return contentGeometry.preferredSize(iconSize: iconSize(in: state), textSize: nil)
    }
    return sizes.dropFirst().reduce(first) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  /// The default path is an arrow downwards, and upwards while the list is open. With the default
  /// colours a prompt is weaker than a value.
  open override func resource(_ type: ResType, in state: ViewState) -> ResourceValue? {
    if type == .fgColor, showsPrompt, !state.isDisabled, usesDefaultColors {
      return .color(DsPalette.prompt)
    }
    if let value = super.resource(type, in: state) { return value }
    guard type == .svgPath else { return nil }
    return .path(state.isSelected ? ComboBoxIcons.chevronUp : ComboBoxIcons.chevronDown)
  }

  private var showsPrompt: Bool { selectedValue == nil && text != nil }

  private var usesDefaultColors: Bool {
    colorResources === ownColors || colorResources?.hasColors == false
  }

  override var defaultColorValues: ColorValues { Self.standardColors }

  /// The corners away from an open list, which continues the box.
  override var roundedCorners: UIRectCorner {
    guard isDropDownShown else { return .allCorners }
    return anchorPos.isTop ? [.bottomLeft, .bottomRight] : [.topLeft, .topRight]
  }

  open override class var propertyTable: PropertyTable { comboBoxProperties }
}
