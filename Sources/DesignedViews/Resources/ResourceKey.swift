/// The purpose of a resource.
public enum ResType: Int, Sendable, Hashable, CaseIterable {
  case bgColor, fgColor, borderColor
  case bgImage, icon
  /// SVG path data for the icon, and for its background.
  case svgPath, svgBgPath
  /// The fill of the paths.
  case svgColor, svgBgColor
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
  public var type: ResType
  public var state: ViewState

  public init(_ type: ResType, _ state: ViewState = .normal) {
    self.type = type
    self.state = state
  }

  /// The key with a name such as `BgActivatedSelected`; nil if the name is invalid.
  public init?(name: String) {
    guard let key = Self.keysByName[name] else { return nil }
    self = key
  }

  /// The name, such as `BgActivatedSelected`.
  public var name: String { type.keyPrefix + state.keySuffix }

  /// All keys, by type and then by state.
  public static let all = ResType.allCases.flatMap { type in
    ViewState.allCases.map { ResourceKey(type, $0) }
  }

  private static let keysByName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension ResourceKey: CustomStringConvertible {
  public var description: String { name }
}
