/// The methods of delegates that are optional in UIKit, and have a default in the module of that name here.
enum FrameworkRequirements {
  /// Whether a call with these labels is one of such a method.
  ///
  /// - Parameter hasTrailingClosure: Whether the last argument has no label, as it follows the others.
  static func isOptional(
    _ base: String, _ labels: [String], hasTrailingClosure: Bool = false
  ) -> Bool {
    guard hasTrailingClosure else { return all[base]?[labels] != nil }
    return all[base]?.keys.contains { !$0.isEmpty && Array($0.dropLast()) == labels } == true
  }

  /// The protocols that have such a method.
  static func owners(of base: String, _ labels: [String]) -> [String] { all[base]?[labels] ?? [] }

  /// The methods of a protocol and of those that it inherits from; empty for other names.
  static func methods(of owner: String) -> [MemberDeclaration.Name] {
    let own = ownMethods(of: owner)
    return inherited[owner].map { own + methods(of: $0) } ?? own
  }

  /// The methods of a protocol itself; empty for other names.
  static func ownMethods(of owner: String) -> [MemberDeclaration.Name] {
    methodsByOwner[owner] ?? []
  }

  private static let methodsByOwner = protocols.mapValues { $0.map(memberName) }

  /// The methods that nothing calls here, and which are not requirements for that reason.
  static func uncalledMethods(of owner: String) -> [MemberDeclaration.Name] {
    uncalled[owner, default: []].map(memberName)
  }

  /// - Parameter signature: As in the lists, `position(for:)`.
  private static func memberName(_ signature: String) -> MemberDeclaration.Name {
    let parts = signature.split(separator: "(")
    return .init(
      kind: .method, base: String(parts[0]),
      labels: parts[1].dropLast().split(separator: ":").map(String.init))
  }

  /// Classes of UIKit that conform to some of the protocols.
  static let conformingClasses: Set<String> = [
    "UITableViewController", "UICollectionViewController",
  ]

  /// Optional properties whose type is optional.
  static let optionalProperties: Set<String> = ["window"]

  /// The protocols of methods, by base names and labels.
  private static let all: [String: [[String]: [String]]] = {
    var all: [String: [[String]: [String]]] = [:]
    for (owner, signatures) in [protocols, uncalled, ofNetworking].joined() {
      for name in signatures.map(memberName) {
        all[name.base, default: [:]][name.labels, default: []].append(owner)
      }
    }
    return all
  }()

  /// The protocols that inherit from others of them.
  static let inherited: [String: String] = [
    "UITableViewDelegate": "UIScrollViewDelegate", "UITextViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
    "UINavigationBarDelegate": "UIBarPositioningDelegate",
    "UIToolbarDelegate": "UIBarPositioningDelegate",
    "UIPopoverPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
    "UISheetPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
    "UIWindowSceneDelegate": "UISceneDelegate",
  ]

  private static let uncalled: [String: [String]] = [
    "UITableViewDelegate": [
      "tableView(_:canFocusRowAt:)",
      "tableView(_:shouldUpdateFocusIn:)",
      "tableView(_:didUpdateFocusIn:with:)",
      "indexPathForPreferredFocusedView(in:)",
      "tableView(_:selectionFollowsFocusForRowAt:)",
      "tableView(_:shouldSpringLoadRowAt:with:)",
      "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "tableView(_:didBeginMultipleSelectionInteractionAt:)",
      "tableViewDidEndMultipleSelectionInteraction(_:)",
      "tableView(_:shouldShowMenuForRowAt:)",
      "tableView(_:canPerformAction:forRowAt:withSender:)",
      "tableView(_:performAction:forRowAt:withSender:)",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:canFocusItemAt:)",
      "collectionView(_:shouldUpdateFocusIn:)",
      "collectionView(_:didUpdateFocusIn:with:)",
      "indexPathForPreferredFocusedView(in:)",
      "collectionView(_:selectionFollowsFocusForItemAt:)",
      "collectionView(_:shouldSpringLoadItemAt:with:)",
      "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
      "collectionViewDidEndMultipleSelectionInteraction(_:)",
      "collectionView(_:shouldShowMenuForItemAt:)",
      "collectionView(_:canPerformAction:forItemAt:withSender:)",
      "collectionView(_:performAction:forItemAt:withSender:)",
    ],
    "UITextFieldDelegate": [
      "textField(_:editMenuForCharactersIn:suggestedActions:)"
    ],
    "UITextViewDelegate": [
      "textView(_:editMenuForTextIn:suggestedActions:)"
    ],
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
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      "presentationController(_:prepare:)",
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
    ],
    "UITabBarDelegate": [
      "tabBar(_:didSelect:)",
      "tabBar(_:willBeginCustomizing:)",
      "tabBar(_:didBeginCustomizing:)",
      "tabBar(_:willEndCustomizing:changed:)",
      "tabBar(_:didEndCustomizing:changed:)",
    ],
    "UITabBarControllerDelegate": [
      "tabBarController(_:shouldSelect:)",
      "tabBarController(_:didSelect:)",
      "tabBarController(_:animationControllerForTransitionFrom:to:)",
      "tabBarController(_:interactionControllerFor:)",
      "tabBarControllerSupportedInterfaceOrientations(_:)",
      "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
      "tabBarController(_:willBeginCustomizing:)",
      "tabBarController(_:willEndCustomizing:changed:)",
      "tabBarController(_:didEndCustomizing:changed:)",
    ],
    "UITableViewDelegate": [
      "tableView(_:willDisplay:forRowAt:)",
      "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView(_:willDisplayFooterView:forSection:)",
      "tableView(_:didEndDisplaying:forRowAt:)",
      "tableView(_:didEndDisplayingHeaderView:forSection:)",
      "tableView(_:didEndDisplayingFooterView:forSection:)",
      "tableView(_:heightForRowAt:)",
      "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForFooterInSection:)",
      "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:estimatedHeightForHeaderInSection:)",
      "tableView(_:estimatedHeightForFooterInSection:)",
      "tableView(_:viewForHeaderInSection:)",
      "tableView(_:viewForFooterInSection:)",
      "tableView(_:accessoryButtonTappedForRowWith:)",
      "tableView(_:indentationLevelForRowAt:)",
      "tableView(_:shouldHighlightRowAt:)",
      "tableView(_:didHighlightRowAt:)",
      "tableView(_:didUnhighlightRowAt:)",
      "tableView(_:willSelectRowAt:)",
      "tableView(_:willDeselectRowAt:)",
      "tableView(_:didSelectRowAt:)",
      "tableView(_:didDeselectRowAt:)",
      "tableView(_:canPerformPrimaryActionForRowAt:)",
      "tableView(_:performPrimaryActionForRowAt:)",
      "tableView(_:editingStyleForRowAt:)",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:editActionsForRowAt:)",
      "tableView(_:shouldIndentWhileEditingRowAt:)",
      "tableView(_:willBeginEditingRowAt:)",
      "tableView(_:didEndEditingRowAt:)",
      "tableView(_:contextMenuConfigurationForRowAt:point:)",
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
      "tableView(_:willDisplayContextMenu:animator:)",
      "tableView(_:willEndContextMenuInteraction:animator:)",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:shouldHighlightItemAt:)",
      "collectionView(_:didHighlightItemAt:)",
      "collectionView(_:didUnhighlightItemAt:)",
      "collectionView(_:shouldSelectItemAt:)",
      "collectionView(_:shouldDeselectItemAt:)",
      "collectionView(_:didSelectItemAt:)",
      "collectionView(_:didDeselectItemAt:)",
      "collectionView(_:willDisplay:forItemAt:)",
      "collectionView(_:didEndDisplaying:forItemAt:)",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      "collectionView(_:canPerformPrimaryActionForItemAt:)",
      "collectionView(_:performPrimaryActionForItemAt:)",
      "collectionView(_:canEditItemAt:)",
      "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
      "collectionView(_:targetContentOffsetForProposedContentOffset:)",
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      "collectionView(_:contextMenuConfigurationForItemAt:point:)",
      "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
      "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
      "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
      "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
      "collectionView(_:willDisplayContextMenu:animator:)",
      "collectionView(_:willEndContextMenuInteraction:animator:)",
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
    ],
    "UICollectionViewDelegateFlowLayout": [
      "collectionView(_:layout:sizeForItemAt:)",
      "collectionView(_:layout:insetForSectionAt:)",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "collectionView(_:layout:referenceSizeForFooterInSection:)",
    ],
    "UITableViewDataSource": [
      "numberOfSections(in:)",
      "tableView(_:titleForHeaderInSection:)",
      "tableView(_:titleForFooterInSection:)",
      "tableView(_:canEditRowAt:)",
      "tableView(_:canMoveRowAt:)",
      "sectionIndexTitles(for:)",
      "tableView(_:sectionForSectionIndexTitle:at:)",
      "tableView(_:commit:forRowAt:)",
      "tableView(_:moveRowAt:to:)",
    ],
    "UICollectionViewDataSourcePrefetching": [
      "collectionView(_:cancelPrefetchingForItemsAt:)"
    ],
    "UITableViewDataSourcePrefetching": [
      "tableView(_:cancelPrefetchingForRowsAt:)"
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
      "numberOfSections(in:)",
      "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "indexTitles(for:)",
      "collectionView(_:indexPathForIndexTitle:at:)",
      "collectionView(_:canMoveItemAt:)",
      "collectionView(_:moveItemAt:to:)",
    ],
    "UISceneDelegate": [
      "scene(_:willConnectTo:options:)",
      "sceneDidDisconnect(_:)",
      "sceneDidBecomeActive(_:)",
      "sceneWillResignActive(_:)",
      "sceneWillEnterForeground(_:)",
      "sceneDidEnterBackground(_:)",
      "scene(_:openURLContexts:)",
    ],
    "NSUserActivityDelegate": [
      "userActivityWillSave(_:)",
      "userActivityWasContinued(_:)",
    ],
    "UISearchBarDelegate": [
      "searchBarShouldBeginEditing(_:)",
      "searchBarTextDidBeginEditing(_:)",
      "searchBarShouldEndEditing(_:)",
      "searchBarTextDidEndEditing(_:)",
      "searchBar(_:textDidChange:)",
      "searchBar(_:shouldChangeTextIn:replacementText:)",
      "searchBarBookmarkButtonClicked(_:)",
      "searchBarResultsListButtonClicked(_:)",
      "searchBarSearchButtonClicked(_:)",
      "searchBarCancelButtonClicked(_:)",
      "searchBar(_:selectedScopeButtonIndexDidChange:)",
    ],
    "UILargeContentViewerInteractionDelegate": [
      "largeContentViewerInteraction(_:didEndOn:at:)",
      "largeContentViewerInteraction(_:itemAt:)",
    ],
    "UIPointerInteractionDelegate": [
      "pointerInteraction(_:regionFor:defaultRegion:)",
      "pointerInteraction(_:styleFor:)",
    ],
    "UIPickerViewDelegate": [
      "pickerView(_:titleForRow:forComponent:)",
      "pickerView(_:attributedTitleForRow:forComponent:)",
      "pickerView(_:viewForRow:forComponent:reusing:)",
      "pickerView(_:rowHeightForComponent:)",
      "pickerView(_:widthForComponent:)",
      "pickerView(_:didSelectRow:inComponent:)",
    ],
    "NSTextStorageDelegate": [
      "textStorage(_:willProcessEditing:range:changeInLength:)",
      "textStorage(_:didProcessEditing:range:changeInLength:)",
    ],
    "UIDynamicAnimatorDelegate": [
      "dynamicAnimatorWillResume(_:)",
      "dynamicAnimatorDidPause(_:)",
    ],
    "UICollisionBehaviorDelegate": [
      "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
      "collisionBehavior(_:beganContactFor:with:at:)",
    ],
    "UIApplicationDelegate": [
      "application(_:didFinishLaunchingWithOptions:)",
      "application(_:open:options:)",
      "application(_:continue:restorationHandler:)",
      "application(_:performActionFor:completionHandler:)",
      "application(_:supportedInterfaceOrientationsFor:)",
      "applicationDidBecomeActive(_:)",
      "applicationWillResignActive(_:)",
      "applicationDidEnterBackground(_:)",
      "applicationWillEnterForeground(_:)",
      "applicationWillTerminate(_:)",
      "applicationDidReceiveMemoryWarning(_:)",
      "application(_:configurationForConnecting:options:)",
      "application(_:didDiscardSceneSessions:)",
    ],
    "UIBarPositioningDelegate": [
      "position(for:)"
    ],
    "UIPageViewControllerDataSource": [
      "presentationCount(for:)",
      "presentationIndex(for:)",
    ],
    "UIPageViewControllerDelegate": [
      "pageViewController(_:willTransitionTo:)",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      "pageViewController(_:spineLocationFor:)",
      "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      "pageViewControllerSupportedInterfaceOrientations(_:)",
    ],
    "UIColorPickerViewControllerDelegate": [
      "colorPickerViewController(_:didSelect:continuously:)",
      "colorPickerViewControllerDidSelectColor(_:)",
      "colorPickerViewControllerDidFinish(_:)",
    ],
    "UISearchControllerDelegate": [
      "presentSearchController(_:)",
      "willPresentSearchController(_:)",
      "didPresentSearchController(_:)",
      "willDismissSearchController(_:)",
      "didDismissSearchController(_:)",
    ],
    "UIPopoverPresentationControllerDelegate": [
      "prepareForPopoverPresentation(_:)",
      "popoverPresentationControllerShouldDismissPopover(_:)",
      "popoverPresentationControllerDidDismissPopover(_:)",
    ],
    "UISheetPresentationControllerDelegate": [
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    ],
    "NSItemProviderWriting": [
      "itemProviderVisibilityForRepresentation(withTypeIdentifier:)"
    ],
    "UIActivityItemSource": [
      "activityViewController(_:subjectForActivityType:)",
      "activityViewController(_:dataTypeIdentifierForActivityType:)",
      "activityViewController(_:thumbnailImageForActivityType:suggestedSize:)",
    ],
    "UICollectionViewDragDelegate": [
      "collectionView(_:itemsForAddingTo:at:point:)",
      "collectionView(_:dragPreviewParametersForItemAt:)",
      "collectionView(_:dragSessionWillBegin:)",
      "collectionView(_:dragSessionDidEnd:)",
      "collectionView(_:dragSessionAllowsMoveOperation:)",
      "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)",
    ],
    "UICollectionViewDropDelegate": [
      "collectionView(_:canHandle:)",
      "collectionView(_:dropSessionDidEnter:)",
      "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      "collectionView(_:dropSessionDidExit:)",
      "collectionView(_:dropSessionDidEnd:)",
      "collectionView(_:dropPreviewParametersForItemAt:)",
    ],
    "UIContextMenuInteractionDelegate": [
      "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)",
      "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)",
      "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
      "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
      "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
      "contextMenuInteraction(_:willEndFor:animator:)",
      "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
    ],
    "UIDragInteractionDelegate": [
      "dragInteraction(_:previewForLifting:session:)",
      "dragInteraction(_:willAnimateLiftWith:session:)",
      "dragInteraction(_:sessionWillBegin:)",
      "dragInteraction(_:sessionAllowsMoveOperation:)",
      "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)",
      "dragInteraction(_:prefersFullSizePreviewsFor:)",
      "dragInteraction(_:sessionDidMove:)",
      "dragInteraction(_:session:willEndWith:)",
      "dragInteraction(_:session:didEndWith:)",
      "dragInteraction(_:sessionDidTransferItems:)",
      "dragInteraction(_:itemsForAddingTo:withTouchAt:)",
      "dragInteraction(_:sessionForAddingItems:withTouchAt:)",
      "dragInteraction(_:session:willAdd:for:)",
      "dragInteraction(_:previewForCancelling:withDefault:)",
      "dragInteraction(_:item:willAnimateCancelWith:)",
    ],
    "UIDropInteractionDelegate": [
      "dropInteraction(_:canHandle:)",
      "dropInteraction(_:sessionDidEnter:)",
      "dropInteraction(_:sessionDidUpdate:)",
      "dropInteraction(_:sessionDidExit:)",
      "dropInteraction(_:performDrop:)",
      "dropInteraction(_:concludeDrop:)",
      "dropInteraction(_:sessionDidEnd:)",
      "dropInteraction(_:previewForDropping:withDefault:)",
      "dropInteraction(_:item:willAnimateDropWith:)",
    ],
    "UISearchResultsUpdating": [
      "updateSearchResults(for:selecting:)"
    ],
    "UISplitViewControllerDelegate": [
      "splitViewController(_:willChangeTo:)",
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      "splitViewControllerDidCollapse(_:)",
      "splitViewControllerDidExpand(_:)",
      "splitViewController(_:willShow:)",
      "splitViewController(_:willHide:)",
      "primaryViewController(forCollapsing:)",
      "primaryViewController(forExpanding:)",
      "splitViewController(_:collapseSecondary:onto:)",
      "splitViewController(_:separateSecondaryFrom:)",
      "splitViewController(_:show:sender:)",
      "splitViewController(_:showDetail:sender:)",
      "splitViewControllerSupportedInterfaceOrientations(_:)",
      "targetDisplayModeForAction(in:)",
      "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
      "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
    ],
    "UITableViewDragDelegate": [
      "tableView(_:itemsForAddingTo:at:point:)",
      "tableView(_:dragPreviewParametersForRowAt:)",
      "tableView(_:dragSessionWillBegin:)",
      "tableView(_:dragSessionDidEnd:)",
      "tableView(_:dragSessionAllowsMoveOperation:)",
      "tableView(_:dragSessionIsRestrictedToDraggingApplication:)",
    ],
    "UITableViewDropDelegate": [
      "tableView(_:canHandle:)",
      "tableView(_:dropSessionDidEnter:)",
      "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      "tableView(_:dropSessionDidExit:)",
      "tableView(_:dropSessionDidEnd:)",
      "tableView(_:dropPreviewParametersForRowAt:)",
    ],
    "UIViewImplicitlyAnimating": [
      "addAnimations(_:)",
      "addAnimations(_:delayFactor:)",
      "addCompletion(_:)",
      "continueAnimation(withTimingParameters:durationFactor:)",
    ],
    "UIViewControllerAnimatedTransitioning": [
      "animationEnded(_:)"
    ],
  ]
}
