import HeadlessUIKit
import TestSupport
import Testing
import ViewTestSupport

private let red: UInt32 = 0xFFFF_0000

@Suite struct ViewLayerAnimationTests {
  private let clock = VirtualClock()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 8))

  init() {
    box.backgroundColor = .red
    root.addSubview(box)
  }

  private func animate(_ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    clock.perform { box.layer.add(animation, forKey: path) }
  }

  /// Compares the fifth row.
  private func expect(_ row: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let drawn = try UIViewRenderer(scale: 1).bitmap(of: root).sketch[4]
    #expect(drawn == row, sourceLocation: sourceLocation)
  }

  @Test func aMovementIsDrawn() throws {
    animate("position.x", by: 6)
    try expect("##......")
    clock.advance(by: 0.5)
    try expect("...##...")
    #expect(box.frame.minX == 0)
    #expect(box.layer.presentation()?.frame.minX == 3)
    clock.advance(by: 0.5)
    try expect("##......")
  }

  @Test func sizesAndTransformsAreDrawn() throws {
    box.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    box.layer.position.x = 0
    animate("transform.scale.x", from: 1, to: 4)
    clock.advance(by: 1.0 / 3)
    try expect("####....")
    box.layer.removeAllAnimations()
    animate("bounds.size.width", to: 8)
    clock.advance(by: 0.5)
    try expect("#####...")
  }

  @Test func coloursAndOpacityAreDrawn() throws {
    animate("backgroundColor", to: UIColor.blue.cgColor)
    clock.advance(by: 0.5)
    #expect(try UIViewRenderer(scale: 1).bitmap(of: root)[0, 0] == 0xFF80_0080)
    box.layer.removeAllAnimations()
    animate("opacity", from: 1, to: 0)
    clock.advance(by: 0.5)
    #expect(try UIViewRenderer(scale: 1).bitmap(of: root)[0, 0] == 0x8080_0000)
  }

  @Test func cornersAreDrawn() throws {
    box.frame = root.bounds
    animate("cornerRadius", from: 0, to: 8)
    clock.advance(by: 0.5)
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: root)
    #expect(bitmap.alpha(0, 0) == 0)
    #expect(bitmap[4, 4] == red)
  }

  @Test func aSublayersAnimationIsDrawn() throws {
    let ring = CAShapeLayer()
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 4.5))
    line.addLine(to: CGPoint(x: 8, y: 4.5))
    ring.path = line
    ring.strokeColor = UIColor.red.cgColor
    root.layer.addSublayer(ring)
    box.isHidden = true
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    clock.perform { ring.add(animation, forKey: nil) }
    clock.advance(by: 0.25)
    try expect("##......")
  }

  @Test func blocksAndAnimationsOfTheLayerAddUp() throws {
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 4 }
    }
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 2
    animation.isAdditive = true
    animation.duration = 1
    clock.perform { box.layer.add(animation, forKey: nil) }
    clock.advance(by: 0.5)
    try expect("...##...")
  }

  @Test func theDescriptionShowsThem() {
    animate("position.x", by: 6)
    clock.advance(by: 0.5)
    let shown = box.viewNode().properties["presentation"]
    #expect(shown == .map(["frame": .list([.number(3), .number(0), .number(2), .number(8)])]))
  }

  @Test func aTurnInSpaceIsAnimatedByABlock() throws {
    box.frame = root.bounds
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.layer.transform = CATransform3DMakeRotation(2 * .pi / 3, 0, 1, 0)
      }
    }
    clock.advance(by: 0.5)
    try expect("..####..")
    clock.advance(by: 0.5)
    try expect("..####..")
  }

  @Test func freeLayersOfAViewAnimateByThemselves() throws {
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 2, height: 8)
    dot.backgroundColor = UIColor.red.cgColor
    root.layer.addSublayer(dot)
    dot.markCommitted()
    box.isHidden = true
    clock.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      dot.position.x += 6
      CATransaction.commit()
    }
    clock.advance(by: 0.5)
    try expect("...##...")
    // The layer of a view does not.
    clock.perform { box.layer.opacity = 0 }
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func actionsOfAViewsLayerFollowTheBlock() {
    #expect(box.action(for: box.layer, forKey: "opacity") is NSNull)
    clock.perform {
      UIView.animate(withDuration: 3) {
        let action = box.action(for: box.layer, forKey: "opacity") as? CABasicAnimation
        #expect(action?.duration == 3)
        #expect(action?.keyPath == "opacity")
      }
    }
  }
}
