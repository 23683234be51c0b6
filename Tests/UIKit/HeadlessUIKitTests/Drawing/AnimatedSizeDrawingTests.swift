import Foundation
import HeadlessUIKit
import StandardViews
import TestSupport
import Testing

/// The picture of views while an animation shows them at other sizes than their own: in each test half
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

  /// The columns of two boxes at the right end of 80 points, counted from x = 10: each is 10 points wide
  /// in the middle of 12.
  private let letters = Array(67..<77) + Array(79..<89)

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: rectangle(10, 10, 40, 20))
    label.font = UIFont(.blocks(size: 20))
    label.text = "ab"
    label.textColor = .red
    return label
  }

  @Test("as a label shows its text for the new size, unscaled from its left edge")
  func labelsKeepTheSizeOfText() throws {
    let label = makeLabel()
    label.textAlignment = .right
    let picture = try pictureHalfway(of: label)
    #expect((0..<100).filter { picture[$0, 20] == 0xFFFF_0000 } == letters)
  }

  @Test("shows all of a label's text that reaches beyond it, also with an opacity")
  func textBeyondTheShownSizeIsPartOfTheTransparencyLayer() throws {
    let label = makeLabel()
    label.textAlignment = .right
    label.alpha = 0.5
    let picture = try pictureHalfway(of: label)
    let background = picture[0, 0]
    #expect((0..<100).filter { picture[$0, 20] != background } == letters)
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
