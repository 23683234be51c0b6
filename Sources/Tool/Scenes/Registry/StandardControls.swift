import DesignedViews
import HeadlessUIKit
import StandardControls

extension ViewClass {
  /// UIKit's own controls.
  static let standardControls: [ViewClass] = [
    uiControl, uiSwitch, uiSlider, uiStepper, uiSegmentedControl, uiPageControl, uiProgressView,
    uiActivityIndicatorView, uiButton, uiTextField, uiTextView, uiVisualEffectView,
  ]

  /// A control without a look; the `state` axis sets its properties.
  public static let uiControl = ViewClass(
    UIControl.self,
    setState: { (control: UIControl, state) in
      control.isEnabled = !state.isDisabled
      control.isSelected = state.isSelected
      control.isHighlighted = state.isActivated
    },
    setCustomStates: { (control: UIControl, states) in
      control.hasFocus = states.contains("focused")
    },
    make: { UIControl() })

  /// A selected switch is on.
  public static let uiSwitch = ViewClass(
    UISwitch.self, inheriting: uiControl,
    setState: { (control: UISwitch, state) in
      uiControl.setState?(control, state)
      if state.isSelected { control.isOn = true }
    },
    make: { UISwitch() })

  /// `UISlider`, with the states of `UIControl`.
  public static let uiSlider = ViewClass(
    UISlider.self, inheriting: uiControl, make: { UISlider() })

  /// `UIStepper`, with the states of `UIControl`.
  public static let uiStepper = ViewClass(
    UIStepper.self, inheriting: uiControl, make: { UIStepper() })

  /// `UISegmentedControl`, with the states of `UIControl`.
  public static let uiSegmentedControl = ViewClass(
    UISegmentedControl.self, inheriting: uiControl, make: { UISegmentedControl() })

  /// `UIPageControl`, with the states of `UIControl`.
  public static let uiPageControl = ViewClass(
    UIPageControl.self, inheriting: uiControl, make: { UIPageControl() })

  /// `UIProgressView`, which has no states.
  public static let uiProgressView = ViewClass(UIProgressView.self) { UIProgressView() }

  /// `UIActivityIndicatorView`, which has no states.
  public static let uiActivityIndicatorView = ViewClass(UIActivityIndicatorView.self) {
    UIActivityIndicatorView()
  }
}

extension ViewClass {
  /// A system button, unless `buttonType` says otherwise.
  public static let uiButton = ViewClass(
    UIButton.self, inheriting: uiControl, make: { UIButton(type: .system) })

  /// A field that has the focus is edited.
  public static let uiTextField = ViewClass(
    UITextField.self, inheriting: uiControl,
    setCustomStates: { (field: UITextField, states) in
      if states.contains("focused") { field.beginEditing() } else { field.endEditing() }
    },
    parts: [
      Part("leftView", "The view at the leading side.") { (view, field: UITextField) in
        field.leftView = view
      },
      Part("rightView", "The view at the trailing side.") { (view, field: UITextField) in
        field.rightView = view
      },
      Part("inputAccessoryView", "The view above the keyboard while the field is edited.") {
        (view, field: UITextField) in field.inputAccessoryView = view
      },
    ],
    check: textSizeProblem { (field: UITextField) in
      field.adjustsFontForContentSizeCategory ? field.font : nil
    }, make: { UITextField() })

  /// A view that has the focus is edited; a disabled one cannot be.
  public static let uiTextView = ViewClass(
    UITextView.self, inheriting: uiScrollView,
    setState: { (view: UITextView, state) in view.isEditable = !state.isDisabled },
    setCustomStates: { (view: UITextView, states) in
      if states.contains("focused") { view.beginEditing() } else { view.endEditing() }
    },
    parts: [
      Part("inputAccessoryView", "The view above the keyboard while the text is edited.") {
        (view, text: UITextView) in text.inputAccessoryView = view
      }
    ],
    check: textSizeProblem { (view: UITextView) in
      view.adjustsFontForContentSizeCategory
        ? view.font ?? .systemFont(ofSize: UIFont.smallSystemFontSize) : nil
    }, make: { UITextView() })

  /// Its subviews are inserted into its content view.
  public static let uiVisualEffectView = ViewClass(
    UIVisualEffectView.self,
    children: ChildPlacement { (child, view: UIVisualEffectView) in
      view.contentView.addSubview(child)
    },
    make: { UIVisualEffectView(effect: nil) })
}

extension UIBlurEffect.Style: SceneEnumeration {}
extension UITextField.BorderStyle: SceneEnumeration {}
extension UITextField.ViewMode: SceneEnumeration {}
extension UIButton.ButtonType: SceneEnumeration {}
extension UIButton.Configuration.Style: SceneEnumeration {}
extension UIButton.Configuration.Size: SceneEnumeration {}
extension UIButton.Configuration.CornerStyle: SceneEnumeration {}
extension UIButton.Configuration.TitleAlignment: SceneEnumeration {}
extension UIButton.Configuration.Indicator: SceneEnumeration {}
extension NSDirectionalRectEdge: SceneOptionSet {}
extension UIPageControl.BackgroundStyle: SceneEnumeration {}
extension UIPageControl.Direction: SceneEnumeration {}
extension UIProgressView.Style: SceneEnumeration {}
extension UIActivityIndicatorView.Style: SceneEnumeration {}
extension UIControl.ContentHorizontalAlignment: SceneEnumeration {}
extension UIControl.ContentVerticalAlignment: SceneEnumeration {}
