import HeadlessUIKit

/// A translucent overlay that dims a whole view, receives the touches meant for it, and reports
/// them.
///
/// It always covers its superview.
open class DsGuardView: UIView {
  /// Black at an opacity of 32/255.
  public static let defaultColor = UIColor(white: 0, alpha: 32 / 255)

  private var target: ((DsGuardView) -> Void)?

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = Self.defaultColor
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a guard in front of all subviews of a view.
  ///
  /// - Parameters:
  ///   - color: nil for ``defaultColor``.
  ///   - action: called for a touch on the guard.
  @discardableResult
  public static func make(
    on rootView: UIView, color: UIColor? = nil, action: ((DsGuardView) -> Void)? = nil
  ) -> DsGuardView {
    let guardView = DsGuardView()
    if let color { guardView.backgroundColor = color }
    guardView.setTarget(action)
    rootView.addSubview(guardView)
    return guardView
  }

  /// Sets the closure that a touch calls; nil removes it.
  public func setTarget(_ action: ((DsGuardView) -> Void)?) { target = action }

  /// Sets a method that a touch calls, while its object exists.
  public func setTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (DsGuardView) -> Void
  ) {
    self.target = { [weak target] view in
      if let target { action(target)(view) }
    }
  }

  /// Covers the superview's current bounds.
  open func show() {
    coverSuperview()
    isHidden = false
  }

  /// Hides the guard, which stays in its superview.
  open func hide() { isHidden = true }

  open override class var propertyTable: PropertyTable { guardViewProperties }

  private func coverSuperview() {
    if let superview { frame = superview.bounds }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    coverSuperview()
  }

  /// Calls the action immediately when a finger comes down. Ignores touches of views in front,
  /// which are passed on to this one too.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { target?(self) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
