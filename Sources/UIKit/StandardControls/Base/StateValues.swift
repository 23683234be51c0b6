/// Values that a control has by its state, such as titles and images.
///
/// As in UIKit, a state without a value of its own has that of the normal state: a button that is
/// selected and highlighted at once does not look for that of either.
struct StateValues<Value> {
  private var values: [UIControl.State.RawValue: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value that is shown in a state.
  subscript(state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  var isEmpty: Bool { values.isEmpty }

  /// The values that were set, in the order of the states.
  var all: [(state: UIControl.State, value: Value)] {
    values.keys.sorted().compactMap { key in
      values[key].map { (UIControl.State(rawValue: key), $0) }
    }
  }
}
