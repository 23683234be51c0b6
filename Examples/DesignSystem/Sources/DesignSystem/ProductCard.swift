import DesignedViews

/// A product with its rating, and a button to buy it.
public final class ProductCard: UIView {
  public let title = UILabel()
  public let price = UILabel()
  public let rating = RatingView()
  public let reviews = UILabel()
  public let badge = Badge()
  public let button = PrimaryButton()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.surface
    layer.cornerRadius = 16
    title.font = .systemFont(ofSize: 17, weight: .bold)
    title.textColor = Palette.text
    title.numberOfLines = 2
    price.font = .systemFont(ofSize: 15)
    price.textColor = Palette.secondaryText
    title.accessibilityIdentifier = "title"
    price.accessibilityIdentifier = "price"
    reviews.font = .systemFont(ofSize: 13)
    reviews.textColor = Palette.secondaryText
    reviews.accessibilityIdentifier = "reviews"
    button.accessibilityIdentifier = "buy"
    button.text = String(localized: "addToCart")
    if let cart = UIImage(named: "cart", in: .module, compatibleWith: nil) {
      button.iconResources = StatefulResource([ResourceKey(.icon, .normal): .image(cart)])
    }
    arrange()
  }

  public required init?(coder: NSCoder) { nil }

  private func arrange() {
    for view in [title, price, rating, reviews, badge, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      badge.leadingAnchor.constraint(
        greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      badge.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      price.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      price.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      rating.topAnchor.constraint(equalTo: price.bottomAnchor, constant: 8),
      rating.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      reviews.leadingAnchor.constraint(equalTo: rating.trailingAnchor, constant: 8),
      reviews.centerYAnchor.constraint(equalTo: rating.centerYAnchor),
      button.topAnchor.constraint(equalTo: rating.bottomAnchor, constant: 16),
      button.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: badge.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }
}
