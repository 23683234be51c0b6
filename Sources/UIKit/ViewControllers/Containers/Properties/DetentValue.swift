import ViewTree

/// A height at which a sheet rests, as scenes write it: `medium`, `large`, `{height: 240}`, `{fraction: 0.3, id: small}`.
package struct DetentValue: DescribableValue, Equatable {
  package enum Height: Equatable, Sendable {
    case medium, large
    /// Points, without the safe area below.
    case points(CGFloat)
    /// A part of the greatest height.
    case fraction(CGFloat)
    /// One that code resolves.
    case unknown
  }

  package var height: Height
  /// The name of a custom height; nil for its number.
  package var name: String?

  package init(_ height: Height, name: String? = nil) {
    (self.height, self.name) = (height, name)
  }

  init(_ detent: UISheetPresentationController.Detent) {
    switch detent.identifier {
    case .medium: self.init(.medium)
    case .large: self.init(.large)
    default: self.init(.unknown, name: detent.identifier.rawValue)
    }
  }

  /// The name by which scenes select the height.
  package var selector: String {
    switch height {
    case .medium: "medium"
    case .large: "large"
    case .points(let number), .fraction(let number): name ?? DetentName(number).text
    case .unknown: name ?? ""
    }
  }

  var detent: UISheetPresentationController.Detent {
    switch height {
    case .medium: return .medium()
    case .large: return .large()
    case .points(let points):
      return .custom(identifier: DetentName(text: selector).identifier) { _ in points }
    case .fraction(let fraction):
      return .custom(identifier: DetentName(text: selector).identifier) { context in
        context.maximumDetentValue * fraction
      }
    case .unknown:
      return .custom(identifier: DetentName(text: selector).identifier) { _ in nil }
    }
  }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    switch height {
    case .medium, .large: return .string(selector)
    case .points(let points): parts["height"] = .number(Double(points))
    case .fraction(let fraction): parts["fraction"] = .number(Double(fraction))
    case .unknown: break
    }
    if let name { parts["id"] = .string(name) }
    return .map(parts)
  }

  package static var kind: PropertyKind { .other }
}

/// The name of a height: `medium`, `large`, the `id` of a custom one, or its number.
package struct DetentName: DescribableValue, Equatable {
  package var text: String

  package init(text: String) { self.text = text }

  /// The name of a custom height without an id.
  package init(_ number: CGFloat) {
    text = number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  /// The name of one of a sheet's heights. One that got its identifier by itself is called by its place, the same in each
  /// run.
  init(
    _ identifier: UISheetPresentationController.Detent.Identifier,
    of sheet: UISheetPresentationController
  ) {
    switch identifier {
    case .medium: text = "medium"
    case .large: text = "large"
    default:
      let index = sheet.detents.firstIndex { $0.identifier == identifier && $0.hasOwnIdentifier }
      text = index.map { "custom \($0 + 1)" } ?? identifier.rawValue
    }
  }

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch text {
    case "medium": .medium
    case "large": .large
    default: .init(text)
    }
  }

  package var described: PropertyValue { .string(text) }
  package static var kind: PropertyKind { .name }
}
