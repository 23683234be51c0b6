import HeadlessUIKit
import TestSupport
import Testing

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF

/// A view of 8 × 8 points.
private func view(_ color: UIColor? = nil) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  view.backgroundColor = color
  return view
}

private func layer(_ frame: CGRect, _ color: UIColor) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color.cgColor
  return layer
}

private func picture(of view: UIView) throws -> Bitmap {
  try UIViewRenderer(scale: 1).bitmap(of: view)
}

@Suite struct ViewLayerTests {
  @Test func theViewIsTheDelegate() {
    let view = view()
    #expect(view.layer.delegate === view)
    #expect(view.layer === view.layer)
  }

  @Test func geometryIsShared() {
    let view = view()
    view.layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    view.center = CGPoint(x: 50, y: 60)
    #expect(view.layer.position == CGPoint(x: 50, y: 60))
    view.layer.bounds.size.width = 10
    #expect(view.frame == CGRect(x: 45, y: 40, width: 10, height: 40))
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    #expect(view.alpha == 0.5 && view.isHidden)
  }

  @Test func theAnchorPointPlacesTheView() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 20, y: 30))
    #expect(view.frame == CGRect(x: 20, y: -10, width: 20, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 20, width: 10, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: 6, height: 8)
    #expect(view.center == CGPoint(x: 0, y: 8))
    view.layer.position = CGPoint(x: 1, y: 1)
    #expect(view.frame == CGRect(x: 1, y: -7, width: 6, height: 8))
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: -2, y: -3, width: 6, height: 8))
  }

  @Test func aTransformIsAboutTheAnchorPoint() throws {
    let root = view()
    let hand = UIView(frame: CGRect(x: 4, y: 3, width: 4, height: 2))
    hand.backgroundColor = .red
    root.addSubview(hand)
    hand.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    hand.layer.position = CGPoint(x: 4, y: 4)
    hand.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(hand.frame == CGRect(x: 3, y: 4, width: 2, height: 4))
    #expect(hand.convert(CGPoint(x: 4, y: 1), to: root) == CGPoint(x: 4, y: 8))
    #expect(try picture(of: root).sketch[5] == "...##...")
    #expect(try picture(of: root).sketch[3] == "........")
  }

  @Test func sublayersAreAboveTheContentAndInOrderWithSubviews() throws {
    let root = view(.red)
    let first = view(.green)
    root.addSubview(first)
    let above = layer(CGRect(x: 0, y: 0, width: 8, height: 4), .blue)
    root.layer.addSublayer(above)
    let last = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 2))
    last.backgroundColor = .red
    root.addSubview(last)
    #expect(root.layer.sublayers == [first.layer, above, last.layer])
    #expect(above.superlayer == root.layer)
    let bitmap = try picture(of: root)
    #expect(bitmap[0, 0] == red)
    #expect(bitmap[0, 3] == blue)
    #expect(bitmap[0, 7] == UIColor.green.pixel)
  }

  @Test func aLayerAtTheBottomIsBehindSubviews() throws {
    let root = view()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 8))
    child.backgroundColor = .red
    root.addSubview(child)
    root.layer.insertSublayer(layer(CGRect(x: 0, y: 0, width: 8, height: 8), .blue), at: 0)
    let bitmap = try picture(of: root)
    #expect(bitmap[0, 0] == red)
    #expect(bitmap[7, 0] == blue)
  }

  @Test func theOrderFollowsTheSubviews() {
    let root = view()
    let (a, b, c) = (view(), view(), view())
    root.addSubview(a)
    root.addSubview(b)
    let free = CALayer()
    root.layer.insertSublayer(free, above: a.layer)
    root.insertSubview(c, belowSubview: b)
    #expect(root.layer.sublayers == [a.layer, free, c.layer, b.layer])
    root.bringSubviewToFront(a)
    #expect(root.layer.sublayers == [free, c.layer, b.layer, a.layer])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.layer.sublayers == [free, a.layer, b.layer, c.layer])
    b.removeFromSuperview()
    #expect(root.layer.sublayers == [free, a.layer, c.layer])
    free.removeFromSuperlayer()
    #expect(root.layer.sublayers == [a.layer, c.layer])
  }

  @Test func aSubviewIsNextToTheOneItIsInsertedAt() {
    let root = view()
    let (a, b, c) = (view(), view(), view())
    root.addSubview(a)
    let free = CALayer()
    root.layer.addSublayer(free)
    root.addSubview(b)
    root.insertSubview(c, aboveSubview: a)
    #expect(root.layer.sublayers == [a.layer, c.layer, free, b.layer])
    root.insertSubview(c, belowSubview: b)
    #expect(root.layer.sublayers == [a.layer, free, c.layer, b.layer])
  }

  @Test func aSubviewAtTheBackIsBehindFreeLayers() {
    let root = view()
    let (a, b) = (view(), view())
    root.addSubview(a)
    root.addSubview(b)
    let free = CALayer()
    root.layer.insertSublayer(free, at: 0)
    root.sendSubviewToBack(b)
    #expect(root.layer.sublayers == [b.layer, free, a.layer])
    #expect(root.subviews == [b, a])
    root.bringSubviewToFront(b)
    #expect(root.layer.sublayers == [free, a.layer, b.layer])
  }

  @Test func aFreeLayerIsPlacedByIndexAndNextToOthers() {
    let root = view()
    let (a, b) = (view(), view())
    root.addSubview(a)
    root.addSubview(b)
    let (back, middle, front) = (CALayer(), CALayer(), CALayer())
    root.layer.addSublayer(front)
    root.layer.insertSublayer(middle, at: 1)
    root.layer.insertSublayer(back, below: a.layer)
    #expect(root.layer.sublayers == [back, a.layer, middle, b.layer, front])
    root.layer.insertSublayer(back, above: b.layer)
    #expect(root.layer.sublayers == [a.layer, middle, b.layer, back, front])
    #expect(root.subviews == [a, b])
  }

  @Test func zPositionsOrderFreeLayersAndSubviews() throws {
    let root = view()
    let behind = layer(CGRect(x: 0, y: 0, width: 8, height: 8), .blue)
    root.layer.addSublayer(behind)
    root.addSubview(view(.red))
    #expect(try picture(of: root)[4, 4] == red)
    behind.zPosition = 1
    #expect(try picture(of: root)[4, 4] == blue)
    // The list keeps its order: only drawing follows zPositions.
    #expect(root.layer.sublayers?.first == behind)
  }

  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIGraphicsGetCurrentContext()?.fill(bounds)
    }
  }

  @Test func whatAViewDrawsIsSeenInPerspective() throws {
    func picture(_ view: UIView) throws -> Bitmap {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      view.isOpaque = false
      root.addSubview(view)
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 100
      view.layer.transform = CATransform3DRotate(transform, 0.8, 0, 1, 0)
      let image = UIGraphicsImageRenderer(size: root.bounds.size).image { _ in
        root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
      }
      return try #require(image.cgImage).bitmap
    }
    let filled = UIView()
    filled.backgroundColor = .red
    let (drawn, wanted) = (try picture(Drawing()), try picture(filled))
    // Only pixels at the edges differ, by how they are covered.
    let others = zip(drawn.pixels, wanted.pixels).count { $0 != $1 }
    let reds = drawn.pixels.count { $0 == red }
    #expect(reds > 1000 && others < reds / 10)
    #expect(drawn[0, 0] == 0 && drawn[60, 60] == red)
  }

  private final class LayerDrawing: UIView {
    var count = 0
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      count += 1
      ctx.setFillColor(UIColor.blue.cgColor)
      ctx.fill(layer.bounds)
      super.draw(layer, in: ctx)
    }
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 2, height: 8))
    }
  }

  @Test func displayingTheLayerOfAViewHasItDrawOnce() throws {
    let drawing = LayerDrawing(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    drawing.layer.display()
    #expect(drawing.count == 1)
    drawing.layer.opacity = 0.5
    let once = try picture(of: drawing)
    drawing.layer.display()
    #expect(try picture(of: drawing) == once)
  }

  @Test func aViewDrawsAsTheDelegateOfItsLayer() throws {
    let drawing = LayerDrawing(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    drawing.layer.cornerRadius = 0
    let bitmap = try picture(of: drawing)
    #expect(drawing.count == 1)
    #expect(bitmap[0, 4] == red && bitmap[5, 4] == blue)
  }

  @Test func removingASubviewsLayerRemovesTheSubview() {
    let root = view()
    root.addSubview(view())
    root.addSubview(view())
    root.layer.addSublayer(CALayer())
    for sublayer in root.layer.sublayers ?? [] { sublayer.removeFromSuperlayer() }
    #expect(root.subviews.isEmpty)
    #expect(root.layer.sublayers == nil)
  }

  @Test func aViewIsAddedByItsLayer() throws {
    let root = view()
    let child = view(.red)
    root.layer.addSublayer(child.layer)
    #expect(child.superview === root)
    let holder = layer(CGRect(x: 0, y: 0, width: 8, height: 8), .clear)
    let other = view(.blue)
    holder.addSublayer(other.layer)
    root.layer.addSublayer(holder)
    #expect(other.superview == nil)
    #expect(try picture(of: root)[4, 4] == blue)
    root.addSubview(other)
    #expect(holder.sublayers == nil)
  }

  @Test func zPositionsOrderSubviews() throws {
    let root = view()
    let low = view(.red)
    root.addSubview(low)
    root.addSubview(view(.blue))
    #expect(try picture(of: root)[4, 4] == blue)
    low.layer.zPosition = 1
    #expect(try picture(of: root)[4, 4] == red)
  }

  @Test func aMaskLimitsTheView() throws {
    let root = view(.red)
    root.addSubview(view(.blue))
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 2), transform: nil)
    root.layer.mask = mask
    #expect(try picture(of: root).coveredArea == 16)
    let cover = UIView(frame: CGRect(x: 4, y: 4, width: 4, height: 4))
    cover.backgroundColor = .black
    root.mask = cover
    #expect(root.layer.mask == cover.layer)
    #expect(try picture(of: root).sketch[4] == "....####")
    root.mask = nil
    #expect(try picture(of: root).coveredArea == 64)
  }

  /// A view whose layer has an oval path in its bounds, as it is laid out.
  private final class OvalView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    override func layoutSubviews() {
      super.layoutSubviews()
      (layer as? CAShapeLayer)?.path = CGPath(
        rect: bounds.insetBy(dx: 2, dy: 2), transform: nil)
    }
  }

  /// It has no superview that would lay it out.
  @Test func aViewWhoseLayerIsAMaskIsLaidOut() throws {
    let root = view(.red)
    let oval = OvalView(frame: root.bounds)
    let inner = OvalView(frame: root.bounds)
    oval.layer.mask = inner.layer
    root.layer.mask = oval.layer
    #expect(try picture(of: root).coveredArea == 16)
    oval.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
    #expect(try picture(of: root).coveredArea == 4)
    inner.bounds.size = CGSize(width: 4, height: 4)
    #expect(try picture(of: root).coveredArea == 0)

    // A view below the mask's.
    let (plain, child) = (UIView(frame: root.bounds), OvalView(frame: root.bounds))
    plain.addSubview(child)
    root.layer.mask = plain.layer
    #expect(try picture(of: root).coveredArea == 16)
    child.bounds.size = CGSize(width: 6, height: 8)
    #expect(try picture(of: root).coveredArea == 8)
  }

  @Test func theContentsOfALayerAreShown() throws {
    let root = view()
    root.layer.contents = CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [red]))
    #expect(try picture(of: root)[4, 4] == red)
  }

  @Test func subviewsTurnInSpace() throws {
    let root = view()
    let door = view(.red)
    root.addSubview(door)
    door.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(try picture(of: root).sketch[4] == "..####..")
    // The part in the plane is the view's transform: half of the width.
    #expect(abs(door.transform.a - 0.5) < 1e-12 && door.transform.d == 1)
    door.transform = .identity
    #expect(CATransform3DIsIdentity(door.layer.transform))
    #expect(try picture(of: root).sketch[4] == "########")
  }

  @Test func aPerspectiveIsThatOfTheSuperviewsLayer() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let door = UIView(frame: root.bounds)
    door.backgroundColor = .red
    root.addSubview(door)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 40
    root.layer.sublayerTransform = perspective
    door.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let bitmap = try picture(of: root)
    // As in the layers' own test: from 2.36 to 26.98.
    #expect(bitmap.alpha(1, 20) == 0 && bitmap.alpha(3, 20) == 255)
    #expect(bitmap.alpha(26, 20) > 200 && bitmap.alpha(27, 20) == 0)
  }

  @Test func aLayerOutlivesItsView() {
    var short: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    short?.alpha = 0.5
    let layer = short?.layer
    short = nil
    #expect(layer?.delegate == nil)
    #expect(layer?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer?.opacity == 0.5)
  }

  @Test func renderingDrawsAViewAndItsSubviews() throws {
    let root = view(.red)
    root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 8)))
    root.subviews[0].backgroundColor = .blue
    let context = try CGContext(width: 8, height: 8)
    root.layer.render(in: context)
    let bitmap = try context.makeBitmap()
    #expect(bitmap[0, 0] == blue && bitmap[7, 0] == red)
  }
}

@Suite struct LayerClassTests {
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer? { layer as? CAGradientLayer }
  }

  @Test func theViewHasALayerOfItsClass() throws {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let gradient = try #require(view.gradient)
    gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    child.backgroundColor = .blue
    view.addSubview(child)
    let bitmap = try picture(of: view)
    #expect(bitmap[0, 0] == blue && bitmap[0, 7] == red)
  }

  private final class RingLayer: CALayer {
    var color = UIColor.red
    override init() {
      super.init()
      name = "ring"
    }
    override init(layer: Any) {
      super.init(layer: layer)
      if let ring = layer as? RingLayer { color = ring.color }
    }
    required init?(coder: NSCoder) { return nil }
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(color.cgColor)
      ctx.fill(bounds)
    }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
  }

  @Test func aLayersOwnDrawingIsShown() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(view.layer.name == "ring")
    #expect(try picture(of: view)[4, 4] == red)
    (view.layer as? RingLayer)?.color = .blue
    #expect(try picture(of: view)[4, 4] == red)
    view.setNeedsDisplay()
    #expect(try picture(of: view)[4, 4] == blue)
  }

  private final class DrawnShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override func draw(_ rect: CGRect) {
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 8))
    }
  }

  @Test func theViewDrawsAboveTheKindOfItsLayer() throws {
    let view = DrawnShapeView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let shape = try #require(view.layer as? CAShapeLayer)
    shape.path = CGPath(rect: view.bounds)
    shape.fillColor = UIColor.red.cgColor
    let bitmap = try picture(of: view)
    #expect(bitmap[0, 0] == blue && bitmap[7, 0] == red)
  }

  @Test func sublayersAreLaidOutWithTheView() throws {
    final class Card: UIView {
      let shine = CALayer()
      var count = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        shine.backgroundColor = UIColor.red.cgColor
        layer.addSublayer(shine)
      }
      required init?(coder: NSCoder) { return nil }
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        count += 1
        if layer == self.layer { shine.frame = bounds }
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(try picture(of: card)[4, 4] == red)
    card.frame.size.width = 4
    card.layoutIfNeeded()
    #expect(card.shine.frame == card.bounds)
    #expect(card.count == 2)
  }

  @Test func layersThatNeedItAreLaidOutWithTheView() {
    final class Inner: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let root = view()
    let inner = Inner()
    let middle = CALayer()
    middle.addSublayer(inner)
    root.layer.addSublayer(middle)
    root.layoutIfNeeded()
    let before = inner.count
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(inner.count == before + 1)
  }

  @Test func changingSublayersWhileLayingOutDoesNotRepeatIt() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        layer.sublayers?.first?.removeFromSuperlayer()
        layer.insertSublayer(CALayer(), at: 0)
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.layoutIfNeeded()
    #expect(view.count == 1)
    #expect(view.layer.sublayers?.count == 1)
  }
}

extension UIColor {
  /// The colour as a pixel.
  fileprivate var pixel: UInt32 {
    let context = try? CGContext(width: 1, height: 1)
    context?.setFillColor(cgColor)
    context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return (try? context?.makeBitmap())?.pixels.first ?? 0
  }
}
