import HeadlessUIKit
import StandardControls
import StandardViews

/// The actions of a row that was swiped to the side.
final class SwipeActionsView: UIView {
  /// Whether the actions are at the left edge.
  private let isLeft: Bool
  private let buttons: [SwipeActionButton]
  /// The width of the part that the row uncovers, points.
  var revealed: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the first action covers the others, because a full swipe performs it.
  var isFirstAlone = false { didSet { setNeedsLayout() } }

  override class var describedClass: UIView.Type { UIView.self }

  init(
    _ configuration: UISwipeActionsConfiguration, isLeft: Bool,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    self.isLeft = isLeft
    buttons = configuration.actions.map { action in
      SwipeActionButton(action) { perform(action) }
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of all actions, points.
  func totalWidth(height: CGFloat) -> CGFloat {
    buttons.reduce(0) { $0 + $1.fittingWidth(height: height) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let total = max(totalWidth(height: bounds.height), 1)
    // Actions that are partly covered share the uncovered width.
    let factor = revealed / total
    var used: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let own = button.fittingWidth(height: bounds.height) * factor
      let width = isFirstAlone ? (index == 0 ? revealed : 0) : own
      button.frame = CGRect(
        x: isLeft ? used : bounds.width - used - width, y: 0, width: width, height: bounds.height)
      used += width
    }
  }
}

/// The button of a swipe action: an image, a title, or both below each other.
final class SwipeActionButton: UIControl {
  /// The height from which on a title is below an image; lower rows show the image only (UIKit's).
  private static let heightForBoth: CGFloat = 91
  private static let padding: CGFloat = 15

  private let label = UILabel()
  private let imageView = UIImageView()
  private let perform: () -> Void

  override class var describedClass: UIView.Type { UIView.self }

  init(_ action: UIContextualAction, perform: @escaping () -> Void) {
    self.perform = perform
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    addAction(
      UIAction { action in (action.sender as? SwipeActionButton)?.perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func showsTitle(height: CGFloat) -> Bool {
    label.text?.isEmpty == false && (imageView.image == nil || height >= Self.heightForBoth)
  }

  func fittingWidth(height: CGFloat) -> CGFloat {
    let title = showsTitle(height: height) ? label.intrinsicContentSize.width : 0
    return max(ListMeasures.swipeActionWidth, title + 2 * Self.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = showsTitle(height: bounds.height)
    label.isHidden = !hasTitle
    let image = imageView.image == nil ? .zero : imageView.intrinsicContentSize
    let title = hasTitle ? label.intrinsicContentSize : .zero
    // The content keeps its size while the row uncovers the button.
    let width = max(bounds.width, title.width)
    let gap: CGFloat = hasTitle && imageView.image != nil ? 4 : 0
    var y = (bounds.height - image.height - gap - title.height) / 2
    imageView.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: y, width: image.width, height: image.height)
    y += image.height + gap
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: y, width: width, height: title.height)
  }
}
