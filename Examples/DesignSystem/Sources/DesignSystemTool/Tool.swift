import DesignSystem
import LayouterCommand

/// `layouter` with the views and scenes of the design system.
@main struct Tool {
  static func main() {
    LayouterCommand.main(
      library: SceneLibrary(classes: ViewClass.standard + classes, scenes: scenes))
  }

  /// The classes that scene files can name.
  private static let classes = [
    ViewClass(PrimaryButton.self, inheriting: .dsCustomButton) { PrimaryButton() },
    ViewClass(Badge.self) { Badge() },
    ViewClass(RatingView.self) { RatingView() },
    ViewClass(ProgressBar.self) { ProgressBar() },
  ]

  /// The scenes in Swift.
  private static let scenes = [
    Scene(
      "Cards/Product", size: CGSize(width: 280, height: 162.5), subject: "buy",
      variants: [.state(.normal, .activated, .disabled), .appearance, .locale("en", "ja")]
    ) {
      let card = ProductCard()
      card.title.text = String(localized: "productName")
      card.price.text = "€ 59"
      card.rating.rating = 4.5
      card.reviews.text = String(localized: "reviews \(128)")
      card.badge.count = 3
      return card
    }
  ]
}
