import Testing
import UIKit

/// Anchors are equal where they represent the same attribute of the same item.
@Suite struct AnchorTests {
  private let view = UIView()
  private let other = UIView()

  @Test func anAnchorEqualsAnotherOfItsAttribute() {
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
    #expect(view.leadingAnchor != view.leftAnchor)
    #expect(view.leadingAnchor != other.leadingAnchor)
    #expect(view.safeAreaLayoutGuide.topAnchor == view.safeAreaLayoutGuide.topAnchor)
    #expect(view.safeAreaLayoutGuide.topAnchor != view.topAnchor)
    #expect(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
  }

  @Test func aConstraintHasTheAnchorsThatItWasMadeOf() {
    let constraint = view.widthAnchor.constraint(equalTo: other.heightAnchor)
    #expect(constraint.firstAnchor == view.widthAnchor)
    #expect(constraint.secondAnchor == other.heightAnchor)
    #expect(constraint.firstAnchor != view.heightAnchor)
  }

  @Test func distancesDifferFromTheirEnds() {
    let distance = view.leftAnchor.anchorWithOffset(to: view.rightAnchor)
    #expect(distance == view.leftAnchor.anchorWithOffset(to: view.rightAnchor))
    #expect(distance != view.rightAnchor.anchorWithOffset(to: view.leftAnchor))
    #expect((distance as NSObject) != view.rightAnchor)
  }
}
