extension LintCase {
  static let ofLayouts: [LintCase] = [
    LintCase(
      "two widths for one view", expecting: "unsatisfiable box",
      in: """
        size: [200, 100]
        view:
          constraints: ['|[box(100)]', 'V:|[box(44)]', 'box.width == 120«| @750»']
          subviews: [{ id: box, backgroundColor: '#CCCCCC' }]
        """),
    LintCase(
      "margins that leave no space for the width", expecting: "unsatisfiable box",
      in: """
        size: [200, 100]
        view:
          constraints: ['|-60-[box(«100|80»)]-60-|', 'V:|[box(44)]']
          subviews: [{ id: box, backgroundColor: '#CCCCCC' }]
        """),
    LintCase(
      "a view without a horizontal position", expecting: "ambiguous box",
      in: """
        size: [200, 100]
        view:
          constraints: ['V:|[box(44)]', box.width == 100«|, box.left == superview.left»]
          subviews: [{ id: box, backgroundColor: '#CCCCCC' }]
        """),
    LintCase(
      "two labels that share a row in any way", expecting: "ambiguous first",
      in: """
        size: [200, 44]
        view:
          constraints: ['|[first][second]|', 'V:|[first(44)]', 'V:|[second(44)]']
          subviews:
            - { type: UILabel, id: first, text: A1, contentHugging: { horizontal: «251|252» } }
            - { type: UILabel, id: second, text: B2, contentHugging: { horizontal: 251 } }
        """),
    LintCase(
      "a fixed side next to a leading one", expecting: "right-to-left name",
      in: """
        size: [300, 44]
        resources: { plain: { unstateful: { Bg: '#0040A0', Fg: white } } }
        view:
          constraints:
            - name.leading == superview.leading
            - value.«left|leading» == superview.«left|leading» + 150
            - 'V:|[name(44)]'
            - 'V:|[value(44)]'
            - '[name(100)]'
            - '[value(100)]'
          subviews:
            - { type: DsCustomButton, id: name, text: Name, colorResources: plain }
            - { type: DsCustomButton, id: value, text: Value, colorResources: plain }
        """),
    LintCase(
      "a left margin that is outside from right to left", expecting: "right-to-left value",
      in: """
        size: [300, 60]
        view:
          subviews:
            - id: card
              frame: [0, 0, 300, 60]
              backgroundColor: '#EEEEEE'
              constraints:
                - { format: '|-10-[name(100)]', options: [] }
                - value.left == name.right + «60|-80»
                - 'V:|[name(44)]'
                - 'V:|[value(44)]'
                - '[value(80)]'
              subviews:
                - { type: UILabel, id: name, text: A }
                - { type: UILabel, id: value, text: B }
        """),
    LintCase(
      "a button that fits its word exactly", expecting: "long-text save",
      in: """
        size: [«56|120», 44]
        view:
          { type: DsCustomButton, id: save, text: Settings,
            colorResources: { unstateful: { Bg: '#0040A0', Fg: white } } }
        """),
    LintCase(
      "a paragraph that fills its box", expecting: "long-text body",
      in: """
        size: [120, 200]
        view:
          subviews:
            - { type: UILabel, id: body, frame: [0, 0, 120, «50|200»], numberOfLines: 0,
                text: A paragraph of many words }
        """),
    LintCase(
      "a title that grows beyond its card", expecting: "long-text title",
      in: """
        size: [200, 60]
        view:
          subviews:
            - id: card
              frame: [10, 0, 100, 60]
              backgroundColor: '#EEEEEE'
              constraints: ['|[title]«|-(>=0)-|»', 'V:|[title(44)]']
              subviews:
                - { type: UILabel, id: title, text: Settings, font: «20|14» }
        """),
  ]
}
