import Foundation
import HeadlessUIKit
import StandardViews
import TestSupport
import Testing

@Suite struct KeptDrawingsAgainstFreshOnes {
  /// Text, a curve, a gradient, a shadow, a layer and a picture, of which parts change.
  private final class Collage: UIView {
    var step = 0

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: UIColor.gray.cgColor)
      UIColor.orange.setFill()
      UIBezierPath(roundedRect: bounds.insetBy(dx: 3.3, dy: 4.1), cornerRadius: 6).fill()
      context.restoreGState()
      context.saveGState()
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      UIColor.purple.setStroke()
      let curve = UIBezierPath()
      curve.move(to: CGPoint(x: 2, y: 2))
      curve.addCurve(
        to: CGPoint(x: 60, y: 40), controlPoint1: CGPoint(x: 50, y: 0),
        controlPoint2: CGPoint(x: 0, y: CGFloat(step)))
      curve.lineWidth = 3.5
      curve.stroke()
      // What the path becomes after it was drawn does not count.
      curve.apply(CGAffineTransform(translationX: 9, y: 9))
      context.rotate(by: 0.2)
      context.fill(CGRect(x: 20, y: 10, width: 12.5, height: 8.25))
      context.endTransparencyLayer()
      context.restoreGState()
      if let gradient = CGGradient(colors: [UIColor.red.cgColor, UIColor.blue.cgColor]) {
        context.saveGState()
        context.clip(to: CGRect(x: 40, y: 5, width: 12, height: 30))
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 40, y: 5), end: CGPoint(x: 52, y: CGFloat(35 + step)))
        context.restoreGState()
      }
      UIFont.systemFont(ofSize: 11).drawForTest("Layout \(step)", at: CGPoint(x: 4.3, y: 20.6))
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func everyFrameIsByteForByteADrawingAfresh(scale: CGFloat) throws {
    func content() -> (view: UIView, collage: Collage, label: UILabel) {
      let view = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 90))
      view.backgroundColor = .white.withAlphaComponent(0.6)
      let collage = Collage(frame: CGRect(x: 3, y: 5, width: 66, height: 44))
      let label = UILabel(frame: CGRect(x: 1, y: 55, width: 88, height: 22))
      label.text = "Views that live"
      view.addSubview(collage)
      view.addSubview(label)
      return (view, collage, label)
    }
    let kept = KeptDrawingStage(scale: scale)
    kept.window.backgroundColor = .yellow
    let living = content()
    kept.window.addSubview(living.view)
    var random = SplitMix64(seed: 42)
    for frame in 0..<40 {
      living.collage.frame.origin = CGPoint(
        x: CGFloat(random.next(below: 600)) / 30 - 10, y: CGFloat(random.next(below: 40)) - 10)
      living.label.alpha = CGFloat(random.next(below: 10)) / 10
      living.view.transform =
        frame % 5 == 4 ? CGAffineTransform(rotationAngle: CGFloat(frame)) : .identity
      if frame % 3 == 1 {
        living.collage.setNeedsDisplay(
          CGRect(
            x: CGFloat(random.next(below: 60)), y: CGFloat(random.next(below: 40)),
            width: CGFloat(random.next(below: 400)) / 10, height: 13.3))
      }
      if frame % 7 == 6 {
        living.collage.step = frame
        living.collage.setNeedsDisplay()
      }
      let fresh = KeptDrawingStage(scale: scale)
      fresh.window.backgroundColor = .yellow
      let copy = content()
      copy.collage.step = living.collage.step
      copy.collage.frame = living.collage.frame
      copy.label.alpha = living.label.alpha
      copy.view.transform = living.view.transform
      fresh.window.addSubview(copy.view)
      let isSame = try kept.picture() == fresh.picture()
      #expect(isSame, "frame \(frame)")
    }
    #expect(living.collage.drawingCount < 40)
  }
}

extension UIFont {
  /// Draws text into the current context.
  fileprivate func drawForTest(_ text: String, at point: CGPoint) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 16))
    label.text = text
    label.font = self
    UIGraphicsGetCurrentContext()?.saveGState()
    UIGraphicsGetCurrentContext()?.translateBy(x: point.x, y: point.y)
    label.drawText(in: label.bounds)
    UIGraphicsGetCurrentContext()?.restoreGState()
  }
}
