import CoreAnimation
import TestSupport
import Testing

/// A layer of a clock, and what it shows.
struct Stage {
  let clock = VirtualClock()
  let layer = CALayer()

  /// The opacity that is shown.
  var opacity: Float? { layer.presentation()?.opacity }

  func add(_ animation: CAAnimation, forKey key: String? = nil) {
    clock.perform { layer.add(animation, forKey: key) }
  }
}

/// From 0 to 1 in a second.
func fade() -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0
  animation.toValue = 1
  animation.duration = 1
  return animation
}

@Suite struct BasicAnimationTests {
  private let stage = Stage()

  @Test func itShowsWhatIsBetweenItsEnds() {
    stage.add(fade())
    #expect(stage.opacity == 0)
    stage.clock.advance(by: 0.25)
    #expect(stage.opacity == 0.25)
    #expect(stage.layer.opacity == 1)
  }

  @Test func afterItsEndItIsRemoved() {
    stage.layer.opacity = 0.5
    stage.add(fade(), forKey: "fade")
    #expect(stage.layer.animationKeys() == ["fade"])
    stage.clock.advance(by: 1)
    #expect(stage.opacity == 0.5)
    #expect(stage.layer.animation(forKey: "fade") == nil)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func fromAloneLeadsToTheLayersValue() {
    let animation = fade()
    animation.toValue = nil
    stage.layer.opacity = 0.5
    stage.add(animation)
    stage.clock.advance(by: 0.5)
    #expect(stage.opacity == 0.25)
  }

  @Test func toAloneBeginsAtTheLayersValue() {
    let animation = fade()
    animation.fromValue = nil
    animation.toValue = 0
    stage.add(animation)
    stage.clock.advance(by: 0.25)
    #expect(stage.opacity == 0.75)
  }

  @Test(arguments: [
    (0.2 as Float?, nil as Float?, 0.4 as Float), (nil, 0.8, 0.6), (nil, nil, 0.7),
  ])
  func byIsTheDifference(_ from: Float?, _ to: Float?, _ middle: Float) throws {
    stage.layer.opacity = 0.5
    let animation = fade()
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = 0.4
    stage.add(animation)
    stage.clock.advance(by: 0.5)
    let shown = try #require(stage.opacity)
    #expect(abs(shown - middle) < 1e-6)
  }

  @Test func additiveValuesAreAdded() throws {
    stage.layer.position = CGPoint(x: 10, y: 10)
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint(x: -8, y: 0)
    animation.toValue = CGPoint.zero
    animation.duration = 1
    animation.isAdditive = true
    stage.add(animation)
    stage.clock.advance(by: 0.5)
    #expect(stage.layer.presentation()?.position == CGPoint(x: 6, y: 10))
  }

  @Test func cumulativeRunsGoOnFromEachOther() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    animation.repeatCount = 3
    animation.isCumulative = true
    stage.add(animation)
    stage.clock.advance(by: 2.5)
    #expect(stage.layer.presentation()?.position.x == 25)
  }

  @Test func partsOfValuesAreAnimated() {
    stage.layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let animation = CABasicAnimation(keyPath: "bounds.size.width")
    animation.toValue = 30
    animation.duration = 1
    stage.add(animation)
    stage.clock.advance(by: 0.5)
    #expect(stage.layer.presentation()?.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test func aWholeTurnIsAnimated() throws {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 2 * CGFloat.pi
    animation.duration = 1
    stage.add(animation)
    stage.clock.advance(by: 0.25)
    let shown = try #require(stage.layer.presentation()).transform
    #expect(abs(shown.m11) < 1e-12 && abs(shown.m12 - 1) < 1e-12)
  }

  @Test func transformsTurnRatherThanShrink() throws {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    animation.duration = 1
    stage.add(animation)
    stage.clock.advance(by: 0.5)
    let shown = try #require(stage.layer.presentation()).transform
    let expected = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    #expect(abs(shown.m11 - expected.m11) < 1e-12 && abs(shown.m13 - expected.m13) < 1e-12)
  }

  @Test func coloursAreMixed() {
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = red
    animation.toValue = blue
    animation.duration = 1
    stage.add(animation)
    stage.clock.advance(by: 0.5)
    let purple = CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    #expect(stage.layer.presentation()?.backgroundColor == purple)
  }

  @Test func pathsOfTheSameStructureAreMixed() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animation = CABasicAnimation(keyPath: "path")
    animation.toValue = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 30))
    animation.duration = 1
    stage.clock.perform { shape.add(animation, forKey: nil) }
    stage.clock.advance(by: 0.5)
    let shown = try #require(shape.presentation()).path?.boundingBox
    #expect(shown == CGRect(x: 5, y: 0, width: 10, height: 20))
  }

  @Test func theTimingFunctionIsThePace() throws {
    let animation = fade()
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    stage.add(animation)
    stage.clock.advance(by: 0.6575)
    let shown = try #require(stage.opacity)
    #expect(abs(shown - 0.5) < 1e-6)
  }

  @Test func aDurationOfZeroIsThatOfTheTransaction() {
    let animation = fade()
    animation.duration = 0
    stage.add(animation)
    stage.clock.advance(by: 0.125)
    #expect(stage.opacity == 0.5)
  }

  @Test func laterAnimationsShowInFrontOfEarlierOnes() {
    stage.add(fade())
    let other = fade()
    other.fromValue = 0.75
    other.toValue = 0.75
    stage.add(other)
    #expect(stage.opacity == 0.75)
  }

  @Test func aKeyHasOneAnimation() {
    let watcher = Watcher()
    let first = fade()
    first.delegate = watcher
    stage.add(first, forKey: "fade")
    stage.add(fade(), forKey: "fade")
    #expect(watcher.events == ["start", "stop false"])
    #expect(stage.layer.animationKeys() == ["fade"])
  }

  @Test func theLayerAddsACopy() throws {
    let animation = fade()
    animation.setValue("mine", forKey: "id")
    stage.add(animation, forKey: "fade")
    animation.duration = 7
    let added = try #require(stage.layer.animation(forKey: "fade") as? CABasicAnimation)
    #expect(added !== animation)
    #expect(added.duration == 1)
    #expect(added.value(forKey: "id") as? String == "mine")
  }

  @Test func subclassesAreCopied() throws {
    final class Pulse: CABasicAnimation {}
    let copy = try #require(Pulse(keyPath: "opacity").copy() as? Pulse)
    #expect(copy.keyPath == "opacity")
  }

  @Test func whatIsAnimatedIsDrawn() throws {
    let layer = canvas()
    layer.addSublayer(box(CGRect(x: 0, y: 0, width: 2, height: 8), red))
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.byValue = 6
    animation.duration = 1
    let sublayer = try #require(layer.sublayers?.first)
    stage.clock.perform { sublayer.add(animation, forKey: nil) }
    stage.clock.advance(by: 0.5)
    #expect(try picture(of: layer).sketch[0] == "...##...")
    // Rendering leaves animations out.
    #expect(try renderedPicture(of: layer).sketch[0] == "##......")
  }

  @Test func customPropertiesAreDrawnAtEachTime() throws {
    final class Bar: CALayer {
      var length: CGFloat {
        get { managedValue(forKey: "length") }
        set { setManagedValue(newValue, forKey: "length") }
      }
      override class func needsDisplay(forKey key: String) -> Bool { key == "length" }
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(red)
        ctx.fill(CGRect(x: 0, y: 0, width: length, height: 8))
      }
    }
    let bar = Bar()
    bar.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    bar.length = 8
    let animation = CABasicAnimation(keyPath: "length")
    animation.fromValue = 0
    animation.duration = 1
    stage.clock.perform { bar.add(animation, forKey: nil) }
    stage.clock.advance(by: 0.25)
    #expect(try picture(of: bar).sketch[0] == "##......")
    stage.clock.advance(by: 0.5)
    #expect(try picture(of: bar).sketch[0] == "######..")
    stage.clock.advance(by: 0.25)
    #expect(try picture(of: bar).sketch[0] == "########")
  }

  @Test func aLayerThatSetsItsContentsHasWhatItStores() throws {
    // Without an initializer that copies what it stores: it is the layer itself that displays.
    final class Bar: CALayer {
      var height: CGFloat = 0 { didSet { setNeedsDisplay() } }
      var length: CGFloat {
        get { managedValue(forKey: "length") }
        set { setManagedValue(newValue, forKey: "length") }
      }
      override class func needsDisplay(forKey key: String) -> Bool { key == "length" }
      override func display() {
        let shown = presentation()?.length ?? 0
        let pixels = (0..<64).map { pixel -> UInt32 in
          let (x, y) = (CGFloat(pixel % 8), CGFloat(pixel / 8))
          return x < shown && y < height ? 0xFFFF_0000 : 0
        }
        contents = CGImage(bitmap: Bitmap(width: 8, height: 8, pixels: pixels))
      }
    }
    let bar = Bar()
    bar.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    bar.length = 8
    bar.height = 4
    let animation = CABasicAnimation(keyPath: "length")
    animation.fromValue = 0
    animation.duration = 1
    stage.clock.perform { bar.add(animation, forKey: nil) }
    stage.clock.advance(by: 0.25)
    #expect(try picture(of: bar).sketch[4] == "........")
    #expect(try picture(of: bar).sketch[3] == "##......")
    stage.clock.advance(by: 0.5)
    #expect(try picture(of: bar).sketch[3] == "######..")
    stage.clock.advance(by: 0.25)
    #expect(try picture(of: bar).sketch[3] == "########")
  }
}

/// Records the events of animations.
final class Watcher: CAAnimationDelegate {
  var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) { events.append("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop \(flag)")
  }
}
