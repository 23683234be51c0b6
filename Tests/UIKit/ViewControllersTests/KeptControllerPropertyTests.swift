import TestSupport
import Testing
import ViewAnimations

@testable import StandardControls
@testable import StandardViews
@testable import ViewControllers

/// Properties of controllers, bars and presentations with the defaults of Apple's documentation, and their accessors.
@Suite struct KeptControllerPropertyTests {
  private static let controllerProperties: [KeptProperty<UIViewController>] = [
    KeptProperty(
      "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle,
      default: false, kept: true),
    KeptProperty(
      "definesPresentationContext", \.definesPresentationContext, default: false, kept: true),
    KeptProperty(
      "modalPresentationCapturesStatusBarAppearance",
      \.modalPresentationCapturesStatusBarAppearance, default: false, kept: true),
    KeptProperty("isModalInPresentation", \.isModalInPresentation, default: false, kept: true),
    KeptProperty(
      "restoresFocusAfterTransition", \.restoresFocusAfterTransition, default: true, kept: false),
    KeptProperty("focusGroupIdentifier", \.focusGroupIdentifier, default: nil, kept: "list"),
  ]

  @Test(arguments: controllerProperties)
  fileprivate func aControllerKeeps(property: KeptProperty<UIViewController>) {
    #expect(property.differences(in: UIViewController()) == [])
  }

  private static let splitProperties: [KeptProperty<UISplitViewController>] = [
    KeptProperty(
      "showsSecondaryOnlyButton", \.showsSecondaryOnlyButton, default: false, kept: true),
    KeptProperty(
      "primaryBackgroundStyle", \.primaryBackgroundStyle, default: .none, kept: .sidebar),
    KeptProperty("presentsWithGesture", \.presentsWithGesture, default: true, kept: false),
    KeptProperty(
      "minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, default: 0, kept: 200),
  ]

  @Test(arguments: splitProperties)
  fileprivate func aSplitViewControllerKeeps(property: KeptProperty<UISplitViewController>) {
    #expect(property.differences(in: UISplitViewController(style: .doubleColumn)) == [])
  }

  private static let sheetProperties: [KeptProperty<UISheetPresentationController>] = [
    KeptProperty(
      "prefersScrollingExpandsWhenScrolledToEdge", \.prefersScrollingExpandsWhenScrolledToEdge,
      default: true, kept: false),
    KeptProperty("prefersGrabberVisible", \.prefersGrabberVisible, default: false, kept: true),
    KeptProperty("preferredCornerRadius", \.preferredCornerRadius, default: nil, kept: 20),
  ]

  @Test(arguments: sheetProperties)
  fileprivate func aSheetKeeps(property: KeptProperty<UISheetPresentationController>) {
    let sheet = UISheetPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(property.differences(in: sheet) == [])
    #expect(sheet.shouldPresentInFullscreen)
  }

  private static let popoverProperties: [KeptProperty<UIPopoverPresentationController>] = [
    KeptProperty(
      "canOverlapSourceViewRect", \.canOverlapSourceViewRect, default: false, kept: true)
  ]

  @Test(arguments: popoverProperties)
  fileprivate func aPopoverKeeps(property: KeptProperty<UIPopoverPresentationController>) {
    let popover = UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(property.differences(in: popover) == [])
  }

  @Test func aShareSheetKeepsWhetherOneActivityIsLarger() {
    let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
    #expect(controller.allowsProminentActivity)
    controller.allowsProminentActivity = false
    #expect(!controller.allowsProminentActivity)
  }

  private final class Interaction: UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {}
  }

  @Test func aGestureEndsWithEaseInAndOut() {
    let transition = UIPercentDrivenInteractiveTransition()
    #expect(transition.completionCurve == .easeInOut)
    #expect(transition.timingCurve == nil)
    let curve = UICubicTimingParameters(animationCurve: .linear)
    transition.completionCurve = .linear
    transition.timingCurve = curve
    #expect(transition.completionCurve == .linear)
    #expect(transition.timingCurve as? UICubicTimingParameters === curve)
    #expect(Interaction().completionCurve == .easeInOut)
  }

  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .fullScreen])
  func onlyAFormSheetKeepsTheKeyboard(style: UIModalPresentationStyle) {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    #expect(controller.disablesAutomaticKeyboardDismissal == (style == .formSheet))
  }

  // MARK: Bars

  @Test func anItemSetsWhatItShowsWithAnAnimationOrWithout() {
    let item = UINavigationItem(title: "Title")
    let buttons = (0..<3).map { _ in UIBarButtonItem() }
    item.setHidesBackButton(true, animated: true)
    item.setLeftBarButton(buttons[0], animated: true)
    item.setRightBarButton(buttons[1], animated: false)
    #expect(item.hidesBackButton)
    #expect(item.leftBarButtonItems == [buttons[0]])
    #expect(item.rightBarButtonItems == [buttons[1]])
    item.setLeftBarButtonItems([buttons[1], buttons[2]], animated: true)
    item.setRightBarButtonItems([buttons[2], buttons[0]], animated: false)
    #expect(item.leftBarButtonItem === buttons[1] && item.leftBarButtonItems?.count == 2)
    #expect(item.rightBarButtonItem === buttons[2] && item.rightBarButtonItems?.count == 2)
    item.setLeftBarButton(nil, animated: false)
    #expect(item.leftBarButtonItems == nil)
  }

  @Test func theItemBelowTheTopIsTheBackItem() {
    let bar = UINavigationBar()
    let items = ["A", "B", "C"].map { UINavigationItem(title: $0) }
    #expect(bar.backItem == nil)
    bar.setItems([items[0]], animated: false)
    #expect(bar.backItem == nil)
    bar.setItems(items, animated: false)
    #expect(bar.backItem === items[1])
  }

  @Test func theTitleIsMovedInAHeightOfTheBar() {
    let bar = UINavigationBar()
    bar.setTitleVerticalPositionAdjustment(-3, for: .compact)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == -3)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 0)
  }

  @Test func imagesAndAttributesOfBarsAreThoseOfTheirPlace() {
    let toolbar = UIToolbar()
    let image = UIImage()
    toolbar.setShadowImage(image, forToolbarPosition: .bottom)
    #expect(toolbar.shadowImage(forToolbarPosition: .bottom) === image)
    let item = UITabBarItem()
    item.setBadgeTextAttributes([.kern: 2], for: .selected)
    #expect(item.badgeTextAttributes(for: .selected)?[.kern] as? Int == 2)
    #expect(item.badgeTextAttributes(for: .normal) == nil)
  }

  @Test func theDefaultLookOfItemsIsRestored() {
    let buttons = UIBarButtonItemAppearance()
    buttons.normal.titleTextAttributes = [.kern: 1]
    buttons.disabled.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    buttons.configureWithDefault(for: .done)
    #expect(buttons.normal.titleTextAttributes.isEmpty)
    #expect(buttons.disabled.titlePositionAdjustment == .zero)
    let tabs = UITabBarItemAppearance()
    tabs.selected.titleTextAttributes = [.kern: 1]
    tabs.normal.badgeBackgroundColor = .green
    tabs.configureWithDefault(for: .inline)
    #expect(tabs.selected.titleTextAttributes.isEmpty)
    #expect(
      tabs.normal.badgeBackgroundColor == UITabBarItemAppearance().normal.badgeBackgroundColor)
  }

  @Test func gesturesOfANavigationControllerStayTheSame() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()
    let pop = navigation.interactivePopGestureRecognizer
    #expect(pop != nil)
    #expect(navigation.interactivePopGestureRecognizer === pop)
    #expect(pop?.view === navigation.view)
    #expect(navigation.barHideOnTapGestureRecognizer === navigation.barHideOnTapGestureRecognizer)
    #expect(navigation.barHideOnTapGestureRecognizer !== pop)
  }

  // MARK: Controllers

  @Test func aSuggestionKeepsWhatItIsAbout() {
    let item = UISearchSuggestionItem(localizedSuggestion: "Tea")
    let suggestion: any UISearchSuggestion = item
    #expect(suggestion.representedObject == nil)
    suggestion.representedObject = 7
    #expect(item.representedObject as? Int == 7)
  }

  private final class Word: UISearchSuggestion {
    var localizedSuggestion: String? { "Tea" }
  }

  @Test func aSuggestionOfAnotherClassIsAboutNothing() {
    let word = Word()
    word.representedObject = 7
    #expect(word.representedObject == nil)
  }

  @Test func anAnimatorKnowsTheControllerOfThePreview() {
    let controller = UIViewController()
    #expect(ContextMenuAnimator(controller).previewViewController === controller)
    #expect(ContextMenuAnimator(nil).previewViewController == nil)
  }

  @Test func theFirstColumnHasItsPreferredWidthWithinLimits() {
    let split = UISplitViewController(style: .doubleColumn)
    split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
    #expect(split.primaryColumnWidth == 320)
    split.preferredPrimaryColumnWidth = 280
    #expect(split.primaryColumnWidth == 280)
    split.maximumPrimaryColumnWidth = 250
    #expect(split.primaryColumnWidth == 250)
    // At most half of the whole.
    split.minimumPrimaryColumnWidth = 600
    #expect(split.primaryColumnWidth == 500)
  }

  private final class TabDelegate: UITabBarControllerDelegate {}
  private final class PageDelegate: UIPageViewControllerDelegate {}

  @Test func delegatesPreferTheOrientationOfTheScreen() throws {
    let application = UIApplication(
      screen: UIScreen(
        device: try #require(Device(named: "iPhone 15")), orientation: .landscapeLeft))
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    application.perform {
      #expect(
        TabDelegate().tabBarControllerPreferredInterfaceOrientationForPresentation(
          UITabBarController()) == .landscapeLeft)
      #expect(
        PageDelegate().pageViewControllerPreferredInterfaceOrientationForPresentation(pages)
          == .landscapeLeft)
    }
  }

  /// Prefers a status bar that it can change, and counts the layouts of its view.
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var layouts = 0
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override func viewWillLayoutSubviews() { layouts += 1 }
  }

  @Test func preferencesApplyWithoutAnotherLayout() {
    let application = UIApplication()
    let screen = Screen()
    application.show(screen)
    application.updateDisplay()
    let layouts = screen.layouts
    screen.style = .lightContent
    screen.setNeedsStatusBarAppearanceUpdate()
    screen.setNeedsUpdateOfHomeIndicatorAutoHidden()
    screen.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    screen.setNeedsUpdateOfSupportedInterfaceOrientations()
    UIViewController.attemptRotationToDeviceOrientation()
    application.updateDisplay()
    #expect(application.statusBarStyle == .lightContent)
    #expect(screen.layouts == layouts)
    #expect(application.screen.orientation == .portrait)
  }

  private final class Resolution: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UITraitCollection()
    let maximumDetentValue: CGFloat = 600
  }

  @Test func aDetentHasAHeightInItsContext() {
    typealias Detent = UISheetPresentationController.Detent
    let context = Resolution()
    #expect(Detent.medium().resolvedValue(in: context) == 300)
    #expect(Detent.large().resolvedValue(in: context) == 600)
    #expect(Detent.custom { $0.maximumDetentValue / 4 }.resolvedValue(in: context) == 150)
    #expect(Detent.custom { _ in nil }.resolvedValue(in: context) == nil)
  }

  @Test func detentsWithoutAnIdentifierAreDistinguished() {
    typealias Detent = UISheetPresentationController.Detent
    #expect(Detent.custom { _ in 1 }.identifier != Detent.custom { _ in 1 }.identifier)
  }

  /// Descriptions are parts of goldens, so that a run must describe what another one did.
  @Test func aDetentIsDescribedAlikeInEachRun() throws {
    typealias Detent = UISheetPresentationController.Detent
    let sheet = try #require(UIViewController().sheetPresentationController)
    let named = Detent.custom(identifier: .init("named")) { _ in 1 }
    sheet.detents = [.medium(), .custom { _ in 2 }, named]
    #expect(
      sheet.detents.map { DetentName($0.identifier, of: sheet).text }
        == ["medium", "custom 2", "named"])
  }

  @Test func aSheetFollowsADetentThatIsResolvedAgain() throws {
    let application = UIApplication(
      screen: UIScreen(
        device: Device(name: "phone", portraitSize: CGSize(width: 100, height: 200), scale: 1)))
    let (below, above) = (UIViewController(), UIViewController())
    application.show(below)
    var height: CGFloat = 50
    let sheet = try #require(above.sheetPresentationController)
    sheet.detents = [.custom { _ in height }]
    application.perform { below.present(above, animated: false) }
    application.updateDisplay()
    #expect(above.view.convert(above.view.bounds, to: nil).minY == 150)
    height = 80
    sheet.invalidateDetents()
    application.updateDisplay()
    #expect(above.view.convert(above.view.bounds, to: nil).minY == 120)
  }
}
