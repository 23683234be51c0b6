import Foundation
import HeadlessUIKit
import TestSupport
import Testing

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF

private let frame = CGRect(x: 0, y: 0, width: 8, height: 8)

private func picture(of view: UIView) throws -> Bitmap {
  try UIViewRenderer(scale: 1).bitmap(of: view)
}

/// An image of 4 × 2 red pixels.
private let image = CGImage(
  bitmap: Bitmap(width: 4, height: 2, pixels: Array(repeating: red, count: 8)))

/// Draws a blue ground as the delegate of its layer, and a red bar of two points over it.
private class GroundView: UIView {
  var calls: [String] = []

  override func layerWillDraw(_ layer: CALayer) {
    calls.append("will")
  }

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.append("layer")
    ctx.setFillColor(UIColor.blue.cgColor)
    ctx.fill(layer.bounds)
    super.draw(layer, in: ctx)
  }

  override func draw(_ rect: CGRect) {
    calls.append("rect")
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 2, height: 8))
  }
}

private final class LowerGroundView<Value>: GroundView {}

/// Shows an image as the contents of its layer.
private final class ImageLayerView: UIView {
  var displays = 0
  var draws = 0
  var drawsToo = false

  override func display(_ layer: CALayer) {
    displays += 1
    if drawsToo { super.display(layer) } else { layer.contents = image }
  }

  override func draw(_ rect: CGRect) {
    draws += 1
    UIColor.blue.setFill()
    UIGraphicsGetCurrentContext()?.fill(bounds)
  }
}

private final class RedView: UIView {
  var count = 0

  override func draw(_ rect: CGRect) {
    count += 1
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(bounds)
  }
}

/// A stage with a view in its window.
private func stage(_ view: UIView) -> KeptDrawingStage {
  let stage = KeptDrawingStage()
  stage.window.addSubview(view)
  return stage
}

@Suite struct LayerDisplayTests {
  @Test func aViewDrawsAsADelegateWhoeverAskedForItsLayer() throws {
    let view = GroundView(frame: frame)
    let bitmap = try picture(of: view)
    #expect(view.calls == ["will", "layer", "rect"])
    #expect(bitmap[0, 4] == red && bitmap[5, 4] == blue)
  }

  @Test func aSubclassInheritsTheOverride() throws {
    let view = LowerGroundView<Int>(frame: frame)
    let bitmap = try picture(of: view)
    #expect(bitmap[0, 4] == red && bitmap[5, 4] == blue)
  }

  @Test func aViewIsDrawnAsADelegateInAWindowOnce() throws {
    let view = GroundView(frame: frame)
    let stage = stage(view)
    stage.application.updateDisplay()
    let bitmap = try stage.picture()
    #expect(bitmap[0, 4] == red && bitmap[5, 4] == blue)
    #expect(view.calls == ["will", "layer", "rect"])
  }

  @Test func otherViewsAreDrawnWithoutALayer() throws {
    let root = UIView(frame: frame)
    root.addSubview(RedView(frame: frame))
    #expect(try picture(of: root)[4, 4] == red)
    #expect(root.loadedSubviewLayers.isEmpty)
  }

  @Test func displayingReplacesDrawing() throws {
    let view = ImageLayerView(frame: frame)
    let bitmap = try picture(of: view)
    #expect(bitmap[0, 0] == red && bitmap[7, 7] == red)
    #expect(try picture(of: view) == bitmap)
    #expect(view.displays == 1 && view.draws == 0)
    view.setNeedsDisplay()
    #expect(try picture(of: view) == bitmap)
    #expect(view.displays == 2)
  }

  @Test func displayingCanDraw() throws {
    let view = ImageLayerView(frame: frame)
    view.drawsToo = true
    #expect(try picture(of: view)[4, 4] == blue)
    #expect(view.displays == 1 && view.draws == 1)
    view.layer.display()
    #expect(view.displays == 2 && view.draws == 2)
    #expect(try picture(of: view)[4, 4] == blue)
    #expect(view.draws == 2)
  }

  @Test func displayedContentsReplaceThoseBefore() throws {
    let view = ImageLayerView(frame: frame)
    view.isOpaque = false
    view.layer.contents = CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [blue]))
    view.layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    view.contentMode = .scaleAspectFit
    let rows = try picture(of: view).sketch
    let wanted = [
      "........", "........", "########", "########", "########", "########", "........",
      "........",
    ]
    #expect(rows == wanted)
  }

  @Test func contentsArePlacedByTheContentMode() throws {
    let view = UIView(frame: frame)
    view.layer.contents = image
    view.contentMode = .bottomRight
    let rows = try picture(of: view).sketch
    #expect(rows[5] == "........" && rows[6] == "....####" && rows[7] == "....####")
  }

  @Test func aWindowHasItsViewsDisplayed() throws {
    let view = ImageLayerView(frame: frame)
    let application = stage(view).application
    application.updateDisplay()
    #expect(view.displays == 1)
    application.updateDisplay()
    #expect(view.displays == 1)
    view.layer.setNeedsDisplay()
    #expect(view.layer.needsDisplay())
    application.updateDisplay()
    #expect(view.displays == 2 && view.draws == 0)
  }

  @Test func theLayerOfAViewIsDisplayedIfNeeded() {
    let view = RedView(frame: frame)
    #expect(view.layer.needsDisplay())
    view.layer.displayIfNeeded()
    view.layer.displayIfNeeded()
    #expect(view.count == 1 && !view.layer.needsDisplay())
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()
    #expect(view.count == 2)
    view.layer.display()
    #expect(view.count == 3)
  }

  @Test func aPlainViewNeedsNoDisplay() {
    let view = UIView(frame: frame)
    view.layer.setNeedsDisplay()
    #expect(!view.layer.needsDisplay())
  }

  @Test func whatWasDisplayedInAWindowIsShown() throws {
    let view = RedView(frame: frame)
    let stage = stage(view)
    view.layer.displayIfNeeded()
    stage.application.updateDisplay()
    #expect(try stage.picture()[4, 4] == red)
    #expect(view.count == 1)
  }

  // MARK: Layers without views

  @Test func aCommitDisplaysSublayersThatNoViewHas() throws {
    let view = UIView(frame: frame)
    let (bar, inner, mask) = (BarLayer(), BarLayer(), BarLayer())
    view.layer.addSublayer(bar)
    bar.addSublayer(inner)
    bar.mask = mask
    for layer in [bar, inner, mask] { layer.frame = frame }
    let application = stage(view).application
    application.updateDisplay()
    // Layers draw only when they are asked to.
    #expect(bar.drawn.isEmpty && inner.drawn.isEmpty && mask.drawn.isEmpty)
    for layer in [bar, inner, mask] { layer.setNeedsDisplay() }
    #expect(bar.needsDisplay())
    application.updateDisplay()
    application.updateDisplay()
    #expect(bar.drawn == [0] && inner.drawn == [0] && mask.drawn == [0])
    #expect(!bar.needsDisplay())
  }

  @Test func aCommitHasDelegatesDisplay() throws {
    final class Painter: CALayerDelegate {
      var calls: [String] = []
      func layerWillDraw(_ layer: CALayer) { calls.append("will") }
      func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
    }
    final class Shower: CALayerDelegate {
      func display(_ layer: CALayer) { layer.contents = image }
    }
    let view = UIView(frame: frame)
    let (painter, shower) = (Painter(), Shower())
    let (painted, shown) = (CALayer(), CALayer())
    painted.delegate = painter
    shown.delegate = shower
    for layer in [painted, shown] {
      layer.frame = frame
      view.layer.addSublayer(layer)
      layer.setNeedsDisplay()
    }
    stage(view).application.updateDisplay()
    #expect(painter.calls == ["will", "draw"])
    #expect(shown.contents is CGImage)
  }

  @Test func whatIsHiddenIsDisplayedWhenItIsShown() throws {
    let view = UIView(frame: frame)
    let bar = BarLayer()
    bar.frame = frame
    bar.isHidden = true
    view.layer.addSublayer(bar)
    bar.setNeedsDisplay()
    let application = stage(view).application
    application.updateDisplay()
    #expect(bar.drawn.isEmpty)
    bar.isHidden = false
    application.updateDisplay()
    #expect(bar.drawn == [0])
  }

  @Test func aCommitDisplaysWhatAnAnimationShows() throws {
    let view = UIView(frame: frame)
    let bar = BarLayer()
    bar.frame = frame
    view.layer.addSublayer(bar)
    let application = stage(view).application
    application.perform {
      bar.length = 8
      let animation = CABasicAnimation(keyPath: "length")
      animation.fromValue = 0
      animation.duration = 1
      bar.add(animation, forKey: "length")
    }
    application.clock.advance(by: 0.25)
    #expect(bar.log.lengths.last == 2)
    application.clock.advance(by: 0.5)
    #expect(bar.log.lengths.last == 6)
    #expect(bar.presentation()?.length == 6)
    application.clock.advance(by: 0.5)
    let count = bar.log.lengths.count
    application.clock.advance(by: 0.5)
    #expect(bar.log.lengths.count == count)
  }

  @Test func theLayerClassOfAViewShowsWhatAnAnimationDoes() throws {
    let view = BarView(frame: frame)
    let bar = try #require(view.layer as? BarLayer)
    let stage = stage(view)
    stage.application.perform {
      let animation = CABasicAnimation(keyPath: "length")
      animation.fromValue = 0
      animation.toValue = 8
      animation.duration = 1
      bar.add(animation, forKey: "length")
    }
    stage.application.clock.advance(by: 0.5)
    #expect(bar.log.lengths.last == 4)
    let bitmap = try stage.picture()
    #expect(bitmap[3, 4] == red && bitmap[4, 4] == 0xFF00_0000)
  }
}

/// Draws a red bar, of a length that it stores itself.
private final class BarLayer: CALayer {
  /// The lengths of all that was drawn, by the layer and by the copies that show its animations.
  final class Log {
    var lengths: [CGFloat] = []
  }

  var length: CGFloat = 0
  let log: Log
  var drawn: [CGFloat] { log.lengths }

  override init() {
    log = Log()
    super.init()
  }

  override init(layer: Any) {
    let other = layer as? BarLayer
    log = other?.log ?? Log()
    super.init(layer: layer)
    length = other?.length ?? 0
  }

  required init?(coder: NSCoder) { nil }

  override class func needsDisplay(forKey key: String) -> Bool { key == "length" }

  // As rewriting adds it for an `@objc dynamic` property.
  override class func _keyedProperty(_ key: String) -> KeyedProperty? {
    key == "length" ? KeyedProperty(\BarLayer.length) : super._keyedProperty(key)
  }

  override func draw(in ctx: CGContext) {
    log.lengths.append(length)
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: length, height: 8))
  }
}

private final class BarView: UIView {
  override class var layerClass: AnyClass { BarLayer.self }
}
