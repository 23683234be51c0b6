import StandardControls
import Testing
import ViewControllers

@Suite struct LargeContent {
  /// UIKit's documentation: true by default if the text size is one of accessibility.
  @Test(arguments: [
    (UIContentSizeCategory.extraExtraExtraLarge, false), (.accessibilityMedium, true),
  ])
  func theViewerIsThereForLargeText(category: UIContentSizeCategory, isEnabled: Bool) {
    let application = UIApplication(screen: UIScreen(device: .plain))
    application.userTraits = UITraitCollection(preferredContentSizeCategory: category)
    application.perform { #expect(UILargeContentViewerInteraction.isEnabled == isEnabled) }
  }

  @Test func aViewKeepsWhatIsEnlarged() {
    let view = UIView()
    #expect(!view.scalesLargeContentImage)
    view.scalesLargeContentImage = true
    view.largeContentImageInsets.left = 3
    #expect(view.scalesLargeContentImage)
    #expect(view.largeContentImageInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
    #expect(UIView().largeContentImageInsets == .zero)
  }
}
