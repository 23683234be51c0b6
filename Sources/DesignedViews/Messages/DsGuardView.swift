import HeadlessUIKit

/// A veil over a whole view: it dims what is below it, takes the touches that are meant for that,
/// and says when there was one.
///
/// It always covers the view that it is added to.
open class DsGuardView: UIView {
  /// Black at an opacity of 32/255.
  public static let defaultColor = UIColor(white: 0, alpha: 32 / 255)

  private var target: ((DsGuardView) -> Void)?

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = Self.defaultColor
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  public required init?(coder: NSCoder) { return nil }

  /// Puts a guard in front of all that a view holds.
  ///
  /// - Parameters:
  ///   - color: nil for ``defaultColor``.
  ///   - action: what a touch on the guard does.
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

  /// Sets what a touch does; nil for nothing.
  public func setTarget(_ action: ((DsGuardView) -> Void)?) { target = action }

  /// Sets a method that a touch calls, as long as its object lives.
  public func setTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (DsGuardView) -> Void
  ) {
    self.target = { [weak target] view in
      if let target { action(target)(view) }
    }
  }

  /// Covers the view that it stands in as that is now.
  open func show() {
    coverSuperview()
    isHidden = false
  }

  open func hide() { isHidden = true }

  open override class var propertyTable: PropertyTable { guardViewProperties }

  private func coverSuperview() {
    if let superview { frame = superview.bounds }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    coverSuperview()
  }

  /// A finger that comes down calls the action at once, without being lifted. Touches of views in
  /// front, which pass through here too, do not.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { target?(self) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
