/// The bar of a navigation controller. It is not drawn yet: values are kept.
open class UINavigationBar: ContainerBar {
  /// The look of the bar at its normal height.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of a low bar; nil, the default, for the standard one.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar while the content is scrolled to its top; nil, the default, for the
  /// standard one without background.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar while the content is scrolled to its top; nil, the default, for
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Allows pushing and popping, and is notified of it; nil by default.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether titles are large; false by default.
  open var prefersLargeTitles = false
  /// The attributes of the title; nil, the default, for the appearance's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; nil, the default, for the appearance's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image before the title of the back button; nil, the default, for the system's.
  open var backIndicatorImage: UIImage?
  /// The mask of the title during transitions; nil, the default, for the system's.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The items from the root to the top; nil by default.
  open var items: [UINavigationItem]?

  /// The item on top; nil without items.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top; nil with less than two items.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Adds an item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the last item, if the delegate allows it.
  ///
  /// - Returns: the removed item; nil without items, or if the delegate refuses.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = items?.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// The delegate's answer; the top by default.
  open override var barPosition: UIBarPosition { position(by: delegate, default: .top) }

  /// Sets ``items``, without an animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// As wide as the given size, 44 points high.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// Decides on the content of a navigation bar, and is notified of its changes.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true by default.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true by default.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
