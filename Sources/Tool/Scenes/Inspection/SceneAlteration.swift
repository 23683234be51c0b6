import DesignedViews
import HeadlessUIKit

/// A change to all pictures of a scene, by which a review finds out what they depend on.
package enum SceneAlteration: Sendable {
  /// The interface runs from right to left.
  case rightToLeft
  /// Texts are longer by a factor, as in another language.
  case longTexts(factor: Double)
  /// A view does not set one of its properties: its number, and the index of the property.
  case withoutProperty(view: Int, property: Int)
  /// A view has a much larger number for one of its properties.
  case enlargedProperty(view: Int, property: Int)
  /// Some views have other colours for a purpose.
  case recolored(views: Set<Int>, ResType)
}

extension SceneAlteration {
  /// Changes a view after its properties are set.
  func apply(to view: UIView, of number: Int, with properties: [Property]) {
    switch self {
    case .longTexts(let factor):
      if let label = view as? UILabel, label.hasAttributedText {
        label.replaceRuns { PseudoLocale.lengthened($0, by: factor) }
        return
      }
      for property in properties where property.role == .content {
        guard case .string(let text) = property.value(of: view) else { continue }
        let longer = String?.some(PseudoLocale.lengthened(text, by: factor))
        property.assignment(of: longer)?.apply(view)
      }
    case .recolored(let views, let type) where views.contains(number):
      guard let resource = (view as? DsCustomButton)?.colorResources else { return }
      // Several states may share one value.
      let colors = resource.asDictionary().filter { $0.key.type == type }.mapValues(\.color)
      for case (let key, let color?) in colors {
        resource.setResource(.color(color.opposite), for: key)
      }
    case .enlargedProperty(number, let index):
      guard case .number(let value) = properties[index].value(of: view) else { return }
      properties[index].assignment(of: CGFloat(2 * value + 3))?.apply(view)
    case .rightToLeft, .withoutProperty, .enlargedProperty, .recolored: break
    }
  }
}

extension SceneAlteration? {
  /// The settings of a view with a number, after the change.
  func changing(_ settings: Settings, of number: Int) -> Settings {
    guard case .withoutProperty(number, let property) = self else { return settings }
    return settings.removing(property)
  }
}

extension Variant {
  /// The variant with a change.
  func altered(by alteration: SceneAlteration?) -> Variant {
    var variant = self
    variant.alteration = alteration
    if case .rightToLeft = alteration {
      variant.traits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(layoutDirection: .rightToLeft),
      ])
    }
    return variant
  }
}

extension UIColor {
  /// A colour that is easy to distinguish from this one, as opaque.
  fileprivate var opposite: UIColor {
    let color = cgColor
    func far(_ component: CGFloat) -> CGFloat { component < 0.5 ? 1 : 0 }
    return UIColor(
      red: far(color.red), green: far(color.green), blue: far(color.blue), alpha: color.alpha)
  }
}
