import DesignedViews
import StandardControls
import Testing
import ViewTree

@testable import Scenes

/// The names that scenes can call the states by.
@Suite struct StateNameTests {
  private static let names = [
    ("activated", "Activated"), ("highlighted", "Highlighted"), ("pressed", "Pressed"),
  ]

  /// Pictures, and so goldens, are named the same.
  @Test(arguments: Self.names)
  func axesHaveOneStateOfManyNames(name: String, column: String) throws {
    let scene = try #require(
      readScene(
        """
        size: [9, 9]
        variants: { state: [normal, \(name), \(name)+selected] }
        exclude: [{ state: selected+\(name) }]
        view: { type: DsCustomButton, id: b }
        """), "\(name)")
    #expect(scene.variants.map(\.name) == ["normal@2x", "activated@2x"])
  }

  @Test(arguments: Self.names)
  func rulesKnowTheStateByEachName(name: String, column: String) throws {
    let scene = try #require(
      readScene(
        """
        size: [9, 9]
        variants: { state: [normal, pressed, activated+selected] }
        only: [{ state: [\(name), selected+\(name)] }]
        view: { type: DsCustomButton, id: b }
        """), "\(name)")
    #expect(scene.variants.map(\.name) == ["activated@2x", "activated+selected@2x"])
  }

  @Test(arguments: Self.names)
  func customStatesCombineWithEachName(name: String, column: String) throws {
    let scene = try #require(
      readScene(
        """
        states: [focused]
        size: [9, 9]
        variants: { state: [focused+\(name)] }
        view: { type: DsCustomButton, id: b }
        """), "\(name)")
    #expect(scene.variants.map(\.name) == ["focused+activated@2x"])
  }

  @Test(arguments: Self.names)
  func resourcesHaveOneColumnOfManyNames(name: String, column: String) throws {
    let resources = [
      "{ Bg: { Normal: white, \(column): red, \(column)Selected: green, Focused\(column): blue } }",
      "{ Bg: white, Bg\(column): red, Bg\(column)Selected: green, BgFocused\(column): blue }",
    ]
    for resource in resources {
      func background(_ settings: String) throws -> PropertyValue? {
        try namedNodes(
          of: """
            states: [focused]
            size: [60, 30]
            view: {type: DsCustomButton, id: view, \(settings), colorResources: \(resource)}
            """)["view"]?.properties["colorResources"]
      }
      #expect(try background("activated: true") == .map(["Bg": .string("#FF0000")]))
      #expect(
        try background("activated: true, selected: true") == .map(["Bg": .string("#00FF00")]))
      #expect(
        try background("activated: true, customStates: [focused]")
          == .map(["Bg": .string("#0000FF")]))
    }
  }

  @Test func twoNamesOfOneStateInAResourceAreReported() {
    #expect(
      diagnostics(
        "view: { type: DsCustomButton, colorResources: { Bg: { Activated: red, Pressed: blue } } }")
        == [
          "s.yaml:1:71: colorResources.Bg: 'Pressed' is the same state as 'Activated': leave one of "
            + "them out"
        ])
  }

  @Test(arguments: Self.names)
  func buttonsOfUIKitHaveValuesByEachName(name: String, column: String) throws {
    let scene = try #require(
      readScene(
        """
        size: [60, 30]
        view: {type: UIButton, id: b, title: a, titles: {\(name): b, \(name)+selected: c}}
        """), "\(name)")
    let button = try #require(scene.makeView(for: scene.variants[0]).subviews.first as? UIButton)
    #expect(button.title(for: .highlighted) == "b")
    #expect(button.title(for: [.highlighted, .selected]) == "c")
  }
}
