/// What UIKit, Core Animation and TextKit have on devices, and not here. Code that needs one of the names is left out, as
/// code for a missing framework is.
enum MissingNames {
  static let uiKit: Set<String> = Set(
    """
    UIImagePickerController UIImagePickerControllerDelegate UIVideoEditorController UIVideoEditorControllerDelegate
    UIImageWriteToSavedPhotosAlbum UISaveVideoAtPathToSavedPhotosAlbum UIVideoAtPathIsCompatibleWithSavedPhotosAlbum

    UIDocument UIManagedDocument UIDocumentPickerViewController UIDocumentPickerDelegate UIDocumentMenuViewController
    UIDocumentMenuDelegate UIDocumentBrowserViewController UIDocumentBrowserViewControllerDelegate UIDocumentBrowserAction
    UIDocumentInteractionController UIDocumentInteractionControllerDelegate UIDocumentViewController UIDocumentProperties
    UICloudSharingController UICloudSharingControllerDelegate

    UIPrintInteractionController UIPrintInteractionControllerDelegate UIPrintFormatter UIViewPrintFormatter
    UIPrintPageRenderer UIPrinter UIPrinterPickerController UISimpleTextPrintFormatter UIMarkupTextPrintFormatter
    UIPrintInfo UIPrintPaper UIPrintServiceExtension

    UIFontPickerViewController UIFontPickerViewControllerDelegate UIReferenceLibraryViewController

    UIInputViewController UITextDocumentProxy UILexicon UILexiconEntry UIDictationPhrase

    UIEditMenuInteraction UIEditMenuInteractionDelegate UIEditMenuConfiguration UIEditMenuInteractionAnimating
    UIFindInteraction UIFindInteractionDelegate UIFindSession UITextSearchingFindSession UITextSearching
    UITextSearchOptions UITextSearchAggregator UITextInteraction UITextInteractionDelegate UITextPlaceholder
    UITextSelectionDisplayInteraction UITextSelectionHandleView UITextCursorView UITextLoupeSession
    UIStandardTextCursorView UITextFormattingCoordinator UITextFormattingCoordinatorDelegate
    UITextFormattingViewController UIWritingToolsCoordinator UIConversationContext UISmartReplyCandidate
    UITextDropDelegate UITextDragDelegate UITextDraggable UITextDroppable UITextDropProposal UITextDropRequest
    UITextDragRequest UITextDragPreviewRenderer UITextPasteDelegate UITextPasteItem UIPasteControl

    UIViewControllerPreviewing UIViewControllerPreviewingDelegate registerForPreviewing unregisterForPreviewing

    UIScribbleInteraction UIScribbleInteractionDelegate UIIndirectScribbleInteraction
    UIIndirectScribbleInteractionDelegate UIPencilInteraction UIPencilInteractionDelegate UIPencilHoverPose
    UICanvasFeedbackGenerator UISpringLoadedInteraction UISpringLoadedInteractionBehavior
    UISpringLoadedInteractionEffect UIBandSelectionInteraction UIToolTipInteraction UIToolTipConfiguration
    UIScreenshotService UIScreenshotServiceDelegate UIPointerLockState UIEventAttribution UIEventAttributionView

    UIStateRestoring UIViewControllerRestoration UIDataSourceModelAssociation UIObjectRestoration

    UILocalNotification UIUserNotificationSettings UIMutableUserNotificationAction UIUserNotificationAction
    UIUserNotificationCategory UIMutableUserNotificationCategory UISearchDisplayController UISearchDisplayDelegate

    UICalendarView UICalendarViewDelegate UICalendarSelection UICalendarSelectionSingleDate
    UICalendarSelectionSingleDateDelegate UICalendarSelectionMultiDate UICalendarSelectionMultiDateDelegate
    UICalendarSelectionWeekOfYear UICalendarSelectionWeekOfYearDelegate

    UITab UITabGroup UISearchTab UITabSidebarItem UITabBarControllerSidebar

    UIHoverStyle UIHoverEffect UIHoverAutomaticEffect UIHoverHighlightEffect UIHoverLiftEffect UIShape UIResolvedShape
    UIShapeProvider UIGlassEffect UIGlassContainerEffect UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction
    UIBackgroundExtensionView UICornerConfiguration UICornerRadius UIViewLayoutRegion UIShadowProperties

    UIUpdateLink UIUpdateInfo UIUpdateActionPhase UIImageReader UISceneSystemProtectionManager
    UIWindowSceneActivationAction UIWindowSceneActivationConfiguration UIWindowSceneActivationInteraction
    UIWindowSceneActivationRequestOptions UIWindowSceneDestructionRequestOptions UIWindowScenePlacement
    UIWindowSceneStandardPlacement UIWindowSceneProminentPlacement UISceneActivationRequestOptions
    UISceneDestructionRequestOptions UISceneWindowingBehaviors UIWindowSceneGeometry UISceneOpenExternalURLOptions

    UIFieldBehavior UIRegion UIDynamicItemGroup UIFocusDebugger UIFocusMovementHint
    UIGuidedAccessRestrictionDelegate UIGuidedAccessRestrictionState UIGuidedAccessRequestSession
    UIAccessibilityZoomFocusChanged UIAccessibilityContainerDataTable UIAccessibilityContainerDataTableCell
    UIAccessibilityLocationDescriptor UIActivityItemsConfiguration UIActivityItemsConfigurationReading

    NSTextLayoutManager NSTextLayoutManagerDelegate NSTextContentStorage NSTextContentStorageDelegate
    NSTextContentManager NSTextContentManagerDelegate NSTextLayoutFragment NSTextLineFragment NSTextElement
    NSTextElementProvider NSTextParagraph NSTextRange NSTextLocation NSTextSelection NSTextSelectionNavigation
    NSTextViewportLayoutController NSTextViewportLayoutControllerDelegate NSTextAttachmentViewProvider
    NSTextAttachmentLayout NSAdaptiveImageGlyph
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  static let coreAnimation: Set<String> = [
    "CAConstraint", "CAConstraintLayoutManager", "CAEAGLLayer", "CAEDRMetadata", "CALayoutManager",
    "CARemoteLayerClient",
    "CARenderer",
  ]
}
