import CairoGraphics
import Foundation
import Messages
import StandardViews
import Testing
import ViewTree

@testable import Scenes

@Suite struct DiagnosticTests {
  @Test func unknownKeyNamesTheNearestOne() {
    #expect(
      diagnostics(
        """
        size: [160, 44]
        view:
          type: DsCustomButton
          roundRadus: 8
        """)
        == [
          "s.yaml:4:3: unknown key 'roundRadus' in DsCustomButton (did you mean 'roundRadius'?)"
        ])
  }

  @Test func allErrorsOfAFileAreReportedInTheirOrder() {
    #expect(
      diagnostics(
        """
        titel: Save
        size: [160]
        background: sytemBackground
        subject: svae
        variants:
          state: [normal, checked]
          scale: [4]
          tone: [calm]
        resources:
          primary: { Bgg: { Normal: white }, Fg: { Norml: white } }
        view:
          type: DsCustomButon
          id: save
          subviews:
            - { type: UILabel, id: save, text: 5, textColor: '#12345', numberOfLines: -1 }
            - { alpha: 1.5, frame: [0, 0, -1, 5], cornerRadius: eight, hidden: [] }
            - DsCustomButton
        """)
        == [
          "s.yaml:1:1: unknown key 'titel' in a scene (did you mean 'title'?)",
          "s.yaml:2:7: size: expected [width, height], found 1 values",
          "s.yaml:3:13: background: unknown colour 'sytemBackground' (did you mean "
            + "'systemBackground'?)",
          "s.yaml:4:10: unknown id 'svae' (did you mean 'save'?)",
          "s.yaml:6:19: variants.state: unknown state 'checked' (did you mean 'selected'?): "
            + "expected normal, selected, activated, activated+selected, disabled or "
            + "disabled+selected",
          "s.yaml:7:11: variants.scale: expected 1, 2 or 3, found 4",
          "s.yaml:8:3: unknown axis 'tone': a custom axis is a map of names to property "
            + "values, such as {calm: {save.colorResources: primary}}",
          "s.yaml:10:14: unknown key 'Bgg' in a resource (did you mean 'Bg'?)",
          "s.yaml:10:44: unknown key 'Norml' in Fg (did you mean 'Normal'?)",
          "s.yaml:12:9: unknown class 'DsCustomButon' (did you mean 'DsCustomButton'?)",
          "s.yaml:15:40: text: expected text, found 5 (write '5' in quotes)",
          "s.yaml:15:54: textColor: '#12345' is not a colour: expected '#RGB', '#RRGGBB' or "
            + "'#RRGGBBAA'",
          "s.yaml:15:79: numberOfLines: expected a number of 0 or more, found -1",
          "s.yaml:16:16: alpha: expected a number from 0 to 1, found 1.5",
          "s.yaml:16:35: frame: expected a width or height of 0 or more, found -1",
          "s.yaml:16:57: cornerRadius: expected a number, found the text 'eight'",
          "s.yaml:16:72: hidden: expected true or false, found an empty list",
          "s.yaml:17:7: expected a view (a map with its type and properties), found the text "
            + "'DsCustomButton'",
        ])
  }

  @Test func noAxisHasTheNameOfThatOfTheSteps() {
    #expect(
      diagnostics(
        """
        variants: { moment: { early: { label.text: A } } }
        view: { type: UILabel, id: label }
        """)
        == [
          "s.yaml:1:13: 'moment' is the axis of the snapshots that steps take: give this axis "
            + "another name"
        ])
  }

  @Test func duplicateIDIsReportedAtTheSecond() {
    #expect(
      diagnostics(
        """
        view:
          id: a
          subviews:
            - id: b
            - id: a
        """)
        == ["s.yaml:5:11: duplicate id 'a' (first used in line 2)"])
  }

  @Test func sizesMustBeFiniteAndDrawable() {
    #expect(
      diagnostics("size: [.nan, .inf]\nview: {}")
        == [
          "s.yaml:1:8: size: expected a finite number, found .nan",
          "s.yaml:1:14: size: expected a finite number, found .inf",
        ])
    #expect(
      diagnostics("size: [NaN, 1e999]\nview: {}")
        == [
          "s.yaml:1:8: size: expected a number, found the text 'NaN'",
          "s.yaml:1:13: size: expected a finite number, found 1e999",
        ])
    #expect(
      diagnostics("size: [-1, 10]\nview: {}")
        == ["s.yaml:1:8: size: expected a width or height of 0 or more, found -1"])
    #expect(
      diagnostics("size: [100000, 100000]\nview: {}")
        == [
          "s.yaml:1:8: size: expected a width or height of at most 16384 points, found 100000",
          "s.yaml:1:16: size: expected a width or height of at most 16384 points, found 100000",
        ])
  }

  @Test func pictureMustFitIntoMemory() {
    #expect(
      diagnostics(
        """
        variants: {scale: [1, 3], size: [[10, 10], [8192, 4096]]}
        view: {}
        """)
        == [
          "s.yaml:1:44: variants.size: 8192 × 4096 points at 3x are 24576 × 12288 pixels; a "
            + "picture has at most 16384 a side and 67108864 in all"
        ])
    #expect(
      diagnostics("size: [16384, 16384]\nview: {}")
        == [
          "s.yaml:1:7: size: 16384 × 16384 points at 2x are 32768 × 32768 pixels; a picture has "
            + "at most 16384 a side and 67108864 in all"
        ])
  }

  @Test func pictureWithoutPixelsIsDescribedAndNotDrawn() throws {
    let scene = try #require(readScene("size: [0, 10]\nview: {}"))
    let variant = scene.variants[0]
    #expect(try scene.describe(variant).view?.frame == .init(x: 0, y: 0, width: 0, height: 10))
    #expect(throws: CGContextError.self) { try scene.draw(variant) }
  }

  /// 5461.333333333335 × 3 is 16384.000000000004.
  @Test func pixelsAreCountedAsTheBitmapCountsThem() {
    #expect(
      diagnostics("variants: {scale: [3], size: [[5461.333333333335, 10]]}\nview: {}") == [])
  }

  @Test func colourWithoutQuotesExplainsItself() {
    #expect(
      diagnostics("view: {backgroundColor: #fff\n}")
        == [
          "s.yaml:1:8: backgroundColor: expected a colour ('#RRGGBB', a name, or {light, dark}), "
            + "found nothing (a '#' outside of quotes begins a comment)"
        ])
  }

  @Test func colourOfTwoAppearancesNeedsBoth() {
    #expect(
      diagnostics("view: {backgroundColor: {light: white, drak: black}}")
        == [
          "s.yaml:1:25: backgroundColor: a colour of two appearances needs 'dark' too",
          "s.yaml:1:40: unknown key 'drak' in a colour (did you mean 'dark'?)",
        ])
  }

  @Test func resourcesInACircleAreReportedOnce() {
    #expect(
      diagnostics(
        """
        resources:
          a: b
          b: c
          c: a
          own: own
          good: { Bg: white }
        view: { type: DsCustomButton, colorResources: a }
        """)
        == [
          "s.yaml:4:6: resources.c: circular references: a → b → c → a",
          "s.yaml:5:8: resources.own: circular references: own → own",
        ])
  }

  @Test func unknownResourceNamesTheNearestOne() {
    #expect(
      diagnostics(
        """
        resources:
          primary: { Bg: white }
          other: secondary
        view: { type: DsCustomButton, colorResources: primry }
        """)
        == [
          "s.yaml:3:10: resources.other: unknown resource 'secondary': expected primary, btnColor "
            + "or tabColor",
          "s.yaml:4:47: colorResources: unknown resource 'primry' (did you mean 'primary'?)",
        ])
  }

  @Test func brokenPathDataIsReportedAtItsCharacter() {
    let messages = diagnostics(
      """
      resources:
        icon:
          SvgPath:
            Normal: 'M4 12 L20 x'
            Selected: garbage
      view: {}
      """)
    #expect(
      messages
        == [
          "s.yaml:4:26: resources.icon.SvgPath.Normal: path data, character 11: expected a number, "
            + "found 'x'",
          "s.yaml:5:17: resources.icon.SvgPath.Selected: path data, character 1: expected M or m, "
            + "which begins a path, found 'g'",
        ])
  }

  @Test func overridesMustNameAViewAndItsProperty() {
    #expect(
      diagnostics(
        """
        variants:
          tone:
            calm: { save.roundRadus: 8, sav.alpha: 1, alpha: 1 }
            loud: { save.alpha: 2, save.layouter.margin: 4, box.layouter.orientatoin: vertical }
            odd: calm
        view:
          type: StackView
          id: box
          subviews: [{ type: DsCustomButton, id: save }]
        """)
        == [
          "s.yaml:3:13: unknown key 'roundRadus' in DsCustomButton (did you mean 'roundRadius'?)",
          "s.yaml:3:33: variants.tone.calm: unknown id 'sav' (did you mean 'save'?)",
          "s.yaml:3:47: variants.tone.calm: expected 'id.property', found 'alpha'",
          "s.yaml:4:25: variants.tone.loud.save.alpha: expected a number from 0 to 1, found 2",
          "s.yaml:4:28: variants.tone.loud: 'save' has no layouter",
          "s.yaml:4:53: unknown key 'orientatoin' in StackLayout (did you mean 'orientation'?)",
          "s.yaml:5:10: variants.tone.odd: expected a map of 'id.property' to values, found the "
            + "text 'calm'",
        ])
  }

  @Test func statesNeedASubjectThatHasThem() {
    #expect(
      diagnostics("variants: {state: [normal]}\nview: {type: UILabel}")
        == [
          "s.yaml:1:20: variants.state: a UILabel has no states: name the id of the view that has "
            + "them as 'subject'"
        ])
  }

  @Test func layoutersAreChecked() {
    #expect(
      diagnostics(
        """
        view:
          subviews:
            - { layouter: { margin: 3 } }
            - { layouter: { type: StackLayuot } }
            - { type: StackView, layouter: { type: GridLayout } }
            - { layouter: { type: StackLayout, cellAlignment: middle } }
            - spacer: 12
            - { type: StackView, subviews: [{ spacer: -1 }, { spacer: 3, alpha: 1 }] }
        """)
        == [
          "s.yaml:3:19: layouter: a UIView has no layouter of its own: expected a 'type'",
          "s.yaml:4:27: layouter: unknown layouter 'StackLayuot': expected StackLayout, "
            + "GridLayout, RelativeLayout, LadderLayout or RAL (did you mean 'StackLayout'?)",
          "s.yaml:5:44: layouter: a StackView has a StackLayout of its own: leave out 'type'",
          "s.yaml:6:55: layouter.cellAlignment: unknown value 'middle': expected left, top, center, "
            + "right, bottom or fill",
          "s.yaml:7:7: only a StackLayout can contain a spacer",
          "s.yaml:8:47: spacer: expected a number of 0 or more, found -1",
          "s.yaml:8:66: unknown key 'alpha' in a spacer: expected spacer",
        ])
  }

  @Test func laterPartsOfTheFormatAreNamed() {
    #expect(
      diagnostics(
        """
        strict: false
        steps: [{ advance: 1 }]
        title: Later
        variants: { locale: [en-XA] }
        view:
          subviews:
            - { frame: [0, 0, 1, 1] }
        """)
        == [
          "s.yaml:4:22: the pseudo-locale 'en-XA'"
        ].map { $0 + " is not supported yet by this version" })
  }

  @Test func sceneNeedsAView() {
    #expect(diagnostics("title: x") == ["s.yaml:1:1: a scene needs a 'view', or a 'controller'"])
    #expect(
      diagnostics("- view") == [
        "s.yaml:1:1: expected a scene (a map with a 'view' or a 'controller'), found a list"
      ])
  }

  @Test func wordsOfUIKitAndTheWebAreTranslated() {
    #expect(NearestName.of("pressed", among: ["normal", "activated"]) == "activated")
    #expect(NearestName.of("Pressed", among: ["Normal", "Activated"]) == "Activated")
    #expect(NearestName.of("Background", among: ["Fg", "Bg"]) == "Bg")
    #expect(NearestName.of("UIButton", among: ["UIView", "DsCustomButton"]) == "DsCustomButton")
    #expect(NearestName.of("pressed", among: ["normal", "selected"]) == nil)
  }

  @Test func coloursInTheNotationOfSwiftOrWithoutAHashAreRecognized() {
    #expect(
      diagnostics(
        """
        background: UIColor.systemBlue
        view: {subviews: [{backgroundColor: 0A84FF}, {backgroundColor: .red}]}
        """) == [
          "s.yaml:1:13: background: unknown colour 'UIColor.systemBlue' (did you mean 'systemBlue'?)",
          "s.yaml:2:37: backgroundColor: unknown colour '0A84FF': write '#0A84FF', with the quotes",
          "s.yaml:2:64: backgroundColor: unknown colour '.red' (did you mean 'red'?)",
        ])
  }

  @Test func nearestNameIsALikelySlip() {
    let names = ["cornerRadius", "borderWidth", "borderColor", "hidden"]
    #expect(NearestName.of("radius", among: names) == "cornerRadius")
    #expect(NearestName.of("bordercolor", among: names) == "borderColor")
    #expect(NearestName.of("hiddne", among: names) == "hidden")
    #expect(NearestName.of("isHidden", among: names) == "hidden")
    #expect(NearestName.of("gravity", among: names) == nil)
    #expect(NearestName.of(String(repeating: "x", count: 100_000), among: names) == nil)
  }
}
