import HeadlessUIKit
import Testing
import ViewTestSupport

@Suite struct GivenFramesAmongConstraints {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let box = Block("box", width: 10, height: 10)

  @Test func constraintsRelateToGivenFrames() {
    let given = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
    root.add(given, box)
    box.leftAnchor.constraint(equalTo: given.rightAnchor).isActive = true
    box.topAnchor.constraint(equalTo: given.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 120, y: 100))
    given.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    root.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 20, y: 10))
    given.center.x += 5
    root.layoutIfNeeded()
    #expect(box.frame.minX == 25)
  }

  @Test func aMaskFollowsASuperviewThatConstraintsSize() {
    let outer = Block("outer")
    let filling = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.frame.size = CGSize(width: 100, height: 100)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.add(outer)
    outer.add(filling)
    filling.add(box)
    outer.pinToEdges(inset: 20)
    box.rightAnchor.constraint(equalTo: filling.rightAnchor).isActive = true
    box.bottomAnchor.constraint(equalTo: filling.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 260, height: 160))
    #expect(box.frame.origin == CGPoint(x: 250, y: 150))
    root.frame.size = CGSize(width: 140, height: 240)
    root.layoutIfNeeded()
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(box.frame.origin == CGPoint(x: 90, y: 190))
  }

  // The 160 points more go to the left; to the gaps of 10 and 70 points, in proportion; to the right.
  @Test(
    arguments: zip(
      [.flexibleLeftMargin, [.flexibleLeftMargin, .flexibleRightMargin], .flexibleRightMargin]
        as [UIView.AutoresizingMask], [170, 30, 10] as [CGFloat]))
  func flexibleMarginsMoveAView(_ mask: UIView.AutoresizingMask, _ left: CGFloat) {
    let (outer, given) = (Block("outer"), UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20)))
    outer.frame.size = CGSize(width: 100, height: 100)
    given.autoresizingMask = mask
    root.add(outer)
    outer.add(given, box)
    box.leftAnchor.constraint(equalTo: given.rightAnchor, constant: 5).isActive = true
    outer.pinToEdges(inset: 20)
    root.layoutIfNeeded()
    #expect(given.frame.minX == left)
    #expect(box.frame.minX == left + 25)
  }

  @Test func aMaskPassesTheSizeOfItsContentOn() {
    let outer = Block("outer")
    let filling = UIView()
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.add(outer)
    outer.add(filling)
    filling.add(box)
    outer.pinToCorner()
    box.pinToEdges(inset: 6)
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 22, height: 22))
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 22, height: 22))
    #expect(box.frame == CGRect(x: 6, y: 6, width: 10, height: 10))
  }

  @Test func viewsKeepTheirFramesUntilConstraintsPlaceThem() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.add(view, box)
    box.pinToCorner()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 30, height: 0))
    view.translatesAutoresizingMaskIntoConstraints = true
    NSLayoutConstraint.deactivate(view.constraints)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}
