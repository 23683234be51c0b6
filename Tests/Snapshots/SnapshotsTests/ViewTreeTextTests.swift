import Snapshots
import Testing
import ViewTree

@Suite struct ViewTreeTextTests {
  private func view(
    _ type: String = "UIView", _ id: String? = nil, _ properties: [String: PropertyValue] = [:],
    _ subviews: ViewNode...
  ) -> ViewNode {
    ViewNode(
      type: type, id: id, frame: .init(x: 1, y: 2, width: 30, height: 4.5),
      bounds: .init(x: 0, y: 0, width: 30, height: 4.5), properties: properties,
      subviews: subviews)
  }

  @Test func eachViewIsALineBelowItsSuperview() {
    var scrolled = view("UIScrollView")
    scrolled.bounds.y = 12
    scrolled.hidden = true
    let tree = view(
      "StackView", "cells", ["layouter": .map(["spacing": .number(8), "align": .string("fill")])],
      view("UIView", nil, [:], view("UILabel", "title", ["text": .string("Save it")])),
      scrolled)
    let text = """
      StackView#cells [1,2,30,4.5] layouter:{align:fill,spacing:8}
       UIView [1,2,30,4.5]
        UILabel#title [1,2,30,4.5] text:"Save it"
       UIScrollView [1,2,30,4.5] [0,12,30,4.5] hidden
      """
    #expect(tree.compactText == text)
    #expect(ViewNode(compactText: text) == tree)
  }

  @Test(arguments: [
    (PropertyValue.string("保存"), "保存"), (.string("#007AFF"), "#007AFF"),
    (.string("M5,3"), #""M5,3""#), (.string(""), #""""#), (.string("a\"\\\n"), #""a\"\\\n""#),
    (.string("true"), #""true""#), (.string("12"), #""12""#), (.string("inf"), #""inf""#),
    (.string("\u{1}"), #""\u0001""#), (.bool(true), "true"), (.null, "null"),
    (.number(-0.25), "-0.25"), (.number(3), "3"), (.number(-.infinity), "-inf"),
    (.list([.number(1), .list([]), .map([:])]), "[1,[],{}]"),
    (.map(["a b": .bool(false)]), #"{"a b":false}"#),
  ])
  func aValueIsJSONWithWordsWithoutQuotes(value: PropertyValue, text: String) {
    let tree = view("UIView", nil, ["p": value])
    #expect(tree.compactText == "UIView [1,2,30,4.5] p:" + text)
    #expect(ViewNode(compactText: tree.compactText) == tree)
  }

  @Test(arguments: ["hidden", "a b", "a#b", "a:b", "", "\"", "線\n"])
  func anyTextCanBeANameOfAClassAViewAndAProperty(name: String) {
    let tree = view(name, name, [name: .string(name)], view(name, name))
    #expect(ViewNode(compactText: tree.compactText) == tree)
  }

  @Test(arguments: [
    "", "UIView", "UIView ", "UIView [1,2,3]", "UIView [1,2,3,x]", "UIView [1,2,3,4",
    "#a [1,2,3,4]",
    "UIView [1,2,3,4] p", "UIView [1,2,3,4] p:", "UIView [1,2,3,4] p:{a}", "UIView [1,2,3,4]\n",
    "UIView [1,2,3,4]\nUIView [1,2,3,4]", "UIView [1,2,3,4]\n  UIView [1,2,3,4]",
    #"UIView [1,2,3,4] p:"a"#, #"UIView [1,2,3,4] p:"\x""#, #"UIView [1,2,3,4] p:"\u00"#,
    #"UIView [1,2,3,4] p:"\u0041""#, "UIView [1,2,3,4]  hidden", " UIView [1,2,3,4]",
  ])
  func aTextOfAnotherFormIsNoTree(text: String) {
    #expect(ViewNode(compactText: text) == nil)
  }

  @Test func aTextThatWouldExhaustTheStackIsNoTree() {
    let value = String(repeating: "[", count: 100_000)
    #expect(ViewNode(compactText: "UIView [1,2,3,4] p:" + value) == nil)
    let lines = (0..<2_000).map { String(repeating: " ", count: $0) + "UIView [1,2,3,4]" }
    #expect(ViewNode(compactText: lines.joined(separator: "\n")) == nil)
    #expect(ViewNode(compactText: lines.prefix(500).joined(separator: "\n")) != nil)
  }
}
