import Testing
import UIKit

/// What subclasses of controls override.
@Suite struct ControlOverridingTests {
  private final class Tag: UIButton {
    let label = UILabel()
    override var titleLabel: UILabel? { label }
    override var imageView: UIImageView? { nil }
    override var currentTitle: String? { "own" }
  }

  private final class Code: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  }

  private final class Segments: UISegmentedControl {
    let kind: String

    override init(items: [Any]?) {
      kind = "items"
      super.init(items: items)
    }

    override init(frame: CGRect) {
      kind = "frame"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Wheel: UIActivityIndicatorView {
    let kind: String

    override init(style: UIActivityIndicatorView.Style) {
      kind = "style"
      super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func aButtonReportsWhatItsClassSays() {
    let tag = Tag()
    let button: UIButton = tag
    button.setTitle("title", for: .normal)
    #expect(button.titleLabel === tag.label)
    #expect(button.imageView == nil)
    #expect(button.currentTitle == "own")
  }

  @Test func aFieldWithoutACaretDrawsNone() throws {
    func drawn(_ field: UITextField) -> CGImage? {
      field.frame = CGRect(x: 0, y: 0, width: 60, height: 24)
      field.text = "a"
      let screen = TouchScreen(of: field)
      screen.tap(field)
      field.becomeFirstResponder()
      #expect(field.isEditing)
      return UIGraphicsImageRenderer(bounds: field.bounds).image { _ in
        field.drawHierarchy(in: field.bounds, afterScreenUpdates: true)
      }.cgImage
    }
    let (with, without) = (UITextField(), Code())
    #expect(drawn(with) != drawn(without))
    let range = try #require(
      without.textRange(from: without.beginningOfDocument, to: without.endOfDocument))
    #expect(without.selectionRects(for: range).isEmpty)
    #expect(!with.selectionRects(for: range).isEmpty)
    let still = Code()
    still.frame = CGRect(x: 0, y: 0, width: 60, height: 24)
    still.text = "a"
    let picture = UIGraphicsImageRenderer(bounds: still.bounds).image { _ in
      still.drawHierarchy(in: still.bounds, afterScreenUpdates: true)
    }
    #expect(picture.cgImage == drawn(without))
  }

  @Test func segmentsAndWheelsHaveDesignatedInitializers() {
    #expect(Segments(items: ["a", "b"]).kind == "items")
    #expect(Segments(items: ["a", "b"]).numberOfSegments == 2)
    #expect(Segments(frame: .zero).kind == "frame")
    #expect(Wheel(style: .large).kind == "style")
    #expect(Wheel(style: .large).style == .large)
  }

  @Test func segmentsGetImagesByTheirAppearance() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    UIApplication().perform {
      UISegmentedControl.appearance().setBackgroundImage(image, for: .normal, barMetrics: .default)
      UISegmentedControl.appearance().setDividerImage(
        image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
      let segments = UISegmentedControl(items: ["a", "b"])
      UIWindow(frame: UIScreen.main.bounds).addSubview(segments)
      #expect(segments.backgroundImage(for: .normal, barMetrics: .default) === image)
      let divider = segments.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
      #expect(divider === image)
    }
  }
}
