import StandardViews
import Testing
import ViewInspection

@testable import HeadlessUIKit

/// What an inspection finds of the accessibility of a tree.
@Suite struct ReadingTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func addLabel(_ text: String, to view: UIView, y: CGFloat = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 80, height: 20))
    label.font = UIFont(.blocks(size: 10))
    label.text = text
    view.addSubview(label)
    return label
  }

  private func inspect() -> [InspectedView] {
    var inspector = ViewInspector(
      size: page.bounds.size, source: { _ in nil }, hitTest: { page.hitTest($0, with: nil) })
    return inspector.inspect([page]).views
  }

  private func readLabels() -> [String] {
    inspect().map(\.content.accessibility).filter(\.isElement).compactMap(\.label)
  }

  @Test func whatWasSetReplacesWhatTheClassReports() {
    let label = addLabel("3", to: page)
    label.accessibilityLabel = "Three messages"
    label.accessibilityValue = "unread"
    label.accessibilityHint = "Opens the inbox"
    label.accessibilityTraits = [.header]
    label.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete")]
    let accessibility = inspect()[1].content.accessibility
    #expect(accessibility.label == "Three messages")
    #expect(accessibility.value == "unread")
    #expect(accessibility.hint == "Opens the inbox")
    #expect(accessibility.traits == [.header])
    #expect(accessibility.actions == ["Delete"])
    label.isAccessibilityElement = false
    #expect(!inspect()[1].content.accessibility.isElement)
  }

  @Test func hiddenElementsAreNotRead() {
    let panel = UIView(frame: page.bounds)
    page.addSubview(panel)
    _ = addLabel("Inside", to: panel)
    _ = addLabel("Outside", to: page)
    #expect(readLabels() == ["Inside", "Outside"])
    panel.accessibilityElementsHidden = true
    #expect(readLabels() == ["Outside"])
  }

  @Test func aModalViewHidesItsSiblings() {
    _ = addLabel("Behind", to: page)
    let sheet = UIView(frame: page.bounds)
    page.addSubview(sheet)
    _ = addLabel("Sheet", to: sheet)
    sheet.accessibilityViewIsModal = true
    #expect(readLabels() == ["Sheet"])
    sheet.isHidden = true
    #expect(readLabels() == ["Behind", "Sheet"])
  }

  @Test func aContainersListReplacesItsSubviews() throws {
    let panel = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 80))
    page.addSubview(panel)
    let first = addLabel("First", to: panel)
    _ = addLabel("Left out", to: panel, y: 20)
    let third = addLabel("Third", to: panel, y: 40)
    let drawn = UIAccessibilityElement(accessibilityContainer: panel)
    drawn.accessibilityLabel = "Drawn"
    drawn.accessibilityTraits = .image
    drawn.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 60, width: 10, height: 12)
    panel.accessibilityElements = [third, drawn, first]
    let read = inspect().filter(\.content.accessibility.isElement)
    #expect(read.map(\.content.accessibility.label) == ["First", "Third", "Drawn"])
    #expect(read.map(\.content.accessibility.place?.position) == [2, 0, 1])
    #expect(read.map(\.content.accessibility.place?.container) == [1, 1, 1])
    #expect(read.last?.box == .init(x: 25, y: 70, width: 10, height: 12))
    #expect(read.last?.content.accessibility.traits == [.image])
  }

  @Test func groupedChildrenNameTheirContainer() {
    let column = UIView(frame: page.bounds)
    page.addSubview(column)
    _ = addLabel("One", to: column)
    column.shouldGroupAccessibilityChildren = true
    let place = inspect()[2].content.accessibility.place
    #expect(place == InspectedAccessibility.Place(container: 1))
  }

  @Test func treesDescribeWhatWasSet() {
    let label = addLabel("3", to: page)
    #expect(label.viewNode().properties["accessibilityLabel"] == nil)
    label.accessibilityLabel = "Three"
    label.accessibilityTraits = [.header, .button]
    label.isAccessibilityElement = false
    let properties = label.viewNode().properties
    #expect(properties["accessibilityLabel"] == .string("Three"))
    #expect(properties["accessibilityTraits"] == .list([.string("button"), .string("header")]))
    #expect(properties["isAccessibilityElement"] == .bool(false))
  }
}
