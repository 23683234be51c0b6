import DesignedViews
import HeadlessUIKit
import Layouter

extension ViewClass {
  /// The classes of this package.
  public static let standard: [ViewClass] =
    [
      uiView, uiLabel, uiImageView, uiScrollView, uiStackView, uiWindow, stackView, gridView,
      accordionCellView, accordionView, tabBarView, dsCustomButton, dsSvgIconButton, dsToggleButton,
      dsAccordionLabel,
      dsCheckBox, dsTabButton, dsTabView, dsComboBox, dsEyeCatcherView, dsGuardView,
    ] + standardControls + pickers + lists + bars

  /// `DsCustomButton`, with all states and custom states.
  public static let dsCustomButton = ViewClass(
    DsCustomButton.self,
    setState: { (button: DsCustomButton, state) in
      button.enabled = !state.isDisabled
      button.selected = state.isSelected
      button.activated = state.isActivated
    },
    setCustomStates: { (button: DsCustomButton, states) in button.customStates = states },
    make: { DsCustomButton() })

  /// `DsSvgIconButton`, with the states of `DsCustomButton`.
  public static let dsSvgIconButton = ViewClass(
    DsSvgIconButton.self, inheriting: dsCustomButton, make: { DsSvgIconButton() })

  /// `DsAccordionLabel`, with the states of `DsCustomButton`.
  public static let dsAccordionLabel = ViewClass(
    DsAccordionLabel.self, inheriting: dsSvgIconButton,
    make: { DsAccordionLabel(pathRepository: nil) })

  /// `DsToggleButton`, with the states of `DsCustomButton`.
  public static let dsToggleButton = ViewClass(
    DsToggleButton.self, inheriting: dsSvgIconButton, make: { DsToggleButton() })

  /// `DsCheckBox`, with the states of `DsCustomButton`.
  public static let dsCheckBox = ViewClass(
    DsCheckBox.self, inheriting: dsToggleButton, make: { DsCheckBox() })

  /// `DsTabButton`, with the states of `DsCustomButton`.
  public static let dsTabButton = ViewClass(
    DsTabButton.self, inheriting: dsCustomButton, make: { DsTabButton() })

  /// `DsComboBox`, with the states of `DsCustomButton`.
  public static let dsComboBox = ViewClass(
    DsComboBox.self, inheriting: dsSvgIconButton,
    references: [
      Reference(
        "rootView", "The id of the view that contains the list; the root view by default."
      ) { (root, comboBox: DsComboBox) in comboBox.rootView = root }
    ],
    check: comboBoxProblem, make: { DsComboBox() })

  /// A combo box ignores a value that none of its items has.
  private static func comboBoxProblem(_ blueprint: ViewBlueprint) -> Problem? {
    let index = blueprint.viewClass.table.index(of: "value")
    guard let setting = blueprint.settings.list.first(where: { $0.property == index }),
      !setting.isNull, let comboBox = blueprint.viewClass.make() as? DsComboBox
    else { return nil }
    blueprint.settings.apply(to: comboBox)
    guard comboBox.value == nil else { return nil }
    return Problem(
      position: setting.position ?? blueprint.position,
      message: "the value has no effect: none of the items has it", isWarning: true)
  }

  /// `DsEyeCatcherView`, with the states of `DsCustomButton`.
  public static let dsEyeCatcherView = ViewClass(
    DsEyeCatcherView.self, inheriting: dsSvgIconButton, make: { DsEyeCatcherView() })

  /// `DsGuardView`, which has no states.
  public static let dsGuardView = ViewClass(DsGuardView.self) { DsGuardView() }
}
