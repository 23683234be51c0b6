/// The optional requirements of UIKit's protocols, which are requirements with defaults here.
enum PlatformRequirements {
  /// The base names of methods: calls of them lose their `?` or `!`.
  static let methods: Set<String> = [
    // CAAnimationDelegate, CALayerDelegate
    "animationDidStart", "animationDidStop", "layerWillDraw", "layoutSublayers",
    // UIGestureRecognizerDelegate
    "gestureRecognizer", "gestureRecognizerShouldBegin",
    // UIScrollViewDelegate
    "scrollViewDidScroll", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
    "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
    "scrollViewDidChangeAdjustedContentInset",
    // UITextFieldDelegate
    "textField", "textFieldShouldBeginEditing", "textFieldDidBeginEditing",
    "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldDidChangeSelection",
    "textFieldShouldClear", "textFieldShouldReturn",
    // UITextViewDelegate
    "textView", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "textViewDidBeginEditing", "textViewDidEndEditing", "textViewDidChange",
    "textViewDidChangeSelection",
    // NSTextStorageDelegate
    "textStorage",
    // UIApplicationDelegate
    "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillTerminate",
    "applicationDidReceiveMemoryWarning", "application",
  ]

  /// Properties of an optional type.
  static let optionalProperties: Set<String> = ["window"]
}
