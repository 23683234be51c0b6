import TestSupport
import Testing

@testable import StandardControls

/// Properties of bars, drags and search fields that are kept without effect, with the defaults of Apple's documentation,
/// and answers that are always the same.
@Suite struct KeptControlPropertyTests {
  private static let itemProperties: [KeptProperty<UIBarButtonItem>] = [
    KeptProperty(
      "menuRepresentation", \.menuRepresentation, default: nil, kept: UIMenu(title: "More")),
    KeptProperty("largeContentSizeImage", \.largeContentSizeImage, default: nil, kept: UIImage()),
    KeptProperty(
      "largeContentSizeImageInsets", \.largeContentSizeImageInsets, default: .zero,
      kept: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    KeptProperty(
      "changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, default: false,
      kept: true),
  ]

  @Test(arguments: itemProperties)
  fileprivate func anItemKeeps(property: KeptProperty<UIBarButtonItem>) {
    #expect(property.differences(in: UIBarButtonItem()) == [])
  }

  private static let groupProperties: [KeptProperty<UIBarButtonItemGroup>] = [
    KeptProperty("alwaysAvailable", \.alwaysAvailable, default: false, kept: true),
    KeptProperty(
      "menuRepresentation", \.menuRepresentation, default: nil, kept: UIMenu(title: "More")),
    KeptProperty("isHidden", \.isHidden, default: false, kept: true),
  ]

  @Test(arguments: groupProperties)
  fileprivate func aGroupKeeps(property: KeptProperty<UIBarButtonItemGroup>) {
    let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    #expect(property.differences(in: group) == [])
    #expect(!group.isDisplayingRepresentativeItem)
  }

  @Test func theItemsAboveTheKeyboardAreKeptForEachResponder() {
    let (field, other) = (UITextField(), UITextField())
    let item = field.inputAssistantItem
    #expect(item.allowsHidingShortcuts && item.trailingBarButtonGroups.isEmpty)
    let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    item.allowsHidingShortcuts = false
    item.trailingBarButtonGroups = [group]
    #expect(!field.inputAssistantItem.allowsHidingShortcuts)
    #expect(field.inputAssistantItem.trailingBarButtonGroups == [group])
    #expect(other.inputAssistantItem.allowsHidingShortcuts)
  }

  @Test func offsetsOfTheImageBehindABackButtonAreKeptByMetrics() {
    let item = UIBarButtonItem()
    item.setBackButtonBackgroundVerticalPositionAdjustment(3, for: .compact)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .compact) == 3)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 0)
  }

  private static let proposalProperties: [KeptProperty<UIDropProposal>] = [
    KeptProperty("isPrecise", \.isPrecise, default: false, kept: true),
    KeptProperty("prefersFullSizePreview", \.prefersFullSizePreview, default: false, kept: true),
  ]

  @Test(arguments: proposalProperties)
  fileprivate func aProposalKeeps(property: KeptProperty<UIDropProposal>) {
    #expect(property.differences(in: UIDropProposal(operation: .copy)) == [])
  }

  private static let providerProperties: [KeptProperty<NSItemProvider>] = [
    KeptProperty("teamData", \.teamData, default: nil, kept: Data([1, 2])),
    KeptProperty(
      "preferredPresentationSize", \.preferredPresentationSize, default: .zero,
      kept: CGSize(width: 3, height: 4)),
    KeptProperty("suggestedName", \.suggestedName, default: nil, kept: "Report"),
  ]

  @Test(arguments: providerProperties)
  fileprivate func aProviderKeeps(property: KeptProperty<NSItemProvider>) {
    #expect(property.differences(in: NSItemProvider()) == [])
  }

  private final class Target: NSObject, UIDropInteractionDelegate {}

  @Test func oneDragAtATimeIsOverAView() {
    let target = Target()
    let interaction = UIDropInteraction(delegate: target)
    #expect(!interaction.allowsSimultaneousDropSessions)
    interaction.allowsSimultaneousDropSessions = true
    #expect(interaction.allowsSimultaneousDropSessions)
  }

  @Test func aSessionKnowsTheTypesOfItsItemsAndTheirKinds() {
    let session = DragSession()
    session.items = [
      UIDragItem(
        itemProvider: NSItemProvider(item: "Text", typeIdentifier: "public.utf8-plain-text"))
    ]
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.image", "public.text"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: []))
    let drop = DropSession(session)
    #expect(drop.progressIndicatorStyle == .default)
    drop.progressIndicatorStyle = .none
    #expect(drop.progressIndicatorStyle == .none)
  }

  @Test func anItemIsLoadedAsWhatItsTypeSays() {
    func item(_ value: Any, as type: String) -> Any? {
      var loaded: Any?
      NSItemProvider(item: value, typeIdentifier: type).loadItem(forTypeIdentifier: type) {
        item, _ in loaded = item
      }
      return loaded
    }
    #expect(item("Text", as: "public.utf8-plain-text") as? String == "Text")
    let url = URL(string: "https://example.com/a")
    #expect(item(url as Any, as: "public.url") as? URL == url)
    #expect(item(Data([1, 2]), as: "public.data") as? Data == Data([1, 2]))
    var failure: (any Error)?
    NSItemProvider().loadItem(forTypeIdentifier: "public.url") { _, error in failure = error }
    #expect((failure as NSError?)?.code == -1000)
  }

  private final class Note: NSObject, NSItemProviderWriting {
    static let writableTypeIdentifiersForItemProvider = ["public.utf8-plain-text"]
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? { nil }
  }

  @Test func allProcessesMayLoadAnObjectByDefault() {
    let visibility = Note.itemProviderVisibilityForRepresentation(
      withTypeIdentifier: "public.utf8-plain-text")
    #expect(visibility == .all)
    let all: [NSItemProviderRepresentationVisibility] = [.all, .team, .group, .ownProcess]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func pointersHaveTheShapesThatTheyAreGiven() {
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: UIView()))
    func length(of shape: UIPointerShape) -> CGFloat? {
      switch UIPointerStyle(effect: effect, shape: shape).shape {
      case .verticalBeam(let length): length
      case .horizontalBeam(let length): -length
      default: nil
      }
    }
    #expect(length(of: .verticalBeam(length: 12)) == 12)
    #expect(length(of: .horizontalBeam(length: 12)) == -12)
  }

  @Test func nothingIsUnderAPointer() {
    #expect(!UIButton().isHovered && !UIButton().isHeld)
    #expect(UIMenuController().menuFrame == .zero)
  }

  @Test func theGestureOfTheLargeContentViewerStaysTheSame() {
    let interaction = UILargeContentViewerInteraction()
    let recognizer = interaction.gestureRecognizerForExclusionRelationship
    #expect(recognizer.view == nil)
    #expect(interaction.gestureRecognizerForExclusionRelationship === recognizer)
  }

  private final class Animator: UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping () -> Void) {}
  }

  @Test func aDelegateChoosesWhatBecomesOfAPreview() {
    let animator = Animator()
    let committing: any UIContextMenuInteractionCommitAnimating = animator
    committing.preferredCommitStyle = .pop
    #expect(animator.preferredCommitStyle == .pop)
  }
}
