/// The texts and fields of an alert.
final class AlertHeader: UIScrollView {
  let title = UILabel()
  let message = UILabel()
  private let box = UIView()
  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  // Our own, near UIKit's: points.
  private static let fieldInset: CGFloat = 6
  private static let fieldPadding: CGFloat = 6
  private static let boxRadius: CGFloat = 6

  override class var describedClass: UIView.Type { UIScrollView.self }

  init(isSheet: Bool) {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    title.font =
      isSheet
      ? UIFontMetrics(forTextStyle: .footnote).scaledFont(
        for: .systemFont(ofSize: 13, weight: .semibold)) : .preferredFont(forTextStyle: .headline)
    message.font = .preferredFont(forTextStyle: .footnote)
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      label.textColor = isSheet ? .secondaryLabel : .label
      addSubview(label)
    }
    title.accessibilityTraits = .header
    box.backgroundColor = .tertiarySystemBackground
    box.layer.cornerRadius = Self.boxRadius
    box.isUserInteractionEnabled = false
    box.isHidden = true
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String?, message: String?, fields: [UITextField]) {
    self.title.text = title
    self.message.text = message
    self.title.isHidden = title?.isEmpty ?? true
    self.message.isHidden = message?.isEmpty ?? true
    guard self.fields != fields else { return }
    for view in self.fields + lines { view.removeFromSuperview() }
    self.fields = fields
    lines = fields.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      return line
    }
    box.isHidden = fields.isEmpty
    for view in fields + lines { addSubview(view) }
  }

  /// Measures the parts in a width, points.
  func measure(_ parts: inout AlertParts, width: CGFloat) {
    func height(_ label: UILabel) -> CGFloat? {
      label.isHidden
        ? nil
        : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    parts.titleHeight = height(title)
    parts.messageHeight = height(message)
    parts.fieldHeights = fields.map { field in
      let size = field.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return (size.height + 2 * Self.fieldPadding).rounded(.up)
    }
  }

  func place(by layout: AlertLayout, pixel: CGFloat) {
    title.frame = layout.title ?? .zero
    message.frame = layout.message ?? .zero
    for (field, frame) in zip(fields, layout.fields) {
      field.frame = frame.insetToMiddle(dx: Self.fieldInset, dy: 0)
    }
    for (line, frame) in zip(lines, layout.fields.dropFirst()) {
      line.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: pixel)
    }
    if let frame = layout.fieldBox {
      box.frame = frame
      box.layer.borderWidth = pixel
      box.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
    contentSize = CGSize(width: layout.header.width, height: layout.headerHeight)
    isScrollEnabled = layout.headerHeight > layout.header.height
  }
}
