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
    "NSDataAsset": "NSObject",
    "NSException": "NSObject",
    "NSHashTable": "NSObject",
    "NSKeyValueObservation": "NSObject",
    "NSLayoutAnchor": "NSObject",
    "NSLayoutConstraint": "NSObject",
    "NSLayoutDimension": "NSLayoutAnchor",
    "NSLayoutManager": "NSObject",
    "NSLayoutXAxisAnchor": "NSLayoutAnchor",
    "NSLayoutYAxisAnchor": "NSLayoutAnchor",
    "NSMapTable": "NSObject",
    "NSMutableParagraphStyle": "NSParagraphStyle",
    "NSStringDrawingContext": "NSObject",
    "NSTextContainer": "NSObject",
    "NSTextStorage": "NSMutableAttributedString",
    "NSTextTab": "NSObject",
    "NSUserActivity": "NSObject",
    "OSLog": "NSObject",
    "ObjectiveCObject": "NSObject",
    "SafeAreaReplacing": "UIView",
    "UIAccessibilityCustomAction": "NSObject",
    "UIAccessibilityCustomRotor": "NSObject",
    "UIAccessibilityElement": "UIResponder",
    "UIAction": "UIMenuElement",
    "UIActivity": "NSObject",
    "UIActivityIndicatorView": "UIView",
    "UIActivityViewController": "UIViewController",
    "UIAlertAction": "NSObject",
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
    "UICollectionReusableView": "UIView",
    "UICollectionView": "UIScrollView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewController": "UIViewController",
    "UICollectionViewFlowLayout": "UICollectionViewLayout",
    "UICollectionViewFlowLayoutInvalidationContext": "UICollectionViewLayoutInvalidationContext",
    "UICollectionViewLayout": "ObjectiveCObject",
    "UICollectionViewLayoutAttributes": "NSObject",
    "UICollectionViewLayoutInvalidationContext": "NSObject",
    "UICollectionViewUpdateItem": "NSObject",
    "UICollisionBehavior": "DynamicItemsBehavior",
    "UICommand": "UIMenuElement",
    "UICommandAlternate": "NSObject",
    "UIContextMenuConfiguration": "NSObject",
    "UIContextMenuInteraction": "InertInteraction",
    "UIControl": "UIView",
    "UICubicTimingParameters": "NSObject",
    "UIDatePicker": "UIControl",
    "UIDeferredMenuElement": "UIMenuElement",
    "UIDevice": "NSObject",
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
    "UIInterpolatingMotionEffect": "UIMotionEffect",
    "UIKeyCommand": "UICommand",
    "UIKeyboardLayoutGuide": "UITrackingLayoutGuide",
    "UILabel": "UIView",
    "UILargeContentViewerInteraction": "InertInteraction",
    "UILayoutGuide": "NSObject",
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
    "UISearchTextField": "UITextField",
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
    "UIStoryboardSegue": "NSObject",
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
    "UITableViewHeaderFooterView": "UIView",
    "UITapGestureRecognizer": "UIGestureRecognizer",
    "UITargetedPreview": "NSObject",
    "UITextField": "UIControl",
    "UITextInputAssistantItem": "NSObject",
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
  ]

  /// The members that are dynamic, so that an override in an extension of the class replaces them.
  // swift-format-ignore
  static let replaceableMembers: [String: Set<String>] = [
    "NSLayoutConstraint": [
      "description"
    ],
    "UIActivityViewController": [
      "preferredStatusBarStyle", "shouldAutorotate", "supportedInterfaceOrientations", "viewDidAppear(_:)",
      "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)",
      "viewWillDisappear(_:)"
    ],
    "UIAlertController": [
      "childForStatusBarStyle", "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
      "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations", "viewDidAppear(_:)",
      "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)",
      "viewWillDisappear(_:)", "viewWillLayoutSubviews()"
    ],
    "UIApplication": [
      "next"
    ],
    "UIButton": [
      "alignmentRectInsets", "beginTracking(_:with:)", "draw(_:)", "endTracking(_:with:)", "hitTest(_:with:)",
      "intrinsicContentSize", "isEnabled", "isHighlighted", "isSelected", "layoutSubviews()",
      "point(inside:with:)", "sendAction(_:to:for:)", "sizeThatFits(_:)", "tintColorDidChange()",
      "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)", "touchesMoved(_:with:)",
      "traitCollectionDidChange(_:)"
    ],
    "UICollectionReusableView": [
      "layoutSubviews()"
    ],
    "UICollectionView": [
      "hitTest(_:with:)", "intrinsicContentSize", "layoutSubviews()", "point(inside:with:)",
      "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)", "touchesMoved(_:with:)",
      "traitCollectionDidChange(_:)"
    ],
    "UICollectionViewCell": [
      "hitTest(_:with:)", "layoutSubviews()", "point(inside:with:)", "touchesBegan(_:with:)",
      "touchesEnded(_:with:)", "traitCollectionDidChange(_:)"
    ],
    "UICollectionViewController": [
      "preferredStatusBarStyle", "shouldAutorotate", "supportedInterfaceOrientations", "viewDidAppear(_:)",
      "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)",
      "viewWillDisappear(_:)", "viewWillLayoutSubviews()"
    ],
    "UICollectionViewFlowLayout": [
      "flipsHorizontallyInOppositeLayoutDirection", "shouldInvalidateLayout(forBoundsChange:)"
    ],
    "UIControl": [
      "gestureRecognizerShouldBegin(_:)", "hitTest(_:with:)", "intrinsicContentSize", "layoutSubviews()",
      "point(inside:with:)", "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)",
      "touchesMoved(_:with:)", "traitCollectionDidChange(_:)"
    ],
    "UIDatePicker": [
      "layoutSubviews()"
    ],
    "UIImageView": [
      "alignmentRectInsets", "intrinsicContentSize", "layoutSubviews()", "point(inside:with:)",
      "tintColorDidChange()", "touchesBegan(_:with:)", "touchesEnded(_:with:)", "traitCollectionDidChange(_:)"
    ],
    "UILabel": [
      "canBecomeFirstResponder", "canPerformAction(_:withSender:)", "draw(_:)", "intrinsicContentSize",
      "layoutSubviews()", "point(inside:with:)", "sizeThatFits(_:)", "tintColorDidChange()",
      "touchesBegan(_:with:)", "touchesEnded(_:with:)", "traitCollectionDidChange(_:)"
    ],
    "UINavigationBar": [
      "hitTest(_:with:)", "intrinsicContentSize", "layoutSubviews()", "point(inside:with:)",
      "sizeThatFits(_:)", "traitCollectionDidChange(_:)"
    ],
    "UINavigationController": [
      "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
      "childForStatusBarHidden", "childForStatusBarStyle", "preferredInterfaceOrientationForPresentation",
      "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle",
      "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden", "prefersStatusBarHidden",
      "shouldAutorotate", "supportedInterfaceOrientations", "traitCollectionDidChange(_:)",
      "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()",
      "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewWillLayoutSubviews()",
      "viewWillTransition(to:with:)"
    ],
    "UIPageControl": [
      "intrinsicContentSize", "layoutSubviews()"
    ],
    "UIPageViewController": [
      "childForStatusBarStyle", "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
      "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations", "viewDidAppear(_:)",
      "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)",
      "viewWillDisappear(_:)", "viewWillLayoutSubviews()"
    ],
    "UIPickerView": [
      "layoutSubviews()"
    ],
    "UIProgressView": [
      "layoutSubviews()", "sizeThatFits(_:)"
    ],
    "UIScrollView": [
      "gestureRecognizerShouldBegin(_:)", "hitTest(_:with:)", "intrinsicContentSize", "layoutSubviews()",
      "point(inside:with:)", "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)",
      "touchesMoved(_:with:)", "traitCollectionDidChange(_:)"
    ],
    "UISearchBar": [
      "intrinsicContentSize", "layoutSubviews()"
    ],
    "UISearchController": [
      "childForStatusBarStyle", "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
      "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations", "viewDidAppear(_:)",
      "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)",
      "viewWillDisappear(_:)", "viewWillLayoutSubviews()"
    ],
    "UISegmentedControl": [
      "intrinsicContentSize", "isEnabled", "layoutSubviews()", "touchesBegan(_:with:)",
      "touchesEnded(_:with:)", "traitCollectionDidChange(_:)"
    ],
    "UISlider": [
      "beginTracking(_:with:)", "intrinsicContentSize", "isEnabled", "layoutSubviews()", "point(inside:with:)"
    ],
    "UISplitViewController": [
      "childForStatusBarStyle", "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
      "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations", "viewDidAppear(_:)",
      "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)",
      "viewWillDisappear(_:)", "viewWillLayoutSubviews()"
    ],
    "UIStackView": [
      "hitTest(_:with:)", "intrinsicContentSize", "layoutSubviews()", "point(inside:with:)",
      "touchesBegan(_:with:)", "touchesEnded(_:with:)"
    ],
    "UIStepper": [
      "intrinsicContentSize", "layoutSubviews()"
    ],
    "UISwitch": [
      "intrinsicContentSize", "isEnabled", "layoutSubviews()", "point(inside:with:)",
      "traitCollectionDidChange(_:)"
    ],
    "UITabBar": [
      "hitTest(_:with:)", "intrinsicContentSize", "layoutSubviews()", "point(inside:with:)",
      "sizeThatFits(_:)", "traitCollectionDidChange(_:)"
    ],
    "UITabBarController": [
      "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
      "childForStatusBarHidden", "childForStatusBarStyle", "preferredInterfaceOrientationForPresentation",
      "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle",
      "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden", "prefersStatusBarHidden",
      "shouldAutorotate", "supportedInterfaceOrientations", "traitCollectionDidChange(_:)",
      "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()",
      "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewWillLayoutSubviews()",
      "viewWillTransition(to:with:)"
    ],
    "UITableView": [
      "hitTest(_:with:)", "intrinsicContentSize", "layoutSubviews()", "point(inside:with:)",
      "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)", "touchesMoved(_:with:)",
      "traitCollectionDidChange(_:)"
    ],
    "UITableViewCell": [
      "hitTest(_:with:)", "layoutSubviews()", "point(inside:with:)", "touchesBegan(_:with:)",
      "touchesEnded(_:with:)", "traitCollectionDidChange(_:)"
    ],
    "UITableViewController": [
      "preferredStatusBarStyle", "shouldAutorotate", "supportedInterfaceOrientations", "viewDidAppear(_:)",
      "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)",
      "viewWillDisappear(_:)", "viewWillLayoutSubviews()"
    ],
    "UITableViewHeaderFooterView": [
      "layoutSubviews()"
    ],
    "UITextField": [
      "becomeFirstResponder()", "canBecomeFirstResponder", "canPerformAction(_:withSender:)", "draw(_:)",
      "intrinsicContentSize", "isEnabled", "layoutSubviews()", "point(inside:with:)",
      "resignFirstResponder()", "tintColorDidChange()", "touchesBegan(_:with:)",
      "traitCollectionDidChange(_:)"
    ],
    "UITextView": [
      "becomeFirstResponder()", "bounds", "canBecomeFirstResponder", "canPerformAction(_:withSender:)",
      "draw(_:)", "gestureRecognizerShouldBegin(_:)", "hitTest(_:with:)", "intrinsicContentSize",
      "layoutSubviews()", "point(inside:with:)", "resignFirstResponder()", "sizeThatFits(_:)",
      "tintColorDidChange()", "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)",
      "touchesMoved(_:with:)", "traitCollectionDidChange(_:)"
    ],
    "UIToolbar": [
      "hitTest(_:with:)", "layoutSubviews()", "point(inside:with:)", "sizeThatFits(_:)"
    ],
    "UIView": [
      "awakeFromNib()", "becomeFirstResponder()", "canBecomeFirstResponder",
      "canPerformAction(_:withSender:)", "inputAccessoryView", "motionEnded(_:with:)",
      "resignFirstResponder()", "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)",
      "touchesMoved(_:with:)"
    ],
    "UIViewController": [
      "awakeFromNib()", "becomeFirstResponder()", "canBecomeFirstResponder",
      "canPerformAction(_:withSender:)", "inputAccessoryView", "keyCommands", "motionBegan(_:with:)",
      "motionEnded(_:with:)", "resignFirstResponder()", "touchesBegan(_:with:)", "touchesCancelled(_:with:)",
      "touchesEnded(_:with:)", "touchesMoved(_:with:)", "undoManager"
    ],
    "UIVisualEffectView": [
      "hitTest(_:with:)", "layoutSubviews()", "point(inside:with:)"
    ],
    "UIWindow": [
      "layoutSubviews()", "motionEnded(_:with:)", "traitCollectionDidChange(_:)"
    ],
  ]
}
