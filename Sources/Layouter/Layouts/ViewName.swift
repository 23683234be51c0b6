import HeadlessUIKit

/// How messages call a view of a layout: by its id, or by its class and place.
struct ViewName: CustomStringConvertible {
  let description: String

  init(of view: UIView?, at index: Int) {
    if let id = view?.accessibilityIdentifier {
      description = "'\(id)'"
    } else {
      let kind = view.map { String(describing: type(of: $0).describedClass) } ?? "spacer"
      description = "the \(kind) at index \(index)"
    }
  }
}
