import HeadlessUIKit
import Testing

/// Traits that views and controllers change, and the notifications of such changes.
@Suite struct TraitOverrideTests {
  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test func viewsInheritOverrides() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    inner.traitOverrides.preferredContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    #expect(!inner.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    inner.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test func registrationsAreCalledForTheirTraits() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    var log: [UIUserInterfaceStyle] = []
    let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, former: UITraitCollection) in
      log.append(former.userInterfaceStyle)
      log.append(view.traitCollection.userInterfaceStyle)
    }
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(log.isEmpty)
    outer.overrideUserInterfaceStyle = .dark
    #expect(log == [.light, .dark])
    inner.unregisterForTraitChanges(registration)
    outer.overrideUserInterfaceStyle = .light
    #expect(log == [.light, .dark])
  }

  @Test func traitsOfYourOwnAreInherited() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection[Density.self] == 1)
    var count = 0
    inner.registerForTraitChanges([Density.self]) { (_: UIView, _) in count += 1 }
    outer.traitOverrides[Density.self] = 3
    #expect(inner.traitCollection[Density.self] == 3)
    #expect(count == 1)
    outer.traitOverrides[Density.self] = 3
    #expect(count == 1)
  }

  @Test func collectionsAreMadeByMutations() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[Density.self] = 2
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits[Density.self] == 2)
    #expect(traits.displayScale == 0)
    let other = traits.modifyingTraits { $0.displayScale = 2 }
    #expect(other.displayScale == 2)
    #expect(other.containsTraits(in: traits))
    #expect(!traits.containsTraits(in: other))
  }
}
