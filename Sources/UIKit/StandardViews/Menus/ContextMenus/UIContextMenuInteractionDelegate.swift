/// Decides on the menu of a view.
public protocol UIContextMenuInteractionDelegate: ObjectiveCDelegate {
  /// The menu of a long press; nil for none: the press then fails.
  /// - Parameter location: The place of the finger in the interaction's view, points.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview next to the open menu; nil for a snapshot of the interaction's view.
  /// - Parameter identifier: The configuration's identifier.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The preview towards which the open one moves as the menu closes; nil to leave it where it is. One outside the
  /// interaction's window counts as nil.
  /// - Parameter identifier: The configuration's identifier.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The preview next to the open menu. The former method without the identifier, which the default of the one with it
  /// calls.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview towards which the open one moves as the menu closes. The former method without the identifier, which
  /// the default of the one with it calls.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The menu is about to open. Animations that are added to the animator run with the menu's own.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to close. Animations that are added to the animator run with the menu's own.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The user has tapped the preview, and the menu closes. The animator runs animations and completions of the change
  /// to the content that the preview shows.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Returns what `previewForHighlightingMenuWithConfiguration` returns by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  /// Returns what `previewForDismissingMenuWithConfiguration` returns by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
  /// Returns nil by default: the preview is the interaction's view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns nil by default: the preview disappears where it is.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// Runs animations while a context menu appears or disappears, and completions afterwards.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds changes to views, which are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs animations while a context menu becomes what its preview shows.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview disappears after a tap. Kept, without effect: it always closes with the menu.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview fades out.
  case dismiss
  /// The preview becomes the whole screen. Without effect here.
  case pop
}

/// An animator that knows the controller of the preview.
package class ContextMenuAnimator: UIContextMenuInteractionAnimating {
  /// The controller that the preview shows; nil without one.
  package let controller: AnyObject?
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: AnyObject?) { self.controller = controller }

  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs what was added together with a menu's own animation.
  func run(animated: Bool) {
    let (animations, completions) = (animations, completions)
    guard animated, !animations.isEmpty || !completions.isEmpty else {
      for action in animations + completions { action() }
      return
    }
    UIView.animate(withDuration: WindowOverlay.duration) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}

final class ContextMenuCommitAnimator: ContextMenuAnimator, UIContextMenuInteractionCommitAnimating
{
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
}
