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
  /// `isEnabled`, `isSelected` and `isHighlighted`; of a switch `isOn` in place of `isSelected`, which it does not show.
  public var snapshotState: ViewState {
    get {
      ViewState(
        enabled: isEnabled, selected: (self as? UISwitch)?.isOn ?? isSelected,
        activated: isHighlighted)
    }
    set {
      isEnabled = !newValue.isDisabled
      isHighlighted = newValue.isActivated
      if let control = self as? UISwitch {
        control.isOn = newValue.isSelected
      } else {
        isSelected = newValue.isSelected
      }
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
