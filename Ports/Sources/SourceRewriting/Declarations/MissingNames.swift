/// What UIKit, Core Animation, TextKit and other modules have on devices, and not here. Code that needs one of the names is
/// left out, as code for a missing framework is.
enum MissingNames {
  static let imageIO: Set<String> = Set(
    """
    CGImageDestinationAddImageFromSource CGImageDestinationCopyImageSource CGImageDestinationAddImageAndMetadata
    CGImageDestinationAddAuxiliaryDataInfo CGImageDestinationCreateWithDataConsumer
    CGImageDestinationCopyTypeIdentifiers CGImageDestinationGetTypeID CGAnimateImageDataWithBlock
    CGAnimateImageAtURLWithBlock
    """.split { $0.isWhitespace }.map(String.init))

  /// Of Apple's kernel.
  static let mach: Set<String> = Set(
    """
    mach_task_self mach_task_self_ mach_host_self mach_port_t mach_msg_type_number_t mach_vm_size_t kern_return_t
    KERN_SUCCESS integer_t natural_t vm_deallocate vm_address_t vm_size_t vm_page_size vm_kernel_page_size

    task_info task_info_t task_flavor_t task_threads task_basic_info task_basic_info_data_t mach_task_basic_info
    mach_task_basic_info_data_t task_vm_info task_vm_info_data_t TASK_BASIC_INFO MACH_TASK_BASIC_INFO TASK_VM_INFO
    TASK_BASIC_INFO_COUNT MACH_TASK_BASIC_INFO_COUNT TASK_VM_INFO_COUNT

    thread_inspect_t thread_info thread_info_t thread_flavor_t thread_t thread_act_t thread_act_array_t thread_basic_info
    thread_basic_info_data_t THREAD_BASIC_INFO THREAD_BASIC_INFO_COUNT THREAD_INFO_MAX TH_FLAGS_IDLE TH_USAGE_SCALE

    host_info host_info_t host_statistics host_statistics64 host_page_size host_cpu_load_info host_cpu_load_info_data_t
    vm_statistics64 vm_statistics64_data_t HOST_VM_INFO64 HOST_VM_INFO64_COUNT HOST_CPU_LOAD_INFO
    HOST_CPU_LOAD_INFO_COUNT host_processor_info processor_info_array_t PROCESSOR_CPU_LOAD_INFO mach_port_deallocate
    CPU_STATE_MAX CPU_STATE_USER CPU_STATE_SYSTEM CPU_STATE_NICE CPU_STATE_IDLE xsw_usage
    """.split { $0.isWhitespace }.map(String.init))

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
