import HeadlessUIKit
import StandardControls
import StandardViews

/// The kinds of substitutes for missing content, in scenes.
package enum UnavailableKind: Sendable {
  case empty, search, loading

  fileprivate var configuration: UIContentUnavailableConfiguration {
    switch self {
    case .empty: .empty()
    case .search: .search()
    case .loading: .loading()
    }
  }

  /// The content of this kind, with what another kind's content has of its own.
  func adapted(
    _ content: UIContentUnavailableConfiguration, from former: UnavailableKind
  ) -> UIContentUnavailableConfiguration {
    var adapted = configuration
    let standard = former.configuration
    if content.image !== standard.image { adapted.image = content.image }
    if content.text != standard.text { adapted.text = content.text }
    if content.secondaryText != standard.secondaryText {
      adapted.secondaryText = content.secondaryText
    }
    (adapted.button, adapted.buttonProperties) = (content.button, content.buttonProperties)
    adapted.secondaryButton = content.secondaryButton
    adapted.secondaryButtonProperties = content.secondaryButtonProperties
    adapted.alignment = content.alignment
    return adapted
  }
}

extension UnavailableKind: NamedCases {
  package static let namedCases: [(name: String, value: Self)] = [
    ("empty", .empty), ("search", .search), ("loading", .loading),
  ]
}

extension UIContentUnavailableConfiguration.Alignment: NamedCases {
  /// The alignments by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("center", .center), ("natural", .natural),
  ]
}

/// A button below the texts, as scenes and view trees write it: its title, or a map:
/// `{title: Plan a trip, configuration: filled}`.
package struct UnavailableButtonValue: DescribableValue {
  package var title: String?
  package var image: UIImage?
  package var isEnabled = true
  /// Nil for a plain button of the usual size at its place.
  package var configuration: ButtonConfigurationValue?

  package init(title: String? = nil) { self.title = title }

  /// The value of a button; nil for one without content.
  init?(
    _ button: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard button.title != nil || button.image != nil else { return nil }
    (title, image, isEnabled) = (button.title, button.image, properties.isEnabled)
    configuration = ButtonConfigurationValue(button)
  }

  func make(size: UIButton.Configuration.Size = .medium) -> UIButton.Configuration {
    var button = configuration?.make() ?? .plain()
    if configuration == nil { button.buttonSize = size }
    (button.title, button.image) = (title, image)
    return button
  }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    if let title { parts["title"] = .string(title) }
    if let image { parts["image"] = image.described }
    if !isEnabled { parts["isEnabled"] = .bool(false) }
    if let configuration { parts["configuration"] = configuration.described }
    return .map(parts)
  }

  package static var kind: PropertyKind { .text }
}

let contentUnavailableProperties = PropertyTable(
  inheriting: UIView.propertyTable,
  adding: [
    Property(
      "style", \UIContentUnavailableView.kind, default: .empty,
      "The missing content: any, results of a search, or content that is being loaded. It brings an image and texts."
    ),
    Property(
      "image", default: UIImage?.none, "The picture above the texts.",
      get: { (view: UIContentUnavailableView) in view.content.image },
      set: { view, image in view.change { $0.image = image } }),
    Property(
      "imageTintColor", default: UIColor?.some(.secondaryLabel),
      "Colour of a symbol or a template, or of the wheel.",
      get: { (view: UIContentUnavailableView) in view.content.imageProperties.tintColor },
      set: { view, color in view.change { $0.imageProperties.tintColor = color } }),
    Property(
      "text", default: String?.none, "The title.",
      get: { (view: UIContentUnavailableView) in view.content.text },
      set: { view, text in view.change { $0.text = text } }
    ).role(.content),
    Property(
      "textColor", default: UIColor?.some(.label), "Colour of the title.",
      get: { (view: UIContentUnavailableView) in view.content.textProperties.color },
      set: { view, color in view.change { $0.textProperties.color = color ?? .label } }),
    Property(
      "secondaryText", default: String?.none, "The sentence below the title.",
      get: { (view: UIContentUnavailableView) in view.content.secondaryText },
      set: { view, text in view.change { $0.secondaryText = text } }
    ).role(.content),
    Property(
      "button", default: UnavailableButtonValue?.none,
      "The button below the texts: its title, or a map with title, image, isEnabled and configuration.",
      get: { (view: UIContentUnavailableView) in
        UnavailableButtonValue(view.content.button, view.content.buttonProperties)
      },
      set: { view, button in
        view.change {
          $0.button = button?.make() ?? .plain()
          $0.buttonProperties.isEnabled = button?.isEnabled ?? true
        }
      }),
    Property(
      "secondaryButton", default: UnavailableButtonValue?.none,
      "The smaller button below the first one, as it.",
      get: { (view: UIContentUnavailableView) in
        UnavailableButtonValue(view.content.secondaryButton, view.content.secondaryButtonProperties)
      },
      set: { view, button in
        view.change {
          $0.secondaryButton = button?.make(size: .small) ?? .plain()
          $0.secondaryButtonProperties.isEnabled = button?.isEnabled ?? true
        }
      }),
    Property(
      "alignment", default: UIContentUnavailableConfiguration.Alignment.center,
      "Whether the content is in the middle or at the leading edge.",
      get: { (view: UIContentUnavailableView) in view.content.alignment },
      set: { view, alignment in view.change { $0.alignment = alignment } }),
    length("imageToTextPadding", \.imageToTextPadding, "Space between the picture and the title."),
    length(
      "textToSecondaryTextPadding", \.textToSecondaryTextPadding, "Space between the texts."),
    length(
      "textToButtonPadding", \.textToButtonPadding, "Space between the texts and the button."),
    length(
      "buttonToSecondaryButtonPadding", \.buttonToSecondaryButtonPadding,
      "Space between the buttons."),
    Property(
      "isScrollEnabled", \UIContentUnavailableView.isScrollEnabled, default: true,
      "Whether content that is too high can be scrolled."),
    Property(
      "contentMargins", default: UnavailableMeasures.margins,
      "The distances of the content from the edges of the safe area.",
      get: { (view: UIContentUnavailableView) in view.content.directionalLayoutMargins },
      set: { view, margins in view.change { $0.directionalLayoutMargins = margins } }),
  ])

/// A distance between parts, which is the style's if it is null.
private func length(
  _ name: String,
  _ path: any WritableKeyPath<UIContentUnavailableConfiguration, CGFloat> & Sendable,
  _ summary: String
) -> Property {
  Property(
    name, default: CGFloat?.none, unit: .points, in: .atLeast(0), summary,
    get: { (view: UIContentUnavailableView) in
      let length = view.content[keyPath: path]
      return length == view.kind.configuration[keyPath: path] ? nil : length
    },
    set: { view, length in
      let standard = view.kind.configuration[keyPath: path]
      view.change { $0[keyPath: path] = length ?? standard }
    })
}

extension UIContentUnavailableView {
  /// A change of the content by a property.
  fileprivate func change(_ change: (inout UIContentUnavailableConfiguration) -> Void) {
    var changed = content
    change(&changed)
    show(changed)
  }
}
