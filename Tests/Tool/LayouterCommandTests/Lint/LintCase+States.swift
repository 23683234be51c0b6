extension LintCase {
  static let ofStates: [LintCase] = [
    LintCase(
      "a pressed state without colours of its own",
      expecting: "identical-states save", "inherited-state save",
      in: """
        size: [120, 44]
        variants: { state: [normal, activated] }
        view:
          { type: DsCustomButton, id: save, text: Save,
            colorResources: { Bg: { Normal: '#0040A0'«|, Activated: '#002060'» }, Fg: white } }
        """),
    LintCase(
      "a pressed state that nobody can see", expecting: "identical-states save",
      in: """
        size: [120, 44]
        variants: { state: [normal, activated] }
        view:
          { type: DsCustomButton, id: save, text: Save,
            colorResources: { Bg: { Normal: '#0040A0', Activated: «'#0042A2'|'#002060'» }, Fg: white } }
        """),
    LintCase(
      "a disabled state that looks enabled", expecting: "identical-states save",
      in: """
        size: [120, 44]
        variants: { state: [normal, disabled] }
        view:
          { type: DsCustomButton, id: save, text: Save,
            colorResources:
              { Bg: { Normal: '#0040A0', Disabled: «'#0040A0'|'#E5E5EA'» },
                Fg: { Normal: white, Disabled: «white|'#98989F'» } } }
        """),
    LintCase(
      "states that are equal in dark appearance", expecting: "identical-states save",
      in: """
        size: [120, 44]
        variants: { state: [normal, selected], appearance: [light, dark] }
        view:
          { type: DsCustomButton, id: save, text: Save,
            colorResources:
              { Bg: { Normal: { light: '#0040A0', dark: '#003080' },
                      Selected: { light: '#002050', dark: «'#003080'|'#001030'» } },
                Fg: white } }
        """),
    LintCase(
      "a selection that only a resource of its own would show",
      expecting: "identical-states fold", "inherited-state fold",
      in: """
        size: [120, 44]
        variants: { state: [normal, selected] }
        view:
          { type: DsCustomButton, id: fold, text: Fold,
            colorResources: { Bg: { Normal: '#EEEEEE'«|, Selected: '#BBBBBB'» }, Fg: black } }
        """),
    LintCase(
      "a disabled selection like one that is not selected",
      expecting: "identical-states fold", "inherited-state fold",
      in: """
        size: [120, 44]
        variants: { state: [disabled, disabled+selected] }
        view:
          { type: DsCustomButton, id: fold, text: Fold,
            colorResources:
              { Bg: { Normal: '#0040A0', Disabled: '#DDDDDD'«|, DisabledSelected: '#AAAAAA'» },
                Fg: { Normal: white, Disabled: '#888888' } } }
        """),
    LintCase(
      "a disabled button with the caption of an enabled one", expecting: "inherited-state save",
      in: """
        size: [120, 44]
        variants: { state: [normal, disabled] }
        view:
          { type: DsCustomButton, id: save, text: Save,
            colorResources:
              { Bg: { Normal: '#0040A0', Disabled: '#8090C0' },
                Fg: { Normal: white«|, Disabled: '#DDDDEE'» } } }
        """),
    LintCase(
      "a disabled button that its resource does not know", expecting: "inherited-state cancel",
      in: """
        size: [240, 44]
        resources:
          plain: { Bg: { Normal: '#0040A0'«|, Disabled: '#DDDDDD'» }, Fg: { Normal: white«|, Disabled: '#888888'» } }
        view:
          subviews:
            - { type: DsCustomButton, id: save, frame: [0, 0, 110, 44], text: Save, colorResources: plain }
            - { type: DsCustomButton, id: cancel, frame: [130, 0, 110, 44], text: Cancel, enabled: false, colorResources: plain }
        """),
    LintCase(
      "red and green of one lightness", expecting: "hue-only vote",
      in: """
        size: [120, 44]
        variants: { state: [normal, selected] }
        view:
          { type: DsCustomButton, id: vote, text: Vote,
            colorResources: { Bg: { Normal: '#B3261E', Selected: «'#2E6B34'|'#0B2E10'» }, Fg: white } }
        """),
    LintCase(
      "blue and purple of one lightness", expecting: "hue-only vote",
      in: """
        size: [120, 44]
        variants: { state: [normal, selected] }
        view:
          { type: DsCustomButton, id: vote, text: Vote,
            colorResources: { Bg: { Normal: '#0058BA', Selected: «'#7A3F9E'|'#2A1040'» }, Fg: white } }
        """),
    LintCase(
      "a direction that changes nothing", expecting: "axis-without-effect",
      in: """
        size: [120, 44]
        variants: { direction: [ltr, rtl] }
        view: { type: UILabel, id: title, text: Title, textAlignment: «center|natural» }
        """),
    LintCase(
      "a direction that changes nothing, where it is compared", expecting: "axis-without-effect",
      in: """
        size: [120, 44]
        variants: { appearance: [light, dark], direction: [ltr, rtl] }
        only: [«{ appearance: light }, { direction: ltr }|{ appearance: light, direction: ltr }, { appearance: dark, direction: rtl }»]
        view: { type: UILabel, id: title, text: Title, textAlignment: center }
        """),
    LintCase(
      "a text size that the font does not follow", expecting: "axis-without-effect",
      in: """
        size: [240, 44]
        variants: { textSize: [M, XXL] }
        view:
          { type: UILabel, id: title, text: Title, font: «17|body», adjustsFontForContentSizeCategory: true }
        """),
    LintCase(
      "an axis of its own that sets what is hidden", expecting: "axis-without-effect",
      in: """
        size: [120, 44]
        variants: { tone: { calm: { dot.backgroundColor: blue }, loud: { dot.backgroundColor: red } } }
        view:
          subviews:
            - { id: dot, frame: [0, 0, 44, 44], hidden: «true|false» }
        """),
    LintCase(
      "an appearance that no colour follows", expecting: "axis-without-effect",
      in: """
        size: [120, 44]
        background: white
        variants: { appearance: [light, dark] }
        view: { type: UILabel, id: title, text: Title, textColor: «black|{ light: black, dark: '#333333' }» }
        """),
  ]
}
