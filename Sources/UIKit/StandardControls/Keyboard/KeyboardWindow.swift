/// The window of a drawn keyboard, in front of all others, also of alerts. Touches next to the keyboard reach the windows
/// behind it.
final class KeyboardWindow: UIWindow, KeyboardDisplay {
  /// The level of UIKit's window for keyboards, `UIRemoteKeyboardWindow`.
  static let level = UIWindow.Level(10_000_000)

  private var request: SoftwareKeyboard
  private let input = UIView()
  private var keyboard: KeyboardView?
  private weak var client: (any UIKeyInput)?
  /// The first responder's views.
  private var shownInputView: UIView?
  private var shownAccessoryView: UIView?
  private var laidOutSize = CGSize.zero

  override class var describedClass: UIView.Type { UIWindow.self }

  init(_ request: SoftwareKeyboard, on application: UIApplication) {
    self.request = request
    super.init(frame: application.screen.bounds)
    self.application = application
    windowLevel = Self.level
    isOpaque = false
    backgroundColor = .clear
    addSubview(input)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self || view === input ? nil : view
  }

  // MARK: Content

  /// Shows the keyboard that a responder asks for.
  ///
  /// - Returns: The height of the keyboard, with the view above it, points.
  func show(_ request: SoftwareKeyboard, for responder: UIResponder?) -> CGFloat {
    self.request = request
    client = responder as? any UIKeyInput
    let content = KeyboardContent(request, for: client)
    overrideUserInterfaceStyle =
      switch content.appearance {
      case .dark: .dark
      case .light: .light
      case .default: .unspecified
      }
    let metrics = KeyboardMetrics(of: screen)
    replace(&shownAccessoryView, by: responder?.inputAccessoryView)
    replace(&shownInputView, by: request.keys == nil ? responder?.inputView : nil)
    if shownInputView == nil {
      show(content, metrics)
    } else {
      keyboard?.removeFromSuperview()
      keyboard = nil
    }
    laidOutSize = bounds.size
    setNeedsLayout()
    return accessoryHeight + keysHeight
  }

  private func show(_ content: KeyboardContent, _ metrics: KeyboardMetrics) {
    if let keyboard {
      keyboard.metrics = metrics
      keyboard.content = content
      return
    }
    let keyboard = KeyboardView(content, metrics)
    keyboard.onKey = { [weak self] action in self?.perform(action) }
    input.addSubview(keyboard)
    self.keyboard = keyboard
  }

  private func replace(_ shown: inout UIView?, by view: UIView?) {
    guard shown !== view else { return }
    if shown?.superview === input { shown?.removeFromSuperview() }
    shown = view
    if let view { input.addSubview(view) }
  }

  private var accessoryHeight: CGFloat { shownAccessoryView.map(height) ?? 0 }

  /// A custom view that is flexible has the height of the keyboard.
  private var keysHeight: CGFloat {
    guard let view = shownInputView else { return keyboard?.height ?? 0 }
    let standard = KeyboardMetrics(of: screen).height
    if view.autoresizingMask.contains(.flexibleHeight) { return standard }
    let height = height(view)
    return height > 0 ? height : standard
  }

  private func height(_ view: UIView) -> CGFloat {
    let sizesItself = (view as? UIInputView)?.allowsSelfSizing == true
    if view.bounds.height > 0, view.translatesAutoresizingMaskIntoConstraints, !sizesItself {
      return view.bounds.height
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func perform(_ action: KeyboardKey.Action) {
    switch action {
    case .insert(let text): client?.insertText(text)
    case .delete: client?.deleteBackward()
    case .none: return
    }
    keyboard?.content = KeyboardContent(request, for: client)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let accessory = accessoryHeight
    shownAccessoryView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessory)
    let frame = CGRect(x: 0, y: accessory, width: bounds.width, height: keysHeight)
    keyboard?.frame = frame
    shownInputView?.frame = frame
    guard bounds.size != laidOutSize, application?.keyboardFrame != nil else { return }
    // The screen was rotated.
    application?.showKeyboard(request, animated: false)
  }

  // MARK: Moving

  func keyboardWillMove(from begin: CGRect) {
    input.frame = convert(begin, from: nil)
    if isHidden { isHidden = false }
    layoutIfNeeded()
  }

  func keyboardMoves(to end: CGRect) { input.frame = convert(end, from: nil) }

  func keyboardDidMove(isShown: Bool) {
    guard !isShown else { return }
    isHidden = true
    replace(&shownAccessoryView, by: nil)
    replace(&shownInputView, by: nil)
  }
}
