import Testing
import ViewTree

@testable import Snapshots

/// The page in Chromium, with real clicks and keys. The suites of the extensions share its browser.
@Suite(
  .serialized, .browser,
  .enabled(if: WebDriver.isInstalled, "chromedriver is not installed (apt: chromium-driver)"))
struct ReportPageTests {
  let fixture: PageFixture
  let browser: WebDriver

  init() async throws {
    fixture = try PageFixture()
    browser = try #require(BrowserTrait.current)
    try await browser.resize(width: 1280, height: 800)
    try await browser.emulate([("prefers-color-scheme", "light")])
    _ = try await browser.errors()
  }

  static let first = "buttons/save/normal_light"
  static let viewing = "#snapshot=buttons/save/normal_light"

  func open(_ fragment: String = "") async throws {
    try await browser.open(fixture.page, fragment)
  }

  // MARK: The list

  @Test func showsGroupsFirstWithWordsCountAndCommand() async throws {
    try await open()
    #expect(try await browser.count("section.group") == 2)
    #expect(try await browser.text("#group-1 .group-note").contains("3 snapshots"))
    #expect(try await browser.text("#group-1 h2").contains("save"))
    #expect(try await browser.text("#group-1 .command-text") == "layouter accept --group 1")
    #expect(try await browser.count("#group-1 .thumbnail") == 3)
    // Loaded, and in points: 40 pixels at scale 2.
    try await browser.wait(
      for: "[...document.querySelectorAll('#group-1 img')].every((image) => image.naturalWidth)")
    #expect(try await browser.frame(of: "#group-1 img").width == 20)
    #expect(try await browser.errors() == [])
  }

  @Test func searchNarrowsAndSaysHowMany() async throws {
    try await open()
    try await browser.type("/")
    try await browser.type("dark")
    #expect(try await browser.text("#matches") == "2 of 5 snapshots")
    #expect(try await browser.count(".thumbnail") == 1)
    #expect(try await browser.string("location.hash") == "#text=dark")
    try await browser.click("#clear")
    #expect(try await browser.count(".thumbnail") == 4)
  }

  @Test func verdictsSceneAndAxesFilter() async throws {
    try await open()
    try await browser.click("[data-verdict=missing]")
    #expect(try await browser.count("section.group") == 1)
    #expect(try await browser.count("#group-2") == 1)
    try await browser.click("#clear")
    try await browser.click("#more-filters summary")
    try await browser.click("[data-axis=appearance] option[value=dark]")
    #expect(try await browser.text("#matches") == "2 of 5 snapshots")
    #expect(try await browser.text("#more-filters summary") == "Scene and variant (1)")
    try await browser.click("#filter-scene option[value='new.yaml']")
    #expect(try await browser.text("#content") == "No snapshot matches the filter.")
  }

  @Test func theAddressHasTheFilter() async throws {
    try await open("#text=dark&verdict=different+missing&axis.state=normal")
    #expect(try await browser.text("#matches") == "1 of 5 snapshots")
    #expect(
      try await browser.string("document.querySelector('[data-verdict=missing]').ariaPressed")
        == "true")
  }

  @Test func allPicturesSwitchBetweenBeforeAndAfter() async throws {
    try await open()
    let shown =
      "[...document.querySelectorAll('#group-1 .picture')].map((node) => node.dataset.kind)"
    #expect(try await browser.string(shown) == "actual,actual,actual")
    try await browser.type("e")
    #expect(try await browser.string(shown) == "expected,expected,expected")
    try await browser.type("d")
    #expect(try await browser.string(shown) == "difference,difference,difference")
    try await browser.wait(for: "document.querySelectorAll('#group-1 canvas').length === 3")
    try await browser.click("#shown label:first-of-type")
    #expect(try await browser.string(shown) == "expected,expected,expected")
  }

  @Test func arrowKeysMoveBetweenThumbnailsAndEnterOpens() async throws {
    try await open()
    try await browser.run("document.querySelector('#group-1 .thumbnail').focus()")
    try await browser.type(WebDriver.Key.right)
    #expect(
      try await browser.string("document.activeElement.dataset.snapshot")
        == "buttons/save/normal_dark")
    #expect(try await browser.count("#group-1 .thumbnail[tabindex='0']") == 1)
    try await browser.type(WebDriver.Key.enter)
    #expect(try await browser.text("#viewer-name") == "buttons/save/normal_dark")
  }

  @Test func copiesTheCommand() async throws {
    try await open()
    try await browser.click("#group-1 .copy")
    try await browser.wait(for: "document.querySelector('#group-1 .copy').textContent === 'Copied'")
    try await browser.click("#search")
    try await browser.type("v", holding: WebDriver.Key.control)
    #expect(
      try await browser.string("document.querySelector('#search').value")
        == "layouter accept --group 1")
  }

  @Test func questionMarkListsTheKeysAndEscapeCloses() async throws {
    try await open()
    try await browser.type("?")
    #expect(try await browser.count("#keys[open]") == 1)
    #expect(try await browser.text("#keys").contains("Next, previous region"))
    try await browser.type(WebDriver.Key.escape)
    #expect(try await browser.count("#keys[open]") == 0)
    try await browser.click("#help")
    #expect(try await browser.count("#keys[open]") == 1)
    try await browser.click("#keys-close")
    #expect(try await browser.count("#keys[open]") == 0)
  }

  // MARK: The matrix

  @Test func theMatrixHasTheVerdictOfEachVariant() async throws {
    try await open()
    try await browser.type("m")
    let labels =
      "[...document.querySelectorAll('td .thumbnail')].map((node) => node.ariaLabel).join(';')"
    #expect(
      try await browser.string(labels)
        == "normal, light: different;disabled, light: different;"
        + "normal, dark: different;disabled, dark: same;new/picture: no golden"
        .replacing("new/", with: ""))
    #expect(
      try await browser.string("document.querySelectorAll('th[scope=col]')[1].innerText")
        == "normal")
    // The axis of the columns can be chosen; both is one row.
    try await browser.click(".toggle[data-axis=appearance]")
    #expect(try await browser.count("section:first-child tbody tr") == 1)
    try await browser.click(".toggle[data-axis=state]")
    #expect(
      try await browser.string("document.querySelectorAll('th[scope=col]')[1].innerText") == "light"
    )
    try await browser.click("td .thumbnail")
    #expect(try await browser.text("#viewer-name") == Self.first)
  }

  // MARK: Appearance

  @Test func isDarkWhereTheSystemIsAndWhereChosen() async throws {
    let ground = "getComputedStyle(document.body).backgroundColor"
    try await open()
    #expect(try await browser.string(ground) == "rgb(245, 245, 247)")
    try await browser.emulate([("prefers-color-scheme", "dark")])
    #expect(try await browser.string(ground) == "rgb(20, 20, 22)")
    // From "system" to "light".
    try await browser.type("t")
    #expect(try await browser.string(ground) == "rgb(245, 245, 247)")
    try await browser.click("#theme")
    #expect(try await browser.text("#theme") == "Theme: dark")
    try await browser.emulate([("prefers-color-scheme", "light")])
    #expect(try await browser.string(ground) == "rgb(20, 20, 22)")
    try await browser.type("t")
    #expect(try await browser.text("#theme") == "Theme: system")
  }

  @Test(arguments: [320, 768, 2560])
  func nothingIsWiderThanTheScreen(width: Int) async throws {
    try await browser.resize(width: width, height: 700)
    for fragment in ["", "#view=matrix", Self.viewing, Self.viewing + "&mode=slider"] {
      try await open(fragment)
      let widest =
        "Math.max(document.scrollingElement.scrollWidth, "
        + "document.querySelector('#viewer').scrollWidth)"
      #expect(try await browser.string("\(widest) <= innerWidth") == "true", "\(fragment)")
    }
  }

  @Test func theMatrixScrollsInsteadOfShrinking() async throws {
    try await browser.resize(width: 320, height: 700)
    try await open("#view=matrix")
    #expect(try await browser.frame(of: "td img").width == 20)
    let cells = "[...document.querySelectorAll('td')]"
    let isInside = "(cell) => cell.firstElementChild.scrollWidth <= cell.clientWidth"
    #expect(try await browser.string("\(cells).every(\(isInside))") == "true")
  }

  @Test(arguments: ["light", "dark"])
  func textHasTheContrastOfWCAG(appearance: String) async throws {
    try await browser.emulate([("prefers-color-scheme", appearance)])
    for fragment in ["", "#view=matrix", Self.viewing, "#verdict=different"] {
      try await open(fragment)
      let faint = try await browser.run(Self.faintTexts)
      #expect(faint == [], "\(fragment)")
    }
  }

  /// The texts with a contrast below 4.5 : 1 (WCAG 2.2, success criterion 1.4.3).
  private static let faintTexts = """
    const luminance = (color) => color.match(/[\\d.]+/g).slice(0, 3).map((value) => {
      const encoded = value / 255;
      return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
    }).reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
    const ground = (node) => {
      for (let other = node; other; other = other.parentElement) {
        const color = getComputedStyle(other).backgroundColor;
        if (!/^rgba.*, 0\\)$/.test(color)) return color;
      }
      return 'rgb(255, 255, 255)';
    };
    const faint = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || node.closest('.unseen, script, :disabled')) continue;
      if (node.getClientRects().length === 0) continue;
      const values = [luminance(getComputedStyle(node).color), luminance(ground(node))];
      const contrast = (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
      if (contrast < 4.5) faint.add(`${contrast.toFixed(2)} ${walker.currentNode.data}`);
    }
    return [...faint];
    """

  @Test(arguments: ["", "#view=matrix", viewing + "&mode=slider", viewing + "&mode=blink"])
  func everyControlHasANameForScreenReaders(fragment: String) async throws {
    try await open(fragment)
    try await browser.command(
      "goog/cdp/execute", ["cmd": "Accessibility.enable", "params": .object([])])
    let tree = try await browser.command(
      "goog/cdp/execute", ["cmd": "Accessibility.getFullAXTree", "params": .object([])])
    guard case .array(let nodes)? = tree["nodes"] else {
      Issue.record("there is no accessibility tree")
      return
    }
    let controls = nodes.filter { node in
      guard case .string(let role)? = node["role"]?["value"] else { return false }
      return [
        "button", "radio", "slider", "combobox", "searchbox", "dialog", "table", "group",
        "DisclosureTriangle",
      ].contains(role) && node["ignored"] != true && node["name"] != nil
    }
    #expect(controls.count > 8)
    let unnamed = controls.filter { $0["name"]?["value"] == "" && $0["role"]?["value"] != "group" }
    #expect(unnamed == [])
  }
}
