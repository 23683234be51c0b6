import DesignedViews
import HeadlessUIKit
import StandardControls

/// A view that `.states` shows in each of its states: every `UIControl`, every `DsCustomButton`, and views of
/// your own that conform to it.
public protocol StatefulView: UIView {
  /// The state of the view. Setting it changes the properties that make the state, such as `isEnabled`.
  var snapshotState: ViewState { get set }
}

extension DsCustomButton: StatefulView {
  /// `enabled`, `selected` and `activated`.
  public var snapshotState: ViewState {
    get { buttonState }
    set {
      enabled = !newValue.isDisabled
      selected = newValue.isSelected
      activated = newValue.isActivated
    }
  }
}

extension UIControl: StatefulView {
  /// `isEnabled`, `isSelected` and `isHighlighted`. A selected switch is on.
  public var snapshotState: ViewState {
    get {
      let isOn = (self as? UISwitch)?.isOn ?? false
      return ViewState(
        enabled: isEnabled, selected: isSelected || isOn, activated: isHighlighted)
    }
    set {
      isEnabled = !newValue.isDisabled
      isSelected = newValue.isSelected
      isHighlighted = newValue.isActivated
      (self as? UISwitch)?.isOn = newValue.isSelected
    }
  }
}

extension StatefulView {
  /// Runs a closure, and restores the state that the view had before.
  func keepingState<Result>(_ body: () throws -> Result) rethrows -> Result {
    let state = snapshotState
    defer { snapshotState = state }
    return try body()
  }
}
