/// Values of a control by state, such as titles and images.
///
/// As in UIKit, a state without a value has the normal state's: a button that is selected and
/// highlighted at once does not inherit from either state.
struct StateValues<Value> {
  private var values: [UIControl.State.RawValue: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value that applies in a state: its own, or else the normal state's.
  subscript(state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  var isEmpty: Bool { values.isEmpty }

  /// The values that were set, ordered by state.
  var all: [(state: UIControl.State, value: Value)] {
    values.keys.sorted().compactMap { key in
      values[key].map { (UIControl.State(rawValue: key), $0) }
    }
  }
}
