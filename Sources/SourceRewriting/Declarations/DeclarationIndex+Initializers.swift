// Classes that are known when code runs only, and their initializers.

extension DeclarationIndex {
  /// Whether a class, or a class that it inherits from, has the initializer from UIKit: no class of the package on
  /// the way requires it, in which case Swift lets it be called.
  func inheritsInitializer(_ labels: [String], _ name: String) -> Bool {
    let classes = lineage(of: name).filter { $0.kind == .class || $0.kind == .extension }
    guard
      !classes.contains(where: { type in
        type.initializers.contains { $0.isRequired && $0.labels == labels }
      })
    else { return false }
    return classes.isEmpty
      ? isFrameworkClass(name) : classes.contains { isFrameworkObject($0.qualifiedName) }
  }

  /// Whether a class of the package inherits from one of UIKit's, and has an `init()` of its own which is not that of
  /// UIKit's class.
  func hasOwnInitializer(_ name: String) -> Bool {
    guard let type = types[name], type.kind == .class, isFrameworkObject(name) else { return false }
    return type.initializers.contains {
      $0.labels.isEmpty && !$0.isRequired && $0.isAvailable && !$0.isFailable && !$0.hasEffects
    }
  }

  /// Whether a type is a class of UIKit that the package extends, or inherits from one.
  private func isFrameworkObject(_ name: String) -> Bool {
    guard let type = types[name] else { return isFrameworkClass(name) }
    if type.kind == .extension { return isFrameworkClass(name) }
    guard let root = lineage(of: name).last(where: { $0.kind == .class }) else { return false }
    // A superclass comes first; `NSObject` has no such initializers here.
    return root.inherited.first.map { isFrameworkClass($0) } ?? false
  }

  /// Whether a name that the package does not declare is that of a class of UIKit or Core Animation.
  private func isFrameworkClass(_ name: String) -> Bool {
    guard !declares(name), !Self.protocolSuffixes.contains(where: name.hasSuffix),
      !Self.plainObjects.contains(name)
    else { return false }
    return Self.classPrefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  private static let classPrefixes = ["UI", "CA"]

  /// Classes of UIKit that are objects of Foundation here, which make no instances of classes as values.
  private static let plainObjects: Set<String> = [
    "CADisplayLink", "CAValueFunction", "UIAccessibilityCustomAction", "UIAction", "UIAlertAction",
    "UIBarAppearance", "UIBezierPath", "UIBlurEffect", "UICollectionViewLayoutAttributes",
    "UICollectionViewLayoutInvalidationContext", "UICommand", "UIDynamicAnimator",
    "UIDynamicBehavior",
    "UIDynamicItemBehavior", "UIEvent", "UIFeedbackGenerator", "UIGraphicsImageRenderer",
    "UIImpactFeedbackGenerator", "UIKeyCommand", "UILayoutGuide", "UIMenu", "UIMenuElement",
    "UIMotionEffect", "UINavigationBarAppearance", "UINotificationFeedbackGenerator",
    "UIPercentDrivenInteractiveTransition", "UIPress", "UISelectionFeedbackGenerator",
    "UIStoryboard", "UIStoryboardSegue", "UITabBarAppearance", "UITextInputStringTokenizer",
    "UITextPosition", "UITextRange", "UITextSelectionRect", "UIToolbarAppearance", "UITouch",
    "UIVisualEffect",
  ]

  /// How the names of UIKit's protocols end.
  private static let protocolSuffixes = [
    "Delegate", "DataSource", "Provider", "Transitioning", "Input", "Traits", "Container",
  ]

  /// What a generic parameter or an associated type of a type, or of those around it, inherits from.
  func genericConstraints(of name: String, in type: String) -> [String] {
    var scope: String? = type
    while let current = scope {
      for type in lineage(of: current) {
        if let found = type.genericConstraints[name] { return found }
      }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return []
  }

  /// `T` of a property that is declared as `T.Type`.
  func metatype(of name: String, in type: String) -> String? {
    lineage(of: type).lazy.compactMap { $0.metatypes[name] }.first
  }
}
