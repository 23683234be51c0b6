import HeadlessUIKit
import Layouter

/// A caption with a check box or a radio button's ring.
open class DsCheckBox: DsToggleButton {
  /// The look of the mark.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// A box, with a tick while the button is selected.
    case checkBox
    /// A ring, with a dot while the button is selected.
    case radioButton
  }

  /// Whether the mark is a tick in a box or a dot in a ring.
  open var style: Style = .checkBox { didSet { redraw(if: style != oldValue) } }

  /// The same as `selected`.
  open var checked: Bool {
    get { selected }
    set { selected = newValue }
  }

  public override init(frame: CGRect = .zero, pathRepository: PathRepository?) {
    super.init(frame: frame, pathRepository: pathRepository)
    textHorzAlignment = .left
    colorResources = Self.defaultColors
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  /// A check box in its preferred size.
  ///
  /// - Parameter colors: nil for the default colours. Missing paths are the default ones.
  public static func checkbox(
    _ label: String?, pathRepository: PathRepository? = nil, colors: StatefulResource? = nil
  ) -> DsCheckBox {
    make(.checkBox, label, pathRepository, colors)
  }

  /// A radio button in its preferred size.
  ///
  /// - Parameter colors: nil for the default colours.
  public static func radioButton(
    _ label: String?, pathRepository: PathRepository? = nil, colors: StatefulResource? = nil
  ) -> DsCheckBox {
    make(.radioButton, label, pathRepository, colors)
  }

  private static func make(
    _ style: Style, _ label: String?, _ repository: PathRepository?, _ colors: StatefulResource?
  ) -> DsCheckBox {
    let button = DsCheckBox(pathRepository: repository)
    button.style = style
    button.text = label
    if let colors { button.colorResources = colors }
    button.sizeToFit()
    return button
  }

  /// The same as `setSelectedListener`.
  public func setCheckedListener(_ action: ((DsToggleButton) -> Void)?) {
    setSelectedListener(action)
  }

  /// The default colours of a check box, as a new resource for each call.
  ///
  /// A pressed mark has more contrast with its surroundings, a disabled one less.
  public static var defaultColors: StatefulResource { StatefulResource(standardColors) }

  override var defaultColorValues: ColorValues { Self.standardColors }

  private static let standardColors: ColorValues =
    [
      .init(.bgColor): .color(.clear),
      .init(.fgColor): .color(DsPalette.ink),
      .init(.fgColor, .disabled): .color(DsPalette.disabledInk),
      .init(.svgBgColor): .color(DsPalette.paper),
      .init(.svgBgColor, .selected): .color(DsPalette.tick),
      .init(.svgBgColor, .disabledSelected): .color(DsPalette.paper),
    ]
    + ColorValues(
      .svgColor, normal: DsPalette.mark, activated: DsPalette.markPressed,
      selected: DsPalette.markSelected, activatedSelected: DsPalette.markSelectedPressed,
      disabled: DsPalette.markDisabled, disabledSelected: DsPalette.markDisabled)

  /// Missing paths are the box, with the tick if selected, and its background.
  open override func resource(_ type: ResType, in state: ViewState) -> ResourceValue? {
    if let value = super.resource(type, in: state) { return value }
    switch type {
    case .svgPath: return .path(state.isSelected ? CheckBoxIcons.checkedBox : CheckBoxIcons.box)
    case .svgBgPath: return .path(CheckBoxIcons.boxBackground)
    default: return nil
    }
  }

  // MARK: Radio button

  open override func drawIcon(_ context: CGContext, rect: CGRect) {
    guard style == .radioButton else {
      super.drawIcon(context, rect: rect)
      return
    }
    let rect = PixelGrid(of: context).moved(rect)
    if let background = resource(.svgBgColor, in: ringState)?.color {
      draw(CheckBoxIcons.disc, context, rect: radioBackgroundRect(in: rect), fill: background)
    }
    draw(CheckBoxIcons.ring, context, rect: rect, fill: markColor(in: ringState))
    if selected {
      draw(
        CheckBoxIcons.disc, context, rect: radioDotRect(in: rect),
        fill: markColor(in: buttonState))
    }
  }

  /// The state that determines the colours of the ring and of the disc in it, and ignores the
  /// selection: only the dot shows it.
  private var ringState: ViewState {
    if buttonState.isDisabled { return .disabled }
    return buttonState.isActivated ? .activated : .normal
  }

  /// The colour of a radio button's ring; nil if it equals the dot's colour.
  var ringColor: UIColor? {
    style == .radioButton && selected ? markColor(in: ringState) : nil
  }

  /// A radio button draws its ring and its dot instead of the resources' paths.
  override var pathsOfAllStates: [String] {
    style == .radioButton ? [CheckBoxIcons.ring, CheckBoxIcons.disc] : super.pathsOfAllStates
  }

  private func markColor(in state: ViewState) -> UIColor? {
    resource(.svgColor, in: state)?.color ?? resource(.fgColor, in: state)?.color
  }

  private func draw(_ data: String, _ context: CGContext, rect: CGRect, fill: UIColor?) {
    draw(data, context, rect: rect, fill: fill, key: ResourceKey(.svgPath, buttonState))
  }

  /// The area inside the ring: slightly smaller than the ring.
  func radioBackgroundRect(in rect: CGRect) -> CGRect {
    rect.insetBy(dx: rect.width / 48, dy: rect.height / 48)
  }

  /// The area of a selected ring's dot: half the size.
  func radioDotRect(in rect: CGRect) -> CGRect {
    rect.insetBy(dx: rect.width / 4, dy: rect.height / 4)
  }

  open override class var propertyTable: PropertyTable { checkBoxProperties }

  /// A radio button draws its ring and its dot instead of paths.
  override var visibleResourceTypes: [ResType] {
    super.visibleResourceTypes.filter {
      style == .checkBox || ![.svgPath, .svgBgPath].contains($0)
    }
  }
}
