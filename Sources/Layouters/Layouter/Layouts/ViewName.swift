import HeadlessUIKit

/// The name of a layout's view in messages: its id, or its class and index.
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
