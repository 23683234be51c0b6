import Testing
import UIKit

@Suite struct InvalidatingTests {
  private final class Dial: UIView {
    @Invalidating(.display, .layout) var color = UIColor.red
    @UIView.Invalidating(.intrinsicContentSize) var text: String? = nil
    @Invalidating(.display, .constraints, .layout) var angle = 0.0
    var calls: [String] = []

    override func setNeedsDisplay() { calls.append("display") }
    override func setNeedsLayout() { calls.append("layout") }
    override func setNeedsUpdateConstraints() { calls.append("constraints") }
    override func invalidateIntrinsicContentSize() { calls.append("size") }
  }

  @Test func aChangeInvalidatesWhatThePropertyNames() {
    let dial = Dial()
    dial.calls = []
    dial.color = .blue
    #expect(dial.color == .blue && dial.calls == ["display", "layout"])
    dial.calls = []
    dial.text = "a"
    dial.angle = 1
    #expect(dial.calls == ["size", "display", "constraints", "layout"])
  }

  @Test func whatDoesNotChangeInvalidatesNothing() {
    let dial = Dial()
    dial.calls = []
    dial.color = .red
    dial.text = nil
    #expect(dial.calls.isEmpty)
  }

  @Test func anImageViewHasTheInsetsOfItsImage() throws {
    let bitmap = CGImage(
      bitmap: Bitmap(width: 4, height: 4, pixels: Array(repeating: 0, count: 16)))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0)
    let image = UIImage(cgImage: bitmap).withAlignmentRectInsets(insets)
    #expect(UIImageView(image: image).alignmentRectInsets == insets)
    #expect(UIImageView().alignmentRectInsets == .zero)
    #expect(UIImageView().accessibilityTraits == .image)
  }

  @Test func controlsHaveTheAccessibilityOfTheirImagesAndValues() {
    let image = UIImage(systemName: "star")
    image?.accessibilityLabel = "Favourite"
    let button = UIButton()
    button.setImage(image, for: .normal)
    #expect(button.accessibilityLabel == "Favourite")
    #expect(UIProgressView().accessibilityTraits == .updatesFrequently)
  }

  @Test func aCellIsSelectedByItsProperties() {
    final class Row: UITableViewCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected)")
      }
      override var isHighlighted: Bool { didSet { calls.append("highlighted") } }
    }
    let row = Row(style: .default, reuseIdentifier: nil)
    row.selectedBackgroundView = UIView()
    row.isSelected = true
    #expect(row.isSelected && row.calls == ["selected true"])
    #expect(row.selectedBackgroundView?.superview === row)
    row.isHighlighted = true
    #expect(row.isHighlighted && row.calls == ["selected true", "highlighted"])
    let margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    #expect(row.contentView.layoutMargins == margins)
  }
}
