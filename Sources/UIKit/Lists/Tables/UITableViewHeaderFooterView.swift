import HeadlessUIKit
import StandardControls
import StandardViews

/// A header or a footer of a table's section.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which a table reuses the view; nil to never reuse it.
  open var reuseIdentifier: String? { identifier }
  var identifier: String?

  /// The container of the view's content, as large as the view: the view of ``contentConfiguration`` if there is one.
  open var contentView: UIView { content }
  private var content = UIView()

  /// What the view shows instead of its labels; nil for these.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  /// The look behind the content; nil for ``backgroundView`` and the background colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
  private var background: ButtonBackground?
  /// Whether ``contentConfiguration`` is updated when the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether ``backgroundConfiguration`` is updated when the state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Updates the configurations for a state.
  public typealias ConfigurationUpdateHandler =
    (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void
  /// Called when the state changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsUpdateConfiguration = false

  /// A view behind the content, as large as the view.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// The title, created on first access; nil with a ``contentConfiguration``.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    let label = title ?? UILabel()
    if title == nil {
      title = label
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      content.addSubview(label)
      styleTitle()
    }
    return label
  }
  private var title: UILabel?

  /// The text below the title, created on first access; nil with a ``contentConfiguration``.
  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    let label = detail ?? UILabel()
    if detail == nil {
      detail = label
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      content.addSubview(label)
    }
    return label
  }
  private var detail: UILabel?

  /// What the table knows about the place of the view; nil without a table.
  var place: HeaderFooterPlace? {
    didSet {
      guard place != oldValue else { return }
      styleTitle()
      setNeedsUpdateConfiguration()
    }
  }
  private var material: UIVisualEffectView?

  /// Creates a view of size zero.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    show(content, true, at: 0)
  }

  /// Creates a view without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view with the identifier that it has in an Interface Builder file.
  public required init?(coder: NSCoder) {
    identifier = coder.reuseIdentifier
    super.init(coder: coder)
    show(content, true, at: 0)
  }

  /// Called before a table reuses the view.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Configurations

  /// The state of the view. A subclass adds its own values to the state of super.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = place?.isPinned ?? false
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state, and calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// The content of a header or footer in this table, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (place?.style ?? .grouped, place?.isFooter ?? false) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  /// The background of a header or footer in a table: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  private func showContentConfiguration() {
    guard let contentConfiguration else { return }
    if let view = content as? any UIView & UIContentView, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
    } else {
      let view = contentConfiguration.makeContentView()
      view.translatesAutoresizingMaskIntoConstraints = true
      replace(content, by: view, at: backgroundView == nil ? 0 : 1)
      (title, detail) = (nil, nil)
      content = view
    }
    setNeedsLayout()
  }

  // MARK: Layout

  private func styleTitle() {
    guard let title else { return }
    let place = place ?? HeaderFooterPlace()
    title.font = .preferredFont(
      forTextStyle: place.style == .plain ? (place.isFooter ? .subheadline : .headline) : .footnote)
    title.textColor = place.style == .plain && !place.isFooter ? .label : .secondaryLabel
  }

  private var layout: HeaderFooterLayout {
    HeaderFooterLayout(place: place ?? HeaderFooterPlace(), margin: place?.margin ?? 16)
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration(using: configurationState)
    }
    showBackground()
    let insets = NSDirectionalEdgeInsets(
      top: content.layoutMargins.top, leading: layout.leading, bottom: content.layoutMargins.bottom,
      trailing: layout.margin)
    if place != nil, content.directionalLayoutMargins != insets {
      content.directionalLayoutMargins = insets
    }
    if content.frame != contentFrame { content.frame = contentFrame }
    let frames = layout.frames(
      in: content.bounds.size, title: titleHeight, detail: detailHeight)
    func oriented(_ frame: CGRect) -> CGRect {
      isRightToLeft ? ListContentLayout.mirrored(frame, in: bounds.width) : frame
    }
    title?.frame = oriented(frames.title)
    detail?.frame = oriented(frames.detail)
  }

  /// The space above a header of a plain table is not part of its content.
  private var contentFrame: CGRect {
    let padding = place?.padding ?? 0
    return CGRect(
      x: 0, y: padding, width: bounds.width, height: max(bounds.height - padding, 0))
  }

  private func titleHeight(_ width: CGFloat) -> CGFloat { height(of: title, width) }
  private func detailHeight(_ width: CGFloat) -> CGFloat { height(of: detail, width) }

  private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func showBackground() {
    let isPinned = place?.isPinned == true && backgroundView == nil
    if isPinned, backgroundConfiguration == nil, backgroundColor == nil {
      let view = material ?? UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
      material = view
      if view.superview !== self { insertSubview(view, at: 0) }
      view.frame = bounds
    } else {
      material?.removeFromSuperview()
      material = nil
    }
    guard let configuration = backgroundConfiguration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let view = background ?? ButtonBackground()
    background = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.show(
      configuration, fill: configuration.resolvedBackgroundColor(for: tintColor),
      stroke: configuration.resolvedStrokeColor(for: tintColor),
      cornerRadius: configuration.cornerRadius, in: bounds)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if title != nil || detail != nil {
      let height = layout.height(
        width: targetSize.width, title: titleHeight, detail: detailHeight)
      return CGSize(width: targetSize.width, height: height)
    }
    if place != nil {
      content.directionalLayoutMargins.leading = layout.leading
      content.directionalLayoutMargins.trailing = layout.margin
    }
    content.frame.size.width = targetSize.width
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
