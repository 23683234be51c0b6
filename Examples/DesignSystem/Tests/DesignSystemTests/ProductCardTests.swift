import DesignSystem
import LayouterTesting
import XCTest

/// As it was written for swift-snapshot-testing, with another import.
final class ProductCardTests: XCTestCase {
  private func card() -> ProductCard {
    let card = ProductCard()
    card.title.text = "Cast iron pan, 28 cm, with a glass lid"
    card.price.text = "€ 59"
    card.rating.rating = 3.5
    card.badge.count = 120
    card.button.text = "Add to cart"
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
