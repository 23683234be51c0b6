import CoreAnimation
import TestSupport
import Testing

@Suite struct LayerGeometryTests {
  private let layer = CALayer()

  @Test func theFrameFollowsFromPositionSizeAndAnchorPoint() {
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 50)
    let centered = CGRect(x: 80, y: 40, width: 40, height: 20)
    #expect(layer.frame == centered)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    let cornered = CGRect(x: 100, y: 30, width: 40, height: 20)
    #expect(layer.frame == cornered)
  }

  @Test func contentIsFlippedUnlessAnOddNumberOfGeometriesIs() {
    let parent = CALayer()
    parent.addSublayer(layer)
    #expect(layer.contentsAreFlipped())
    parent.isGeometryFlipped = true
    #expect(!layer.contentsAreFlipped() && !parent.contentsAreFlipped())
    layer.isGeometryFlipped = true
    #expect(layer.contentsAreFlipped())
  }

  @Test func settingTheFrameMovesTheAnchorPoint() {
    layer.anchorPoint = CGPoint(x: 0.25, y: 0)
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 8)
    #expect(layer.position == CGPoint(x: 20, y: 20))
    #expect(layer.bounds.size == CGSize(width: 40, height: 8))
  }

  @Test func theFrameReadsBackAsItWasSet() {
    let frame = CGRect(x: 0.1, y: 0.7, width: 0.3, height: 1.1)
    layer.frame = frame
    #expect(layer.frame == frame)
  }

  @Test func underATransformTheFrameIsTheBoxAround() {
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    // The middle, (20, 15), stays.
    let turned = CGRect(x: 15, y: 5, width: 10, height: 20)
    #expect(layer.frame == turned)
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
    #expect(layer.bounds.size == CGSize(width: 60, height: 30))
    #expect(layer.position == CGPoint(x: 15, y: 30))
  }

  @Test func aRotationIsAboutTheAnchorPoint() {
    let parent = CALayer()
    parent.addSublayer(layer)
    layer.anchorPoint = .zero
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    // The corner stays at (10, 10), the x axis points down.
    #expect(layer.convert(CGPoint(x: 20, y: 0), to: parent) == CGPoint(x: 10, y: 30))
    #expect(layer.affineTransform().b == 1)
  }

  @Test func pointsAreConvertedThroughTheTree() {
    let root = CALayer()
    let one = CALayer()
    let two = CALayer()
    root.addSublayer(one)
    root.addSublayer(two)
    one.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    one.bounds.origin = CGPoint(x: 0, y: 5)
    two.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    two.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    // (3, 10) of one is (13, 15) of the root; two scales about (125, 25).
    let there = one.convert(CGPoint(x: 3, y: 10), to: two)
    #expect(there == CGPoint(x: -31, y: 20))
    #expect(two.convert(there, to: one) == CGPoint(x: 3, y: 10))
    #expect(two.convert(CGPoint(x: 3, y: 10), from: one) == there)
    let rect = one.convert(CGRect(x: 0, y: 5, width: 10, height: 10), to: nil)
    #expect(rect == CGRect(x: 10, y: 10, width: 10, height: 10))
  }

  @Test func aPerspectiveBringsFarPointsTogether() {
    let parent = canvas()
    parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.addSublayer(layer)
    layer.frame = parent.bounds
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    parent.sublayerTransform = perspective
    layer.zPosition = -100
    // Twice as far away as the viewer's plane: half as large, about the middle.
    #expect(layer.convert(CGPoint(x: 100, y: 0), to: parent) == CGPoint(x: 75, y: 25))
  }

  @Test func theFrontmostLayerIsHit() {
    let parent = canvas()
    let back = box(CGRect(x: 0, y: 0, width: 6, height: 6))
    let front = box(CGRect(x: 4, y: 4, width: 6, height: 6))
    parent.addSublayer(back)
    parent.addSublayer(front)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5)) == front)
    back.zPosition = 1
    #expect(parent.hitTest(CGPoint(x: 5, y: 5)) == back)
    back.isHidden = true
    #expect(parent.hitTest(CGPoint(x: 1, y: 1)) == parent)
    // Sublayers reach beyond their superlayer, unless it clips.
    #expect(parent.hitTest(CGPoint(x: 9, y: 9)) == front)
    parent.masksToBounds = true
    #expect(parent.hitTest(CGPoint(x: 9, y: 9)) == nil)
  }
}

@Suite struct Transform3DTests {
  @Test func functionsApplyWhatTheyAddFirst() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    #expect(moved.m41 == 20 && moved.m42 == 60 && moved.m43 == 120)
  }

  @Test func aRotationAboutZLeadsFromXToY() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 5)
    #expect(turn.m11 == 0 && turn.m12 == 1 && turn.m21 == -1 && turn.m22 == 0 && turn.m33 == 1)
    #expect(CATransform3DIsAffine(turn))
    let plane = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CATransform3DGetAffineTransform(turn) == plane)
    #expect(CATransform3DMakeAffineTransform(plane) == turn)
  }

  @Test func anInverseUndoesATransform() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform.m34 = -0.002
    transform = CATransform3DTranslate(transform, 5, -3, 2)
    let identity = CATransform3DConcat(transform, CATransform3DInvert(transform))
    for (row, expected) in zip(identity.allRows, CATransform3DIdentity.allRows) {
      for (number, wanted) in zip(row, expected) { #expect(abs(number - wanted) < 1e-12) }
    }
  }

  @Test func whatCannotBeInvertedIsReturned() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(!CATransform3DIsIdentity(flat))
  }
}

extension CATransform3D {
  fileprivate var allRows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}
