extension UIImageView {
  static let imageViewProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    defaults: ["isOpaque": .bool(false), "isUserInteractionEnabled": .bool(false)],
    adding: [
      Property("image", \UIImageView.image, default: nil, "The picture."),
      Property(
        "highlightedImage", \UIImageView.highlightedImage, default: nil,
        "The picture when highlighted."),
      Property(
        "isHighlighted", \UIImageView.isHighlighted, default: false,
        "Whether the view is highlighted."),
    ])
}
