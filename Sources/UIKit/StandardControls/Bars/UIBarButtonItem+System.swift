import UIFoundation

extension UIBarButtonItem.SystemItem {
  /// What the system's items show: words, or a symbol.
  package enum Content: Equatable {
    case title(String)
    case symbol(String)
    /// Nothing: a space between other items.
    case space
  }

  /// The content of the item, in English. UIKit shows the words in the user's language.
  package var content: Content {
    switch self {
    case .done: .title(SystemText.done.localized)
    case .cancel: .title(SystemText.cancel.localized)
    case .edit: .title(SystemText.edit.localized)
    case .save: .title(SystemText.save.localized)
    case .undo: .title("Undo")
    case .redo: .title("Redo")
    case .add: .symbol("plus")
    case .flexibleSpace, .fixedSpace: .space
    case .compose: .symbol("square.and.pencil")
    case .reply: .symbol("arrowshape.turn.up.left")
    case .action: .symbol("square.and.arrow.up")
    case .organize: .symbol("folder")
    case .bookmarks: .symbol("book")
    case .search: .symbol("magnifyingglass")
    case .refresh: .symbol("arrow.clockwise")
    case .stop, .close: .symbol("xmark")
    case .camera: .symbol("camera")
    case .trash: .symbol("trash")
    case .play: .symbol("play.fill")
    case .pause: .symbol("pause.fill")
    case .rewind: .symbol("backward.fill")
    case .fastForward: .symbol("forward.fill")
    case .pageCurl: .symbol("doc")
    }
  }

  /// Whether the item completes something: its title is semibold, as UIKit's Done and Save are.
  package var isDone: Bool { self == .done || self == .save }

  /// What a screen reader says for the item; nil for a space.
  package var spokenName: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .action: "Share"
    case .fastForward: "Fast forward"
    case .pageCurl: "Page curl"
    default: String(describing: self).prefix(1).uppercased() + String(describing: self).dropFirst()
    }
  }
}

extension UIBarButtonItem {
  /// Whether the item is a space between others.
  package final var isSpace: Bool { systemItem?.content == .space }

  /// The title that a bar shows; nil for an item with an image, a view or no content.
  package final var shownTitle: String? {
    if customView != nil { return nil }
    if case .title(let title)? = systemItem?.content { return self.title ?? title }
    return image == nil && systemItem == nil ? title : nil
  }

  /// The image that a bar shows, in a low one if `isCompact` is true; nil for an item without one.
  package final func shownImage(isCompact: Bool) -> UIImage? {
    if customView != nil { return nil }
    if case .symbol(let name)? = systemItem?.content { return UIImage(systemName: name) }
    return isCompact ? landscapeImagePhone ?? image : image
  }

  /// What a screen reader says for the item.
  package final var spokenName: String? {
    accessibilityLabel ?? title ?? systemItem?.spokenName ?? image?.accessibilityLabel
  }
}
