/// The views of a button's parts, each created when it is first needed.
final class ButtonParts {
  private(set) var background: ButtonBackground?
  private(set) var backgroundImageView: UIImageView?
  private(set) var imageView: UIImageView?
  /// A black copy of the image, which darkens it: part of the image view, however that is moved or ordered.
  private(set) var shade: UIImageView?
  /// The tint behind the title of a selected system button.
  private(set) var selectionPlate: UIView?
  private(set) var titleLabel: ButtonLabel?
  private(set) var subtitleLabel: ButtonLabel?
  private(set) var indicator: UIActivityIndicatorView?
  /// The chevrons behind the title of a pop-up button, which selects one of several values.
  private(set) var popUpIndicator: UIImageView?

  /// Adds a part in the order from back to front: background, background image, image, titles.
  private func add(_ part: UIView, to button: UIButton, behind others: [UIView?]) {
    if let front = others.compactMap(\.self).first {
      button.insertSubview(part, belowSubview: front)
    } else {
      button.addSubview(part)
    }
  }

  func loadBackground(in button: UIButton) -> ButtonBackground {
    if let background { return background }
    let view = ButtonBackground()
    background = view
    add(
      view, to: button,
      behind: [backgroundImageView, imageView, titleLabel, subtitleLabel, indicator])
    return view
  }

  func loadBackgroundImageView(in button: UIButton) -> UIImageView {
    if let backgroundImageView { return backgroundImageView }
    let view = UIImageView()
    backgroundImageView = view
    add(view, to: button, behind: [imageView, titleLabel, subtitleLabel, indicator])
    return view
  }

  func loadImageView(in button: UIButton) -> UIImageView {
    if let imageView { return imageView }
    let view = UIImageView()
    imageView = view
    add(view, to: button, behind: [titleLabel, subtitleLabel, indicator])
    return view
  }

  func loadShade(in button: UIButton) -> UIImageView {
    if let shade { return shade }
    let view = UIImageView()
    view.alpha = ButtonMetrics.pressedImageShade
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade = view
    let imageView = loadImageView(in: button)
    view.frame = imageView.bounds
    imageView.addSubview(view)
    return view
  }

  func loadSelectionPlate(in button: UIButton) -> UIView {
    if let selectionPlate { return selectionPlate }
    let plate = UIView.controlPart()
    plate.layer.cornerRadius = ButtonMetrics.selectionRadius
    selectionPlate = plate
    add(plate, to: button, behind: [titleLabel, subtitleLabel, indicator])
    return plate
  }

  func loadTitleLabel(in button: UIButton) -> ButtonLabel {
    if let titleLabel { return titleLabel }
    let label = ButtonLabel(of: button)
    titleLabel = label
    add(label, to: button, behind: [subtitleLabel, indicator])
    return label
  }

  func loadSubtitleLabel(in button: UIButton) -> ButtonLabel {
    if let subtitleLabel { return subtitleLabel }
    let label = ButtonLabel(of: button)
    subtitleLabel = label
    add(label, to: button, behind: [indicator])
    return label
  }

  func loadIndicator(in button: UIButton) -> UIActivityIndicatorView {
    if let indicator { return indicator }
    let view = UIActivityIndicatorView(style: .medium)
    view.isUserInteractionEnabled = false
    indicator = view
    button.addSubview(view)
    return view
  }

  func loadPopUpIndicator(in button: UIButton) -> UIImageView {
    if let popUpIndicator { return popUpIndicator }
    let view = UIImageView()
    popUpIndicator = view
    button.addSubview(view)
    return view
  }

  func removePopUpIndicator() {
    popUpIndicator?.removeFromSuperview()
    popUpIndicator = nil
  }

  func removeBackground() {
    background?.removeFromSuperview()
    background = nil
  }

  func removeIndicator() {
    indicator?.removeFromSuperview()
    indicator = nil
  }

  var hasImage: Bool { imageView?.image != nil || backgroundImageView?.image != nil }
}

/// The label of a title. It notifies its button of changes to its font or text by a client.
final class ButtonLabel: UILabel {
  private weak var button: UIButton?
  /// Whether the button itself is changing the label.
  var isBeingSet = false
  /// Whether the shadow's offset is reversed.
  var hasReversedShadow = false

  override class var describedClass: UIView.Type { UILabel.self }

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    lineBreakMode = .byTruncatingMiddle
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if !isBeingSet { button?.labelDidChange(self) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if !isBeingSet { button?.contentDidChange() }
  }

  /// Changes the label for its button.
  func set(_ changes: (ButtonLabel) -> Void) {
    isBeingSet = true
    changes(self)
    isBeingSet = false
  }
}
