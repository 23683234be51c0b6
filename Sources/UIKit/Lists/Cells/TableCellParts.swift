import HeadlessUIKit
import StandardViews

/// The labels and the image view of a table cell, created on first access.
final class TableCellParts {
  private let style: UITableViewCell.CellStyle
  private(set) var title: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?

  /// The part of the width that the title of `value2` has.
  private static let value2Part: CGFloat = 0.25
  /// The width that is kept for a symbol, so that titles in rows below each other start at one edge.
  private static let symbolWidth: CGFloat = 28

  init(style: UITableViewCell.CellStyle) {
    self.style = style
  }

  func title(in view: UIView) -> UILabel {
    if let title { return title }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body)
    label.adjustsFontForContentSizeCategory = true
    if style == .value2 { label.textColor = .tintColor }
    title = label
    view.addSubview(label)
    alignTitle(in: view)
    return label
  }

  /// The alignment that the title of `value2` was given; another one is the client's, and stays.
  private var givenAlignment = NSTextAlignment.natural

  /// Titles of `value2` end at the column's edge, unless they are above their details.
  private func alignTitle(in view: UIView) {
    guard style == .value2, let title, title.textAlignment == givenAlignment else { return }
    givenAlignment = isLarge(view) ? .natural : view.isRightToLeft ? .left : .right
    title.textAlignment = givenAlignment
  }

  func detail(in view: UIView) -> UILabel {
    if let detail { return detail }
    let label = UILabel()
    label.font = .preferredFont(
      forTextStyle: style == .subtitle ? .caption1 : style == .value1 ? .body : .subheadline)
    label.adjustsFontForContentSizeCategory = true
    if style == .value1 { label.textColor = .secondaryLabel }
    detail = label
    view.addSubview(label)
    return label
  }

  func image(in view: UIView) -> UIImageView {
    if let image { return image }
    let imageView = UIImageView()
    imageView.contentMode = .scaleAspectFit
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    image = imageView
    view.addSubview(imageView)
    return imageView
  }

  /// Whether a view is one of the parts.
  func owns(_ view: UIView) -> Bool { view === title || view === detail || view === image }

  // MARK: Layout

  private func isLarge(_ view: UIView) -> Bool {
    view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// At accessibility text sizes values are below their titles, and texts have as many lines as they need.
  private func layout(in view: UIView) -> ListContentLayout {
    let insets = view.directionalLayoutMargins
    let isLarge = isLarge(view)
    for label in [title, detail] where isLarge { label?.numberOfLines = 0 }
    var layout = ListContentLayout(
      margins: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
      image: imageSize(in: view), hasText: hasText(title), hasDetail: hasText(detail))
    if image?.image?.isSymbolImage == true {
      layout.reservedImageWidth = UIFontMetrics(forTextStyle: .body).scaledValue(
        for: Self.symbolWidth, compatibleWith: view.traitCollection)
    }
    layout.isSideBySide = (style == .value1 || style == .value2) && !isLarge
    layout.staysSideBySide = true
    // A subtitle is directly below its title.
    if style == .subtitle { layout.verticalGap = 0 }
    return layout
  }

  private func hasText(_ label: UILabel?) -> Bool { label?.text?.isEmpty == false }

  private func imageSize(in view: UIView) -> CGSize? {
    guard let image, image.image != nil else { return nil }
    let size = image.intrinsicContentSize
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// The leading edge of the texts, from which separators start.
  func textStart(in view: UIView) -> CGFloat { layout(in: view).textStart }

  /// The size that the parts need in a width, points.
  func fittingSize(width: CGFloat, in view: UIView) -> CGSize {
    let layout = layout(in: view)
    let isClassic = style == .value2 && !isLarge(view)
    let frames = layout.frames(
      width: width, height: nil, text: { self.size(of: self.title, width: $0) },
      detail: { self.size(of: self.detail, width: isClassic ? $0 * (1 - Self.value2Part) : $0) })
    return CGSize(width: width, height: frames.height)
  }

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
  }

  /// Places the image at the leading edge, and the texts after it, next to each other or stacked.
  func place(in view: UIView) {
    let layout = layout(in: view)
    let size = view.bounds.size
    alignTitle(in: view)
    if style == .value2, !isLarge(view) {
      placeValue2(layout, in: view)
    } else {
      var frames = layout.frames(
        width: size.width, height: size.height, text: { self.size(of: self.title, width: $0) },
        detail: { self.size(of: self.detail, width: $0) })
      if style == .default || style == .value1, !isLarge(view) {
        // These titles are as high as the row, and the first one is as wide as it may be.
        fillHeight(of: &frames, layout, in: size)
      }
      title?.frame = frames.text
      detail?.frame = frames.detail
      image?.frame = frames.image
    }
    mirror(in: view)
  }

  private func fillHeight(
    of frames: inout ListContentLayout.Frames, _ layout: ListContentLayout, in size: CGSize
  ) {
    let end = size.width - layout.margins.right
    let isShared = layout.hasDetail && style == .value1
    let textEnd =
      isShared
      ? (layout.hasText ? frames.detail.minX - layout.horizontalGap : frames.detail.minX) : end
    frames.text = CGRect(
      x: layout.textStart, y: 0, width: max(textEnd - layout.textStart, 0), height: size.height)
    guard style == .value1 else { return }
    let width =
      layout.hasText ? frames.detail.width : self.size(of: detail, width: frames.detail.width).width
    frames.detail = CGRect(x: end - width, y: 0, width: width, height: size.height)
  }

  private func placeValue2(_ layout: ListContentLayout, in view: UIView) {
    let size = view.bounds.size
    let start = layout.textStart
    let available = max(size.width - layout.margins.right - start, 0)
    image?.frame =
      layout.frames(
        width: size.width, height: size.height, text: { _ in .zero }, detail: { _ in .zero }
      ).image
    // Titles below each other are in one column, whatever accessories the rows have.
    let whole = (view.superview ?? view).bounds.width - layout.margins.left * 2
    let width = min(whole * Self.value2Part, available)
    title?.frame = CGRect(x: start, y: 0, width: width, height: size.height)
    let left = start + width + layout.horizontalGap
    detail?.frame = CGRect(
      x: left, y: 0, width: max(start + available - left, 0), height: size.height)
  }

  private func mirror(in view: UIView) {
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for part in [title, detail, image] as [UIView?] {
      if let part { part.frame = ListContentLayout.mirrored(part.frame, in: view.bounds.width) }
    }
  }
}
