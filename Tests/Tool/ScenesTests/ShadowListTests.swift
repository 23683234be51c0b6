import Foundation
import TestSupport
import Testing
import ViewTree

@testable import Scenes

/// Lists of shadows, spread and inner shadows, in scenes and in design tokens.
@Suite struct ShadowListTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func shadow(
    _ color: String, opacity: Double = 1, radius: Double = 3, offset: [Double] = [0, 3],
    and others: [String: PropertyValue] = [:]
  ) -> PropertyValue {
    .map(
      others.merging([
        "color": .string(color), "opacity": .number(opacity), "radius": .number(radius),
        "offset": .list(offset.map { .number($0) }),
      ]) { $1 })
  }

  private func property(_ text: String) throws -> PropertyValue? {
    let scene = try #require(
      readScene(text, folder: folder.path), "\(diagnostics(text, folder: folder.path))")
    return try scene.tree().properties["shadow"]
  }

  @Test func aListHasItsShadowsInOrder() throws {
    let list = try property(
      """
      view:
        shadow:
          - { color: '#FF0000', blur: 8, offset: [1, 2], spread: -2 }
          - { inner: true, opacity: 0.5, radius: 1 }
      """)
    #expect(
      list
        == .list([
          shadow("#FF0000", radius: 4, offset: [1, 2], and: ["spread": .number(-2)]),
          shadow("#000000", opacity: 0.5, radius: 1, and: ["inner": .bool(true)]),
        ]))
  }

  @Test func oneShadowWithASpreadIsAList() throws {
    #expect(
      try property("view: { shadow: { spread: 2 } }")
        == .list([shadow("#000000", and: ["spread": .number(2)])]))
    #expect(try property("view: { shadow: { radius: 2 } }") == shadow("#000000", radius: 2))
  }

  @Test func tokensCanBeListsOfTokens() throws {
    try folder.write(
      ##"""
      {
        "low": {"$type": "shadow", "$value": {"color": "#FF0000", "offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px"}},
        "edge": {"$type": "shadow", "$value": {"color": "#00FF00", "offsetX": 0, "offsetY": 0, "blur": 0, "spread": {"value": 1, "unit": "px"}, "inset": true}},
        "both": {"$type": "shadow", "$value": ["{low}", "{edge}"]},
        "nested": {"$type": "shadow", "$value": ["{both}", {"color": "#0000FF", "blur": "4px"}]},
        "one": {"$type": "shadow", "$value": ["{low}"]}
      }
      """##, to: "tokens.json")
    let low = shadow("#FF0000", radius: 1, offset: [0, 1])
    let edge = shadow(
      "#00FF00", radius: 0, offset: [0, 0], and: ["spread": .number(1), "inner": .bool(true)])
    let last = shadow("#0000FF", radius: 2, offset: [0, 0])
    func value(_ name: String) throws -> PropertyValue? {
      try property("tokens: tokens.json\nview: { shadow: \(name) }")
    }
    #expect(try value("low") == low)
    #expect(try value("one") == low)
    #expect(try value("edge") == .list([edge]))
    #expect(try value("both") == .list([low, edge]))
    #expect(try value("nested") == .list([low, edge, last]))
    #expect(
      try value("[both, { color: '#0000FF', blur: 4, offset: [0, 0] }]")
        == .list([low, edge, last]))
  }

  @Test(arguments: [
    (
      "view: { shadow: [{ spred: 2 }] }",
      ["s.yaml:1:20: unknown key 'spred' in a shadow (did you mean 'spread'?)"]
    ),
    (
      "view: { shadow: [{ radius: 2, blur: 4 }] }",
      [
        "s.yaml:1:37: shadow.blur: a shadow has a 'radius' or a 'blur', which is twice as much: leave one out"
      ]
    ),
    (
      "view: { shadow: [{ spread: wide }] }",
      ["s.yaml:1:28: shadow.spread: expected a number, found the text 'wide'"]
    ),
    (
      "view: { shadow: [{ radius: 201 }] }",
      ["s.yaml:1:28: shadow.radius: expected a number from 0 to 200, found 201"]
    ),
    (
      "view: { layers: [{ frame: [0, 0, 9, 9], shadow: { inner: true } }] }",
      [
        "s.yaml:1:51: layers.shadow: a layer's shadow has neither 'spread' nor 'inner': a view's has"
      ]
    ),
  ])
  func mistakesHaveTheirPlaces(text: String, messages: [String]) {
    #expect(diagnostics(text) == messages)
  }

  @Test func tokensThatNameEachOtherInListsAreReported() throws {
    try folder.write(
      ##"""
      {"s": {"$type": "shadow", "a": {"$value": ["{s.b}"]}, "b": {"$value": ["{s.c}"]}, "c": {"$value": ["{s.b}"]}}}
      """##, to: "tokens.json")
    let found = diagnostics(
      "tokens: tokens.json\nview: { shadow: s.a }", folder: folder.path)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("s.a: expected a list of shadows, not empty and not in more") == true)
  }
}
