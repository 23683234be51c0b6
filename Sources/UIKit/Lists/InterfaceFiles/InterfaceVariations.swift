import CairoGraphics
import HeadlessUIKit
import XMLReading

// What elements have for some size classes only. The current traits decide as the objects are created;
// later changes have no effect.
extension XMLElement {
  /// The variations that fit the current traits, the general ones first.
  var fittingVariations: [XMLElement] {
    let traits = UITraitCollection.current
    let fitting = children.filter { $0.name == "variation" }.compactMap { variation in
      Self.conditionCount(of: variation.key ?? "", in: traits).map { (variation, $0) }
    }
    return fitting.enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }.map(\.element.0)
  }

  /// The number of conditions in a key such as `heightClass=regular-widthClass=compact`; nil if one is not met.
  private static func conditionCount(of key: String, in traits: UITraitCollection) -> Int? {
    if key == "default" { return 0 }
    let conditions = key.split(separator: "-")
    for condition in conditions {
      switch condition {
      case "widthClass=compact" where traits.horizontalSizeClass == .compact: continue
      case "widthClass=regular" where traits.horizontalSizeClass == .regular: continue
      case "heightClass=compact" where traits.verticalSizeClass == .compact: continue
      case "heightClass=regular" where traits.verticalSizeClass == .regular: continue
      default: return nil
      }
    }
    return conditions.isEmpty ? nil : conditions.count
  }

  /// An attribute of the last variation that has it, or of the element.
  func varied(_ attribute: String) -> XMLElement {
    fittingVariations.last { $0.text(attribute) != nil } ?? self
  }
}

extension InterfaceBuilder {
  /// Records which views and constraints of an element are not installed.
  func readMasks(of variations: [XMLElement]) {
    for mask in variations.flatMap(\.children) where mask.name == "mask" {
      for entry in mask.children {
        guard let id = entry.text("reference") else { continue }
        if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
  }
}
