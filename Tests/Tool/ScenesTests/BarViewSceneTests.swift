import Testing
import ViewTree

@testable import Scenes

/// Views in bars, the system's items, and looks of bars.
@Suite struct BarViewSceneTests {
  private static let views = """
    fragments:
      badge: { parameters: [name], view: { type: UILabel, text: $name } }
    controller:
      type: UINavigationController
      isToolbarHidden: false
      controllers:
        - id: screen
          navigationItem:
            titleView: { type: UISegmentedControl, id: choice, segments: [All, Missed], frame: [0, 0, 160, 32] }
            leftItems: [{ title: Edit }, { view: { fragment: badge, id: left, with: { name: Three } } }]
            rightItems: [{ view: { type: UISwitch, id: right } }]
          toolbarItems: [{ system: flexibleSpace }, { view: { type: UILabel, id: status, text: Updated just now } }, { system: flexibleSpace }]
    """

  @Test func viewsReplaceTitlesAndButtons() throws {
    let tree = try namedNodes(of: Self.views)
    let width = 393.0
    let title = try #require(tree["choice"]?.frame)
    #expect(title.width == 160 && title.height == 32)
    #expect(title.x == (width - 160) / 2)
    #expect(tree["left"] != nil)
    // The switch is 51 points wide, and ends at the margin of 16.
    let right = try #require(tree["right"]?.frame)
    #expect(right.x + right.width == width - 16)
    let status = try #require(tree["status"]?.frame)
    #expect(abs(status.x + status.width / 2 - width / 2) <= 0.5)
  }

  @Test func axesSetPropertiesOfViewsInBars() throws {
    let text =
      "variants: { scale: [1], mode: { on: { right.isOn: true }, off: { status.text: Offline } } }\n"
    #expect(try namedNodes(of: text + Self.views, "on")["right"]?.properties["isOn"] == .bool(true))
    #expect(
      try namedNodes(of: text + Self.views, "off")["status"]?.properties["text"]
        == .string("Offline"))
  }

  /// An item that an axis replaces has no view.
  @Test func axesReplaceItemsWithViews() throws {
    let text =
      "variants: { scale: [1], mode: { a: {}, b: { screen.navigationItem: { rightItems: [{ title: Save }] } } } }\n"
    #expect(try namedNodes(of: text + Self.views, "a")["right"] != nil)
    let replaced = try namedNodes(of: text + Self.views, "b")
    #expect(replaced["right"] == nil)
  }

  @Test(arguments: [
    (
      "variants: { scale: [1], mode: { a: { c.navigationItem: { titleView: { type: UISwitch } } } } }\ncontroller: { id: c }",
      "'titleView' is a view"
    ),
    (
      "view: { type: UIToolbar, items: [{ view: { type: UISwitch } }] }", "'view' is a view"
    ),
    (
      "controller: { navigationItem: { titleView: { type: UISwich } } }",
      "unknown class 'UISwich' (did you mean 'UISwitch'?)"
    ),
    (
      "controller: { navigationItem: { rightItems: [{ view: { type: UILabel, txet: a } }] } }",
      "unknown key 'txet' in UILabel (did you mean 'text'?)"
    ),
    ("controller: { navigationItem: { rightItems: [{}] } }", "a 'title', an 'image' or a 'view'"),
  ])
  func mistakesAreNamed(text: String, message: String) {
    let messages = diagnostics(text)
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }

  /// The title and the symbol of UIKit's item; a title in the scene goes first.
  @Test func tabsOfTheSystemHaveTheirTitles() throws {
    let tree = try #require(
      readScene(
        """
        controller:
          type: UITabBarController
          controllers:
            - { title: My places, tabBarItem: { system: favorites } }
            - { tabBarItem: { system: search, title: Find, badge: 2 } }
        """)
    ).tree(of: nil)
    let texts = tree.all.compactMap { $0.properties["text"] }
    #expect(texts.contains(.string("Favorites")))
    #expect(!texts.contains(.string("My places")))
    #expect(texts.contains(.string("Find")))
    #expect(texts.contains(.string("2")))
  }

  @Test func unknownItemsOfTheSystemNameTheNearestOrAll() {
    func message(_ name: String) -> String {
      diagnostics("controller: { navigationItem: { rightItems: [{ system: \(name) }] } }").first
        ?? ""
    }
    // Symbols of the same look.
    #expect(message("plus").contains("unknown value 'plus' (did you mean 'add'?)"))
    #expect(message("xmark").contains("(did you mean 'close'?)"))
    #expect(message("seach").contains("(did you mean 'search'?)"))
    #expect(
      message("wifi").contains("unknown value 'wifi': expected done, cancel, edit, save, add, "))
  }

  /// A phone in landscape has low bars.
  @Test func lowBarsHaveTheirOwnLook() throws {
    for (orientation, color) in [("portrait", "#FF0000"), ("landscape", "#0000FF")] {
      let tree = try #require(
        readScene(
          """
          size: iPhone 15
          variants: { orientation: [\(orientation)] }
          controller:
            type: UINavigationController
            standardAppearance: { background: opaque, backgroundColor: '#FF0000' }
            scrollEdgeAppearance: { background: opaque, backgroundColor: '#FF0000' }
            compactAppearance: { background: opaque, backgroundColor: '#0000FF' }
            compactScrollEdgeAppearance: { background: opaque, backgroundColor: '#0000FF' }
            controllers: [{ title: A, view: {} }]
          """)
      ).tree(of: nil)
      let colors = tree.all.compactMap { $0.properties["backgroundColor"] }
      #expect(colors.contains(.string(color)), "\(orientation) \(colors)")
    }
  }

  @Test func aLargeTitleWithoutLargeTitlesIsWarnedOf() {
    let item = "navigationItem: { largeTitle: always }"
    func warnings(_ navigation: String, _ child: String = item) -> [String] {
      diagnostics(
        "controller: { type: UINavigationController, \(navigation)controllers: [{ title: A, \(child) }] }"
      )
    }
    #expect(warnings("").count == 1)
    #expect(warnings("").first?.contains("'prefersLargeTitles: true'") == true)
    #expect(warnings("prefersLargeTitles: false, ").count == 1)
    #expect(warnings("prefersLargeTitles: true, ") == [])
    #expect(warnings("", "navigationItem: { largeTitle: never }") == [])
    // An axis may set it.
    #expect(warnings("id: n, ") == [])
    let bar = "type: UINavigationBar, items: [{ title: A, largeTitle: always }]"
    #expect(diagnostics("view: { \(bar) }").count == 1)
    #expect(diagnostics("view: { \(bar), prefersLargeTitles: true }") == [])
  }

  @Test func aViewIsAboveTheKeyboard() throws {
    for type in ["UITextField", "UITextView"] {
      let tree = try #require(
        readScene(
          """
          size: iPhone 15
          keyboard: { type: default, field: name }
          view:
            subviews:
              - type: \(type)
                id: name
                frame: [16, 100, 300, 40]
                inputAccessoryView: { type: UIToolbar, frame: [0, 0, 393, 44], items: [{ system: flexibleSpace }, { system: done }] }
          """)
      )
      #expect(try scene(tree, has: "Done"))
    }
  }

  private func scene(_ scene: Scene, has text: String) throws -> Bool {
    try scene.tree(of: nil).all.contains { $0.properties["text"] == .string(text) }
  }

  /// UIKit's dots are white; on a ground that is nearly white they are dark.
  @Test(arguments: [
    ("view: {}", "light", true), ("view: {}", "dark", false),
    ("view: { backgroundColor: systemIndigo }", "light", false),
    ("view: { backgroundColor: '#FFFFFF' }", "dark", true),
    ("view: { backgroundColor: systemYellow }", "light", true),
  ])
  func dotsAreSeen(page: String, appearance: String, isDark: Bool) throws {
    let tree = try #require(
      readScene(
        """
        variants: { appearance: [\(appearance)] }
        controller: { type: UIPageViewController, controllers: [{ \(page) }, {}] }
        """)
    ).tree(of: nil)
    let dots = try #require(tree.all.first { $0.type == "UIPageControl" })
    #expect(
      dots.properties["currentPageIndicatorTintColor"] == .string(isDark ? "#000000" : "#FFFFFF"))
  }

  /// A finger at the leading edge goes back, as in UIKit: a third of the way it is released, and two thirds.
  @Test func aSwipeFromTheEdgeGoesBack() throws {
    func titles(to end: Int, _ moment: String) throws -> Bool {
      let text = """
        size: iPhone 15
        variants: { scale: [1] }
        controller:
          type: UINavigationController
          controllers: [{ title: First, view: { id: first } }, { title: Second, view: { id: second } }]
        steps:
          - drag: { from: [2, 400], to: [\(end), 400], frames: 30 }
          - snapshot: held
          - advance: 0.2
          - drop:
          - advance: 2
          - snapshot: end
        """
      let scene = try #require(readScene(text), "\(diagnostics(text))")
      return try scene.tree(of: "default.\(moment)").named["second"] != nil
    }
    #expect(try titles(to: 130, "held"))
    #expect(try titles(to: 130, "end"))
    #expect(try titles(to: 300, "held"))
    #expect(try !titles(to: 300, "end"))
  }

  @Test func aDragInTheMiddleOfAScreenIsRefused() throws {
    let scene = try #require(
      readScene(
        """
        size: iPhone 15
        controller: { type: UINavigationController, controllers: [{ title: A, view: {} }, { title: B, view: {} }] }
        steps: [{ drag: { from: [200, 400], to: [300, 400] } }]
        """))
    #expect(throws: (any Error).self) { try scene.tree(of: nil) }
  }
}
