import HeadlessUIKit
import StandardViews

// The controllers that show nothing yet.

extension UIActivityViewController: NamesOnlyContent {
  package var absentContent: String? { "activities" }
}

extension UIView {
  /// Sentences about what a picture of this view lacks, because classes of visible views here and below, or of their
  /// controllers, show nothing yet.
  package var absentContents: [String] {
    var search = AbsentContentSearch()
    search.visit(self)
    return search.sentences
  }
}

private struct AbsentContentSearch {
  /// Each once, in the order of the views.
  private(set) var sentences: [String] = []

  mutating func visit(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    add(view)
    var controller = view.next as? UIViewController
    while let current = controller {
      add(current)
      // A container may have the same view as the controller in it.
      controller = current.parent
    }
    for subview in view.subviews { visit(subview) }
  }

  private mutating func add(_ responder: UIResponder) {
    guard let content = (responder as? any NamesOnlyContent)?.absentContent else { return }
    let sentence =
      "\(type(of: responder)) shows no \(content) yet: its place in the picture is empty"
    if !sentences.contains(sentence) { sentences.append(sentence) }
  }
}
