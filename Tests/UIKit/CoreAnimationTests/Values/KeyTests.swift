import CoreAnimation
import TestSupport
import Testing

@Suite struct LayerKeyTests {
  private let layer = CALayer()

  @Test func propertiesAreReadAndSetByTheirKeys() {
    layer.setValue(0.25, forKey: "opacity")
    #expect(layer.opacity == 0.25)
    #expect(layer.value(forKey: "opacity") as? Double == 0.25)
    #expect(layer.value(forKey: "opacity") as? CGFloat == 0.25)
    #expect(layer.value(forKey: "opacity") as? NSNumber == 0.25)
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    #expect(layer.position == CGPoint(x: 3, y: 4))
    layer.setValue(red, forKey: "backgroundColor")
    #expect(layer.backgroundColor == red)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
    layer.setValue(true, forKey: "hidden")
    #expect(layer.isHidden)
  }

  @Test func aValueOfAnotherTypeChangesNothing() {
    layer.setValue("wide", forKey: "cornerRadius")
    layer.setValue(7, forKey: "backgroundColor")
    #expect(layer.cornerRadius == 0)
    #expect(layer.backgroundColor == nil)
  }

  @Test func boxedPointsAreAccepted() {
    layer.setValue(NSValue(point: CGPoint(x: 1, y: 2)), forKey: "position")
    #expect(layer.position == CGPoint(x: 1, y: 2))
    let turn = CATransform3DMakeRotation(1, 0, 1, 0)
    layer.setValue(NSValue(caTransform3D: turn), forKey: "transform")
    #expect(layer.transform == turn)
  }

  @Test func otherKeysHaveAPlaceOfTheirOwn() {
    layer.setValue("anything", forKey: "purpose")
    #expect(layer.value(forKey: "purpose") as? String == "anything")
    #expect(layer.value(forKey: "missing") == nil)
  }

  @Test func pathsReachPartsOfValues() {
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.value(forKeyPath: "bounds.size.width") as? Double == 30)
    #expect(layer.value(forKeyPath: "position.y") as? Double == 40)
    layer.setValue(50, forKeyPath: "bounds.size.height")
    #expect(layer.bounds.size == CGSize(width: 30, height: 50))
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
    #expect(layer.bounds.origin == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKeyPath: "bounds.size.depth") == nil)
  }

  @Test func pathsReachPartsOfTransforms() {
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(layer.transform == CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    layer.setValue(2, forKeyPath: "transform.scale")
    let scale: CGFloat? = layer.value(forKeyPath: "transform.scale.x") as? CGFloat
    #expect(scale.map { isClose($0, 2) } == true)
    let angle: CGFloat? = layer.value(forKeyPath: "transform.rotation") as? CGFloat
    #expect(angle.map { isClose($0, .pi / 2) } == true)
    layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "transform.translation")
    #expect(isClose(layer.transform.m41, 5) && isClose(layer.transform.m42, 6))
  }

  @Test func anglesBeyondARightAngleAreKept() {
    for axis in ["x", "y", "z"] {
      let path = "transform.rotation.\(axis)"
      layer.transform = CATransform3DIdentity
      layer.setValue(-0.4, forKeyPath: path)
      let angle = layer.value(forKeyPath: path) as? Double
      #expect(angle.map { isClose($0, -0.4) } == true, "\(axis)")
    }
  }

  @Test func aRotationKeepsThePerspective() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    layer.transform = perspective
    layer.setValue(0.5, forKeyPath: "transform.rotation.y")
    let expected = CATransform3DRotate(perspective, 0.5, 0, 1, 0)
    #expect(isClose(layer.transform.m14, expected.m14))
    #expect(isClose(layer.transform.m11, expected.m11))
    #expect(isClose(layer.transform.m13, expected.m13))
    #expect(isClose(layer.transform.m34, expected.m34))
  }

  @Test func pathsReachSublayersByTheirNames() {
    let inner = CALayer()
    inner.name = "inner"
    layer.addSublayer(inner)
    layer.setValue(0.5, forKeyPath: "sublayers.inner.opacity")
    #expect(inner.opacity == 0.5)
    #expect(layer.value(forKeyPath: "sublayers.inner.opacity") as? Double == 0.5)
    #expect(layer.value(forKeyPath: "sublayers.outer.opacity") == nil)
  }

  @Test func kindsHaveKeysOfTheirOwn() {
    let shape = CAShapeLayer()
    shape.setValue(0.5, forKey: "strokeEnd")
    shape.setValue([1, 2], forKey: "lineDashPattern")
    #expect(shape.strokeEnd == 0.5)
    #expect(shape.lineDashPattern == [1, 2])
    let gradient = CAGradientLayer()
    gradient.setValue([red, blue], forKey: "colors")
    #expect(gradient.colors?.count == 2)
  }

  @Test func dynamicPropertiesHaveDefaults() {
    final class Ring: CALayer {
      var progress: CGFloat {
        get { managedValue(forKey: "progress") }
        set { setManagedValue(newValue, forKey: "progress") }
      }
      var color: CGColor? {
        get { managedValue(forKey: "color") }
        set { setManagedValue(newValue, forKey: "color") }
      }
      var isClosed: Bool {
        get { managedValue(forKey: "isClosed") }
        set { setManagedValue(newValue, forKey: "isClosed") }
      }
      override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    }
    let ring = Ring()
    #expect(ring.progress == 0)
    #expect(ring.color == nil)
    #expect(!ring.isClosed)
    ring.progress = 0.25
    ring.color = red
    ring.isClosed = true
    #expect(ring.progress == 0.25)
    #expect(ring.color == red)
    #expect(ring.isClosed)
    #expect(ring.needsDisplay())
    ring.color = nil
    #expect(ring.color == nil)
  }

  @Test func dynamicPropertiesWithoutADefaultAreZero() {
    enum Shape: Int { case round, square }
    struct Insets: Equatable { var left: CGFloat, right: CGFloat }
    final class Child: CALayer {
      var shape: Shape { managedValue(forKey: "shape") }
      var insets: Insets { managedValue(forKey: "insets") }
      var words: Set<String> { managedValue(forKey: "words") }
      var table: [String: Int] { managedValue(forKey: "table") }
      var data: Data { managedValue(forKey: "data") }
      var layer: CALayer { managedValue(forKey: "layer") }
    }
    let child = Child()
    #expect(child.shape == .round)
    #expect(child.insets == Insets(left: 0, right: 0))
    #expect(child.words.isEmpty && child.table.isEmpty && child.data.isEmpty)
    // As a nil object of Objective-C.
    let address = unsafeBitCast(child.layer, to: Int.self)
    #expect(address == 0)
    child.setValue(CALayer(), forKey: "layer")
    #expect(child.layer.bounds == .zero)
  }
}
