// Written by Ports/Scripts/coverage.

/// The classes of UIKit and Core Animation.
enum FrameworkClasses {
  // swift-format-ignore
  static let superclasses: [String: String] = [
    "AXCustomContent": "NSObject",
    "AccessibleObject": "ObjectiveCObject",
    "CAAnimation": "ObjectiveCObject",
    "CAAnimationGroup": "CAAnimation",
    "CABasicAnimation": "CAPropertyAnimation",
    "CADisplayLink": "NSObject",
    "CAEmitterCell": "ObjectiveCObject",
    "CAEmitterLayer": "CALayer",
    "CAGradientLayer": "CALayer",
    "CAKeyframeAnimation": "CAPropertyAnimation",
    "CALayer": "ObjectiveCObject",
    "CAPropertyAnimation": "CAAnimation",
    "CAReplicatorLayer": "CALayer",
    "CAScrollLayer": "CALayer",
    "CAShapeLayer": "CALayer",
    "CASpringAnimation": "CABasicAnimation",
    "CATextLayer": "CALayer",
    "CATiledLayer": "CALayer",
    "CATransaction": "NSObject",
    "CATransformLayer": "CALayer",
    "CATransition": "CAAnimation",
    "CAValueFunction": "NSObject",
    "CGMutablePath": "CGPath",
    "ContainerBar": "UIView",
    "DateComponentsFormatter": "Formatter",
    "DynamicItemsBehavior": "UIDynamicBehavior",
    "InertInteraction": "NSObject",
    "NSCollectionLayoutAnchor": "NSObject",
    "NSCollectionLayoutBoundarySupplementaryItem": "NSCollectionLayoutSupplementaryItem",
    "NSCollectionLayoutDecorationItem": "NSCollectionLayoutItem",
    "NSCollectionLayoutDimension": "NSObject",
    "NSCollectionLayoutEdgeSpacing": "NSObject",
    "NSCollectionLayoutGroup": "NSCollectionLayoutItem",
    "NSCollectionLayoutGroupCustomItem": "NSObject",
    "NSCollectionLayoutItem": "NSObject",
    "NSCollectionLayoutSection": "NSObject",
    "NSCollectionLayoutSize": "NSObject",
    "NSCollectionLayoutSpacing": "NSObject",
    "NSCollectionLayoutSupplementaryItem": "NSCollectionLayoutItem",
    "NSDataAsset": "NSObject",
    "NSException": "NSObject",
    "NSHashTable": "NSObject",
    "NSItemProvider": "NSObject",
    "NSKeyValueObservation": "NSObject",
    "NSLayoutAnchor": "NSObject",
    "NSLayoutConstraint": "ObjectiveCObject",
    "NSLayoutDimension": "NSLayoutAnchor",
    "NSLayoutManager": "NSObject",
    "NSLayoutXAxisAnchor": "NSLayoutAnchor",
    "NSLayoutYAxisAnchor": "NSLayoutAnchor",
    "NSMapTable": "NSObject",
    "NSMutableParagraphStyle": "NSParagraphStyle",
    "NSPointerArray": "NSObject",
    "NSStringDrawingContext": "NSObject",
    "NSTextContainer": "NSObject",
    "NSTextStorage": "NSMutableAttributedString",
    "NSTextTab": "NSObject",
    "NSUserActivity": "NSObject",
    "OSLog": "NSObject",
    "OSLogEntry": "NSObject",
    "OSLogEntryLog": "OSLogEntry",
    "ObjectiveCObject": "NSObject",
    "SafeAreaReplacing": "UIView",
    "UIAccessibilityCustomAction": "NSObject",
    "UIAccessibilityCustomRotor": "NSObject",
    "UIAccessibilityElement": "UIResponder",
    "UIAction": "UIMenuElement",
    "UIActivity": "NSObject",
    "UIActivityIndicatorView": "UIView",
    "UIActivityItemProvider": "Operation",
    "UIActivityViewController": "UIViewController",
    "UIAlertAction": "ObjectiveCObject",
    "UIAlertController": "UIViewController",
    "UIApplication": "UIResponder",
    "UIApplicationShortcutIcon": "NSObject",
    "UIApplicationShortcutItem": "NSObject",
    "UIAttachmentBehavior": "UIDynamicBehavior",
    "UIBarAppearance": "NSObject",
    "UIBarButtonItem": "UIBarItem",
    "UIBarButtonItemAppearance": "NSObject",
    "UIBarButtonItemGroup": "ObjectiveCObject",
    "UIBarButtonItemStateAppearance": "NSObject",
    "UIBarItem": "ObjectiveCObject",
    "UIBezierPath": "NSObject",
    "UIBlurEffect": "UIVisualEffect",
    "UIButton": "UIControl",
    "UICollectionLayoutSectionOrthogonalScrollingProperties": "NSObject",
    "UICollectionReusableView": "UIView",
    "UICollectionView": "UIScrollView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewCompositionalLayout": "UICollectionViewLayout",
    "UICollectionViewCompositionalLayoutConfiguration": "NSObject",
    "UICollectionViewController": "UIViewController",
    "UICollectionViewDiffableDataSource": "NSObject",
    "UICollectionViewDropPlaceholder": "UICollectionViewPlaceholder",
    "UICollectionViewDropProposal": "UIDropProposal",
    "UICollectionViewFlowLayout": "UICollectionViewLayout",
    "UICollectionViewFlowLayoutInvalidationContext": "UICollectionViewLayoutInvalidationContext",
    "UICollectionViewFocusUpdateContext": "UIFocusUpdateContext",
    "UICollectionViewLayout": "ObjectiveCObject",
    "UICollectionViewLayoutAttributes": "ObjectiveCObject",
    "UICollectionViewLayoutInvalidationContext": "NSObject",
    "UICollectionViewListCell": "UICollectionViewCell",
    "UICollectionViewPlaceholder": "NSObject",
    "UICollectionViewTransitionLayout": "UICollectionViewLayout",
    "UICollectionViewUpdateItem": "NSObject",
    "UICollisionBehavior": "DynamicItemsBehavior",
    "UIColorPickerViewController": "UIViewController",
    "UIColorWell": "UIControl",
    "UICommand": "UIMenuElement",
    "UICommandAlternate": "NSObject",
    "UIContentUnavailableView": "UIView",
    "UIContextMenuConfiguration": "NSObject",
    "UIContextMenuInteraction": "InertInteraction",
    "UIContextualAction": "NSObject",
    "UIControl": "UIView",
    "UICubicTimingParameters": "NSObject",
    "UIDatePicker": "UIControl",
    "UIDeferredMenuElement": "UIMenuElement",
    "UIDevice": "ObjectiveCObject",
    "UIDragInteraction": "InertInteraction",
    "UIDragItem": "NSObject",
    "UIDragPreview": "NSObject",
    "UIDragPreviewParameters": "UIPreviewParameters",
    "UIDragPreviewTarget": "UIPreviewTarget",
    "UIDropInteraction": "InertInteraction",
    "UIDropProposal": "NSObject",
    "UIDynamicAnimator": "NSObject",
    "UIDynamicBehavior": "NSObject",
    "UIDynamicItemBehavior": "DynamicItemsBehavior",
    "UIEvent": "NSObject",
    "UIFeedbackGenerator": "NSObject",
    "UIFocusAnimationCoordinator": "NSObject",
    "UIFocusEffect": "NSObject",
    "UIFocusGuide": "UILayoutGuide",
    "UIFocusHaloEffect": "UIFocusEffect",
    "UIFocusSystem": "NSObject",
    "UIFocusUpdateContext": "NSObject",
    "UIGestureRecognizer": "ObjectiveCObject",
    "UIGraphicsImageRenderer": "NSObject",
    "UIGraphicsImageRendererContext": "UIGraphicsRendererContext",
    "UIGraphicsImageRendererFormat": "UIGraphicsRendererFormat",
    "UIGraphicsPDFRenderer": "NSObject",
    "UIGraphicsPDFRendererContext": "UIGraphicsRendererContext",
    "UIGraphicsPDFRendererFormat": "UIGraphicsRendererFormat",
    "UIGraphicsRendererContext": "NSObject",
    "UIGraphicsRendererFormat": "NSObject",
    "UIGravityBehavior": "DynamicItemsBehavior",
    "UIHoverGestureRecognizer": "UIGestureRecognizer",
    "UIImageView": "UIView",
    "UIImpactFeedbackGenerator": "UIFeedbackGenerator",
    "UIInputView": "UIView",
    "UIInterpolatingMotionEffect": "UIMotionEffect",
    "UIKey": "NSObject",
    "UIKeyCommand": "UICommand",
    "UIKeyboardLayoutGuide": "UITrackingLayoutGuide",
    "UILabel": "UIView",
    "UILargeContentViewerInteraction": "InertInteraction",
    "UILayoutGuide": "NSObject",
    "UIListContentView": "UIView",
    "UILocalizedIndexedCollation": "ObjectiveCObject",
    "UILongPressGestureRecognizer": "UIGestureRecognizer",
    "UIMenu": "UIMenuElement",
    "UIMenuController": "NSObject",
    "UIMenuElement": "NSObject",
    "UIMenuItem": "NSObject",
    "UIMotionEffect": "NSObject",
    "UIMotionEffectGroup": "UIMotionEffect",
    "UINavigationBar": "ContainerBar",
    "UINavigationBarAppearance": "UIBarAppearance",
    "UINavigationController": "UIViewController",
    "UINavigationItem": "ObjectiveCObject",
    "UINib": "NSObject",
    "UINotificationFeedbackGenerator": "UIFeedbackGenerator",
    "UIOpenURLContext": "NSObject",
    "UIPageControl": "UIControl",
    "UIPageViewController": "UIViewController",
    "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UIPasteboard": "NSObject",
    "UIPercentDrivenInteractiveTransition": "NSObject",
    "UIPickerView": "UIView",
    "UIPinchGestureRecognizer": "UIGestureRecognizer",
    "UIPointerEffect": "NSObject",
    "UIPointerInteraction": "InertInteraction",
    "UIPointerRegion": "NSObject",
    "UIPointerRegionRequest": "NSObject",
    "UIPointerStyle": "NSObject",
    "UIPopoverPresentationController": "UIPresentationController",
    "UIPresentationController": "ObjectiveCObject",
    "UIPress": "NSObject",
    "UIPressesEvent": "UIEvent",
    "UIPreviewParameters": "NSObject",
    "UIPreviewTarget": "NSObject",
    "UIProgressView": "UIView",
    "UIPushBehavior": "DynamicItemsBehavior",
    "UIRefreshControl": "UIControl",
    "UIResponder": "AccessibleObject",
    "UIRotationGestureRecognizer": "UIGestureRecognizer",
    "UIScene": "UIResponder",
    "UISceneConfiguration": "NSObject",
    "UISceneSession": "NSObject",
    "UISceneSizeRestrictions": "NSObject",
    "UIScreen": "NSObject",
    "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
    "UIScrollView": "UIView",
    "UISearchBar": "UIView",
    "UISearchController": "UIViewController",
    "UISearchSuggestionItem": "ObjectiveCObject",
    "UISearchTextField": "UITextField",
    "UISearchToken": "ObjectiveCObject",
    "UISegmentedControl": "UIControl",
    "UISelectionFeedbackGenerator": "UIFeedbackGenerator",
    "UISheetPresentationController": "UIPresentationController",
    "UISlider": "UIControl",
    "UISnapBehavior": "UIDynamicBehavior",
    "UISplitViewController": "UIViewController",
    "UISpringTimingParameters": "NSObject",
    "UIStackView": "UIView",
    "UIStatusBarManager": "NSObject",
    "UIStepper": "UIControl",
    "UIStoryboard": "NSObject",
    "UIStoryboardSegue": "ObjectiveCObject",
    "UISwipeActionsConfiguration": "NSObject",
    "UISwipeGestureRecognizer": "UIGestureRecognizer",
    "UISwitch": "UIControl",
    "UITabBar": "ContainerBar",
    "UITabBarAppearance": "UIBarAppearance",
    "UITabBarController": "UIViewController",
    "UITabBarItem": "UIBarItem",
    "UITabBarItemAppearance": "NSObject",
    "UITabBarItemStateAppearance": "NSObject",
    "UITableView": "UIScrollView",
    "UITableViewCell": "UIView",
    "UITableViewController": "UIViewController",
    "UITableViewDiffableDataSource": "NSObject",
    "UITableViewDropPlaceholder": "UITableViewPlaceholder",
    "UITableViewDropProposal": "UIDropProposal",
    "UITableViewFocusUpdateContext": "UIFocusUpdateContext",
    "UITableViewHeaderFooterView": "UIView",
    "UITableViewPlaceholder": "NSObject",
    "UITableViewRowAction": "NSObject",
    "UITapGestureRecognizer": "UIGestureRecognizer",
    "UITargetedDragPreview": "UITargetedPreview",
    "UITargetedPreview": "NSObject",
    "UITextChecker": "ObjectiveCObject",
    "UITextField": "UIControl",
    "UITextInputAssistantItem": "NSObject",
    "UITextInputMode": "NSObject",
    "UITextInputPasswordRules": "NSObject",
    "UITextInputStringTokenizer": "NSObject",
    "UITextItem": "NSObject",
    "UITextPosition": "NSObject",
    "UITextRange": "NSObject",
    "UITextSelectionRect": "NSObject",
    "UITextView": "UIScrollView",
    "UIToolbar": "ContainerBar",
    "UIToolbarAppearance": "UIBarAppearance",
    "UITouch": "NSObject",
    "UITrackingLayoutGuide": "UILayoutGuide",
    "UIVibrancyEffect": "UIVisualEffect",
    "UIView": "UIResponder",
    "UIViewController": "UIResponder",
    "UIViewPropertyAnimator": "ObjectiveCObject",
    "UIVisualEffect": "NSObject",
    "UIVisualEffectView": "UIView",
    "UIWindow": "UIView",
    "UIWindowScene": "UIScene",
    "UndoManager": "NSObject",
    "XCTAttachment": "NSObject",
  ]

  // swift-format-ignore
  /// The members that are dynamic, so that an override in an extension of the class, or of one that inherits it,
  /// replaces them.
  static let replaceableMembers: [String: Set<String>] = [
    "ContainerBar": [
      "layoutSubviews()", "traitCollectionDidChange(_:)"
    ],
    "NSLayoutConstraint": [
      "description"
    ],
    "ObjectiveCObject": [
      "awakeFromNib()"
    ],
    "UIActivityIndicatorView": [
      "draw(_:)", "intrinsicContentSize"
    ],
    "UIActivityViewController": [
      "loadView()"
    ],
    "UIAlertController": [
      "viewDidAppear(_:)", "viewDidDisappear(_:)"
    ],
    "UIApplication": [
      "next"
    ],
    "UIButton": [
      "intrinsicContentSize", "layoutSubviews()", "sizeThatFits(_:)", "tintColorDidChange()",
      "touchesEnded(_:with:)", "traitCollectionDidChange(_:)"
    ],
    "UICollectionReusableView": [
      "didTransition(from:to:)", "willTransition(from:to:)"
    ],
    "UICollectionView": [
      "gestureRecognizerShouldBegin(_:)", "layoutSubviews()", "touchesBegan(_:with:)",
      "touchesCancelled(_:with:)", "touchesEnded(_:with:)", "touchesMoved(_:with:)"
    ],
    "UICollectionViewCell": [
      "defaultBackgroundConfiguration()", "dragStateDidChange(_:)", "layoutSubviews()"
    ],
    "UICollectionViewCompositionalLayout": [
      "flipsHorizontallyInOppositeLayoutDirection", "shouldInvalidateLayout(forBoundsChange:)"
    ],
    "UICollectionViewController": [
      "viewWillAppear(_:)"
    ],
    "UICollectionViewFlowLayout": [
      "invalidateLayout(with:)", "shouldInvalidateLayout(forBoundsChange:)"
    ],
    "UICollectionViewLayout": [
      "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)",
      "finalLayoutAttributesForDisappearingItem(at:)",
      "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)",
      "finalizeAnimatedBoundsChange()", "finalizeCollectionViewUpdates()", "finalizeLayoutTransition()",
      "flipsHorizontallyInOppositeLayoutDirection", "indexPathsToDeleteForDecorationView(ofKind:)",
      "indexPathsToDeleteForSupplementaryView(ofKind:)", "indexPathsToInsertForDecorationView(ofKind:)",
      "indexPathsToInsertForSupplementaryView(ofKind:)",
      "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)",
      "initialLayoutAttributesForAppearingItem(at:)",
      "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)",
      "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)",
      "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)",
      "prepare(forAnimatedBoundsChange:)", "prepare(forCollectionViewUpdates:)",
      "prepareForTransition(from:)", "prepareForTransition(to:)", "shouldInvalidateLayout(forBoundsChange:)"
    ],
    "UICollectionViewListCell": [
      "defaultBackgroundConfiguration()", "layoutSubviews()"
    ],
    "UICollectionViewTransitionLayout": [
      "collectionViewContentSize", "layoutAttributesForDecorationView(ofKind:at:)",
      "layoutAttributesForElements(in:)", "layoutAttributesForItem(at:)",
      "layoutAttributesForSupplementaryView(ofKind:at:)", "prepare()", "transitionProgress",
      "updateValue(_:forAnimatedKey:)", "value(forAnimatedKey:)"
    ],
    "UIColorPickerViewController": [
      "viewDidLoad()"
    ],
    "UIColorWell": [
      "intrinsicContentSize", "layoutSubviews()"
    ],
    "UIContentUnavailableView": [
      "layoutSubviews()", "traitCollectionDidChange(_:)"
    ],
    "UIControl": [
      "beginTracking(_:with:)", "endTracking(_:with:)", "isEnabled", "isHighlighted", "isSelected",
      "sendAction(_:to:for:)", "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)",
      "touchesMoved(_:with:)"
    ],
    "UIDatePicker": [
      "intrinsicContentSize", "layoutSubviews()", "traitCollectionDidChange(_:)"
    ],
    "UIImageView": [
      "alignmentRectInsets", "intrinsicContentSize", "traitCollectionDidChange(_:)"
    ],
    "UILabel": [
      "draw(_:)", "intrinsicContentSize", "sizeThatFits(_:)", "traitCollectionDidChange(_:)"
    ],
    "UIListContentView": [
      "intrinsicContentSize", "layoutSubviews()"
    ],
    "UINavigationBar": [
      "intrinsicContentSize", "layoutSubviews()", "sizeThatFits(_:)"
    ],
    "UINavigationController": [
      "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle",
      "supportedInterfaceOrientations", "viewDidLoad()"
    ],
    "UIPageControl": [
      "beginTracking(_:with:)", "draw(_:)", "endTracking(_:with:)", "intrinsicContentSize", "layoutSubviews()"
    ],
    "UIPageViewController": [
      "childForStatusBarHidden", "childForStatusBarStyle", "supportedInterfaceOrientations", "viewDidLoad()"
    ],
    "UIPickerView": [
      "intrinsicContentSize", "layoutSubviews()", "traitCollectionDidChange(_:)"
    ],
    "UIProgressView": [
      "intrinsicContentSize", "layoutSubviews()", "sizeThatFits(_:)", "tintColorDidChange()",
      "traitCollectionDidChange(_:)"
    ],
    "UIRefreshControl": [
      "intrinsicContentSize", "layoutSubviews()"
    ],
    "UIResponder": [
      "becomeFirstResponder()", "canBecomeFirstResponder", "canPerformAction(_:withSender:)",
      "inputAccessoryView", "motionBegan(_:with:)", "motionEnded(_:with:)", "resignFirstResponder()",
      "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)", "touchesMoved(_:with:)",
      "undoManager"
    ],
    "UIScrollView": [
      "bounds", "layoutSubviews()"
    ],
    "UISearchBar": [
      "becomeFirstResponder()", "canBecomeFirstResponder", "inputAccessoryView", "intrinsicContentSize",
      "layoutSubviews()", "resignFirstResponder()", "traitCollectionDidChange(_:)"
    ],
    "UISearchTextField": [
      "intrinsicContentSize", "layoutSubviews()", "traitCollectionDidChange(_:)"
    ],
    "UISegmentedControl": [
      "beginTracking(_:with:)", "endTracking(_:with:)", "intrinsicContentSize", "layoutSubviews()",
      "traitCollectionDidChange(_:)"
    ],
    "UISlider": [
      "alignmentRectInsets", "beginTracking(_:with:)", "endTracking(_:with:)",
      "gestureRecognizerShouldBegin(_:)", "intrinsicContentSize", "layoutSubviews()", "tintColorDidChange()",
      "traitCollectionDidChange(_:)"
    ],
    "UISplitViewController": [
      "childForStatusBarHidden", "childForStatusBarStyle", "supportedInterfaceOrientations", "viewDidLoad()"
    ],
    "UIStackView": [
      "layoutSubviews()"
    ],
    "UIStepper": [
      "beginTracking(_:with:)", "draw(_:)", "endTracking(_:with:)", "intrinsicContentSize", "layoutSubviews()"
    ],
    "UISwitch": [
      "alignmentRectInsets", "beginTracking(_:with:)", "endTracking(_:with:)",
      "gestureRecognizerShouldBegin(_:)", "intrinsicContentSize", "isHighlighted", "layoutSubviews()",
      "traitCollectionDidChange(_:)"
    ],
    "UITabBar": [
      "didMoveToSuperview()", "intrinsicContentSize", "layoutSubviews()", "sizeThatFits(_:)"
    ],
    "UITabBarController": [
      "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle",
      "supportedInterfaceOrientations", "viewDidLoad()"
    ],
    "UITableView": [
      "gestureRecognizerShouldBegin(_:)", "layoutSubviews()", "touchesBegan(_:with:)",
      "touchesCancelled(_:with:)", "touchesEnded(_:with:)", "touchesMoved(_:with:)"
    ],
    "UITableViewCell": [
      "dragStateDidChange(_:)", "layoutSubviews()"
    ],
    "UITableViewController": [
      "viewWillAppear(_:)"
    ],
    "UITableViewHeaderFooterView": [
      "layoutSubviews()"
    ],
    "UITextField": [
      "becomeFirstResponder()", "beginTracking(_:with:)", "canBecomeFirstResponder",
      "canPerformAction(_:withSender:)", "draw(_:)", "endTracking(_:with:)", "inputAccessoryView",
      "intrinsicContentSize", "layoutSubviews()", "resignFirstResponder()", "tintColorDidChange()",
      "traitCollectionDidChange(_:)"
    ],
    "UITextView": [
      "becomeFirstResponder()", "canBecomeFirstResponder", "canPerformAction(_:withSender:)",
      "inputAccessoryView", "intrinsicContentSize", "layoutSubviews()", "resignFirstResponder()",
      "sizeThatFits(_:)", "tintColorDidChange()", "touchesEnded(_:with:)", "traitCollectionDidChange(_:)"
    ],
    "UIToolbar": [
      "intrinsicContentSize", "layoutSubviews()", "sizeThatFits(_:)"
    ],
    "UIView": [
      "alignmentRectInsets", "draw(_:)", "gestureRecognizerShouldBegin(_:)", "hitTest(_:with:)",
      "intrinsicContentSize", "layoutSubviews()", "point(inside:with:)", "tintColorDidChange()",
      "traitCollectionDidChange(_:)"
    ],
    "UIViewController": [
      "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
      "childForStatusBarStyle", "keyCommands", "preferredInterfaceOrientationForPresentation",
      "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle",
      "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden", "prefersStatusBarHidden",
      "shouldAutorotate", "supportedInterfaceOrientations", "traitCollectionDidChange(_:)",
      "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()",
      "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewWillLayoutSubviews()",
      "viewWillTransition(to:with:)"
    ],
    "UIVisualEffectView": [
      "layoutSubviews()"
    ],
    "UIWindow": [
      "layoutSubviews()", "undoManager"
    ],
  ]

  // swift-format-ignore
  /// The properties of those members that can be set.
  static let settableProperties: [String: Set<String>] = [
    "UICollectionViewTransitionLayout": [
      "transitionProgress"
    ],
    "UIControl": [
      "isEnabled", "isHighlighted", "isSelected"
    ],
    "UIScrollView": [
      "bounds"
    ],
    "UISearchBar": [
      "inputAccessoryView"
    ],
    "UISwitch": [
      "isHighlighted"
    ],
    "UITextField": [
      "inputAccessoryView"
    ],
    "UITextView": [
      "inputAccessoryView"
    ],
  ]
}
