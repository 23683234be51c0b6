/// The state of a button: pressed, selected, disabled, or none of these.
public enum ViewState: Int, Sendable, Hashable, CaseIterable {
  /// Enabled, neither pressed nor selected.
  case normal = 0
  /// Enabled and selected, not pressed.
  case selected = 1
  /// Pressed, not selected.
  case activated = 2
  /// Pressed and selected.
  case activatedSelected = 3
  /// Disabled, not selected.
  case disabled = 4
  /// Disabled and selected.
  case disabledSelected = 5

  /// The state of a view with these properties. A disabled view is not activated.
  public init(enabled: Bool, selected: Bool, activated: Bool) {
    if !enabled {
      self = selected ? .disabledSelected : .disabled
    } else if activated {
      self = selected ? .activatedSelected : .activated
    } else {
      self = selected ? .selected : .normal
    }
  }

  /// Whether the view is selected.
  public var isSelected: Bool { rawValue & 1 != 0 }
  /// Whether the view is pressed.
  public var isActivated: Bool { rawValue & 2 != 0 }
  /// Whether the view is disabled.
  public var isDisabled: Bool { rawValue & 4 != 0 }

  /// The states in which a button looks for a resource, in order.
  ///
  /// A disabled, selected button has the colours of a disabled one, which distinguish it from an
  /// enabled one, and the icon and the background image of a selected one, which show the
  /// selection.
  public func fallbacks(for type: ResType) -> [ViewState] {
    switch self {
    case .normal: [.normal]
    case .selected, .activated, .disabled: [self, .normal]
    case .activatedSelected: [.activatedSelected, .selected, .normal]
    case .disabledSelected:
      type.valueKind == .color
        ? [.disabledSelected, .disabled, .selected, .normal]
        : [.disabledSelected, .selected, .disabled, .normal]
    }
  }

  /// The name of a part of a state, such as `selected`, as ``description`` has it. The state `activated`
  /// is called `highlighted` in UIKit, and `pressed` in other tools.
  package static func canonicalName(_ part: some StringProtocol) -> String {
    ["highlighted", "pressed"].contains(part) ? "activated" : String(part)
  }

  /// A state's name with the names of its parts as ``description`` has them, in the order of the text.
  package static func canonicalNames(_ text: String) -> String {
    text.split(separator: "+", omittingEmptySubsequences: false).map { canonicalName($0) }
      .joined(separator: "+")
  }

  /// ``keySuffix`` and the other names of the state: `HighlightedSelected`, `PressedSelected`.
  package var keySuffixes: [String] {
    guard isActivated else { return [keySuffix] }
    let rest = keySuffix.dropFirst("Activated".count)
    return [keySuffix, "Highlighted" + rest, "Pressed" + rest]
  }

  /// The suffix of a resource's name in this state: `ActivatedSelected`.
  public var keySuffix: String {
    switch self {
    case .normal: "Normal"
    case .selected: "Selected"
    case .activated: "Activated"
    case .activatedSelected: "ActivatedSelected"
    case .disabled: "Disabled"
    case .disabledSelected: "DisabledSelected"
    }
  }
}

extension ViewState: CustomStringConvertible {
  /// In the notation of variants' names: `disabled+selected`.
  public var description: String {
    switch self {
    case .normal: "normal"
    case .selected: "selected"
    case .activated: "activated"
    case .activatedSelected: "activated+selected"
    case .disabled: "disabled"
    case .disabledSelected: "disabled+selected"
    }
  }
}
