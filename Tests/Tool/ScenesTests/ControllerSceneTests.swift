import Scenes
import Testing
import ViewTree

/// Scenes with a controller in place of a view.
@Suite struct ControllerSceneTests {
  private func diagnostics(_ text: String) -> [String] {
    SceneLibrary().scene(from: text, path: "s.yaml").diagnostics.map(\.description)
  }

  private func tree(_ text: String) throws -> ViewNode {
    let (scene, diagnostics) = SceneLibrary().scene(from: text)
    #expect(diagnostics.map(\.description) == [])
    let described = try #require(scene)
    return try #require(try described.describe(described.variants[0]).view)
  }

  private func frame(_ type: String, in tree: ViewNode) -> [Double]? {
    tree.all.first { $0.type == type }.map {
      [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]
    }
  }

  @Test func controllersNest() throws {
    let tree = try tree(
      """
      size: iPhone 15
      controller:
        type: UITabBarController
        controllers:
          - type: UINavigationController
            prefersLargeTitles: true
            controllers:
              - title: Inbox
                navigationItem: { rightItems: [{ system: add }, { title: Edit }] }
                view: { id: content, backgroundColor: systemBackground }
          - { title: Settings, tabBarItem: { image: { systemName: gearshape }, badge: 3 } }
      """)
    #expect(frame("UITabBar", in: tree) == [0, 769, 393, 83])
    #expect(frame("UINavigationBar", in: tree) == [0, 54, 393, 96])
    let content = try #require(tree.all.first { $0.id == "content" })
    #expect(content.frame.height == 852)
    let texts = tree.all.compactMap { $0.properties["text"] }
    #expect(texts.contains(.string("Edit")))
    #expect(texts.contains(.string("3")))
  }

  @Test func aControllerFillsADeviceByDefault() throws {
    #expect(try tree("controller: { title: A }").frame.width == 393)
  }

  @Test func axesSetPropertiesOfTheViews() throws {
    let (scene, diagnostics) = SceneLibrary().scene(
      from: """
        variants: { mood: { calm: { box.alpha: 0.5 }, loud: { box.alpha: 0.75 } } }
        controller: { type: UINavigationController, controllers: [{ view: { subviews: [{ id: box }] } }] }
        """)
    #expect(diagnostics.map(\.description) == [])
    let alphas = try #require(scene).variants.map { variant in
      try scene?.describe(variant).view?.all.first { $0.id == "box" }?.properties["alpha"]
    }
    #expect(alphas == [.number(0.5), .number(0.75)])
  }

  private static let tabs = """
    controller:
      type: UITabBarController
      controllers:
        - id: inbox
          type: UINavigationController
          tabBarItem: { title: Inbox, image: { systemName: house.fill } }
          controllers: [{ id: list, title: All Mail, view: { id: box } }]
        - { title: Settings }
    """

  private func texts(_ text: String) throws -> [[String]] {
    let (scene, diagnostics) = SceneLibrary().scene(from: text)
    #expect(diagnostics.map(\.description) == [])
    let described = try #require(scene)
    return try described.variants.map { variant in
      try described.describe(variant).view?.all.compactMap {
        if case .string(let text)? = $0.properties["text"] { text } else { nil }
      } ?? []
    }
  }

  @Test func axesAndStringsSetKeysOfControllers() throws {
    let texts = try texts(
      """
      variants: { locale: [en, de], mail: { none: {}, some: { inbox.tabBarItem.badge: 12 } } }
      strings: { de: { list.title: Alle, inbox.tabBarItem.title: Eingang } }
      \(Self.tabs)
      """)
    #expect(texts.count == 4)
    #expect(texts[0].contains("All Mail") && texts[0].contains("Inbox"))
    #expect(texts.map { $0.contains("12") } == [false, true, false, true])
    #expect(texts.map { $0.contains("Alle") } == [false, false, true, true])
    #expect(texts[2].contains("Eingang"))
  }

  @Test func stepsSetKeysOfControllers() throws {
    let texts = try texts(
      """
      steps: [{ set: { list.title: Unread, inbox.tabBarItem.badge: 5 } }]
      \(Self.tabs)
      """)
    #expect(texts[0].contains("Unread") && texts[0].contains("5") && texts[0].contains("Inbox"))
    #expect(!texts[0].contains("All Mail"))
  }

  @Test(arguments: [
    (
      "steps: [{ set: { inbox.titel: A } }]",
      "s.yaml:1:18: unknown key 'titel' in UINavigationController (did you mean 'title'?)"
    ),
    (
      "steps: [{ set: { inbox.tabBarItem.bagde: 3 } }]",
      "s.yaml:1:18: unknown key 'bagde' in the item of a tab bar (did you mean 'badge'?)"
    ),
    (
      "steps: [{ tap: inbox }]",
      "s.yaml:1:16: steps.tap: 'inbox' is a UINavigationController: expected the id of a view"
    ),
  ])
  func controllersAreNoViews(head: String, message: String) {
    #expect(diagnostics(head + "\n" + Self.tabs) == [message])
  }

  @Test func aStepOpensTheMenuOfAnItem() throws {
    let items =
      "[{ id: more, image: { systemName: ellipsis.circle }, menu: [Copy, Move] }, { id: add, system: add }]"
    let controller =
      "controller: { type: UINavigationController, controllers: [{ navigationItem: { rightItems: \(items) } }] }"
    let texts = try texts("steps: [{ openMenu: more }]\n" + controller)
    #expect(texts[0].suffix(2) == ["Copy", "Move"])
    #expect(
      diagnostics("steps: [{ openMenu: add }]\n" + controller) == [
        "s.yaml:1:21: steps.openMenu: the item 'add' has no menu: write one, as in '{id: add, menu: [Copy, Move]}'"
      ])
  }

  @Test func aLayouterPlacesTheChildrenOfAControllersView() throws {
    let tree = try tree(
      """
      controller:
        view:
          layouter: { type: StackLayout }
          subviews: [{ id: a, frame: [0, 0, 50, 20] }, { id: b, frame: [0, 0, 50, 20] }]
      """)
    #expect(tree.all.first { $0.id == "b" }?.frame.y == 20)
  }

  @Test func aSearchBarIsInItsBar() throws {
    let tree = try tree(
      """
      size: iPhone 15
      controller:
        type: UINavigationController
        controllers:
          - navigationItem: { search: { placeholder: Name, text: an, scopes: [All, Mine], isActive: true } }
            view: { type: UIScrollView }
      """)
    // Below the status bar: 8 points, the field of 36, 8 points, the scopes of 44.
    #expect(frame("UINavigationBar", in: tree) == [0, 54, 393, 96])
    let bar = try #require(tree.all.first { $0.type == "UISearchBar" })
    #expect(bar.properties["text"] == .string("an"))
    #expect(bar.properties["placeholder"] == .string("Name"))
    #expect(bar.properties["showsCancelButton"] == .bool(true))
    #expect(bar.properties["showsScopeBar"] == .bool(true))
  }

  @Test(arguments: [
    (
      "view: {}\ncontroller: {}",
      "s.yaml:1:7: a scene has a 'view' or a 'controller', not both: write the view under 'view' of a controller"
    ),
    (
      "controller: { type: UITabBarController, view: {}, controllers: [{}] }",
      "s.yaml:1:47: controller: a UITabBarController has no view of its own: write it under 'view' of one of its "
        + "'controllers'"
    ),
    (
      "controller: { type: UINavigationController }",
      "s.yaml:1:13: controller: a UINavigationController needs 'controllers', a list of controllers"
    ),
    (
      "controller: { controllers: [{}] }",
      "s.yaml:1:28: controller: a controller with 'controllers' needs a 'type': expected UINavigationController, "
        + "UITabBarController, UISplitViewController or UIPageViewController"
    ),
    (
      "controller: { type: UINavigationControler, controllers: [{}] }",
      "s.yaml:1:21: controller.type: unknown class of controllers 'UINavigationControler': expected "
        + "UIViewController, UINavigationController, UITabBarController, UISplitViewController, "
        + "UIPageViewController or UIActivityViewController (did you mean 'UINavigationController'?)"
    ),
    (
      "controller: { type: UIActivityViewController, view: {} }",
      "s.yaml:1:53: controller: a UIActivityViewController draws its own view: remove 'view'"
    ),
    (
      "controller: { type: UILabel }",
      "s.yaml:1:21: controller.type: 'UILabel' is a view: write it under 'view', of the scene or of a controller"
    ),
    (
      "controller: { navigationItem: { search: { hint: Name } } }",
      "s.yaml:1:43: unknown key 'hint' in a search bar: expected placeholder, text, scopes, isActive, "
        + "obscuresBackground, hidesWhenScrolling, placement or suggestions"
    ),
    (
      "controller: { titel: A }",
      "s.yaml:1:15: unknown key 'titel' in UIViewController (did you mean 'title'?)"
    ),
    (
      "controller: { navigationItem: { rightItems: [{ system: ad }] } }",
      "s.yaml:1:56: controller.navigationItem.rightItems.system: unknown value 'ad'"
    ),
    (
      "controller: { navigationItem: { rightItems: [{ style: done }] } }",
      "s.yaml:1:46: controller.navigationItem.rightItems: an item of a bar needs a 'system', a 'title', an "
        + "'image' or a 'view', as in '{system: add}'"
    ),
    (
      "view: { type: UITabBarController }",
      "s.yaml:1:15: 'UITabBarController' is a controller: write it under 'controller', in place of the scene's "
        + "'view'"
    ),
  ])
  func mistakesAreReported(scene: String, message: String) {
    let first = diagnostics(scene).first ?? ""
    #expect(first.hasPrefix(message), "\(first)")
  }

  @Test func barsAreViewsToo() throws {
    let tree = try tree(
      """
      view:
        subviews:
          - type: UINavigationBar
            id: bar
            frame: [0, 0, 390, 44]
            items: [{ title: Inbox }, { title: Letter, rightItems: [{ title: Edit }] }]
          - { type: UITabBar, id: tabs, frame: [0, 60, 390, 49], items: [{ title: A }, { title: B }], selectedIndex: 1 }
          - type: UIToolbar
            id: tools
            frame: [0, 120, 390, 44]
            items: [{ title: Reply }, { system: flexibleSpace }, { title: Send }]
      """)
    let labels = tree.all.filter { $0.type == "UILabel" && !$0.hidden }
    let texts = labels.compactMap { $0.properties["text"] }
    for text in ["Letter", "Edit", "A", "B", "Reply", "Send"] {
      #expect(texts.contains(.string(text)), "\(text)")
    }
    // The back button has the title of the item before.
    #expect(texts.contains(.string("Inbox")))
    #expect(
      tree.all.first { $0.id == "tabs" }?.properties["selectedIndex"] == .number(1))
  }

  @Test func theSystemsBarsAreDrawnOnDemand() throws {
    func pixels(_ text: String) throws -> Int {
      let (scene, _) = SceneLibrary().scene(from: "size: iPhone 15\n" + text)
      let drawn = try #require(scene)
      let bitmap = try drawn.draw(drawn.variants[0]).bitmap
      return Set((0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } })
        .count
    }
    #expect(try pixels("controller: {}") == 1)
    #expect(try pixels("systemUI: true\ncontroller: {}") > 2)
    #expect(
      try pixels(
        "systemUI: true\ncontroller: { prefersStatusBarHidden: true, prefersHomeIndicatorAutoHidden: true }"
      ) == 1)
  }
}
