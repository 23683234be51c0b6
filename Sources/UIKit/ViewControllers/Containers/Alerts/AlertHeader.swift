/// The texts and fields of an alert.
final class AlertHeader: UIScrollView {
  let title = UILabel()
  let message = UILabel()
  private let box = UIView()
  private var fields: [UITextField] = []
  private var lines: [UIView] = []
  private var content = Content()

  /// What the header shows.
  struct Content {
    var title: NSAttributedString?
    var message: NSAttributedString?
    var fields: [UITextField] = []
    /// A view of the client; nil for none.
    var view: UIView?
    /// Points.
    var viewHeight: CGFloat = 0
  }

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

  func show(_ content: Content) {
    for (label, text) in [(title, content.title), (message, content.message)] {
      label.show(text)
      label.isHidden = text?.string.isEmpty ?? true
    }
    if self.content.view !== content.view { self.content.view?.removeFromSuperview() }
    self.content = content
    if let view = content.view, view.superview !== self { addSubview(view) }
    show(content.fields)
  }

  private func show(_ fields: [UITextField]) {
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
    parts.contentHeight = content.view == nil ? nil : max(0, content.viewHeight)
    parts.fieldHeights = fields.map { field in
      let size = field.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return (size.height + 2 * Self.fieldPadding).rounded(.up)
    }
  }

  func place(by layout: AlertLayout, pixel: CGFloat) {
    title.frame = layout.title ?? .zero
    message.frame = layout.message ?? .zero
    content.view?.frame = layout.content ?? .zero
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

extension UILabel {
  /// Shows a text, in the label's own font and colour where it has no attributes.
  fileprivate func show(_ text: NSAttributedString?) {
    let isPlain = text.map {
      $0.string.isEmpty || $0.attributes(at: 0, effectiveRange: nil).isEmpty
    }
    if isPlain ?? true { self.text = text?.string } else { attributedText = text }
  }
}
