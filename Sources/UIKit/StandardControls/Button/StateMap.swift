/// Values by state, as scenes and view trees write them: `{highlighted: …, selected: …}`.
package struct StateMap<Value: DescribableValue>: DescribableValue {
  package private(set) var values: [String: Value] = [:]

  /// The states by name, in the order of messages.
  package static var states: [(name: String, state: UIControl.State)] {
    [
      ("highlighted", .highlighted), ("selected", .selected),
      ("highlighted+selected", [.highlighted, .selected]), ("disabled", .disabled),
      ("disabled+selected", [.disabled, .selected]), ("focused", .focused),
    ]
  }

  package init() {}

  /// The values of all states but the normal one.
  init(_ values: StateValues<Value>) {
    for (name, state) in Self.states { self.values[name] = values[exactly: state] }
  }

  package mutating func set(_ value: Value, for name: String) {
    values[name] = value
  }

  /// Calls a closure with each state and its value; nil if it has none.
  func apply(_ body: (UIControl.State, Value?) -> Void) {
    for (name, state) in Self.states { body(state, values[name]) }
  }

  package var described: PropertyValue { .map(values.mapValues(\.described)) }

  package static var kind: PropertyKind {
    .record(
      Dictionary(uniqueKeysWithValues: states.map { ($0.name, .init(Value.kind)) }))
  }
}
