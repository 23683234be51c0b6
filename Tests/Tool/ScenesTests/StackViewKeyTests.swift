import HeadlessUIKit
import StandardViews
import Testing

@testable import Scenes

/// Keys of `UIStackView` and of its children.
@Suite struct StackViewKeyTests {
  private func stackView(_ text: String) throws -> UIStackView {
    let scene = try #require(readScene(text))
    let canvas = scene.makeView(for: scene.variants[0])
    canvas.layoutIfNeeded()
    return try #require(canvas.subviews.first as? UIStackView)
  }

  private let views = """
      subviews:
        - {intrinsicContentSize: [20, 10], layout: {spacingAfter: 30}}
        - {intrinsicContentSize: [40, 20], layout: {spacingAfter: standard}}
        - {intrinsicContentSize: [60, 30]}
    """

  @Test func subviewsAreArrangedWithTheirGaps() throws {
    let stack = try stackView("size: fit\nview:\n  type: UIStackView\n  spacing: 5\n\(views)")
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 158, height: 30))
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 50, 98])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[2]) == UIStackView.spacingUseDefault)
  }

  @Test func propertiesHaveTheNamesOfUIKit() throws {
    let stack = try stackView(
      """
      size: [100, 200]
      view:
        type: UIStackView
        axis: vertical
        distribution: equalCentering
        alignment: bottom
        spacing: standard
        isLayoutMarginsRelativeArrangement: true
        isBaselineRelativeArrangement: true
      """)
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalCentering)
    #expect(stack.alignment == .trailing)
    #expect(stack.spacing == UIStackView.spacingUseSystem)
    #expect(stack.isLayoutMarginsRelativeArrangement && stack.isBaselineRelativeArrangement)
  }

  @Test func variantsChangeProperties() throws {
    let scene = try #require(
      readScene(
        """
        size: fit
        variants: {room: {little: {row.spacing: 1}, much: {row.spacing: 100}}}
        view:
          type: UIStackView
          id: row
          subviews: [{intrinsicContentSize: [10, 10]}, {intrinsicContentSize: [10, 10]}]
        """))
    #expect(scene.variants.map { scene.makeView(for: $0).bounds.width } == [21, 120])
  }

  @Test func mistakesAreNamed() {
    #expect(
      diagnostics(
        """
        view:
          type: UIStackView
          axis: diagonal
          spacing: stanard
          layouter: {type: StackLayout}
          subviews:
            - layout: {spacingAfter: wide, units: [1, 1]}
            - spacer: 3
        """)
        == [
          "s.yaml:3:9: axis: unknown value 'diagonal': expected horizontal or vertical",
          "s.yaml:4:12: spacing: unknown spacing 'stanard': expected standard or a number "
            + "(did you mean 'standard'?)",
          "s.yaml:5:13: layouter: a UIStackView arranges its subviews itself: leave out 'layouter'",
          "s.yaml:7:30: layout.spacingAfter: unknown spacing 'wide': expected standard or a number",
          "s.yaml:7:36: unknown key 'units' in a child's layout: expected spacingAfter",
          "s.yaml:8:7: only a StackLayout can contain a spacer",
        ])
  }
}
