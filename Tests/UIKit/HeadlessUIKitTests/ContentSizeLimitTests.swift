import HeadlessUIKit
import Testing

@Suite struct ContentSizeLimits {
  private let outer = UIView()
  private let inner = UIView()

  init() {
    outer.addSubview(inner)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  }

  @Test func theTextSizeOfAViewAndOfThoseInItIsLimited() {
    outer.maximumContentSizeCategory = .extraLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func aLimitThatIsNotReachedChangesNothing() {
    inner.minimumContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    inner.minimumContentSizeCategory = .accessibilityExtraExtraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraLarge)
  }

  @Test func categoriesAreOrderedBySize() {
    let shuffled: [UIContentSizeCategory] = [.accessibilityMedium, .large, .extraSmall]
    #expect(shuffled.sorted() == [.extraSmall, .large, .accessibilityMedium])
  }
}
