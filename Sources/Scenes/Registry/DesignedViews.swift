import DesignedViews
import HeadlessUIKit
import Layouter

extension ViewClass {
  /// The classes of this package.
  public static let standard: [ViewClass] = [
    uiView, uiLabel, uiImageView, uiScrollView, uiStackView, uiWindow, stackView, gridView,
    accordionCellView, accordionView, tabBarView, dsCustomButton, dsSvgIconButton, dsToggleButton,
    dsCheckBox, dsTabButton, dsTabView, dsComboBox, dsEyeCatcherView, dsGuardView,
  ]

  public static let dsCustomButton = ViewClass(
    DsCustomButton.self,
    setState: { (button: DsCustomButton, state) in
      button.enabled = !state.isDisabled
      button.selected = state.isSelected
      button.activated = state.isActivated
    },
    setCustomStates: { (button: DsCustomButton, states) in button.customStates = states },
    make: { DsCustomButton() })

  public static let dsSvgIconButton = ViewClass(
    DsSvgIconButton.self, inheriting: dsCustomButton, make: { DsSvgIconButton() })

  public static let dsToggleButton = ViewClass(
    DsToggleButton.self, inheriting: dsSvgIconButton, make: { DsToggleButton() })

  public static let dsCheckBox = ViewClass(
    DsCheckBox.self, inheriting: dsToggleButton, make: { DsCheckBox() })

  public static let dsTabButton = ViewClass(
    DsTabButton.self, inheriting: dsCustomButton, make: { DsTabButton() })

  public static let dsComboBox = ViewClass(
    DsComboBox.self, inheriting: dsSvgIconButton,
    references: [
      Reference(
        "rootView", "The id of the view that contains the list; the root view by default."
      ) { (root, comboBox: DsComboBox) in comboBox.rootView = root }
    ],
    make: { DsComboBox() })

  public static let dsEyeCatcherView = ViewClass(
    DsEyeCatcherView.self, inheriting: dsSvgIconButton, make: { DsEyeCatcherView() })

  public static let dsGuardView = ViewClass(DsGuardView.self) { DsGuardView() }
}
