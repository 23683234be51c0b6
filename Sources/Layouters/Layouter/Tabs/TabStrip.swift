import HeadlessUIKit

/// The part of a tab bar that contains the tabs. It scrolls only programmatically.
final class TabStrip: StackView {
  override class var describedClass: UIView.Type { StackView.self }

  weak var tabBar: TabBarView?

  init() {
    super.init(stackLayout: StackLayout(orientation: .horizontal, alignment: .top))
    bounces = false
    isScrollEnabled = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    stackLayout.observesChildren = true
  }

  required init?(coder: NSCoder) { return nil }

  /// Ignores a size without height: fitted to it, the tabs would lose their heights for good.
  override func onViewSizeChanged() {
    guard bounds.height > 0 else { return }
    super.onViewSizeChanged()
  }

  override func prepareFirstLayout() {
    guard bounds.height > 0 else { return }
    super.prepareFirstLayout()
  }

  override func makeDragSupport() throws(CellDragSupportError) -> BaseDragSupport {
    let support = try super.makeDragSupport()
    support.customizingDidChange = { [weak self] in self?.tabBar?.stripDidChange(customizing: $0) }
    return support
  }

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { tabBar?.stripDidScroll() } }
  }
}
