extension LintCase {
  static let ofProperties: [LintCase] = [
    LintCase(
      "a border colour without a width", expecting: "property-without-effect save",
      in: """
        size: [120, 44]
        view:
          { type: DsCustomButton, id: save, text: Save«|, borderWidth: 1»,
            colorResources: { unstateful: { Bg: '#0040A0', Fg: white, Border: black } } }
        """),
    LintCase(
      "a border width without a colour", expecting: "property-without-effect save",
      in: """
        size: [120, 44]
        view:
          { type: DsCustomButton, id: save, text: Save, borderWidth: 2,
            colorResources: { unstateful: { Bg: '#0040A0', Fg: white«|, Border: black» } } }
        """),
    LintCase(
      "the corner radius of views on a button", expecting: "property-without-effect save",
      in: """
        size: [120, 44]
        view:
          { type: DsCustomButton, id: save, text: Save, «cornerRadius|roundRadius»: 8,
            colorResources: { unstateful: { Bg: '#0040A0', Fg: white } } }
        """),
    LintCase(
      "a line spacing of a single line",
      expecting: "property-without-effect save", "truncated-text save",
      in: """
        size: [120, 80]
        view:
          { type: DsCustomButton, id: save, text: "Save\\nall", lineSpacing: 0.1«|, multiLineText: true»,
            colorResources: { unstateful: { Bg: '#0040A0', Fg: white } } }
        """),
    LintCase(
      "round corners of nothing", expecting: "property-without-effect box",
      in: """
        size: [120, 44]
        view:
          subviews:
            - { id: box, frame: [0, 0, 100, 44], cornerRadius: 8«|, backgroundColor: '#CCCCCC'» }
        """),
    LintCase(
      "a border colour of a view without a border", expecting: "property-without-effect box",
      in: """
        size: [120, 44]
        view:
          subviews:
            - { id: box, frame: [0, 0, 100, 44], borderColor: red«|, borderWidth: 1», backgroundColor: '#CCCCCC' }
        """),
    LintCase(
      "a gap to an icon that is not there", expecting: "property-without-effect save",
      in: """
        size: [160, 44]
        view:
          { type: «DsCustomButton|DsSvgIconButton», id: save, text: Save, iconTextMargin: 12,
            colorResources: { unstateful: { Bg: '#0040A0', Fg: white, SvgPath: 'M4 4 H20 V20 H4 Z' } } }
        """),
    LintCase(
      "the shadow of a view that draws nothing", expecting: "property-without-effect box",
      in: """
        size: [120, 60]
        view:
          subviews:
            - { id: box, frame: [10, 10, 100, 40], shadow: { color: black, opacity: 0.5, radius: 4 }«|, backgroundColor: '#CCCCCC'» }
        """),
    LintCase(
      "rounded corners that no radius rounds", expecting: "property-without-effect box",
      in: """
        size: [120, 60]
        view:
          subviews:
            - { id: box, frame: [10, 10, 100, 40], maskedCorners: [topLeft]«|, cornerRadius: 8», backgroundColor: '#CCCCCC' }
        """),
  ]
}
