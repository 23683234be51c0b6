import Foundation
import JSONValues
import StandardViews
import Testing
import ViewTree

@testable import Scenes

@Suite struct SchemaTests {
  private let schema = SceneLibrary().schema

  @Test func everyKeyOfASceneIsDescribed() {
    guard case .object(let members) = schema["properties"] else {
      Issue.record("a scene has no properties")
      return
    }
    #expect(members.map(\.name) == SceneCompiler.keys)
    #expect(schema["additionalProperties"] == false)
    #expect(
      schema["oneOf"] == [["required": ["view"]], ["required": ["controller"]]])
  }

  @Test func classesHaveTheirOwnKeysAndInheritedOnes() {
    let button = schema["definitions"]?["DsTabButton"]
    #expect(button?["properties"]?["type"]?["const"] == "DsTabButton")
    #expect(button?["properties"]?["earStyle"]?["enum"] == ["round", "cut"])
    #expect(button?["properties"]?["roundRadius"]?["minimum"] == 0)
    #expect(button?["properties"]?["frame"]?["minItems"] == 4)
    #expect(button?["additionalProperties"] == false)
  }

  @Test func referencesLeadSomewhere() {
    var names: Set<String> = []
    func collect(_ value: JSON) {
      switch value {
      case .array(let values): values.forEach(collect)
      case .object(let members):
        for member in members {
          if member.name == "$ref", case .string(let name) = member.value {
            names.insert(String(name.dropFirst("#/definitions/".count)))
          }
          collect(member.value)
        }
      default: break
      }
    }
    collect(schema)
    #expect(names.isSuperset(of: ["view", "color", "resource", "StackLayout", "UIView"]))
    for name in names.sorted() {
      #expect(schema["definitions"]?[name] != nil, "\(name)")
    }
  }

  @Test func viewsHaveTheKeysOfAutoLayout() {
    let view = schema["definitions"]?["UILabel"]?["properties"]
    for key in ["metrics", "layoutGuides", "constraints", "autoLayout", "baselines"] {
      #expect(view?[key] != nil, "\(key)")
    }
    guard case .array(let layouts)? = schema["definitions"]?["layout"]?["anyOf"] else {
      Issue.record("children tell layouters nothing")
      return
    }
    // A grid's, a RelativeLayout's, RAL's, a UIStackView's and a TabBarView's.
    #expect(layouts.count == 5)
  }

  @Test func propertiesHaveDescriptions() {
    for viewClass in ViewClass.standard {
      for property in viewClass.table.properties {
        #expect(property.summary.hasSuffix("."), "\(viewClass.name).\(property.name)")
      }
    }
  }

  @Test func schemaIsJSON() throws {
    let object = try JSONSerialization.jsonObject(with: Data(schema.description.utf8))
    #expect((object as? [String: Any])?["title"] as? String == "Layouter scene")
  }
}
