/// The methods of delegates that are optional in UIKit, and have a default in the module of that name here.
enum FrameworkRequirements {
  /// Whether a call with these labels is one of such a method.
  static func isOptional(_ base: String, _ labels: [String]) -> Bool {
    all[base]?.contains(labels) ?? false
  }

  /// Optional properties whose type is optional.
  static let optionalProperties: Set<String> = ["window"]

  /// Labels of the parameters, by base names.
  private static let all: [String: Set<[String]>] = {
    var all: [String: Set<[String]>] = [:]
    for name in names {
      let parts = name.split(separator: "(")
      let labels = parts[1].dropLast().split(separator: ":").map(String.init)
      all[String(parts[0]), default: []].insert(labels)
    }
    return all
  }()

  private static let names = [
    // CALayerDelegate, CAAnimationDelegate
    "display(_:)", "draw(_:in:)", "layerWillDraw(_:)", "layoutSublayers(of:)",
    "action(for:forKey:)",
    "animationDidStart(_:)", "animationDidStop(_:finished:)",
    // UIGestureRecognizerDelegate
    "gestureRecognizerShouldBegin(_:)", "gestureRecognizer(_:shouldReceive:)",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "gestureRecognizer(_:shouldRequireFailureOf:)",
    "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
    // UIScrollViewDelegate
    "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
    "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
    "scrollViewDidChangeAdjustedContentInset(_:)", "viewForZooming(in:)",
    "scrollViewWillBeginZooming(_:with:)", "scrollViewDidZoom(_:)",
    "scrollViewDidEndZooming(_:with:atScale:)", "scrollViewShouldScrollToTop(_:)",
    "scrollViewDidScrollToTop(_:)",
    // UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate
    "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
    "presentationController(forPresented:presenting:source:)",
    "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
    "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
    "presentationControllerDidDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)",
    "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
    // UINavigationControllerDelegate, UITabBarControllerDelegate
    "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
    "navigationController(_:animationControllerFor:from:to:)",
    "navigationController(_:interactionControllerFor:)",
    "navigationControllerSupportedInterfaceOrientations(_:)",
    "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
    "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
    "tabBarController(_:animationControllerForTransitionFrom:to:)",
    "tabBarController(_:interactionControllerFor:)",
    // UITableViewDelegate, UICollectionViewDelegate
    "tableView(_:heightForRowAt:)", "tableView(_:didSelectRowAt:)",
    "collectionView(_:didSelectItemAt:)", "numberOfSections(in:)",
    // UITextFieldDelegate
    "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)",
    "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)",
    "textFieldDidEndEditing(_:reason:)",
    "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldDidChangeSelection(_:)",
    "textFieldShouldClear(_:)", "textFieldShouldReturn(_:)",
    // UITextViewDelegate
    "textViewShouldBeginEditing(_:)", "textViewShouldEndEditing(_:)", "textViewDidBeginEditing(_:)",
    "textViewDidEndEditing(_:)", "textView(_:shouldChangeTextIn:replacementText:)",
    "textViewDidChange(_:)", "textViewDidChangeSelection(_:)",
  ]
}
