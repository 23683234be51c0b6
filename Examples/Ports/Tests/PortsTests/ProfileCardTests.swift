import Testing
import UIKit

@testable import Ports

private final class Delegate: NSObject, ProfileCardDelegate {
  var layoutCount = 0
  var tapCount = 0

  func profileCardDidLayout(_ card: ProfileCard) { layoutCount += 1 }
  func profileCardWasTapped(_ card: ProfileCard) { tapCount += 1 }
}

private final class TitlingDelegate: NSObject, ProfileCardDelegate {
  func profileCard(_ card: ProfileCard, titleFor name: String) -> String { "Dr. " + name }
  func profileCardDidLayout(_ card: ProfileCard) {}
}

@MainActor @Suite struct ProfileCardTests {
  @Test func labelsAreNextToThePicture() {
    let card = ProfileCard()
    card.name = "Ada"
    card.about = "Wrote the first program."
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    card.frame = CGRect(origin: .zero, size: size)
    card.layoutIfNeeded()
    #expect(size.width == 240)
    #expect(card.subviews[0].frame == CGRect(x: 16, y: 16, width: 40, height: 40))
    #expect(card.subviews[1].frame.minX == 68)
    #expect(card.subviews[1].frame.maxX == 224)
  }

  @Test func optionalMethodsMayBeMissing() {
    let card = ProfileCard()
    let delegate = Delegate()
    card.delegate = delegate
    card.name = "Ada"
    #expect(card.name == "Ada")
    card.frame.size = CGSize(width: 200, height: 100)
    card.layoutIfNeeded()
    #expect(delegate.layoutCount == 1)
  }

  @Test func optionalMethodsAreCalled() {
    let card = ProfileCard()
    let delegate = TitlingDelegate()
    card.delegate = delegate
    card.name = "Ada"
    #expect(card.name == "Dr. Ada")
  }
}
