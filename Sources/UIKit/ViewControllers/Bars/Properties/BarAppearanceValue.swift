import StandardControls
import ViewTree

/// The look of a bar, as scenes and view trees write it: `opaque`, or
/// `{background: opaque, backgroundColor: systemIndigo, titleColor: white}`.
package struct BarAppearanceValue: DescribableValue {
  /// The backgrounds that UIKit configures.
  package enum Background: String, NamedCases, Sendable {
    case `default`, opaque, transparent

    /// The backgrounds by the names of UIKit's methods.
    package static let namedCases: [(name: String, value: Self)] = [
      ("default", .default), ("opaque", .opaque), ("transparent", .transparent),
    ]
  }

  package var background: Background = .default
  package var backgroundColor: UIColor?
  package var backgroundImage: UIImage?
  package var shadowColor: UIColor?
  /// Whether the line at the edge is removed.
  package var hidesShadow = false
  package var titleColor: UIColor?
  package var buttonColor: UIColor?

  package init() {}

  init(_ appearance: UIBarAppearance) {
    if appearance.backgroundEffect == nil {
      background = appearance.backgroundColor == nil ? .transparent : .opaque
    }
    backgroundColor = appearance.backgroundColor
    backgroundImage = appearance.backgroundImage
    hidesShadow = appearance.shadowColor == nil && background != .transparent
    titleColor =
      (appearance as? UINavigationBarAppearance)?.titleTextAttributes[.foregroundColor] as? UIColor
  }

  /// Configures an appearance.
  func apply(to appearance: UIBarAppearance) {
    switch background {
    case .default: appearance.configureWithDefaultBackground()
    case .opaque: appearance.configureWithOpaqueBackground()
    case .transparent: appearance.configureWithTransparentBackground()
    }
    if let backgroundColor { appearance.backgroundColor = backgroundColor }
    if let backgroundImage { appearance.backgroundImage = backgroundImage }
    if let shadowColor { appearance.shadowColor = shadowColor }
    if hidesShadow { appearance.shadowColor = nil }
    if let titleColor, let bar = appearance as? UINavigationBarAppearance {
      bar.titleTextAttributes[.foregroundColor] = titleColor
      bar.largeTitleTextAttributes[.foregroundColor] = titleColor
    }
    guard let buttonColor else { return }
    let buttons: [UIBarButtonItemAppearance] =
      switch appearance {
      case let bar as UINavigationBarAppearance:
        [bar.buttonAppearance, bar.doneButtonAppearance, bar.backButtonAppearance]
      case let bar as UIToolbarAppearance: [bar.buttonAppearance, bar.doneButtonAppearance]
      default: []
      }
    for button in buttons {
      button.normal.titleTextAttributes[.foregroundColor] = buttonColor
    }
  }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    if let backgroundColor { parts["backgroundColor"] = backgroundColor.described }
    if let backgroundImage { parts["backgroundImage"] = backgroundImage.described }
    if hidesShadow { parts["shadow"] = .bool(false) }
    if let titleColor { parts["titleColor"] = titleColor.described }
    guard !parts.isEmpty else { return .string(background.rawValue) }
    parts["background"] = .string(background.rawValue)
    return .map(parts)
  }

  package static var kind: PropertyKind { .text }
}
