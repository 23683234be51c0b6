/// An item of a drag.
open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// An object of the application that the item represents; nil by default.
  open var localObject: Any?
  /// Creates the view that is shown while the item is dragged; nil, the default, for the lifted view. A provider that
  /// returns nil shows nothing.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item of data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The view that is shown while an item is dragged.
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The outline and the background.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a card of an address.
  ///
  /// - Parameter title: What the address is named; the address itself by default.
  public convenience init(for url: URL, title: String? = nil) {
    self.init(view: AddressCard(url, title: title))
  }
}

/// A card with an address and its title.
private final class AddressCard: UIView {
  override class var describedClass: UIView.Type { UIView.self }

  init(_ url: URL, title: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: title == nil ? 44 : 60))
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    let texts = [title, url.absoluteString].compactMap { $0 }
    for (index, text) in texts.enumerated() {
      let label = UILabel(
        frame: CGRect(x: 12, y: 10 + CGFloat(index) * 20, width: bounds.width - 24, height: 20))
      label.text = text
      label.font = .systemFont(ofSize: index == 0 ? 15 : 13)
      label.textColor = index == 0 ? .label : .secondaryLabel
      label.lineBreakMode = .byTruncatingMiddle
      if texts.count == 1 { label.center.y = bounds.midY }
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The outline and the background of a dragged view.
open class UIDragPreviewParameters: UIPreviewParameters {
  /// Parameters with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDragPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}

/// Where a dragged view is lifted or dropped.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view, its outline and the place where it is lifted or dropped.
open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a card of an address at a place.
  ///
  /// - Parameter title: What the address is named; the address itself by default.
  public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
    let preview = UIDragPreview(for: url, title: title)
    self.init(view: preview.view, parameters: preview.parameters, target: target)
  }

  /// A preview of the same view at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
