import HeadlessUIKit
import Testing

@Suite struct ConstraintSideTests {
  @Test func theSidesOfAConstraintAreAnchors() throws {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    let pair = child.leadingAnchor.constraint(equalTo: parent.trailingAnchor)
    #expect(pair.firstAnchor.item === child)
    #expect(pair.secondAnchor?.item === parent)
    let size = child.widthAnchor.constraint(equalToConstant: 10)
    #expect(size.firstAnchor.item === child)
    #expect(size.secondAnchor == nil)
  }
}
