import StandardControls
import StandardViews
import TestSupport
import Testing
import ViewTree

@testable import Scenes

/// What a new user writes wrong, with the whole message: the place, the cause and what to write instead.
@Suite struct MessageTests {
  private static let classes =
    "UIView, UILabel, UIImageView, UIScrollView, UIStackView, UIWindow, StackView, GridView, "
    + "AccordionCellView, AccordionView, TabBarView, DsCustomButton, DsSvgIconButton, "
    + "DsToggleButton, DsAccordionLabel, DsCheckBox, DsTabButton, DsTabView, DsComboBox, DsEyeCatcherView, "
    + "DsGuardView, UIControl, UISwitch, UISlider, UIStepper, UISegmentedControl, UIPageControl, "
    + "UIProgressView, UIActivityIndicatorView, UIButton, UITextField, UITextView, "
    + "UIVisualEffectView, UISearchBar, UISearchTextField, UIPickerView, UIDatePicker, UIColorWell, "
    + "UIRefreshControl, UITableView, UITableViewCell, UICollectionView, UICollectionViewListCell, "
    + "UIContentUnavailableView, "
    + "UINavigationBar, UIToolbar or "
    + "UITabBar"
  private static let states =
    "normal, selected, activated, activated+selected, disabled or disabled+selected"
  private static let axes =
    "state, appearance, scale, size, device, orientation, direction, textSize, locale"

  // MARK: Names

  @Test(
    arguments: [
      (
        "subject: a\nvariants: { state: [normal] }\nview: { subviews: [{ type: CustomButton, id: a }] }",
        ["s.yaml:3:28: unknown class 'CustomButton' (did you mean 'DsCustomButton'?)"]
      ),
      ("view: { type: Card }", ["s.yaml:1:15: unknown class 'Card': expected \(classes)"]),
      (
        "variants: { state: [checked] }\nview: { type: DsCustomButton }",
        [
          "s.yaml:1:21: variants.state: unknown state 'checked' (did you mean 'selected'?): "
            + "expected \(states)"
        ]
      ),
      (
        "variants: { state: [hover] }\nview: { type: DsCustomButton }",
        [
          "s.yaml:1:21: variants.state: unknown state 'hover': expected \(states); a custom "
            + "state is declared with 'states: [hover]'"
        ]
      ),
      (
        "view: { type: DsCustomButton, colorResources: { Bg: { Actived: red }, Background: red } }",
        [
          "s.yaml:1:55: unknown key 'Actived' in Bg (did you mean 'Activated'?)",
          "s.yaml:1:71: unknown key 'Background' in a resource (did you mean 'Bg'?)",
        ]
      ),
      (
        "view: { type: DsCustomButton, colorResources: primary }",
        ["s.yaml:1:47: colorResources: unknown resource 'primary': expected btnColor or tabColor"]
      ),
      (
        "view: {}\nsteps: [{ click: a }, { mirror: a }]",
        [
          "s.yaml:2:11: unknown key 'click' in a step (did you mean 'tap'?)",
          "s.yaml:2:25: unknown key 'mirror' in a step: expected tap, touchDown, touchUp, longPress, "
            + "drag, drop, cancel, scroll, fold, unfold, select, show, hide, set, insert, remove, animate, "
            + "rotate, alert, keyboard, present, dismiss, openMenu, openPicker, background, foreground, openURL, "
            + "exerciseAmbiguity, advance, snapshot or film",
        ]
      ),
      (
        "size: iPhone 99\nview: {}",
        [
          "s.yaml:1:7: size: unknown device 'iPhone 99': expected iPhone 16 Plus, iPhone 16 Pro, "
            + "iPhone 17, iPhone 17 Pro, iPhone 16 Pro Max, iPhone 17 Pro Max, iPhone Air or iPhone SE, "
            + "or another one of the 109 that 'layouter schema' lists"
        ]
      ),
      (
        "device: iPhone SE\nview: {}",
        [
          "s.yaml:1:1: 'device' is an axis: write 'variants: {device: […]}', or 'size: iPhone SE'"
        ]
      ),
      (
        "variants: { orientation: { mine: { a.alpha: 0.5 } } }\nview: { id: a }",
        [
          "s.yaml:1:28: variants.orientation: 'mine' is not a value of this axis, which has a meaning of "
            + "its own: give an axis of your own another name than \(axes)"
        ]
      ),
    ] as [(String, [String])])
  func unknownNames(scene: String, messages: [String]) {
    #expect(diagnostics(scene) == messages)
  }

  /// Every class of UIKit that a new user looks for, and scenes do not have, names what to use.
  @Test func replacedClassesAreNoClassesOfScenes() {
    let known = Set(SceneLibrary().classNames)
    #expect(known.isDisjoint(with: ReplacedClasses.names))
    for name in ReplacedClasses.names {
      let messages = diagnostics("view: { type: \(name) }")
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("s.yaml:1:15: scenes have no '\(name)': ") == true)
    }
    for name in [
      "UITableViewController", "UICollectionViewCell", "UINavigationItem", "UIBarButtonItem",
      "UISearchController", "UIAlertController", "UIMenu", "UICalendarView",
    ] {
      #expect(ReplacedClasses.replacement(for: name) != nil)
    }
  }

  // MARK: Colours

  @Test(arguments: [
    (
      "UIColor.systemBlue",
      "backgroundColor: unknown colour 'UIColor.systemBlue' (did you mean 'systemBlue'?)"
    ),
    ("0A84FF", "backgroundColor: unknown colour '0A84FF': write '#0A84FF', with the quotes"),
    (
      "rgb(10,132,255)",
      "backgroundColor: unknown colour 'rgb(10,132,255)': write '#0A84FF', with the quotes"
    ),
    (
      "rgba(10,132,255,0.5)",
      "backgroundColor: unknown colour 'rgba(10,132,255,0.5)': write '#0A84FF80', with the quotes"
    ),
    (
      "#0A84FF",
      "backgroundColor: expected a colour ('#RRGGBB', a name, or {light, dark}), found nothing (a "
        + "'#' outside of quotes begins a comment)"
    ),
  ])
  func colorsInOtherNotations(color: String, message: String) {
    let said = diagnostics("view:\n  backgroundColor: \(color)\n")
    #expect(said.map { String($0.drop { $0 != " " }.dropFirst()) } == [message])
  }

  /// The commas of a colour as in CSS make entries of a map in braces.
  @Test func aColorAsInCSSInBracesIsOneMistake() {
    #expect(
      diagnostics(
        "view: { type: DsCustomButton, colorResources: { Bg: rgb(10,132,255), Fgg: red } }") == [
          "s.yaml:1:53: colorResources.Bg: unknown colour 'rgb(10,132,255)': write '#0A84FF', with "
            + "the quotes",
          "s.yaml:1:70: unknown key 'Fgg' in a resource (did you mean 'Fg'?)",
        ])
    #expect(
      diagnostics("resources: { r: { Bg: { Normal: rgb(10,132,255) } } }\nview: {}") == [
        "s.yaml:1:33: resources.r.Bg.Normal: unknown colour 'rgb(10,132,255)': write '#0A84FF', with "
          + "the quotes"
      ])
  }

  @Test func filesThatAreNoPictures() throws {
    let folder = try TemporaryFolder()
    try folder.write("%PDF-1.4", to: "icon.pdf")
    try folder.write([0xFF, 0xD8, 0xFF, 0xE0], to: "icon.jpg")
    let said = diagnostics(
      "view:\n  subviews:\n    - { type: UIImageView, image: icon.pdf }\n"
        + "    - { type: UIImageView, image: icon.jpg }\n", folder: folder.path)
    #expect(said.count == 2)
    #expect(
      said.first?.contains("cannot be drawn: icon.pdf: 'startxref' is missing: the file is cut off")
        == true)
    #expect(said.last?.contains("the JPEG file is damaged") == true)
  }

  // MARK: Constraints

  @Test(arguments: [
    (
      "a.width == a.width",
      "constraint, character 12: both sides are the same attribute of the same view"
    ),
    (
      "superview.top == superview.top + 8",
      "constraint, character 18: both sides are the same attribute of the same view"
    ),
    (
      "H:|[q(=5)]", "visual format, character 7: expected '==', '<=' or '>=', found '='"
    ),
    (
      "H:|[titles]", "visual format, character 5: unknown view 'titles': it is not below this view"
    ),
    ("H:|-x-[a]", "visual format, character 5: unknown metric 'x'"),
    (
      "H:[a]--[b]",
      "visual format, character 7: expected a distance between the hyphens, as in '-8-', or one "
        + "hyphen alone"
    ),
    (
      "h:|[a]",
      "visual format, character 1: expected 'H:', 'V:', '|' or a view '[name]', found 'h' (write "
        + "'H:')"
    ),
    (
      "H:[а]",
      "visual format, character 4: unknown view 'а' (U+0430): 'a' (U+0061) looks the same"
    ),
  ])
  func constraintsInTexts(text: String, message: String) throws {
    let said = diagnostics(
      """
      view:
        subviews:
          - metrics: { h: 5 }
            constraints: ['\(text)']
            subviews: [{ id: a }, { id: b }]
          - { id: titles }
          - { id: q }
      """)
    let first = try #require(said.first)
    #expect(said.count == 1)
    let line = String(first.prefix { $0 != "\n" })
    #expect(line.hasSuffix("constraints: " + message), "\(line)")
  }

  @Test func anInvalidMetricIsReportedOnce() {
    #expect(
      diagnostics(
        "view: { metrics: { h: .nan }, constraints: ['H:|-h-[a]'], subviews: [{ id: a }] }") == [
          "s.yaml:1:23: metrics.h: expected a finite number, found .nan"
        ])
  }

  @Test func ambiguityOfAStrictSceneHasItsLine() throws {
    let scene = try #require(
      readScene(
        """
        strict: true
        size: [100, 100]
        view:
          constraints: ['H:|-[a]']
          subviews:
            - { type: UILabel, id: a, text: A }
        """))
    let variant = try #require(scene.variants.first)
    let error = #expect(throws: SceneError.self) { _ = try scene.describe(variant) }
    #expect(
      error?.description
        == "line 6: <UILabel:a> is ambiguous: constraints leave its vertical position open. Add "
        + "constraints for it.")
  }

  // MARK: Without effect

  @Test func aValueThatNoItemHasIsTold() {
    let box = "view: { type: DsComboBox, items: [{ label: A, value: 1 }], value: "
    #expect(
      diagnostics(box + "5 }") == [
        "s.yaml:1:60: warning: the value has no effect: none of the items has it"
      ])
    #expect(diagnostics(box + "1 }") == [])
    #expect(diagnostics(box + "null }") == [])
  }
}
