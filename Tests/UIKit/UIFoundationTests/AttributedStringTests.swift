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

  @Test func aContainerHasTheAttributesOfAString() {
    let container = AttributeContainer([.font: bold, .kern: 2, .underlineStyle: 1])
    #expect(container.font == bold && container.kern == 2)
    #expect(container.underlineStyle == .single)
  }

  @Test func attachmentsAreFoundInARange() {
    let string = NSMutableAttributedString(string: "ab")
    string.append(NSAttributedString(attachment: NSTextAttachment()))
    #expect(!string.containsAttachments(in: NSRange(location: 0, length: 2)))
    #expect(string.containsAttachments(in: NSRange(location: 1, length: 90)))
  }

  @Test func plainTextIsReadAsADocument() throws {
    let data = Data("Grüße".utf8)
    #expect(try NSAttributedString(data: data, documentAttributes: nil).string == "Grüße")
    let latin = try #require("Grüße".data(using: .isoLatin1))
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.plain,
      .characterEncoding: String.Encoding.isoLatin1.rawValue,
      .defaultAttributes: [NSAttributedString.Key.kern: 2],
    ]
    let string = try NSAttributedString(data: latin, options: options, documentAttributes: nil)
    #expect(string.string == "Grüße")
    #expect(string.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func anEncodingThatIsNoNumberOfOneIsLeftOut() throws {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .characterEncoding: Double.infinity
    ]
    let string = try NSAttributedString(
      data: Data("a".utf8), options: options, documentAttributes: nil)
    #expect(string.string == "a")
  }

  @Test func otherDocumentsAreNotRead() {
    #expect(throws: NSAttributedString.DocumentError.self) {
      try NSAttributedString(
        data: Data("<b>a</b>".utf8),
        options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }
    #expect(throws: NSAttributedString.DocumentError.self) {
      try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), documentAttributes: nil)
    }
  }

  @Test func aDescriptorTellsItsAttributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [.name: "MPLUS1-Bold"])
    #expect(descriptor.object(forKey: .name) as? String == "MPLUS1-Bold")
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
