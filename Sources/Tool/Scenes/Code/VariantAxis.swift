import Assets
import DesignedViews
import HeadlessUIKit
import Messages

/// A dimension in which the variants of a scene in Swift differ, as under `variants` in a scene file.
public struct VariantAxis: Sendable {
  let name: String
  let values: [Value]
  /// Why the axis is invalid; nil if it is valid.
  let fault: String?

  struct Value: Sendable {
    var label: String
    var effect: AxisDefinition.Effect
    var action: VariantAction?
  }

  private init(_ name: String, _ values: [Value], fault: String? = nil) {
    self.name = name
    self.values = values
    self.fault = fault ?? (values.isEmpty ? "the axis '\(name)' has no values" : nil)
  }

  /// All states of a button.
  public static let states = state(ViewState.allCases)

  /// States of a button.
  public static func state(_ states: ViewState...) -> VariantAxis { state(states) }

  /// States of a button.
  public static func state(_ states: [ViewState]) -> VariantAxis {
    VariantAxis(
      "state", states.map { Value(label: "\($0)", effect: .state(SubjectState(state: $0))) })
  }

  /// Light and dark.
  public static let appearance = appearance(.light, .dark)

  /// Light, dark, or both.
  public static func appearance(_ styles: UIUserInterfaceStyle...) -> VariantAxis {
    VariantAxis(
      "appearance",
      styles.map { Value(label: $0 == .dark ? "dark" : "light", effect: .appearance($0)) })
  }

  /// Pixels per point: 1, 2 or 3.
  public static func scale(_ scales: Int...) -> VariantAxis {
    VariantAxis(
      "scale", scales.map { Value(label: "\($0)", effect: .scale($0)) },
      fault: scales.first { !(1...3).contains($0) }.map { "the scale \($0) is not 1, 2 or 3" })
  }

  /// Sizes of the picture, points.
  public static func size(_ sizes: CGSize...) -> VariantAxis {
    let fault = sizes.first {
      !($0.width.isFinite && $0.height.isFinite && $0.width > 0 && $0.height > 0)
    }
    return VariantAxis(
      "size",
      sizes.map { size in
        let scene = SceneSize.fixed(size)
        return Value(label: scene.label, effect: .size(scene))
      }, fault: fault.map { "the size \($0.width)×\($0.height) is not positive" })
  }

  /// Devices by their names, such as "iPhone 15".
  public static func device(_ names: String...) -> VariantAxis {
    let unknown = names.first { Device(named: $0) == nil }
    return VariantAxis(
      "device",
      names.compactMap { name in
        Device(named: name).map { Value(label: name, effect: .size(.device($0))) }
      },
      fault: unknown.map {
        "unknown device '\($0)'" + NearestName.hint(for: $0, among: Device.names)
      })
  }

  /// Left to right and right to left.
  public static let direction = direction(.leftToRight, .rightToLeft)

  /// Reading directions.
  public static func direction(
    _ directions: UITraitEnvironmentLayoutDirection...
  ) -> VariantAxis {
    VariantAxis(
      "direction",
      directions.map { Value(label: $0 == .rightToLeft ? "rtl" : "ltr", effect: .direction($0)) })
  }

  /// Text sizes that the user prefers.
  public static func textSize(_ sizes: UIContentSizeCategory...) -> VariantAxis {
    VariantAxis(
      "textSize",
      sizes.map { size in
        let label =
          UIContentSizeCategory.sceneCases.first { $0.value == size }?.name ?? size.rawValue
        return Value(label: label, effect: .textSize(size))
      })
  }

  /// Languages by their codes, such as "ja" or "pt-BR". They determine the texts that `NSLocalizedString` and
  /// `String(localized:)` find among the project's translations, and their direction.
  public static func locale(_ languages: String...) -> VariantAxis {
    let unknown = languages.first { !LanguageCode.isPlausible($0) }
    return VariantAxis(
      Axis.locale, languages.map { Value(label: $0, effect: .locale(of: $0)) },
      fault: unknown.map {
        "'\($0)' is not the code of a language"
          + (LanguageCode.suggestion(for: $0).map { " (did you mean '\($0)'?)" } ?? "")
      })
  }

  /// An axis of your own.
  ///
  /// ```swift
  /// .custom("tone", ["calm", "danger"]) { (button: SaveButton, tone) in
  ///   button.isDangerous = tone == "danger"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - values: The names of the values.
  ///   - apply: Gives the view of the scene a value. It is called for a view of this class only.
  public static func custom<View: UIView>(
    _ name: String, _ values: [String], apply: @escaping @Sendable (View, String) -> Void
  ) -> VariantAxis {
    VariantAxis(
      name,
      values.map { value in
        Value(
          label: value, effect: .custom,
          action: VariantAction { view in
            if let view = view as? View { apply(view, value) }
          })
      },
      fault: AxisCompiler.builtIn.contains(name) || name == Axis.moment
        ? "the axis '\(name)' has a predefined meaning: give your own axis another name" : nil)
  }
}

/// What a variant does to the view of a scene in Swift.
struct VariantAction: Sendable {
  let apply: @Sendable (UIView) -> Void
}
