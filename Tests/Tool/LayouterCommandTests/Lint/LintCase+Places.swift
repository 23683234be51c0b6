extension LintCase {
  static let ofPlaces: [LintCase] = [
    LintCase(
      "a label without a width", expecting: "collapsed-view title",
      in: """
        size: [200, 44]
        view:
          subviews:
            - { type: UILabel, id: title, frame: [0, 0, «0|160», 44], text: Title }
        """),
    LintCase(
      "a panel without a height", expecting: "collapsed-view line",
      in: """
        size: [200, 44]
        view:
          subviews:
            - { id: line, frame: [0, 10, 200, «0|1»], backgroundColor: black }
        """),
    LintCase(
      "a label that constraints squeeze to nothing", expecting: "collapsed-view title",
      in: """
        size: [200, 44]
        view:
          constraints: ['V:|[title(44)]', '|[title(«0|160»)]']
          subviews: [{ type: UILabel, id: title, text: Title }]
        """),
    LintCase(
      "a button that a row has no space for", expecting: "collapsed-view cancel",
      in: """
        size: [120, 44]
        resources: { plain: { unstateful: { Bg: '#0040A0', Fg: white } } }
        view:
          constraints: ['V:|[save(44)]', 'V:|[cancel(44)]', '|[save(«120|60»)][cancel]|']
          subviews:
            - { type: DsCustomButton, id: save, text: A, colorResources: plain, compressionResistance: { horizontal: 1 } }
            - { type: DsCustomButton, id: cancel, text: B, colorResources: plain, compressionResistance: { horizontal: 1 } }
        """),
    LintCase(
      "a badge beyond its card", expecting: "outside-parent badge",
      in: """
        size: [200, 100]
        view:
          subviews:
            - id: card
              frame: [10, 10, 100, 60]
              backgroundColor: '#EEEEEE'
              subviews:
                - { id: badge, frame: [«90|80», 0, 20, 20], backgroundColor: red }
        """),
    LintCase(
      "an image that its card cuts off", expecting: "outside-parent photo",
      in: """
        size: [200, 100]
        view:
          subviews:
            - id: card
              frame: [10, 10, 100, 60]
              clipsToBounds: true
              backgroundColor: '#EEEEEE'
              subviews:
                - { id: photo, frame: [0, 0, 100, «80|60»], backgroundColor: '#008080' }
        """),
    LintCase(
      "a view above the top of its card", expecting: "outside-parent mark",
      in: """
        size: [200, 100]
        view:
          subviews:
            - id: card
              frame: [10, 20, 100, 60]
              backgroundColor: '#EEEEEE'
              subviews:
                - { id: mark, frame: [0, «-10|0», 20, 20], backgroundColor: red }
        """),
    LintCase(
      "a view that is nowhere in the picture", expecting: "outside-parent mark",
      in: """
        size: [200, 100]
        view:
          id: page
          subviews:
            - { id: mark, frame: [«300|100», 0, 20, 20], backgroundColor: red }
        """),
    LintCase(
      "a label beyond the card of its box", expecting: "outside-parent title",
      in: """
        size: [240, 100]
        view:
          subviews:
            - id: card
              frame: [10, 10, 100, 60]
              backgroundColor: '#EEEEEE'
              subviews:
                - frame: [0, 0, «160|100», 44]
                  subviews:
                    - { type: UILabel, id: title, frame: [«60|0», 0, 100, 44], text: Title }
        """),
    LintCase(
      "a frame at a quarter of a point", expecting: "off-grid card",
      in: """
        size: [200, 100]
        view:
          subviews:
            - { id: card, frame: [«10.25|10.5», 10, 100, 60], backgroundColor: '#EEEEEE' }
        """),
    LintCase(
      "a half of a point at three pixels per point", expecting: "off-grid card",
      in: """
        size: [200, 100]
        variants: { scale: [3] }
        view:
          subviews:
            - { id: card, frame: [10, 10, «100.5|101», 60], backgroundColor: '#EEEEEE' }
        """),
    LintCase(
      "thirds of a row", expecting: "off-grid b",
      in: """
        size: [100, 44]
        view:
          layouter: { type: RelativeLayout }
          subviews:
            - { id: b, backgroundColor: '#CCCCCC',
                layout: { left: { parent: 0 }, top: { parent: 0 }, horz: { relative: «0.333|0.3» }, vert: { fixed: 44 } } }
        """),
  ]
}
