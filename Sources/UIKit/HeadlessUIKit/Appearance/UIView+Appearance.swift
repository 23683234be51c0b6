import Synchronization

/// Whether any appearance was ever set in this process: the only check that views make without one.
enum AppearanceActivity {
  private static let flag = Atomic<Bool>(false)

  static var isAny: Bool { flag.load(ordering: .relaxed) }

  static func begin() { flag.store(true, ordering: .relaxed) }
}

extension UIApplication {
  /// The proxy for the views or items of a class.
  func appearances<Target: UIAppearance>(
    for target: Target.Type, within containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection?
  ) -> AppearanceProxy<Target> {
    AppearanceActivity.begin()
    let key = AppearanceKey(target, containers, traits)
    if let rule = record.appearances[key] { return AppearanceProxy(rule: rule) }
    let rule = AppearanceRule(for: target, within: containers, for: traits)
    record.appearances[key] = rule
    // Superclasses first, closer containers last; in the order of the first request.
    let index = record.appearanceRules.lastIndex { !rule.comes(before: $0) }.map { $0 + 1 } ?? 0
    record.appearanceRules.insert(rule, at: index)
    return AppearanceProxy(rule: rule)
  }
}

/// The identity of a proxy.
struct AppearanceKey: Hashable {
  private let target: ObjectIdentifier
  private let containers: [ObjectIdentifier]
  private let traits: UITraitCollection?

  init(
    _ target: AnyClass, _ containers: [any UIAppearanceContainer.Type],
    _ traits: UITraitCollection?
  ) {
    self.target = ObjectIdentifier(target)
    self.containers = containers.map { ObjectIdentifier($0) }
    self.traits = traits
  }
}

extension AppearanceRule {
  /// Whether the rule applies before another one, which then overwrites it.
  fileprivate func comes(before other: AppearanceRule) -> Bool {
    func rank(_ rule: AppearanceRule) -> (Int, Int, Int) {
      (rule.depth, rule.containers.count, rule.traits == nil ? 0 : 1)
    }
    return rank(self) < rank(other)
  }
}

extension UIView {
  /// Records the values of a new view that appearances may set, to distinguish them from values that are set on the
  /// view itself.
  func recordValuesBeforeAppearance() {
    for rule in UIApplication.shared.record.appearanceRules where rule.isMeant(for: self) {
      for customization in rule.customizations {
        guard let key = customization.key, let value = customization.read(self) else { continue }
        loadExtras().appearanceValues[key] = value
      }
    }
  }

  /// Sets the values of appearances, except where a value was set on the view itself.
  func applyAppearance() {
    var chosen: [AppearanceRule.Customization] = []
    for rule in UIApplication.shared.record.appearanceRules where rule.applies(to: self) {
      for customization in rule.customizations {
        if let key = customization.key { chosen.removeAll { $0.key == key } }
        chosen.append(customization)
      }
    }
    // Before anything is set: the same property has several key paths, one for each class.
    chosen.removeAll { customization in
      guard let key = customization.key, let recorded = extras?.appearanceValues[key] else {
        return false
      }
      return customization.read(self) != recorded
    }
    for customization in chosen { customization.apply(self) }
    for customization in chosen {
      guard let key = customization.key, let value = customization.read(self) else { continue }
      loadExtras().appearanceValues[key] = value
    }
  }
}
