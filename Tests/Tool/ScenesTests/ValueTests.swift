import CairoGraphics
import DesignedViews
import Foundation
import HeadlessUIKit
import Layouter
import Testing

@testable import Scenes

/// What the first variant of a scene with one view node is drawn on, laid out.
private func buildCanvas(
  _ node: String, scene header: String = "size: [200, 100]"
) throws -> UIView {
  let text = "\(header)\nview: \(node)\n"
  let scene = try #require(readScene(text), "\(diagnostics(text))")
  let canvas = scene.makeView(for: scene.variants[0])
  canvas.layoutIfNeeded()
  return canvas
}

/// The root view of the first variant of a scene with one view node, laid out.
private func build(_ node: String, scene header: String = "size: [200, 100]") throws -> UIView {
  try #require(try buildCanvas(node, scene: header).subviews.first)
}

@Suite struct ValueTests {
  @Test func commonPropertiesAreSet() throws {
    let view = try build(
      """
      {id: box, frame: [1, 2, 30, 40], hidden: true, alpha: 0.5, backgroundColor: '#F80',
       cornerRadius: 4, borderWidth: 1.5, borderColor: '#11223344', clipsToBounds: true,
       shadow: {color: '#FF0000', opacity: 0.25, radius: 6, offset: [1, -2]},
       layoutMargins: {left: 1, top: 2}, contentMode: scaleAspectFit,
       contentHugging: {horizontal: 10}, compressionResistance: {vertical: required},
       autoresizingMask: [flexibleWidth, flexibleTopMargin]}
      """)
    #expect(view.accessibilityIdentifier == "box")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.isHidden)
    #expect(view.alpha == 0.5)
    #expect(view.backgroundColor == UIColor(red: 1, green: 136.0 / 255, blue: 0, alpha: 1))
    #expect(view.layer.cornerRadius == 4)
    #expect(view.layer.borderWidth == 1.5)
    #expect(view.layer.borderColor.map { UIColor(cgColor: $0).hex(in: .current) } == "#11223344")
    #expect(view.clipsToBounds)
    #expect(view.layer.shadowColor.map { UIColor(cgColor: $0).hex(in: .current) } == "#FF0000")
    #expect(view.layer.shadowOpacity == 0.25)
    #expect(view.layer.shadowRadius == 6)
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: -2))
    #expect(view.layoutMargins == UIEdgeInsets(top: 2, left: 1, bottom: 0, right: 0))
    #expect(view.contentMode == .scaleAspectFit)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 10)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
  }

  @Test(arguments: ["1e308", "-1000000001"])
  func lengthsAndFactorsAreLimited(number: String) {
    #expect(
      diagnostics("view: {transform: {scale: \(number)}, frame: [0, \(number), 1, 1]}") == [
        "s.yaml:1:27: transform.scale: expected a number from -1e9 to 1e9, found \(number)",
        "s.yaml:1:\(41 + number.count): frame: expected a number from -1e9 to 1e9, found \(number)",
      ])
  }

  @Test func transformScalesTurnsAndThenMoves() throws {
    let view = try build(
      "{transform: {translate: [5, 6], rotate: 90, scale: [2, 3]}, frame: [0, 0, 10, 10]}")
    // Scaling makes (1, 1) to (2, 3), a quarter turn clockwise, y down, (-3, 2), moving (2, 8).
    let point = CGPoint(x: 1, y: 1).applying(view.transform)
    #expect(abs(point.x - 2) < 1e-9)
    #expect(abs(point.y - 8) < 1e-9)
    // The frame is the view's frame before it is transformed, whatever the order of the keys.
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func labelPropertiesAreSet() throws {
    let label = try #require(
      try build(
        """
        {type: UILabel, text: 'two\\nlines', font: {size: 20, weight: bold}, textColor: systemRed,
         textAlignment: center, lineBreakMode: byTruncatingMiddle, numberOfLines: 0,
         adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5}
        """) as? UILabel)
    #expect(label.text == "two\nlines")
    #expect(label.font == UIFont.systemFont(ofSize: 20, weight: .bold))
    #expect(label.textColor == .systemRed)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 0)
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.5)
  }

  @Test(arguments: [
    ("plain\\nbreak", "plain\nbreak"), ("'single\\nbreak'", "single\nbreak"),
    ("\"double\\nbreak\"", "double\nbreak"), ("\"written \\\\n\"", "written \\n"),
    ("'2024'", "2024"), ("yes", "yes"), ("\"\"", ""),
  ])
  func textIsText(written: String, text: String) throws {
    let label = try #require(try build("{type: UILabel, text: \(written)}") as? UILabel)
    #expect(label.text == text)
  }

  @Test func enumerationsNameAllOfTheirCases() {
    func expectAllCases<Value: SceneEnumeration & CaseIterable>(of type: Value.Type) {
      #expect(type.sceneCases.map(\.name) == type.allCases.map { "\($0)" }, "\(type)")
      #expect(type.sceneCases.map { "\($0.value)" } == type.allCases.map { "\($0)" }, "\(type)")
    }
    expectAllCases(of: Edge.self)
    expectAllCases(of: TabBarView.FuncButtonKind.self)
    expectAllCases(of: UIScrollView.ContentInsetAdjustmentBehavior.self)
    expectAllCases(of: UIScrollView.IndicatorStyle.self)
    expectAllCases(of: UIStackView.Distribution.self)
    expectAllCases(of: UIView.ContentMode.self)
  }

  @Test func nullIsNoValue() throws {
    let label = try #require(
      try build("{type: UILabel, text: null, backgroundColor: ~}") as? UILabel)
    #expect(label.text == nil)
    #expect(label.backgroundColor == nil)
  }

  @Test func scrollViewIsScrolled() throws {
    let view = try #require(
      try build(
        "{type: UIScrollView, contentOffset: [0, 30], contentSize: [200, 500], contentInset: 4}")
        as? UIScrollView)
    #expect(view.contentSize == CGSize(width: 200, height: 500))
    #expect(view.contentOffset == CGPoint(x: 0, y: 30))
    #expect(view.contentInset == UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    #expect(view.bounds == CGRect(x: 0, y: 30, width: 200, height: 100))
  }

  @Test func buttonPropertiesAreSet() throws {
    let button = try #require(
      try build(
        """
        {type: DsCustomButton, text: Save, textHorzAlignment: right, borderWidth: 2,
         roundRadius: 8, fontSize: 15, boldFont: false, contentMargin: 6, iconTextMargin: 3,
         turnOver: true, enabled: false, selected: true, multiLineText: true, lineSpacing: 0.5,
         autoScaleToBounds: true, key: k}
        """) as? DsCustomButton)
    #expect(button.text == "Save")
    #expect(button.textHorzAlignment == .right)
    #expect(button.borderWidth == 2)
    #expect(button.layer.borderWidth == 0)
    #expect(button.roundRadius == 8)
    #expect(button.fontSize == 15)
    #expect(!button.boldFont)
    #expect(button.contentMargin == UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6))
    #expect(button.iconTextMargin == 3)
    #expect(button.turnOver)
    #expect(button.buttonState == .disabledSelected)
    #expect(button.multiLineText)
    #expect(button.lineSpacing == 0.5)
    #expect(button.autoScaleToBounds)
    #expect(button.key == "k")
  }

  @Test func derivedButtonsInheritAndAdd() throws {
    let icon = try #require(
      try build("{type: DsSvgIconButton, iconSize: [20, 18], viewboxSize: [10, 9], text: x}")
        as? DsSvgIconButton)
    #expect(icon.iconSize == CGSize(width: 20, height: 18))
    #expect(icon.viewboxSize == CGSize(width: 10, height: 9))
    #expect(icon.text == "x")
    let box = try #require(
      try build("{type: DsCheckBox, checked: true, style: radioButton}") as? DsCheckBox)
    #expect(box.selected)
    #expect(box.style == .radioButton)
    #expect(try build("{type: DsToggleButton}") is DsToggleButton)
    let tab = try #require(
      try build("{type: DsTabButton, earStyle: round, attachBottom: true}") as? DsTabButton)
    #expect(tab.earStyle == .round)
    #expect(tab.attachBottom)
  }

  @Test func resourcesAreReadInEveryForm() throws {
    func resource(_ written: String, named: String = "{Bg: white}") throws -> StatefulResource {
      let button = try build(
        "{type: DsCustomButton, colorResources: \(written)}",
        scene: "size: [9, 9]\nresources: {one: two, two: \(named)}")
      return try #require((button as? DsCustomButton)?.colorResources)
    }
    let stateful = try resource(
      "one",
      named: """
        {Bg: {Normal: '#010101', ActivatedSelected: '#020202'}, FgDisabled: '#030303', \
        Border: {light: '#040404', dark: '#050505'}, SvgPath: M0 0h9, SvgStrokeWidth: 1.5}
        """)
    #expect(stateful.resource(.bgColor, for: .normal)?.color?.hex(in: .current) == "#010101")
    #expect(
      stateful.resource(.bgColor, for: .activatedSelected)?.color?.hex(in: .current) == "#020202")
    #expect(stateful.resource(.bgColor, for: .selected) == nil)
    #expect(stateful.resource(.fgColor, for: .disabled)?.color?.hex(in: .current) == "#030303")
    let border = stateful.resource(.borderColor, for: .normal)?.color
    #expect(border?.hex(in: UITraitCollection(userInterfaceStyle: .light)) == "#040404")
    #expect(border?.hex(in: UITraitCollection(userInterfaceStyle: .dark)) == "#050505")
    #expect(stateful.resource(.svgPath, for: .normal)?.path == "M0 0h9")
    #expect(stateful.resource(.svgStrokeWidth, for: .normal)?.number == 1.5)

    let mono = try resource("{mono: systemRed}")
    #expect(mono is MonoResource)
    #expect(mono.resource(.svgColor, for: .disabled)?.color == .systemRed)

    let unstateful = try resource("{unstateful: {Bg: white, Fg: black}}")
    #expect(unstateful is UnstatefulResource)
    #expect(unstateful.resource(.fgColor, for: .selected)?.color == .black)
  }

  @Test func stackViewLaysOutChildrenAndSpacersInOrder() throws {
    // A gap of 12, with the spacing of 4 on both sides of it.
    let stack = try build(
      """
      {type: StackView, layouter: {cellSpacing: 4}, subviews: [
        {frame: [0, 0, 100, 30]}, {spacer: 12}, {frame: [0, 0, 60, 20]}]}
      """)
    #expect(
      stack.subviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 0, y: 50, width: 60, height: 20),
      ])
  }

  @Test func anyViewCanHaveALayouter() throws {
    let canvas = try buildCanvas(
      """
      {layouter: {type: StackLayout, cellAlignment: center, cellSpacing: 4,
                  margin: {left: 10, top: 5, right: 20, bottom: 15}},
       subviews: [{frame: [0, 0, 100, 30]}, {frame: [0, 0, 60, 20]}, {frame: [0, 0, 80, 50]}]}
      """, scene: "size: fit")
    let view = try #require(canvas.subviews.first)
    #expect(
      view.subviews.map(\.frame) == [
        CGRect(x: 10, y: 5, width: 100, height: 30), CGRect(x: 30, y: 39, width: 60, height: 20),
        CGRect(x: 20, y: 63, width: 80, height: 50),
      ])
    // The content with its margins, as the layout says.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 130, height: 128))
    #expect(canvas.bounds.size == CGSize(width: 130, height: 128))
  }

  @Test func rootFillsThePictureUnlessItHasAFrame() throws {
    #expect(try build("{}").frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    let canvas = try buildCanvas("{frame: [10, 20, 30, 40]}")
    #expect(canvas.subviews.map(\.frame) == [CGRect(x: 10, y: 20, width: 30, height: 40)])
    #expect(canvas.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test func viewsWithoutFrameFitTheirContent() throws {
    let view = try build("{subviews: [{type: UILabel, text: Text}, {}]}")
    let label = view.subviews[0]
    // At the scale of the picture, which sizes are rounded to.
    let size = UITraitCollection(displayScale: 2).performAsCurrent { label.sizeThatFits(.zero) }
    #expect(label.frame == CGRect(origin: .zero, size: size))
    #expect(label.frame.height > 10)
    #expect(view.subviews[1].frame == .zero)
  }

  @Test func viewsHaveTheKeysOfUIKit() throws {
    let view = try build(
      """
      {tag: 7, isUserInteractionEnabled: false, isMultipleTouchEnabled: true, isExclusiveTouch: true,
        isOpaque: false, autoresizesSubviews: false, insetsLayoutMarginsFromSafeArea: false,
        translatesAutoresizingMaskIntoConstraints: false,
        semanticContentAttribute: forceLeftToRight}
      """)
    #expect(view.tag == 7)
    #expect(!view.isUserInteractionEnabled && view.isMultipleTouchEnabled && view.isExclusiveTouch)
    #expect(!view.isOpaque && !view.autoresizesSubviews && !view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.semanticContentAttribute == .forceLeftToRight)
  }

  @Test func ownAxesSetPropertiesOfViewsAndLayouters() throws {
    let scene = try #require(
      readScene(
        """
        size: [100, 100]
        variants:
          kind:
            first: { box.layouter.orientation: horizontal, a.frame: [0, 0, 10, 10] }
            second: { a.backgroundColor: red, a.hidden: false }
        view:
          type: StackView
          id: box
          subviews:
            - { id: a, frame: [0, 0, 20, 20], hidden: true }
            - { id: b, frame: [0, 0, 30, 30] }
        """))
    func frames(_ variant: Int) throws -> [ViewNode.Rect]? {
      try scene.describe(scene.variants[variant]).view?.subviews.map(\.frame)
    }
    // A hidden cell takes no room; of a shown one the next is 20 lower.
    #expect(try frames(0)?[1] == .init(x: 0, y: 0, width: 30, height: 30))
    #expect(try frames(0)?[0] == .init(x: 0, y: 0, width: 10, height: 10))
    #expect(try frames(1)?[1] == .init(x: 0, y: 20, width: 30, height: 30))
  }

  @Test func transformsCanBeMatrices() throws {
    let view = try build("{transform: {matrix: [1, 0, 0.5, 1, 3, 4]}}")
    #expect(view.transform == CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 4))
    #expect(
      view.viewNode().properties["transform"]
        == .map(["matrix": .list([1, 0, 0.5, 1, 3, 4].map { .number($0) })]))
    #expect(
      diagnostics("view: {transform: {matrix: [1, 0, 0, 1, 3, 4], rotate: 5}}") == [
        "s.yaml:1:19: transform: a 'matrix' is the whole transform: leave out the rest"
      ])
  }

  @Test func schemaHasDefaultsAndExamples() {
    let properties = SceneLibrary().schema["definitions"]?["DsCustomButton"]?["properties"]
    #expect(properties?["lineSpacing"]?["default"] == 0.3)
    #expect(properties?["enabled"]?["default"] == true)
    #expect(properties?["frame"]?["examples"] == [[16, 12, 160, 44]])
    #expect(properties?["backgroundColor"]?["default"] == .null)
    #expect(
      properties?["contentHugging"]?["examples"] == [["horizontal": 251], ["vertical": "required"]])
    let style = SceneLibrary().schema["definitions"]?["UIView"]?["properties"]?[
      "overrideUserInterfaceStyle"]
    #expect(style?["default"] == "unspecified")
    #expect(style?["enum"] == ["unspecified", "light", "dark"])
  }

  /// Texts and numbers, and what a list of names shows, need none.
  @Test func schemaHasExamplesOfAllOtherValues() {
    for table in SceneLibrary().classes.map(\.table) + SceneLibrary().layouters.map(\.table) {
      for property in table.properties {
        guard let type = property.sceneType, type.examples.isEmpty else { continue }
        let schema = type.schema.line
        #expect(!schema.contains("properties"), "\(property.name): \(schema)")
        #expect(
          !schema.contains("items") || schema.contains("enum"), "\(property.name): \(schema)")
      }
    }
  }

  @Test func classesOfOnesOwnAreRead() throws {
    final class BadgeView: UILabel {
      var count = 0

      override class var propertyTable: PropertyTable { badgeProperties }
      private static let badgeProperties = PropertyTable(
        inheriting: UILabel.propertyTable,
        adding: [
          Property(
            "count", \BadgeView.count, default: 0, in: .between(0, 99), "What the badge counts.")
        ])
    }
    let badge = ViewClass(BadgeView.self, inheriting: .uiLabel) { BadgeView() }
    let library = SceneLibrary(classes: ViewClass.standard + [badge])
    let (scene, _) = library.scene(
      from: "size: [9, 9]\nview: {type: BadgeView, count: 7, numberOfLines: 3}")
    let canvas = try #require(scene.map { $0.makeView(for: $0.variants[0]) })
    let view = try #require(canvas.subviews.first as? BadgeView)
    #expect(view.count == 7)
    #expect(view.numberOfLines == 3)
    #expect(
      library.scene(from: "view: {type: BadgeView, count: 100}").diagnostics.map(\.description)
        == ["scene.yaml:1:32: count: expected a number from 0 to 99, found 100"])
    #expect(library.schema["definitions"]?["BadgeView"]?["properties"]?["count"] != nil)
  }

  @Test func layoutersOfOnesOwnAreReadWithSpacersAndChildrensLayouts() throws {
    /// Squares of 10 points from the top left to the bottom right.
    final class DiagonalLayout: BaseLayout {
      var step: CGFloat = 10
      var start: CGFloat = 0

      override func arrangeCells() -> CellArrangement {
        let frames = children.indices.map { index in
          CGRect(x: start + CGFloat(index) * step, y: CGFloat(index) * step, width: 10, height: 10)
        }
        return CellArrangement(frames: frames, contentSize: CGSize(width: 40, height: 40))
      }

      override class var propertyTable: PropertyTable { diagonalProperties }
      private static let diagonalProperties = PropertyTable(
        inheriting: BaseLayout.propertyTable,
        adding: [
          Property("step", \DiagonalLayout.step, default: 10, unit: .points, "The next square.")
        ])
    }
    let tag = PropertyTable(adding: [Property("mark", \UIView.tag, default: 0, "A number.")])
    let diagonal = LayouterClass(
      DiagonalLayout.self, layout: tag,
      addSpacer: { layouter, length in layouter.start += length }, make: { DiagonalLayout() })
    let library = SceneLibrary(layouters: LayouterClass.standard + [diagonal])
    let (scene, diagnostics) = library.scene(
      from: """
        size: [40, 40]
        view:
          layouter: {type: DiagonalLayout, step: 12}
          subviews:
            - {type: UIView, id: a}
            - spacer: 3
            - {type: UIView, id: b, layout: {mark: 7}}
        """)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let variant = try #require(scene?.variants.first)
    let root = try #require(try scene?.describe(variant).view)
    #expect(root.named["a"]?.frame == ViewNode.Rect(x: 3, y: 0, width: 10, height: 10))
    #expect(root.named["b"]?.frame == ViewNode.Rect(x: 15, y: 12, width: 10, height: 10))
    #expect(root.named["b"]?.properties["tag"] == .number(7))
    let describedLayouter = root.all.lazy.compactMap { $0.properties["layouter"] }.first
    #expect(describedLayouter == .map(["type": .string("DiagonalLayout"), "step": .number(12)]))
    #expect(
      library.scene(from: "view: {layouter: {type: GridLayout}, subviews: [{spacer: 3}]}")
        .diagnostics.map(\.description)
        == ["scene.yaml:1:49: only a StackLayout or a DiagonalLayout can contain a spacer"])
  }

  @Test func textStylesFollowTheTextSize() throws {
    let fixture = try Fixture("Text/styles")
    let sizes = try ["XS", "L", "XXXL", "AX5"].map { category in
      try fixture.view("\(category)@2x").subviews.map { label -> Double? in
        guard case .map(let font) = label.properties["font"], case .number(let size) = font["size"]
        else { return nil }
        return size
      }
    }
    #expect(
      sizes == [
        [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
      ])
  }

  @Test func unknownTextStyleNamesTheNearestOne() {
    #expect(
      diagnostics("size: [9, 9]\nview: {type: UILabel, font: boddy}") == [
        "s.yaml:2:29: font: unknown value 'boddy': expected largeTitle, title1, title2, title3, "
          + "headline, body, callout, subheadline, footnote, caption1 or caption2 (did you mean "
          + "'body'?)"
      ])
  }
}
