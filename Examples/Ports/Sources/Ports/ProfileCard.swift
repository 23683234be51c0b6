import UIKit.UIView

import class UIKit.UILabel

@objc public protocol ProfileCardDelegate: AnyObject {
  @objc optional func profileCardWasTapped(_ card: ProfileCard)
  @objc optional func profileCard(_ card: ProfileCard, titleFor name: String) -> String
  @objc optional func profileCard(_ profileCard: ProfileCard, shouldHighlight color: UIColor)
    -> Bool
  func profileCardDidLayout(_ card: ProfileCard)
}

/// A card with a picture, a name and a line about a person.
@objc(PRTProfileCard)
public class ProfileCard: UIView {
  @IBOutlet public weak var delegate: ProfileCardDelegate?

  @objc public var name: String? {
    get { nameLabel.text }
    set {
      let title = newValue.flatMap { delegate?.profileCard?(self, titleFor: $0) }
      nameLabel.text = title ?? newValue
    }
  }

  @objc public var about: String? {
    get { return aboutLabel.text }
    set { aboutLabel.text = newValue }
  }

  private lazy var avatar: UIView = {
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.layer.cornerRadius = 20
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(didTapAvatar)))
    return view
  }()

  private let nameLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    return label
  }()

  private let aboutLabel = UILabel()

  public init() {
    super.init(frame: .zero)
    aboutLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    aboutLabel.numberOfLines = 0
    aboutLabel.textColor = .secondaryLabel
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    setUpConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  private func setUpConstraints() {
    for view in [avatar, nameLabel, aboutLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -16),

      nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      nameLabel.topAnchor.constraint(equalTo: avatar.topAnchor),

      aboutLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      aboutLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      aboutLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      aboutLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }

  /// Whether a tap on the picture does something.
  public var isTappable: Bool { delegate?.profileCardWasTapped != nil }

  /// The title that the delegate gives to a name.
  func title(for name: String) -> String {
    guard let delegate = delegate, let title = delegate.profileCard(_:titleFor:) else {
      return name
    }
    return title(self, name)
  }

  /// Gives the picture a colour, unless the delegate forbids it.
  public func highlight(with color: UIColor) {
    guard delegate?.profileCard?(self, shouldHighlight: color) ?? true else { return }
    avatar.backgroundColor = color
  }

  @objc func didTapAvatar(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    delegate?.profileCardWasTapped?(self)
  }
}

// MARK: - Layout

extension ProfileCard {
  override public func layoutSubviews() {
    super.layoutSubviews()
    delegate?.profileCardDidLayout(self)
  }
}
