/// A configuration as scenes and view trees write it: the name of its style, or a map with the
/// differences from that style: `{style: filled, buttonSize: large, cornerStyle: capsule}`.
///
/// Title, subtitle and image are properties of the button.
package struct ButtonConfigurationValue: DescribableValue {
  package var style: UIButton.Configuration.Style
  package var buttonSize = UIButton.Configuration.Size.medium
  package var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
  package var imagePlacement = NSDirectionalRectEdge.leading
  package var imagePadding: CGFloat = 0
  package var titlePadding = ButtonMetrics.titlePadding
  package var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
  package var titleLineBreakMode = NSLineBreakMode.byWordWrapping
  package var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
  package var imageReservation: CGFloat = 0
  package var indicator = UIButton.Configuration.Indicator.automatic
  package var baseForegroundColor: UIColor?
  package var baseBackgroundColor: UIColor?
  package var showsActivityIndicator = false
  /// The corner radius of the background, points.
  package var cornerRadius = ButtonMetrics.cornerRadius
  package var strokeColor: UIColor?
  package var strokeWidth: CGFloat = 0
  package var strokeOutset: CGFloat = 0
  package var backgroundColor: UIColor?
  package var backgroundImage: UIImage?
  package var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Nil for the insets of the size.
  package var contentInsets: NSDirectionalEdgeInsets?

  package init(style: UIButton.Configuration.Style = .plain) {
    self.style = style
  }

  /// The look of a configuration.
  package init(_ configuration: UIButton.Configuration) {
    style = configuration.style
    buttonSize = configuration.buttonSize
    cornerStyle = configuration.cornerStyle
    imagePlacement = configuration.imagePlacement
    imagePadding = configuration.imagePadding
    titlePadding = configuration.titlePadding
    titleAlignment = configuration.titleAlignment
    titleLineBreakMode = configuration.titleLineBreakMode
    subtitleLineBreakMode = configuration.subtitleLineBreakMode
    imageReservation = configuration.imageReservation
    indicator = configuration.indicator
    baseForegroundColor = configuration.baseForegroundColor
    baseBackgroundColor = configuration.baseBackgroundColor
    showsActivityIndicator = configuration.showsActivityIndicator
    cornerRadius = configuration.background.cornerRadius
    strokeColor = configuration.background.strokeColor
    strokeWidth = configuration.background.strokeWidth
    strokeOutset = configuration.background.strokeOutset
    backgroundColor = configuration.background.backgroundColor
    backgroundImage = configuration.background.image
    backgroundInsets = configuration.background.backgroundInsets
    let insets = configuration.contentInsets
    contentInsets = insets == ButtonMetrics.contentInsets(of: buttonSize) ? nil : insets
  }

  /// The configuration without title and image.
  package func make() -> UIButton.Configuration {
    var configuration = UIButton.Configuration(style)
    configuration.buttonSize = buttonSize
    configuration.cornerStyle = cornerStyle
    configuration.imagePlacement = imagePlacement
    configuration.imagePadding = imagePadding
    configuration.titlePadding = titlePadding
    configuration.titleAlignment = titleAlignment
    configuration.titleLineBreakMode = titleLineBreakMode
    configuration.subtitleLineBreakMode = subtitleLineBreakMode
    configuration.imageReservation = imageReservation
    configuration.indicator = indicator
    configuration.baseForegroundColor = baseForegroundColor
    configuration.baseBackgroundColor = baseBackgroundColor
    configuration.showsActivityIndicator = showsActivityIndicator
    configuration.background.cornerRadius = cornerRadius
    configuration.background.strokeColor = strokeColor
    configuration.background.strokeWidth = strokeWidth
    configuration.background.strokeOutset = strokeOutset
    configuration.background.backgroundColor = backgroundColor
    configuration.background.image = backgroundImage
    configuration.background.backgroundInsets = backgroundInsets
    if let contentInsets { configuration.contentInsets = contentInsets }
    return configuration
  }

  package var described: PropertyValue {
    let plain = ButtonConfigurationValue(style: style)
    var parts: [String: PropertyValue] = [:]
    func add<Value: DescribableValue>(
      _ name: String, _ path: KeyPath<ButtonConfigurationValue, Value>
    ) {
      let value = self[keyPath: path].described
      if value != plain[keyPath: path].described { parts[name] = value }
    }
    add("buttonSize", \.buttonSize)
    add("cornerStyle", \.cornerStyle)
    add("imagePlacement", \.imagePlacement)
    add("imagePadding", \.imagePadding)
    add("titlePadding", \.titlePadding)
    add("titleAlignment", \.titleAlignment)
    add("titleLineBreakMode", \.titleLineBreakMode)
    add("subtitleLineBreakMode", \.subtitleLineBreakMode)
    add("imageReservation", \.imageReservation)
    add("indicator", \.indicator)
    add("baseForegroundColor", \.baseForegroundColor)
    add("baseBackgroundColor", \.baseBackgroundColor)
    add("showsActivityIndicator", \.showsActivityIndicator)
    add("cornerRadius", \.cornerRadius)
    add("strokeColor", \.strokeColor)
    add("strokeWidth", \.strokeWidth)
    add("strokeOutset", \.strokeOutset)
    add("backgroundColor", \.backgroundColor)
    add("backgroundImage", \.backgroundImage)
    add("backgroundInsets", \.backgroundInsets)
    add("contentInsets", \.contentInsets)
    guard !parts.isEmpty else { return style.described }
    parts["style"] = style.described
    return .map(parts)
  }

  package static var kind: PropertyKind {
    let points = PropertyKind.Part(.number, unit: .points)
    return .record([
      "style": .init(.name), "buttonSize": .init(.name), "cornerStyle": .init(.name),
      "imagePlacement": .init(.name), "imagePadding": points, "titlePadding": points,
      "titleAlignment": .init(.name), "titleLineBreakMode": .init(.name),
      "subtitleLineBreakMode": .init(.name), "imageReservation": points,
      "indicator": .init(.name),
      "baseForegroundColor": .init(.color), "baseBackgroundColor": .init(.color),
      "showsActivityIndicator": .init(.flag), "cornerRadius": points,
      "strokeColor": .init(.color), "strokeWidth": points, "strokeOutset": points,
      "backgroundColor": .init(.color), "backgroundImage": .init(UIImage?.kind),
      "backgroundInsets": .init(NSDirectionalEdgeInsets.kind),
      "contentInsets": .init(NSDirectionalEdgeInsets.kind),
    ])
  }
}

extension NSDirectionalEdgeInsets: DescribableValue {
  /// `{leading, top, trailing, bottom}`
  public var described: PropertyValue {
    .map([
      "leading": .number(Double(leading)), "top": .number(Double(top)),
      "trailing": .number(Double(trailing)), "bottom": .number(Double(bottom)),
    ])
  }

  /// A record of the four sides, in points.
  public static var kind: PropertyKind {
    let side = PropertyKind.Part(.number, unit: .points)
    return .record(["leading": side, "top": side, "trailing": side, "bottom": side])
  }
}

extension NSDirectionalRectEdge: NamedOptions {
  /// The edges by UIKit's names.
  public static let namedOptions: [(name: String, value: Self)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]
}

extension UIButton.Configuration.Style: NamedCases {
  package static let namedCases: [(name: String, value: Self)] = [
    ("plain", .plain), ("gray", .gray), ("tinted", .tinted), ("filled", .filled),
  ]
}

extension UIButton.Configuration.Size: NamedCases {
  /// The sizes by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
  ]
}

extension UIButton.Configuration.CornerStyle: NamedCases {
  /// The corner styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("fixed", .fixed), ("dynamic", .dynamic), ("small", .small), ("medium", .medium),
    ("large", .large), ("capsule", .capsule),
  ]
}

extension UIButton.Configuration.TitleAlignment: NamedCases {
  /// The alignments by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("leading", .leading), ("center", .center),
    ("trailing", .trailing),
  ]
}

extension UIButton.Configuration.Indicator: NamedCases {
  /// The indicators by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("none", .none), ("popup", .popup),
  ]
}

extension UIButton.ButtonType: NamedCases {
  /// The types by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("system", .system), ("custom", .custom), ("detailDisclosure", .detailDisclosure),
    ("infoLight", .infoLight), ("infoDark", .infoDark), ("contactAdd", .contactAdd),
    ("close", .close),
  ]
}
