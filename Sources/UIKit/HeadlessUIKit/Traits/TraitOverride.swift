/// The text sizes between which the preferred one is for a view.
struct ContentSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// Traits with a text size between the limits; the maximum holds if it is less than the minimum.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    var category = traits.preferredContentSizeCategory
    if let minimum, category < minimum { category = minimum }
    if let maximum, category > maximum { category = maximum }
    return category == traits.preferredContentSizeCategory
      ? traits : traits.replacing(by: UITraitCollection(preferredContentSizeCategory: category))
  }
}

/// A view's overrides of the traits that it inherits.
struct TraitOverride {
  /// The overrides by a container controller for the view's controller.
  var container: UITraitCollection?
  /// The overrides by the view's controller itself.
  var owner: UITraitCollection?
  var style: UIUserInterfaceStyle?
  var own: UITraitCollection?
  var contentSizeLimits = ContentSizeLimits()

  /// Nil if nothing is changed.
  init?(_ rare: UIView.RareProperties) {
    let extras = rare.extras
    container = extras?.containerTraits
    owner = extras?.ownerTraits
    style = rare.overrideUserInterfaceStyle
    own = extras?.traitOverrides
    contentSizeLimits = extras?.contentSizeLimits ?? ContentSizeLimits()
    let isEmpty = style == nil && own == nil && container == nil && owner == nil
    if isEmpty, contentSizeLimits == ContentSizeLimits() { return nil }
  }

  /// The traits of the view whose superview has others.
  func applied(to inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let container { traits = traits.replacing(by: container) }
    if let owner { traits = traits.replacing(by: owner) }
    if let style { traits = traits.with(userInterfaceStyle: style) }
    if let own { traits = traits.replacing(by: own) }
    return contentSizeLimits.applied(to: traits)
  }
}

extension UIView {
  /// Nil for a view that has the traits of its superview, as nearly all views.
  var traitOverride: TraitOverride? {
    guard let rare, rare.overrideUserInterfaceStyle != nil || rare.extras != nil else { return nil }
    return TraitOverride(rare)
  }

  /// The traits that the view and those in it have instead of the inherited ones.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(extras?.traitOverrides) }
    set {
      let traits = newValue.traits
      changeTraits { if traits != nil || extras != nil { loadExtras().traitOverrides = traits } }
    }
  }

  /// Sets the overrides that the view has as a controller's root view.
  ///
  /// - Parameters:
  ///   - container: by the controller's container.
  ///   - owner: by the controller itself.
  package func setOwnerTraitOverrides(container: UITraitCollection?, owner: UITraitCollection?) {
    guard extras?.containerTraits != container || extras?.ownerTraits != owner else { return }
    changeTraits {
      let extras = loadExtras()
      (extras.containerTraits, extras.ownerTraits) = (container, owner)
    }
  }

  var contentSizeLimits: ContentSizeLimits {
    get { extras?.contentSizeLimits ?? ContentSizeLimits() }
    set {
      changeTraits {
        if newValue != ContentSizeLimits() || extras != nil {
          loadExtras().contentSizeLimits = newValue
        }
      }
    }
  }

  /// The limits of the view and of those that it is in, from the outside to the inside.
  func describeContentSizeLimits() -> String {
    var lines: [String] = []
    for view in sequence(first: self, next: \.superview) {
      let limits = view.contentSizeLimits
      let minimum = limits.minimum.map { "minimum \($0.rawValue)" }
      let maximum = limits.maximum.map { "maximum \($0.rawValue)" }
      let parts = [minimum, maximum].compactMap(\.self)
      if !parts.isEmpty { lines.append("\(type(of: view)): " + parts.joined(separator: ", ")) }
    }
    return lines.reversed().joined(separator: "\n")
  }

  /// Makes a change of the view's overrides, and reports what it changes of the traits.
  func changeTraits(_ change: () -> Void) {
    // Views below the root compare their overrides with the current traits, which the tree may not know yet.
    if parent != nil { traitsMayDiffer() }
    // A tree that a renderer has drawn knows the renderer's traits, and not the current ones.
    let reported = rare?.reportedTraits
    let old = reported ?? traitCollection
    change()
    let new = traitCollection
    guard new != old else { return }
    if reported != nil { rare?.reportedTraits = new }
    reportTraitChange(from: old, to: new)
  }
}
