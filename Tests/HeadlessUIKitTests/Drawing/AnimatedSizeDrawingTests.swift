import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What is seen of views while an animation shows them at other sizes than their own: in each test half
/// of the way from a width of 40 to one of 80 points.
@Suite("A view that is animated to another size")
struct AnimatedSizeDrawingTests {
  private let stage = KeptDrawingStage()

  private func pictureHalfway(of view: UIView) throws -> Bitmap {
    stage.window.addSubview(view)
    try stage.picture()
    stage.application.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { view.frame.size.width = 80 }, completion: nil)
    }
    stage.application.advance(by: 0.5)
    return try stage.picture()
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: rectangle(10, 10, 40, 10))
    label.font = UIFont(.blocks(size: 10))
    label.text = "ab"
    label.textColor = .red
    return label
  }

  @Test("as a label shows its text for the new size, unscaled from its left edge")
  func labelsKeepTheSizeOfText() throws {
    let label = makeLabel()
    label.textAlignment = .right
    let picture = try pictureHalfway(of: label)
    // Two characters of 6 points at the right end of 80 points, counted from x = 10.
    #expect((0..<100).filter { picture[$0, 15] == 0xFFFF_0000 } == Array(78..<90))
  }

  @Test("shows all of a label's text that reaches beyond it, also with an opacity")
  func textBeyondTheShownSizeIsPartOfTheTransparencyLayer() throws {
    let label = makeLabel()
    label.textAlignment = .right
    label.alpha = 0.5
    let picture = try pictureHalfway(of: label)
    #expect(
      (0..<100).filter { picture[$0, 15] == 0xFFFF_7F7F || picture[$0, 15] == 0xFFFF_8080 }
        == Array(78..<90))
  }

  @Test("is drawn for each size that is shown if it draws its presented bounds")
  func drawsPresentedBounds() throws {
    let view = ShownSizeOvalView(frame: rectangle(10, 10, 40, 40))
    let picture = try pictureHalfway(of: view)
    #expect(
      picture == (try KeptDrawingStage.picture(of: KeptOvalView(frame: rectangle(10, 10, 60, 40)))))
    stage.application.advance(by: 1)
    #expect(
      try stage.picture()
        == KeptDrawingStage.picture(of: KeptOvalView(frame: rectangle(10, 10, 80, 40))))
  }
}

/// Fills an oval at the size that an animation shows.
private final class ShownSizeOvalView: UIView {
  override var drawsPresentedBounds: Bool { true }

  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(ovalIn: presentedBounds).fill()
  }
}
