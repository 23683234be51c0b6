import Testing

@testable import DesignedViews

/// Letters of the blocks font of 10 points are 8 above the baseline and 2 below it.
private final class BlockButton: DsCustomButton {
  override var font: UIFont { UIFont(.blocks(size: 10)) }

  convenience init(_ text: String) {
    self.init(frame: .zero)
    self.text = text
    contentMargin = UIEdgeInsets(top: 2, left: 0, bottom: 6, right: 0)
  }
}

@Suite("The baselines of a caption")
struct CaptionBaselineTests {
  @Test func theCaptionIsCentredInTheContent() {
    // The middle of the content is 2 above the button's middle, and the caption's top 5 above that.
    #expect(BlockButton("a").layoutBaselines == .center(offset: 1))
  }

  @Test func linesHaveTheirOwn() {
    let button = BlockButton("a\nb")
    button.multiLineText = true
    // Two lines of 10 with 3 between them: 23 high, so 13.5 above the middle of the button.
    #expect(button.layoutBaselines == .center(first: -5.5, last: 7.5))
  }

  @Test func withoutACaptionThereAreTheEdges() {
    #expect(
      DsCustomButton(frame: .zero).layoutBaselines == .edges(firstFromTop: 0, lastFromBottom: 0))
  }

  @Test func theMessageOfAnEyeCatcherBeginsAtItsTop() {
    final class BlockMessage: DsEyeCatcherView {
      override var font: UIFont { UIFont(.blocks(size: 10)) }
    }
    let message = BlockMessage(frame: .zero)
    message.text = "a"
    message.contentMargin = UIEdgeInsets(top: 5, left: 0, bottom: 9, right: 0)
    let height = message.intrinsicContentSize.height
    #expect(
      message.layoutBaselines == .edges(firstFromTop: 13, lastFromBottom: height - 13))
  }

  @Test func aButtonIsAlignedWithALabel() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel()
    label.text = "a"
    label.font = UIFont(.blocks(size: 20))
    let button = BlockButton("a")
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: page.leftAnchor),
      label.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
      button.leftAnchor.constraint(equalTo: label.rightAnchor),
      button.heightAnchor.constraint(equalToConstant: 40),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    page.layoutIfNeeded()
    // The label's baseline is at 10 and 16; the button's 1 below its middle.
    #expect(button.frame == CGRect(x: 12, y: 5, width: 6, height: 40))
  }
}
