import Foundation
import Testing
import UIFoundation

/// Foundation's `AttributedString` with UIKit's attributes, and its conversion.
@Suite struct AttributedStringTests {
  private let bold = UIFont.boldSystemFont(ofSize: 20)

  private var greeting: AttributedString {
    var name = AttributedString("Ada")
    name.font = bold
    name.foregroundColor = .red
    name.underlineStyle = .double
    name.kern = 2
    var greeting = AttributedString("Dear ")
    greeting.append(name)
    return greeting
  }

  @Test func attributesAreConvertedForTheirCharacters() throws {
    let string = NSAttributedString(greeting)
    #expect(string.string == "Dear Ada")
    #expect(string.attributes(at: 0, effectiveRange: nil).isEmpty)
    var range = NSRange()
    let attributes = string.attributes(at: 5, effectiveRange: &range)
    #expect(range == NSRange(location: 5, length: 3))
    #expect(attributes[.font] as? UIFont == bold)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.underlineStyle] as? Int == 9)
    #expect(attributes[.kern] as? CGFloat == 2)
  }

  @Test func aStringComesBackFromItsConversion() throws {
    #expect(AttributedString(NSAttributedString(greeting)) == greeting)
    let string = try NSAttributedString(greeting, including: \.uiKit)
    #expect(try AttributedString(string, including: \.uiKit) == greeting)
  }

  @Test func numbersOfAnyTypeAreConverted() throws {
    let string = NSAttributedString(
      string: "a", attributes: [.kern: 3, .underlineStyle: NSUnderlineStyle.single, .font: "none"])
    let run = try #require(AttributedString(string).runs.first)
    #expect(run.kern == 3)
    #expect(run.underlineStyle == .single)
    #expect(run.font == nil)
  }

  @Test func linksAreConvertedInBothDirections() throws {
    let page = try #require(URL(string: "https://example.org"))
    var link = AttributedString("page")
    link.link = page
    let string = NSAttributedString(link)
    #expect(string.attributes(at: 0, effectiveRange: nil)[.link] as? URL == page)
    #expect(AttributedString(string) == link)
  }

  @Test func aContainerIsMadeOfAttributesInARow() {
    let container = AttributeContainer.font(bold).foregroundColor(.green).baselineOffset(4)
    #expect(container.font == bold)
    #expect(container.foregroundColor == .green)
    #expect(container.baselineOffset == 4)
    #expect(container.strokeWidth == nil)
  }
}
