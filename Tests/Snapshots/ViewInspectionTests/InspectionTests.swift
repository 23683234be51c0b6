import StandardControls
import StandardViews
import Testing
import ViewInspection

@testable import HeadlessUIKit

/// What a review finds out about views.
@Suite struct InspectionTests {
  /// A control whose touch area is larger than its bounds.
  private final class Handle: UIControl {
    var margin: CGFloat = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -margin, dy: -margin).contains(point)
    }
  }

  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func inspect() -> InspectedTree {
    var inspector = ViewInspector(
      size: page.bounds.size, source: { $0 === page ? nil : NodeSource(number: 1, line: 1) },
      hitTest: { page.hitTest($0, with: nil) })
    return inspector.inspect([page])
  }

  @Test func touchAreaIsWhatTheViewAnswersFor() throws {
    let handle = Handle(frame: CGRect(x: 80, y: 40, width: 20, height: 20))
    page.addSubview(handle)
    #expect(inspect().views[1].target?.area == .init(x: 80, y: 40, width: 20, height: 20))
    handle.margin = 12
    let area = try #require(inspect().views[1].target?.area)
    #expect(abs(area.x - 68) < 0.01 && abs(area.y - 28) < 0.01)
    #expect(abs(area.width - 44) < 0.01 && abs(area.height - 44) < 0.01)
  }

  /// A touch outside of a superview does not reach the view.
  @Test func touchAreaEndsWithTheSuperview() {
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    page.addSubview(panel)
    panel.addSubview(Handle(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
    #expect(inspect().views[2].target?.area == .init(x: 10, y: 10, width: 50, height: 20))
  }

  @Test func coveredControlCannotBeReached() {
    page.addSubview(Handle(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(inspect().views[1].target?.isReachable == true)
    page.addSubview(UIView(frame: page.bounds))
    #expect(inspect().views[1].target?.isReachable == false)
  }

  @Test func frontControlTakesTheTouchesOfTheOneBehind() throws {
    page.addSubview(Handle(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    page.addSubview(Handle(frame: CGRect(x: 40, y: 0, width: 50, height: 50)))
    let overlap = try #require(inspect().overlaps.first)
    #expect((overlap.covered, overlap.covering) == (1, 2))
    #expect(overlap.area == .init(x: 40, y: 0, width: 10, height: 50))
  }

  @Test func disabledControlIsATargetThatIsDisabled() {
    let handle = Handle(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.addSubview(handle)
    handle.isEnabled = false
    #expect(inspect().views[1].target?.isEnabled == false)
    page.isUserInteractionEnabled = false
    #expect(inspect().views[1].target == nil)
  }

  @Test func runsOfSeveralColorsAreReportedEach() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 60, height: 10))
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont(.blocks(size: 10)), .foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(string: " cd", attributes: [.font: UIFont(.blocks(size: 10))]))
    label.textColor = .green
    label.attributedText = text
    page.addSubview(label)
    let whole = try #require(inspect().views[1].content.texts.first)
    #expect(whole.string == "ab cd")
    #expect(whole.box == .init(x: 10, y: 20, width: 30, height: 10))
    #expect(whole.parts.map(\.string) == ["ab", " cd"])
    #expect(whole.parts.map(\.color) == ["#FF0000", "#00FF00"])
    #expect(whole.parts[1].box == .init(x: 22, y: 20, width: 18, height: 10))
    #expect(whole.uniformTexts.count == 2)
    label.textColor = .black
    #expect(inspect().views[1].content.texts.first?.parts == [])
  }

  @Test func anAttachmentIsReadByItsName() throws {
    let attachment = NSTextAttachment()
    attachment.accessibilityLabel = "star"
    let text = NSMutableAttributedString(string: "a ")
    text.append(NSAttributedString(attachment: attachment))
    let label = UILabel(frame: page.bounds)
    label.attributedText = text
    page.addSubview(label)
    #expect(inspect().views[1].content.accessibility.label == "a star")
  }

  /// The blocks font has letters as wide as they are high: six letters of 10 points need 60.
  @Test func textIsReportedWithTheSizeThatItNeeds() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 0, width: 35, height: 20))
    label.font = UIFont(.blocks(size: 10))
    label.text = "abcdef"
    page.addSubview(label)
    let whole = label.intrinsicContentSize.width
    let text = try #require(inspect().views[1].content.texts.first)
    #expect(text.isTruncated)
    #expect(text.fullWidth == Double(whole))
    #expect(text.availableWidth == 35)
    label.adjustsFontSizeToFitWidth = true
    let shrunk = try #require(inspect().views[1].content.texts.first)
    #expect(!shrunk.isTruncated)
    #expect(abs(shrunk.scale - 35 / Double(whole)) < 0.01)
    #expect(shrunk.box.x >= 10 && shrunk.box.right <= 45.01)
  }

  @Test func clipIsWhatScrollingCannotReveal() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 100, height: 200)
    page.addSubview(scroll)
    scroll.addSubview(UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 50)))
    let inner = inspect().views[2]
    #expect(inner.visibleBox == nil)
    #expect(inner.clip?.common(with: inner.box) == inner.box)
  }

  @Test func labelIsReadAsStaticText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.font = UIFont(.blocks(size: 10))
    label.text = "Name"
    page.addSubview(label)
    let accessibility = inspect().views[1].content.accessibility
    #expect(accessibility.isElement)
    #expect(accessibility.label == "Name")
    #expect(accessibility.traits == [.staticText])
  }
}
