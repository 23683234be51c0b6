import HeadlessUIKit
import Testing

@Suite struct Autoresizing {
  /// The frame of a 50-wide view at x 30 of a 100-wide superview that becomes 200 wide.
  private func frame(_ mask: UIView.AutoresizingMask) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    return child.frame
  }

  @Test func oneFlexiblePartTakesTheWholeChange() {
    #expect(frame([]) == CGRect(x: 30, y: 30, width: 50, height: 50))
    #expect(frame(.flexibleWidth) == CGRect(x: 30, y: 30, width: 150, height: 50))
    #expect(frame(.flexibleLeftMargin) == CGRect(x: 130, y: 30, width: 50, height: 50))
    #expect(frame(.flexibleRightMargin) == CGRect(x: 30, y: 30, width: 50, height: 50))
    #expect(frame([.flexibleHeight, .flexibleTopMargin]).width == 50)
  }

  @Test func severalPartsShareInProportion() {
    // Margins 30 and 20: three and two fifths of the 100 that were added.
    #expect(frame([.flexibleLeftMargin, .flexibleRightMargin]).minX == 90)
    // Width 50, right margin 20: 5/7 of 100.
    #expect(
      abs(frame([.flexibleWidth, .flexibleRightMargin]).width - (50 + 500.0 / 7)) < 1e-9)
    // All three: everything doubles.
    #expect(
      frame([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        == CGRect(x: 60, y: 30, width: 100, height: 50))
  }

  @Test func partsWithoutLengthShareEqually() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 80, height: 60)
    #expect(child.frame == CGRect(x: 40, y: 0, width: 0, height: 60))
  }

  @Test func resizingPropagatesDownTheTree() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    let grandchild = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    for view in [child, grandchild] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    parent.addSubview(child)
    child.addSubview(grandchild)
    parent.bounds.size = CGSize(width: 150, height: 120)
    #expect(grandchild.frame == CGRect(x: 10, y: 10, width: 130, height: 100))
  }

  @Test func nothingFollowsWhereTheSuperviewDoesNotResizeSubviews() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 200
    #expect(child.frame.width == 100)
  }
}
