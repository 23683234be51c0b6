import CairoGraphics
import Foundation
import HeadlessUIKit
import StandardViews
import ViewTree
import XMLReading

// What elements have for some size classes only. It is read when the objects are created, and again whenever the size
// classes of their view change.
extension XMLElement {
  var variations: [XMLElement] { children.filter { $0.name == "variation" } }

  /// The variations that fit some traits, the general ones first.
  func variations(in traits: UITraitCollection) -> [XMLElement] {
    let all = variations
    return fittingVariations(in: traits).map { all[$0] }
  }

  /// The places among the variations of those that fit some traits, the general ones first.
  private func fittingVariations(in traits: UITraitCollection) -> [Int] {
    let fitting = variations.enumerated().compactMap { place, variation in
      Self.conditionCount(of: variation.key ?? "", in: traits).map { (place, $0) }
    }
    return fitting.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
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

  /// The last variation with an attribute, or the element.
  func varied(_ attribute: String, in traits: UITraitCollection) -> XMLElement {
    variations(in: traits).last { $0.text(attribute) != nil } ?? self
  }
}

extension XMLElement {
  /// A value that some variations have, other than masks.
  private enum Part: Hashable {
    case attribute(String)
    case child(String)

    static func parts(of element: XMLElement) -> [Part] {
      element.attributes.filter { $0.name != "key" }.map { .attribute($0.name) }
        + element.children.filter { $0.name != "mask" }.compactMap { $0.key.map(Part.child) }
    }

    func isIn(_ element: XMLElement) -> Bool {
      switch self {
      case .attribute(let name): element.text(name) != nil
      case .child(let key): element.child(key: key) != nil
      }
    }

    /// Copies the value from one element to another one.
    func copy(from source: XMLElement, to target: inout XMLElement) {
      switch self {
      case .attribute(let name): target.attributes += source.attribute(name).map { [$0] } ?? []
      case .child(let key): target.children += source.child(key: key).map { [$0] } ?? []
      }
    }
  }

  /// The element with only the values that differ in two collections of traits, as they are in the second one.
  ///
  /// - Parameter initial: the texts of attributes that the element itself does not have.
  func changes(
    from old: UITraitCollection, to new: UITraitCollection, initial: [Attribute]
  ) -> XMLElement {
    let all = variations
    func place(of part: Part, in traits: UITraitCollection) -> Int? {
      fittingVariations(in: traits).last { part.isIn(all[$0]) }
    }
    var changes = self
    (changes.attributes, changes.children) = ([], [])
    for part in Set(all.flatMap(Part.parts)) {
      let used = place(of: part, in: new)
      guard used != place(of: part, in: old) else { continue }
      let source = used.map { all[$0] } ?? self
      part.copy(from: source, to: &changes)
      if case .attribute(let name) = part, source.text(name) == nil {
        changes.attributes += initial.filter { $0.name == name }
      }
    }
    return changes
  }
}

extension InterfaceAttributes {
  /// The texts of a view's values that only variations of its element have.
  static func initialValues(of element: XMLElement, in view: UIView) -> [XMLElement.Attribute] {
    let names = Set(element.variations.flatMap(\.attributes).map(\.name))
    return names.subtracting(element.attributes.map(\.name)).compactMap { name in
      let text: String? =
        switch property(name, of: view)?.value(of: view) {
        case .bool(let flag): flag ? "YES" : "NO"
        case .number(let number): "\(number)"
        case .string(let string): string
        default: nil
        }
      return text.map { XMLElement.Attribute(name: name, value: $0, place: element.place) }
    }
  }
}

/// Applies the variations of a view's element whenever its size classes change.
final class ViewVariations {
  private let element: XMLElement
  private let initial: [XMLElement.Attribute]
  private let document: InterfaceDocument
  private let bundle: Bundle?
  private let installation: InterfaceInstallation
  /// The traits whose variations are applied.
  private var traits = UITraitCollection.current
  /// In the order of the file.
  private var subviews: [(id: String, view: UIView, isInstalled: Bool)] = []

  init?(_ element: XMLElement, of view: UIView, _ builder: InterfaceBuilder) {
    guard !element.variations.isEmpty else { return nil }
    self.element = element
    initial = InterfaceAttributes.initialValues(of: element, in: view)
    (document, bundle, installation) = (builder.document, builder.bundle, builder.installation)
  }

  /// Follows the size classes of the view, whose subviews are created.
  func follow(_ view: UIView, _ builder: InterfaceBuilder) {
    subviews = (element.child(named: "subviews")?.children ?? []).compactMap { child in
      guard let id = child.id, let view = builder.object(id: id) as? UIView else { return nil }
      return (id, view, installation.isInstalled(id))
    }
    view.registerForTraitChanges(InterfaceVariations.traits) { (view: UIView, _) in
      self.apply(to: view)
    }
  }

  private func apply(to view: UIView) {
    let old = traits
    traits = view.traitCollection
    let changes = element.changes(from: old, to: traits, initial: initial)
    let builder = InterfaceBuilder(document, owner: nil, bundle: bundle)
    InterfaceAttributes.apply(changes, to: view, builder: builder)
    for child in changes.children {
      InterfaceAttributes.applyChild(child, to: view, builder: builder)
    }
    InterfaceAttributes.apply(changes, to: view, builder: builder, last: true)
    installation.apply(element.variations(in: traits), of: element)
    for index in subviews.indices { install(index, in: view) }
    installation.updateConstraints()
  }

  /// Adds a subview in front of its predecessor in the file, or removes it, if that has changed.
  private func install(_ index: Int, in view: UIView) {
    let subview = subviews[index].view
    let isInstalled = installation.isInstalled(subviews[index].id)
    guard isInstalled != subviews[index].isInstalled else { return }
    subviews[index].isInstalled = isInstalled
    guard isInstalled else { return subview.removeFromSuperview() }
    let container = (view as? UIVisualEffectView)?.contentView ?? view
    let previous = subviews[..<index].last { $0.view.superview === container }?.view
    if let stack = container as? UIStackView {
      let place = previous.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      stack.insertArrangedSubview(subview, at: place)
    } else if let previous {
      container.insertSubview(subview, aboveSubview: previous)
    } else {
      container.insertSubview(subview, at: 0)
    }
  }
}

enum InterfaceVariations {
  /// The traits that variations depend on.
  static var traits: [UITrait] {
    [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
  }

  /// Applies the variations of a constraint's constant and priority whenever the size classes of its owner change.
  static func follow(_ constraint: NSLayoutConstraint, _ element: XMLElement, _ owner: UIView) {
    guard !element.variations.isEmpty else { return }
    var last = (constant: constraint.constant, priority: constraint.priority)
    owner.registerForTraitChanges(traits) { (owner: UIView, _) in
      let traits = owner.traitCollection
      // What code has set stays while the file's value does.
      let constant = element.varied("constant", in: traits).number("constant") ?? last.constant
      if constant != last.constant { constraint.constant = constant }
      let priority = InterfaceBuilder.priority(of: element, in: traits)
      if priority != last.priority { constraint.priority = priority }
      last = (constant, priority)
    }
  }
}
