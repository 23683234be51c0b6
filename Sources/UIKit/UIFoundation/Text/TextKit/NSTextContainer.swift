/// The area that a layout manager sets lines in.
open class NSTextContainer: NSObject {
  /// The view that shows the lines of a container.
  package protocol Owner: AnyObject {
    /// The container's area, or how lines are set in it, changed.
    func textContainerDidChange()
    /// The text or its attributes changed.
    func textStorageDidChange()
  }

  package weak var owner: (any Owner)?

  /// The layout manager that fills the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Points; a width or height that is 0 or not finite means no limit.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }

  /// The space at both ends of lines, points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }

  /// 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }

  /// How the last line shortens if there are more than are allowed.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }

  /// Areas that lines flow around, in the container's coordinates. Lines next to them are neither truncated nor
  /// clipped. A path that is changed later is set again.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }

  /// Whether the container follows the width of its text view. It always does here.
  open var widthTracksTextView = false
  /// Whether the container follows the height of its text view.
  open var heightTracksTextView = false

  /// Whether lines are as wide as the container wherever they are.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// - Parameter size: points; a width or height of 0 means no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A container without limits.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// A container without limits: archives are not read.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// The width that lines break at, points; nil for no limit.
  var lineWidth: CGFloat? {
    Self.limit(size.width).map { max($0 - 2 * lineFragmentPadding, 0) }
  }

  /// Points; nil for no limit.
  package var height: CGFloat? { Self.limit(size.height) }

  /// The areas that lines flow around; nil without exclusion paths.
  package var exclusions: TextExclusions? {
    guard !exclusionPaths.isEmpty else { return nil }
    return TextExclusions(
      exclusionPaths.map { ($0.cgPath, $0.usesEvenOddFillRule) }, padding: lineFragmentPadding)
  }

  /// A huge number that iOS code writes for "as much as needed", such as `greatestFiniteMagnitude`, means no limit.
  private static func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < 1e7 ? length : nil
  }

  private func didChange() {
    guard let layoutManager else {
      owner?.textContainerDidChange()
      return
    }
    layoutManager.invalidateLayout()
    // Text that does not fit here flows into the containers that follow.
    let containers = layoutManager.textContainers
    for container in containers.drop(while: { $0 !== self }) {
      container.owner?.textContainerDidChange()
    }
  }
}
