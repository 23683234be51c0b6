import Foundation
import JSONValues
import StandardViews
import Testing
import ViewTree

@testable import Scenes

@Suite struct DescriptionTests {
  @Test func exampleOfTheFormatIsDescribed() throws {
    let (read, _) = SceneLibrary().scene(from: saveButton, path: "buttons/save.yaml")
    let scene = try #require(read)
    let json = try scene.description { $0.name == "normal_light@2x" }.json
    #expect(json["scene"] == "buttons/save.yaml")
    guard case .array(let variants) = json["variants"] else {
      Issue.record("no variants")
      return
    }
    let variant = try #require(variants.first)
    #expect(variants.count == 1)
    #expect(variant["name"] == "normal_light@2x")
    #expect(variant["size"] == [160, 44])
    #expect(variant["scale"] == 2)
    #expect(variant["conflicts"] == [])
    #expect(variant["ambiguous"] == [])
    let view = try #require(variant["view"])
    #expect(view["type"] == "DsCustomButton")
    #expect(view["id"] == "save")
    #expect(view["frame"] == [0, 0, 160, 44])
    #expect(view["bounds"] == [0, 0, 160, 44])
    #expect(view["hidden"] == false)
    #expect(view["properties"]?["text"] == "保存")
    #expect(view["properties"]?["buttonState"] == "normal")
    #expect(view["subviews"] == [])
  }

  @Test func scrollViewsAddWhatTheyScroll() throws {
    let scene = try #require(
      readScene(
        "size: [9, 9]\nview: {type: UIScrollView, contentSize: [9, 90], contentOffset: [0, 5]}"))
    let view = try #require(try scene.describe(scene.variants[0]).view.map { JSON($0) })
    #expect(view["contentSize"] == [9, 90])
    #expect(view["contentOffset"] == [0, 5])
    #expect(view["bounds"] == [0, 5, 9, 9])
  }

  @Test func stackViewsScrollWhatTheirLayouterNeeds() throws {
    let scene = try #require(
      readScene(
        """
        size: [9, 9]
        view:
          type: StackView
          layouter: { margin: 2 }
          subviews: [{ frame: [0, 0, 3, 30] }]
        """))
    let view = try #require(try scene.describe(scene.variants[0]).view.map { JSON($0) })
    #expect(view["contentSize"] == [9, 34])
    #expect(
      diagnostics("size: [9, 9]\nview: { type: StackView, contentSize: [5, 5] }").map {
        $0.prefix(48)
      }
        == ["s.yaml:2:26: unknown key 'contentSize' in StackV"])
  }

  @Test func framesOfSubviewsAreMeantForTheSceneSize() throws {
    let scene = try #require(
      readScene(
        """
        size: [100, 50]
        view:
          subviews:
            - frame: [1, 2, 30, 4]
              autoresizingMask: [flexibleWidth, flexibleTopMargin]
        """))
    let view = try #require(try scene.describe(scene.variants[0]).view)
    #expect(view.subviews[0].frame == .init(x: 1, y: 2, width: 30, height: 4))
  }

  /// The scenes of views that are made of other views.
  @Test(arguments: [
    "ComboBoxes/open", "Dragging/stack", "Dragging/tabs", "Pages/accordion-cell", "Pages/tab-bar",
    "Pages/tab-view",
  ])
  func everyTypeIsOneThatScenesCanName(path: String) throws {
    let fixture = try Fixture(path)
    let names = Set(SceneLibrary().classNames)
    func types(_ node: ViewNode) -> Set<String> {
      node.subviews.reduce([node.type]) { $0.union(types($1)) }
    }
    for variant in fixture.scene.variants where variant.name.hasPrefix("light") {
      #expect(types(try fixture.view(variant.name)).subtracting(names) == [], "\(variant.name)")
    }
  }

  @Test func textHasOneViewALine() {
    let node = ViewNode(
      type: "UIView", id: "box", frame: .init(x: 0, y: 0.5, width: 10, height: 20),
      bounds: .init(x: 0, y: 0, width: 10, height: 20), hidden: true,
      properties: ["b": .list([.number(1), .string("x")]), "a": .map(["k": .bool(true)])],
      subviews: [
        ViewNode(
          type: "UILabel", frame: .init(x: 1, y: 2, width: 3, height: 4),
          bounds: .init(x: 0, y: 0, width: 3, height: 4))
      ])
    #expect(
      node.lines() == [
        "UIView box [0, 0.5, 10, 20] hidden a: {\"k\": true} b: [1, \"x\"]",
        "  UILabel [1, 2, 3, 4]",
      ])
  }
}
