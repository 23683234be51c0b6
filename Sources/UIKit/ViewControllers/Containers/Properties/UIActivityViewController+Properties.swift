import Foundation

extension UIActivityViewController {
  /// The properties of a share sheet in scenes: what it shares.
  package static let activityProperties = PropertyTable(
    inheriting: UIViewController.controllerProperties,
    adding: [
      Property(
        "text", default: String?.none, "A text that is shared.",
        get: { (controller: UIActivityViewController) in controller.shared(String.self) },
        set: { $0.share($1) }),
      Property(
        "url", default: String?.none, "An address that is shared, such as `https://example.com`.",
        get: { (controller: UIActivityViewController) in
          controller.shared(URL.self)?.absoluteString
        },
        set: { controller, address in controller.share(address.flatMap { URL(string: $0) }) }),
      Property(
        "image", default: UIImage?.none, "An image that is shared.",
        get: { (controller: UIActivityViewController) in controller.shared(UIImage.self) },
        set: { $0.share($1) }),
    ])

  private func shared<Item>(_ type: Item.Type) -> Item? {
    activityItems.lazy.compactMap { $0 as? Item }.first
  }

  /// Shares an item in place of the one of its type; nil removes that.
  private func share<Item>(_ item: Item?) {
    activityItems = activityItems.filter { !($0 is Item) } + (item.map { [$0] } ?? [])
  }
}
