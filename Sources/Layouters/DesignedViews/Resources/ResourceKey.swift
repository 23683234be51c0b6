/// The purpose of a resource.
public enum ResType: Int, Sendable, Hashable, CaseIterable {
  /// The colours of the background, the content and the border.
  case bgColor, fgColor, borderColor
  /// The images of the background and the icon.
  case bgImage, icon
  /// SVG path data for the icon, and for its background.
  case svgPath, svgBgPath
  /// The fill of the paths.
  case svgColor, svgBgColor
  /// The stroke of the paths.
  case svgStrokeColor, svgStrokeBgColor
  /// In units of the view box.
  case svgStrokeWidth, svgStrokeBgWidth

  /// The beginning of a resource's name: `SvgStrokeBgWidth`.
  public var keyPrefix: String {
    switch self {
    case .bgColor: "Bg"
    case .fgColor: "Fg"
    case .borderColor: "Border"
    case .bgImage: "BgImage"
    case .icon: "Icon"
    case .svgPath: "SvgPath"
    case .svgBgPath: "SvgBgPath"
    case .svgColor: "SvgColor"
    case .svgBgColor: "SvgBgColor"
    case .svgStrokeColor: "SvgStrokeColor"
    case .svgStrokeBgColor: "SvgStrokeBgColor"
    case .svgStrokeWidth: "SvgStrokeWidth"
    case .svgStrokeBgWidth: "SvgStrokeBgWidth"
    }
  }

  /// The kind of value of such a resource.
  public var valueKind: ResourceValue.Kind {
    switch self {
    case .bgColor, .fgColor, .borderColor, .svgColor, .svgBgColor, .svgStrokeColor,
      .svgStrokeBgColor:
      .color
    case .bgImage, .icon: .image
    case .svgPath, .svgBgPath: .path
    case .svgStrokeWidth, .svgStrokeBgWidth: .number
    }
  }
}

/// The key of a resource: its purpose and state.
public struct ResourceKey: Sendable, Hashable {
  /// The purpose.
  public var type: ResType
  /// The state of the view.
  public var state: ViewState
  /// A custom state in addition to ``state``; nil for none.
  public var customState: CustomState?

  /// A key; by default of the normal state.
  public init(
    _ type: ResType, _ state: ViewState = .normal, customState: CustomState? = nil
  ) {
    self.type = type
    self.state = state
    self.customState = customState
  }

  /// The key with a name such as `BgActivatedSelected`; nil if the name is invalid.
  public init?(name: String) {
    guard let key = Self.keysByName[name] else { return nil }
    self = key
  }

  /// The key with a name such as `BgActivatedSelected`, `BgFocused` or `BgFocusedSelected`; nil if the
  /// name is invalid.
  ///
  /// - Parameter customStates: the custom states that names may have.
  public init?(name: String, customStates: [CustomState]) {
    if let key = Self(name: name) {
      self = key
      return
    }
    for type in ResType.allCases where name.hasPrefix(type.keyPrefix) {
      let column = String(name.dropFirst(type.keyPrefix.count))
      guard let key = Self(type, column: column, customStates: customStates) else { continue }
      self = key
      return
    }
    return nil
  }

  /// The key of a purpose with a column such as `Selected`, `Focused` or `FocusedSelected`; nil for an
  /// unknown column. `Highlighted` and `Pressed` are the same as `Activated`. The case of a custom state's first letter
  /// does not matter.
  package init?(_ type: ResType, column: String, customStates: [CustomState]) {
    if let state = ViewState.allCases.first(where: { $0.keySuffixes.contains(column) }) {
      self.init(type, state)
      return
    }
    for custom in customStates {
      for state in ViewState.allCases {
        let suffixes = state == .normal ? [""] : state.keySuffixes
        guard
          suffixes.contains(where: { [custom.keySuffix + $0, custom.name + $0].contains(column) })
        else { continue }
        self.init(type, state, customState: custom)
        return
      }
    }
    return nil
  }

  /// The name, such as `BgActivatedSelected` or `BgFocused`.
  public var name: String {
    guard let customState else { return type.keyPrefix + state.keySuffix }
    return type.keyPrefix + customState.keySuffix + (state == .normal ? "" : state.keySuffix)
  }

  /// All keys without a custom state, by type and then by state.
  public static let all = ResType.allCases.flatMap { type in
    ViewState.allCases.map { ResourceKey(type, $0) }
  }

  private static let keysByName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension ResourceKey: CustomStringConvertible {
  /// The name, such as `BgActivatedSelected`.
  public var description: String { name }
}
