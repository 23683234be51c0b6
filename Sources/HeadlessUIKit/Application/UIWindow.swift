/// The root of a tree of views that is shown on a screen.
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.inWindow)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
