/// The methods of delegates that are optional in UIKit, and have a default in the module of that name here.
enum FrameworkRequirements {
  /// Whether a call with these labels is one of such a method.
  static func isOptional(_ base: String, _ labels: [String]) -> Bool {
    all[base]?[labels] != nil
  }

  /// The protocols that have such a method.
  static func owners(of base: String, _ labels: [String]) -> [String] { all[base]?[labels] ?? [] }

  /// The methods of a protocol and of those that it inherits from; empty for other names.
  static func methods(of owner: String) -> [MemberDeclaration.Name] {
    let own = methodsByOwner[owner] ?? []
    return inherited[owner].map { own + methods(of: $0) } ?? own
  }

  private static let methodsByOwner: [String: [MemberDeclaration.Name]] = {
    var result: [String: [MemberDeclaration.Name]] = [:]
    for (base, owners) in all {
      for (labels, names) in owners {
        for owner in names {
          result[owner, default: []].append(.init(kind: .method, base: base, labels: labels))
        }
      }
    }
    return result
  }()

  /// Classes of UIKit that conform to some of the protocols.
  static let conformingClasses: Set<String> = [
    "UITableViewController", "UICollectionViewController",
  ]

  /// Optional properties whose type is optional.
  static let optionalProperties: Set<String> = ["window"]

  /// The protocols of methods, by base names and labels.
  private static let all: [String: [[String]: [String]]] = {
    var all: [String: [[String]: [String]]] = [:]
    for (owner, names) in protocols {
      for name in names {
        let parts = name.split(separator: "(")
        let labels = parts[1].dropLast().split(separator: ":").map(String.init)
        all[String(parts[0]), default: [:]][labels, default: []].append(owner)
      }
    }
    return all
  }()

  /// The protocols that inherit from others of them.
  static let inherited: [String: String] = [
    "UITableViewDelegate": "UIScrollViewDelegate", "UITextViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
  ]

  private static let protocols: [String: [String]] = [
    "CALayerDelegate": [
      "display(_:)",
      "draw(_:in:)",
      "layerWillDraw(_:)",
      "layoutSublayers(of:)",
      "action(for:forKey:)",
    ],
    "CAAnimationDelegate": [
      "animationDidStart(_:)",
      "animationDidStop(_:finished:)",
    ],
    "UIGestureRecognizerDelegate": [
      "gestureRecognizerShouldBegin(_:)",
      "gestureRecognizer(_:shouldReceive:)",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "gestureRecognizer(_:shouldRequireFailureOf:)",
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
    ],
    "UIScrollViewDelegate": [
      "scrollViewDidScroll(_:)",
      "scrollViewWillBeginDragging(_:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:)",
      "scrollViewWillBeginDecelerating(_:)",
      "scrollViewDidEndDecelerating(_:)",
      "scrollViewDidEndScrollingAnimation(_:)",
      "scrollViewDidChangeAdjustedContentInset(_:)",
      "viewForZooming(in:)",
      "scrollViewWillBeginZooming(_:with:)",
      "scrollViewDidZoom(_:)",
      "scrollViewDidEndZooming(_:with:atScale:)",
      "scrollViewShouldScrollToTop(_:)",
      "scrollViewDidScrollToTop(_:)",
    ],
    "UIViewControllerTransitioningDelegate": [
      "animationController(forPresented:presenting:source:)",
      "animationController(forDismissed:)",
      "presentationController(forPresented:presenting:source:)",
      "interactionControllerForPresentation(using:)",
      "interactionControllerForDismissal(using:)",
    ],
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle(for:)",
      "adaptivePresentationStyle(for:traitCollection:)",
      "presentationControllerShouldDismiss(_:)",
      "presentationControllerWillDismiss(_:)",
      "presentationControllerDidDismiss(_:)",
      "presentationControllerDidAttemptToDismiss(_:)",
    ],
    "UINavigationControllerDelegate": [
      "navigationController(_:willShow:animated:)",
      "navigationController(_:didShow:animated:)",
      "navigationController(_:animationControllerFor:from:to:)",
      "navigationController(_:interactionControllerFor:)",
      "navigationControllerSupportedInterfaceOrientations(_:)",
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
    ],
    "UINavigationBarDelegate": [
      "navigationBar(_:shouldPush:)",
      "navigationBar(_:didPush:)",
      "navigationBar(_:shouldPop:)",
      "navigationBar(_:didPop:)",
      "position(for:)",
    ],
    "UITabBarDelegate": [
      "tabBar(_:didSelect:)"
    ],
    "UITabBarControllerDelegate": [
      "tabBarController(_:shouldSelect:)",
      "tabBarController(_:didSelect:)",
      "tabBarController(_:animationControllerForTransitionFrom:to:)",
      "tabBarController(_:interactionControllerFor:)",
    ],
    "UITableViewDelegate": [
      "tableView(_:heightForRowAt:)",
      "tableView(_:didSelectRowAt:)",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:didSelectItemAt:)"
    ],
    "UITableViewDataSource": [
      "numberOfSections(in:)"
    ],
    "UITextFieldDelegate": [
      "textFieldShouldBeginEditing(_:)",
      "textFieldDidBeginEditing(_:)",
      "textFieldShouldEndEditing(_:)",
      "textFieldDidEndEditing(_:)",
      "textFieldDidEndEditing(_:reason:)",
      "textField(_:shouldChangeCharactersIn:replacementString:)",
      "textFieldDidChangeSelection(_:)",
      "textFieldShouldClear(_:)",
      "textFieldShouldReturn(_:)",
    ],
    "UITextViewDelegate": [
      "textViewShouldBeginEditing(_:)",
      "textViewShouldEndEditing(_:)",
      "textViewDidBeginEditing(_:)",
      "textViewDidEndEditing(_:)",
      "textView(_:shouldChangeTextIn:replacementText:)",
      "textViewDidChange(_:)",
      "textViewDidChangeSelection(_:)",
      "textView(_:shouldInteractWith:in:interaction:)",
      "textView(_:shouldInteractWith:in:)",
      "textView(_:primaryActionFor:defaultAction:)",
    ],
    "UICollectionViewDataSource": [
      "numberOfSections(in:)"
    ],
  ]
}
