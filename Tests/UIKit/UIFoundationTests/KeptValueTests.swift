import TestSupport
import Testing
import UIFoundation

/// Values that are kept without effect, and boxes of structures.
@Suite struct KeptValueTests {
  private static let formatterProperties: [KeptProperty<DateComponentsFormatter>] = [
    KeptProperty("allowsFractionalUnits", \.allowsFractionalUnits, default: false, kept: true),
    KeptProperty("collapsesLargestUnit", \.collapsesLargestUnit, default: false, kept: true),
    KeptProperty(
      "includesApproximationPhrase", \.includesApproximationPhrase, default: false, kept: true),
    KeptProperty("maximumUnitCount", \.maximumUnitCount, default: 0, kept: 2),
    KeptProperty("unitsStyle", \.unitsStyle, default: .positional, kept: .full),
  ]

  @Test(arguments: formatterProperties)
  fileprivate func aFormatterKeeps(property: KeptProperty<DateComponentsFormatter>) {
    #expect(property.differences(in: DateComponentsFormatter()) == [])
  }

  @Test func aMotionEffectKeepsItsLimits() {
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    #expect(effect.minimumRelativeValue == nil && effect.maximumRelativeValue == nil)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 10
    #expect(effect.minimumRelativeValue as? Int == -10)
    #expect(effect.maximumRelativeValue as? Int == 10)
    #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    let types: [UIInterpolatingMotionEffect.EffectType] = [
      .tiltAlongHorizontalAxis, .tiltAlongVerticalAxis,
    ]
    #expect(types.map(\.rawValue) == [0, 1])
  }

  @Test func insetsAndOffsetsAreBoxed() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let offset = UIOffset(horizontal: 5, vertical: -6)
    #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(uiOffset: offset).directionalEdgeInsetsValue == .zero)
  }

  private struct Density: UITraitDefinition {
    static var defaultValue: Int { 0 }
  }

  private struct Contrast: UITraitDefinition {
    static var defaultValue: Int { 0 }
    static var affectsColorAppearance: Bool { true }
  }

  @Test func traitsThatColoursDependOnSaySo() {
    let colorTraits = UITraitCollection.systemTraitsAffectingColorAppearance
    #expect(
      Set(colorTraits.map { ObjectIdentifier($0) }) == [
        ObjectIdentifier(UITraitUserInterfaceStyle.self),
        ObjectIdentifier(UITraitAccessibilityContrast.self),
        ObjectIdentifier(UITraitUserInterfaceLevel.self),
      ])
    #expect(colorTraits.allSatisfy { $0.affectsColorAppearance })
    let others: [UITrait] = [UITraitDisplayScale.self, Density.self]
    #expect(others.allSatisfy { !$0.affectsColorAppearance })
    let own: [UITrait] = [Contrast.self]
    #expect(own.allSatisfy { $0.affectsColorAppearance })
  }

  @Test func imagesAreLookedUpByScaleAndStyle() {
    let traits = UITraitCollection.systemTraitsAffectingImageLookup.map { ObjectIdentifier($0) }
    #expect(traits.contains(ObjectIdentifier(UITraitDisplayScale.self)))
    #expect(traits.contains(ObjectIdentifier(UITraitUserInterfaceStyle.self)))
  }
}
