@_spi(PackageViews) import HeadlessUIKit
@_spi(PackageViews) import StandardControls
@_spi(PackageViews) import StandardViews

/// The list of the tabs for which a tab bar has no space.
final class MoreViewController: UIViewController {
  private let scrollView = UIScrollView()
  private var rows: [MoreRow] = []
  /// Called with the controller whose row is tapped.
  var onSelection: ((UIViewController) -> Void)?
  var controllers: [UIViewController] = [] { didSet { showRows() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    showRows()
  }

  private func showRows() {
    guard isViewLoaded else { return }
    for row in rows { row.removeFromSuperview() }
    rows = controllers.map { controller in
      let row = MoreRow(controller.tabBarItem)
      row.addAction(
        UIAction { [weak self, weak controller] _ in
          if let controller { self?.onSelection?(controller) }
        }, for: .touchUpInside)
      scrollView.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let (width, height) = (view.bounds.width, MoreRow.height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
    }
    scrollView.contentSize = CGSize(width: width, height: CGFloat(rows.count) * height)
  }
}

/// A row with the image and the title of a tab.
private final class MoreRow: UIControl {
  static let height: CGFloat = 44
  private static let textStart: CGFloat = 60
  private let imageView = UIImageView()
  private let label = UILabel()
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let separator = UIView()

  init(_ item: UITabBarItem?) {
    super.init(frame: .zero)
    imageView.image = item?.image
    imageView.contentMode = .center
    label.text = item?.title
    arrow.contentMode = .center
    arrow.tintColor = .tertiaryLabel
    arrow.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 14, weight: .semibold)
    separator.backgroundColor = .separator
    for part in [imageView, label, arrow, separator] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let line = 1 / max(1, traitCollection.displayScale)
    let margin = BarMetrics.sideMargin(forWidth: bounds.width)
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
    }
    place(imageView, CGRect(x: margin, y: 0, width: 30, height: bounds.height))
    place(
      label,
      CGRect(
        x: Self.textStart, y: 0, width: max(0, bounds.width - Self.textStart - margin - 24),
        height: bounds.height))
    place(arrow, CGRect(x: bounds.width - margin - 16, y: 0, width: 16, height: bounds.height))
    place(
      separator,
      CGRect(
        x: Self.textStart, y: bounds.height - line, width: max(0, bounds.width - Self.textStart),
        height: line))
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }
}
