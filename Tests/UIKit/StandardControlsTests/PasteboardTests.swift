import StandardControls
import Testing

@Suite struct PasteboardTests {
  /// Of an application of its own.
  private let pasteboard = UIApplication().perform { UIPasteboard.general }

  @Test func valuesHaveTheirTypes() {
    pasteboard.string = "text"
    #expect(pasteboard.types == ["public.utf8-plain-text"])
    #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
    pasteboard.url = URL(string: "https://example.org")
    #expect(pasteboard.types == ["public.url"] && pasteboard.string == nil)
    #expect(pasteboard.contains(pasteboardTypes: ["public.png", "public.url"]))
    #expect(!pasteboard.contains(pasteboardTypes: ["public.png"]))
  }

  @Test func bytesOfATypeAreKept() {
    let count = pasteboard.changeCount
    pasteboard.setData(Data([1, 2]), forPasteboardType: "org.example.own")
    #expect(pasteboard.changeCount == count + 1 && pasteboard.numberOfItems == 1)
    #expect(pasteboard.types == ["org.example.own"])
    #expect(pasteboard.data(forPasteboardType: "org.example.own") == Data([1, 2]))
    #expect(pasteboard.data(forPasteboardType: "public.png") == nil)
    pasteboard.setData(Data("a".utf8), forPasteboardType: "public.plain-text")
    #expect(pasteboard.types == ["public.plain-text"] && pasteboard.string == nil)
    #expect(pasteboard.data(forPasteboardType: "public.plain-text") == Data("a".utf8))
  }

  @Test func itemsHaveOneOrMoreTypes() {
    pasteboard.setItems([
      ["public.plain-text": "a", "public.html": "<b>a</b>"], ["public.utf8-plain-text": "b"],
    ])
    #expect(pasteboard.types == ["public.html", "public.plain-text"])
    #expect(pasteboard.value(forPasteboardType: "public.html") as? String == "<b>a</b>")
    #expect(pasteboard.strings == ["a", "b"])
    pasteboard.addItems([["public.text": "c"]])
    #expect(pasteboard.numberOfItems == 3 && pasteboard.strings == ["a", "b", "c"])
    #expect(pasteboard.items.count == 3)
    #expect(pasteboard.items[1] as? [String: String] == ["public.utf8-plain-text": "b"])
  }
}
