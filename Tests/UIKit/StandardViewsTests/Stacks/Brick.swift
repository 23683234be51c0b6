import ViewTestSupport

@testable import StandardViews

/// A view with an intrinsic size and baselines.
final class Brick: UIView {
  let natural: CGSize
  /// From the top, points.
  private let firstBaseline: CGFloat
  /// From the bottom, points.
  private let lastBaseline: CGFloat

  /// - Parameters:
  ///   - first: the first baseline from the top, points.
  ///   - last: the last baseline from the bottom, points.
  init(_ width: CGFloat, _ height: CGFloat, first: CGFloat = 0, last: CGFloat = 0) {
    natural = CGSize(width: width, height: height)
    firstBaseline = first
    lastBaseline = last
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }

  override var layoutBaselines: LayoutBaselines {
    .edges(firstFromTop: firstBaseline, lastFromBottom: lastBaseline)
  }
}

/// A view without a size of its own.
func plainView() -> UIView { UIView() }

extension UIStackView {
  /// A stack view of a size, laid out at one pixel a point.
  static func placed(
    _ views: [UIView], width: CGFloat, height: CGFloat,
    _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    configure(stack)
    atOnePixelAPoint { stack.layoutIfNeeded() }
    return stack
  }

  /// The frames of the arranged views: x, y, width, height.
  var frames: [[CGFloat]] {
    arrangedSubviews.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  /// The smallest size that suits the content.
  var fittingSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}
