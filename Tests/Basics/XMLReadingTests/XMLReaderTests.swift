import Testing

@testable import XMLReading

/// XML texts as SVG images and Interface Builder write them.
@Suite struct XMLReaderTests {
  private func read(_ text: String) throws -> XMLElement {
    try XMLReader.read(Array(text.utf8), keeping: .all)
  }

  @Test func elementsHaveAttributesChildrenAndText() throws {
    let root = try read("<a x='1' y=\"2\"><b/><c>some <d/>text</c></a>")
    #expect(root.name == "a")
    #expect(root.attributes.map(\.name) == ["x", "y"])
    #expect(root.attribute("y")?.value == "2")
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(String(decoding: root.children[1].text.bytes, as: UTF8.self) == "some text")
  }

  @Test func referencesAreReplaced() throws {
    let root = try read("<!DOCTYPE a [<!ENTITY me 'Ann &amp; Bo'>]><a x='&lt;&#65;&#x42;&me;'/>")
    #expect(root.attribute("x")?.value == "<ABAnn & Bo")
  }

  @Test func placesAreThoseOfTheFile() throws {
    let root = try read("<a>\n  <b x='1'/>\n</a>")
    #expect(root.children[0].place == XMLPlace(offset: 6))
    #expect(root.children[0].attribute("x")?.place == XMLPlace(offset: 12))
    let text = try read("<a>x&amp;y</a>").text
    #expect(String(decoding: text.bytes, as: UTF8.self) == "x&y")
    #expect(text.place(of: 2) == XMLPlace(offset: 9))
  }

  @Test func textIsKeptOfStyleSheetsOnlyWhereNoOtherMatters() throws {
    let bytes = Array("<svg><style>a</style><text>b</text></svg>".utf8)
    let root = try XMLReader.read(bytes)
    #expect(root.children.map(\.text.bytes) == [[UInt8(ascii: "a")], []])
  }

  @Test(
    arguments: [
      ("", 0, "there is no element"),
      ("<a>", 0, "element 'a' is never closed"),
      ("<a></b>", 3, "'</b>' closes an element that is not the last one opened"),
      ("<a/><b/>", 4, "there is more than one root element"),
      ("<a x='1' x='2'/>", 12, "attribute 'x' is there twice"),
      ("<a x='&who;'/>", 6, "entity '&who;' is unknown"),
    ])
  func errorsHaveTheirPlace(text: String, offset: Int, message: String) {
    #expect(throws: XMLError(at: XMLPlace(offset: offset), message)) { try read(text) }
  }

  @Test func nestingIsLimited() {
    let text = String(repeating: "<a>", count: 200)
    #expect(throws: XMLError.self) { try read(text) }
  }
}
