import Foundation
import Synchronization
import TestSupport
import Testing

@testable import LayouterCommand

@Suite struct DescribeTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/cards/plain.yaml")
  }

  private func json(_ run: CommandRun) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func theLayoutTraceHasTheRolesOfViews() throws {
    try project.write(
      """
      size: [90, 40]
      view:
        constraints: ['H:|-8-[title]', 'V:|-8-[title]']
        subviews: [{ type: UILabel, id: title, text: A }, { id: free, frame: [0, 0, 9, 9] }]
      """, to: "Fixtures/traced.yaml")
    let run = project.layouter("describe", "--layout-trace", "Fixtures/traced.yaml")
    #expect(run.status == .success)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("|   |   *<UILabel:title>"))
    #expect(lines.contains("|   |    <UIView:free>"))
    let refused = project.layouter(
      "describe", "--layout-trace", "--format", "json", "Fixtures/traced.yaml")
    #expect(refused.status == .broken)
  }

  @Test func oneObjectAScene() throws {
    let run = project.layouter("describe", "Fixtures/cards/plain.yaml", "--format", "json")
    #expect(run.status == .success)
    #expect(run.errors == "")
    let object = try json(run)
    #expect(object["scene"] as? String == "cards/plain.yaml")
    let variants = try #require(object["variants"] as? [[String: Any]])
    #expect(
      variants.map { $0["name"] as? String } == [
        "calm_light", "calm_dark", "loud_light", "loud_dark",
      ])
    #expect(variants[0]["size"] as? [Double] == [8, 4])
    #expect(variants[0]["scale"] as? Int == 1)
    #expect((variants[0]["conflicts"] as? [Any])?.isEmpty == true)
    let view = try #require(variants[2]["view"] as? [String: Any])
    #expect(view["type"] as? String == "UIView")
    #expect(view["id"] as? String == "card")
    #expect(view["frame"] as? [Double] == [0, 0, 8, 4])
    #expect(view["hidden"] as? Bool == false)
    #expect((view["properties"] as? [String: Any])?["backgroundColor"] as? String == "#CC0000")
  }

  @Test func aScrollViewToTheLetter() throws {
    try project.write(
      """
      size: [40, 30]
      variants: {scale: [1]}
      view:
        type: UIScrollView
        id: list
        contentSize: [40, 90.5]
        contentOffset: [0, 10]
        subviews:
          - {id: row, frame: [0, 0, 40, 20], hidden: true, alpha: 0.5}
      """, to: "Fixtures/list.yaml")
    let run = project.layouter("describe", "Fixtures/list.yaml", "--format", "json")
    #expect(run.errors == "")
    #expect(
      run.output == """
        {
          "scene": "list.yaml",
          "variants": [
            {
              "name": "default",
              "size": [40, 30],
              "scale": 1,
              "fonts": [],
              "conflicts": [],
              "ambiguous": [],
              "view": {
                "type": "UIScrollView",
                "id": "list",
                "frame": [0, 0, 40, 30],
                "bounds": [0, 10, 40, 30],
                "contentSize": [40, 90.5],
                "contentOffset": [0, 10],
                "hidden": false,
                "properties": {},
                "subviews": [
                  {
                    "type": "UIView",
                    "id": "row",
                    "frame": [0, 0, 40, 20],
                    "bounds": [0, 0, 40, 20],
                    "hidden": true,
                    "properties": {
                      "alpha": 0.5
                    },
                    "subviews": []
                  }
                ]
              }
            }
          ]
        }

        """)
  }

  @Test func windowsToTheLetter() throws {
    try project.write(
      """
      size: [20, 20]
      variants: {scale: [1]}
      view:
        id: page
        subviews:
          - {id: text}
          - {type: UIWindow, id: alert, windowLevel: alert, frame: [5, 5, 10, 10]}
          - {type: UIWindow, id: later, hidden: true}
      """, to: "Fixtures/windows.yaml")
    let run = project.layouter("describe", "Fixtures/windows.yaml", "--format", "json")
    #expect(run.errors == "")
    #expect(
      run.output == """
        {
          "scene": "windows.yaml",
          "variants": [
            {
              "name": "default",
              "size": [20, 20],
              "scale": 1,
              "fonts": [],
              "conflicts": [],
              "ambiguous": [],
              "view": {
                "type": "UIView",
                "id": "page",
                "frame": [0, 0, 20, 20],
                "bounds": [0, 0, 20, 20],
                "hidden": false,
                "properties": {},
                "subviews": [
                  {
                    "type": "UIView",
                    "id": "text",
                    "frame": [0, 0, 0, 0],
                    "bounds": [0, 0, 0, 0],
                    "hidden": false,
                    "properties": {},
                    "subviews": []
                  },
                  {
                    "type": "UIWindow",
                    "id": "alert",
                    "frame": [5, 5, 10, 10],
                    "bounds": [0, 0, 10, 10],
                    "hidden": false,
                    "properties": {
                      "windowLevel": 2000
                    },
                    "subviews": []
                  },
                  {
                    "type": "UIWindow",
                    "id": "later",
                    "frame": [0, 0, 20, 20],
                    "bounds": [0, 0, 20, 20],
                    "hidden": true,
                    "properties": {},
                    "subviews": []
                  }
                ]
              }
            }
          ]
        }

        """)
  }

  @Test func aMomentToTheLetter() throws {
    try project.write(
      """
      size: [20, 10]
      variants: {scale: [1]}
      steps:
        - animate: {set: {box.frame: [10, 0, 10, 10]}, duration: 1}
        - advance: 0.5
        - snapshot: on-the-way
        - set: {box.hidden: true}
      view: {subviews: [{id: box, frame: [0, 0, 10, 10], backgroundColor: '#336699'}]}
      """, to: "Fixtures/steps.yaml")
    let run = project.layouter(
      "describe", "Fixtures/steps.yaml", "--format", "json", "--variant", "default.on-the-way")
    #expect(run.errors == "")
    // Frames are where views belong; where they are shown on the way there is their presentation.
    #expect(
      run.output == """
        {
          "scene": "steps.yaml",
          "variants": [
            {
              "name": "default.on-the-way",
              "size": [20, 10],
              "scale": 1,
              "fonts": [],
              "conflicts": [],
              "ambiguous": [],
              "view": {
                "type": "UIView",
                "frame": [0, 0, 20, 10],
                "bounds": [0, 0, 20, 10],
                "hidden": false,
                "properties": {},
                "subviews": [
                  {
                    "type": "UIView",
                    "id": "box",
                    "frame": [10, 0, 10, 10],
                    "bounds": [0, 0, 10, 10],
                    "hidden": false,
                    "properties": {
                      "backgroundColor": "#336699",
                      "presentation": {
                        "frame": [5, 0, 10, 10]
                      }
                    },
                    "subviews": []
                  }
                ]
              }
            }
          ]
        }

        """)
  }

  @Test func theTreeInAGolden() throws {
    #expect(project.layouter("record").status == .success)
    let golden = "Snapshots/cards/plain/loud_light.png"
    let run = project.layouter("describe", golden)
    #expect(run.status == .success)
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("8×4 pixels "))
    #expect(lines[1].hasPrefix("UIView card [0, 0, 8, 4]"))
    #expect(lines[1].contains("#CC0000"))

    let object = try json(project.layouter("describe", golden, "--format", "json"))
    #expect(object["size"] as? [Int] == [8, 4])
    #expect((object["view"] as? [String: Any])?["id"] as? String == "card")
  }

  @Test func aPictureWithoutATree() throws {
    #expect(project.layouter("render", "-o", "out").status == .success)
    let run = project.layouter("describe", "out/cards/plain/loud_light.png")
    #expect(run.status == .success)
    #expect(run.output.hasSuffix("(no view tree in this picture)\n"))
  }

  @Test func aBrokenSceneDescribesTheOthers() throws {
    try project.write(SampleScene.broken, to: "Fixtures/broken.yaml")
    let run = project.layouter("describe", "--format", "json")
    #expect(run.status == .broken)
    #expect(try json(run)["scene"] as? String == "cards/plain.yaml")
    #expect(run.errors.contains("Fixtures/broken.yaml:3:3: "))
  }

  @Test func theSchemaIsJSON() throws {
    let run = project.layouter("schema")
    #expect(run.status == .success)
    #expect(try json(run)["$schema"] is String)
  }
}
