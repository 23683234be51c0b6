import DesignSystem
import LayouterTesting
import XCTest

/// As it was written for swift-snapshot-testing, with another import.
final class ProductCardTests: XCTestCase {
  /// The card looks up its texts when it is made, before the first assertion.
  override func setUpWithError() throws { try useProjectSettings() }

  private func card() -> ProductCard {
    let card = ProductCard()
    card.title.text = "Cast iron pan, 28 cm, with a glass lid"
    card.price.text = "€ 59"
    card.rating.rating = 3.5
    card.reviews.text = String(localized: "reviews \(1)")
    card.badge.count = 120
    return card
  }

  func testImage() {
    assertSnapshot(of: card(), as: .image(size: CGSize(width: 280, height: 183)))
    assertSnapshot(
      of: card(),
      as: .image(
        size: CGSize(width: 280, height: 183), traits: .init(userInterfaceStyle: .dark)),
      named: "dark")
  }

  func testJapanese() {
    let card = LocalizedStrings.perform(inLanguage: "ja") { self.card() }
    card.title.text = "鋳鉄フライパン 28 cm、ガラス蓋付き"
    assertSnapshot(of: card, as: .image(size: CGSize(width: 280, height: 183)))
  }

  func testHierarchy() {
    assertSnapshot(
      of: card(), as: .recursiveDescription(size: CGSize(width: 280, height: 183)))
  }

  func testOnPhone() {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let card = card()
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(card)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
    assertSnapshot(of: controller, as: .image(on: .iPhone13))
  }
}
