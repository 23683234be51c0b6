/// What a view changes of the traits that it inherits.
struct TraitOverride {
  /// What a container controller specifies for the view's controller.
  var container: UITraitCollection?
  var style: UIUserInterfaceStyle?
  var own: UITraitCollection?

  /// The traits of the view whose superview has others.
  func applied(to inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let container { traits = traits.replacing(by: container) }
    if let style { traits = traits.with(userInterfaceStyle: style) }
    if let own { traits = traits.replacing(by: own) }
    return traits
  }
}

extension UIView {
  /// Nil for a view that has the traits of its superview, as nearly all views.
  var traitOverride: TraitOverride? {
    guard let rare else { return nil }
    let style = rare.overrideUserInterfaceStyle
    guard let extras = rare.extras else { return style.map { TraitOverride(style: $0) } }
    guard style != nil || extras.traitOverrides != nil || extras.containerTraits != nil else {
      return nil
    }
    return TraitOverride(
      container: extras.containerTraits, style: style, own: extras.traitOverrides)
  }

  /// The traits that the view and those in it have instead of the inherited ones.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(extras?.traitOverrides) }
    set {
      let traits = newValue.traits
      changeTraits { if traits != nil || extras != nil { loadExtras().traitOverrides = traits } }
    }
  }

  package func setParentTraitOverrides(_ traits: UITraitCollection?) {
    changeTraits { if traits != nil || extras != nil { loadExtras().containerTraits = traits } }
  }

  private func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    let new = traitCollection
    if new != old { reportTraitChange(from: old, to: new) }
  }
}
