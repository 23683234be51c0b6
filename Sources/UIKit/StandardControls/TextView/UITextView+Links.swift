import Foundation

/// Opens URLs: the application, whose `open(_:options:completionHandler:)` is in a higher module.
package protocol AddressOpening {
  func openAddress(_ url: URL)
}

extension UITextView {
  /// The link whose characters are at a point.
  ///
  /// - Parameter place: in the content's coordinates.
  func link(at place: CGPoint) -> UITextItem? {
    guard let attributed else { return nil }
    let point = CGPoint(x: place.x - textOrigin.x, y: place.y - textOrigin.y)
    var found: UITextItem?
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttribute(.link, in: whole) { value, range, stop in
      guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else {
        return
      }
      let letters = range.location..<(range.location + range.length)
      guard shownLayout.rects(of: letters).contains(where: { $0.contains(point) }) else { return }
      found = UITextItem(content: .link(url), range: range)
      stop.pointee = true
    }
    return found
  }

  /// Performs the action of a tap on a link, if the delegate allows it.
  func follow(_ item: UITextItem) {
    guard case .link(let url) = item.content else { return }
    let isAllowed =
      delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
    guard isAllowed else { return }
    let opens = UIAction { _ in (UIApplication.shared as? any AddressOpening)?.openAddress(url) }
    let action =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: opens) } ?? opens
    action?.perform(from: self)
  }
}
