extension LintCase {
  static let ofTouches: [LintCase] = [
    LintCase(
      "a button that is too low", expecting: "touch-target save",
      in: """
        size: [120, «40|44»]
        view:
          { type: DsCustomButton, id: save, text: Save,
            colorResources: { unstateful: { Bg: '#0040A0', Fg: white } } }
        """),
    LintCase(
      "an icon button that is too narrow", expecting: "touch-target star",
      in: """
        size: [60, 60]
        view:
          subviews:
            - { type: DsSvgIconButton, id: star, frame: [0, 0, «30|44», 44],
                colorResources: { unstateful: { SvgPath: 'M4 4 H20 V20 H4 Z', SvgColor: black } } }
        """),
    LintCase(
      "a check box in its natural size", expecting: "touch-target terms",
      in: """
        size: [200, 60]
        view:
          subviews:
            - { type: DsCheckBox, id: terms, frame: [0, 0, 200, «28|44»], text: I agree }
        """),
    LintCase(
      "a tab that is too low", expecting: "touch-target tab",
      in: """
        size: [120, «36|44»]
        view: { type: DsTabButton, id: tab, text: Tab }
        """),
    LintCase(
      "a button that its parent cuts", expecting: "touch-target save", "outside-parent save",
      in: """
        size: [200, 60]
        view:
          subviews:
            - id: panel
              frame: [0, 0, 200, «20|60»]
              backgroundColor: '#EEEEEE'
              subviews:
                - { type: DsCustomButton, id: save, frame: [0, 0, 120, 44], text: Save,
                    colorResources: { unstateful: { Bg: '#0040A0', Fg: white } } }
        """),
    LintCase(
      "two buttons that overlap", expecting: "overlapping-targets save",
      in: """
        size: [240, 44]
        resources: { plain: { unstateful: { Bg: '#0040A0', Fg: white } } }
        view:
          subviews:
            - { type: DsCustomButton, id: save, frame: [0, 0, 120, 44], text: Save, colorResources: plain }
            - { type: DsCustomButton, id: cancel, frame: [«100|120», 0, 120, 44], text: Cancel, colorResources: plain }
        """),
    LintCase(
      "a close button over the corner of a card that is a button",
      expecting: "overlapping-targets card",
      in: """
        size: [240, 120]
        resources: { plain: { unstateful: { Bg: '#0040A0', Fg: white } } }
        view:
          subviews:
            - { type: DsCustomButton, id: card, frame: [0, 0, «240|190», 120], text: Card, colorResources: plain }
            - { type: DsCustomButton, id: close, frame: [196, 0, 44, 44], text: ×, colorResources: plain }
        """),
    LintCase(
      "a column of buttons with a negative gap", expecting: "overlapping-targets first",
      in: """
        size: [120, 100]
        resources: { plain: { unstateful: { Bg: '#0040A0', Fg: white } } }
        view:
          type: StackView
          layouter: { orientation: vertical, cellSpacing: «-8|8» }
          subviews:
            - { type: DsCustomButton, id: first, frame: [0, 0, 120, 44], text: First, colorResources: plain }
            - { type: DsCustomButton, id: second, frame: [0, 0, 120, 44], text: Second, colorResources: plain }
        """),
  ]
}
