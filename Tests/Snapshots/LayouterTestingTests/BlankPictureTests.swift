import HeadlessUIKit
import StandardViews
import Testing

@testable import LayouterTesting

@Suite struct BlankPictureTests {
  private static let transparent = ["the picture is empty: all of its pixels are transparent"]

  /// The warnings when a view's golden is recorded, and when it is compared with it: the same ones.
  private func warnings(_ make: () -> UIView) throws -> [String] {
    let package = try TestPackage()
    let recorded = package.warnings(of: make(), as: .image, named: "view")
    try package.startAgain()
    let compared = package.warnings(of: make(), as: .image, named: "view")
    #expect(recorded == compared)
    return compared
  }

  private func view(_ color: UIColor?, with subview: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = color
    if let subview { view.addSubview(subview) }
    return view
  }

  private func label(_ color: UIColor, x: CGFloat = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: 0, width: 40, height: 20))
    (label.text, label.textColor, label.accessibilityIdentifier) = ("Save", color, "title")
    return label
  }

  @Test func aTransparentPictureIsAWarning() throws {
    #expect(try warnings { view(nil) } == Self.transparent)
    #expect(try warnings { view(.clear, with: label(.black, x: 100)) } == Self.transparent)
    #expect(try warnings { view(nil, with: view(nil)) } == Self.transparent)
  }

  @Test func aTextThatIsNotSeenIsAWarning() throws {
    let expected = [
      "the picture is empty: all of its pixels have one colour, so that `title` is not seen"
    ]
    #expect(try warnings { view(.white, with: label(.white)) } == expected)
    #expect(try warnings { view(.white, with: label(.black, x: 40)) } == expected)
  }

  @Test func aViewThatCoversEverythingIsAWarning() throws {
    let found = try warnings {
      let card = view(.blue, with: label(.white))
      card.addSubview(view(.red))
      return card
    }
    #expect(
      found == [
        "the picture is empty: all of its pixels have one colour, so that `title` is not seen"
      ])
  }

  /// A sample of a colour is meant so; a picture with a visible text is not blank.
  @Test func plainViewsWithABackgroundAreNone() throws {
    #expect(try warnings { view(.red) }.isEmpty)
    #expect(try warnings { view(nil, with: view(.red)) }.isEmpty)
    #expect(try warnings { view(.white, with: label(.black)) }.isEmpty)
    let hidden = label(.black)
    hidden.isHidden = true
    #expect(try warnings { view(.white, with: hidden) }.isEmpty)
  }

  @Test func aViewOfOnePixelIsAPictureToo() throws {
    #expect(
      try warnings { UIView(frame: CGRect(x: 0, y: 0, width: 0.5, height: 0.5)) }
        == Self.transparent)
  }
}
