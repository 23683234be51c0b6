extension LintCase {
  static let ofTexts: [LintCase] = [
    LintCase(
      "grey letters on white", expecting: "contrast title",
      in: """
        size: [200, 44]
        view: { type: UILabel, id: title, text: Title, textColor: «'#999999'|'#333333'» }
        """),
    LintCase(
      "light letters on a light button", expecting: "contrast save",
      in: """
        size: [200, 44]
        view:
          { type: DsCustomButton, id: save, text: Save,
            colorResources: { unstateful: { Bg: «'#34C759'|'#1B6B30'», Fg: white } } }
        """),
    LintCase(
      "dark letters in dark appearance", expecting: "contrast title",
      in: """
        size: [200, 44]
        variants: { appearance: [light, dark] }
        view:
          { type: UILabel, id: title, text: Title,
            textColor: { light: '#222222', dark: «'#444444'|'#EEEEEE'» } }
        """),
    LintCase(
      "letters over the edge of a dark panel", expecting: "contrast title",
      in: """
        size: [200, 44]
        view:
          subviews:
            - { frame: [0, 0, «100|10», 44], backgroundColor: '#222222' }
            - { type: UILabel, id: title, frame: [20, 0, 180, 44], text: A long title, textColor: black }
        """),
    LintCase(
      "small letters in a colour for large ones", expecting: "contrast title",
      in: """
        size: [200, 44]
        view: { type: UILabel, id: title, text: Title, font: «17|18», textColor: '#888888' }
        """),
    LintCase(
      "regular letters in a colour for bold ones", expecting: "contrast title",
      in: """
        size: [200, 44]
        view:
          { type: UILabel, id: title, text: Title, font: { size: 14, weight: «regular|bold» },
            textColor: '#888888' }
        """),
    LintCase(
      "letters that are nearly transparent", expecting: "contrast title",
      in: """
        size: [200, 44]
        view:
          subviews:
            - { type: UILabel, id: title, frame: [0, 0, 200, 44], text: Title, textColor: black, alpha: «0.4|1» }
        """),
    LintCase(
      "white letters on white", expecting: "contrast title",
      in: """
        size: [200, 44]
        view: { type: UILabel, id: title, text: Title, textColor: «white|black» }
        """),
    LintCase(
      "a caption of an enabled button as grey as that of a disabled one",
      expecting: "contrast save",
      in: """
        size: [200, 44]
        view:
          { type: DsCustomButton, id: save, text: Save, enabled: «true|false»,
            colorResources: { unstateful: { Bg: '#E5E5EA', Fg: '#98989F' } } }
        """),
    LintCase(
      "a label that is too narrow", expecting: "truncated-text title",
      in: """
        size: [200, 44]
        view:
          subviews:
            - { type: UILabel, id: title, frame: [0, 0, «60|200», 44], text: Settings }
        """),
    LintCase(
      "a caption that is wider than its button", expecting: "truncated-text save",
      in: """
        size: [«80|200», 44]
        view:
          { type: DsCustomButton, id: save, text: Save all changes,
            colorResources: { unstateful: { Bg: '#E5E5EA' } } }
        """),
    LintCase(
      "a paragraph in a single line", expecting: "truncated-text body",
      in: """
        size: [120, 120]
        view:
          { type: UILabel, id: body, text: A paragraph of several words, numberOfLines: «1|0» }
        """),
    LintCase(
      "a paragraph without space for its last line", expecting: "truncated-text body",
      in: """
        size: [120, 160]
        view:
          subviews:
            - { type: UILabel, id: body, frame: [0, 0, 120, «30|150»], numberOfLines: 0,
                text: A paragraph of several words }
        """),
    LintCase(
      "a text that its panel cuts off", expecting: "truncated-text body", "outside-parent body",
      in: """
        size: [200, 100]
        view:
          subviews:
            - id: panel
              frame: [0, 0, 200, «40|100»]
              clipsToBounds: true
              backgroundColor: '#EEEEEE'
              subviews:
                - { type: UILabel, id: body, frame: [10, 20, 180, 44], text: Body }
        """),
    LintCase(
      "letters that their label cuts off below", expecting: "truncated-text title",
      in: """
        size: [250, 60]
        view:
          subviews:
            - { type: UILabel, id: title, frame: [10, 10, 230, «24|36»], text: Agjpqy, font: 30,
                clipsToBounds: true }
        """),
    LintCase(
      "letters of two styles that their label cuts off below", expecting: "truncated-text title",
      in: """
        size: [250, 60]
        view:
          subviews:
            - { type: UILabel, id: title, frame: [10, 10, 230, «24|36»], clipsToBounds: true,
                attributedText: [{ text: Agj, font: 30 }, { text: pqy, font: { size: 30, weight: bold } }] }
        """),
    LintCase(
      "letters that the panel of their label cuts off above", expecting: "truncated-text title",
      "outside-parent title",
      in: """
        size: [250, 60]
        view:
          subviews:
            - id: panel
              frame: [0, 20, 250, 40]
              clipsToBounds: true
              subviews:
                - { type: UILabel, id: title, frame: [10, «-10|0», 230, 36], text: Agjpqy, font: 30 }
        """),
    LintCase(
      "a caption that its clipping button cuts off", expecting: "truncated-text UILabel in save",
      "touch-target save",
      in: """
        size: [220, 60]
        view:
          subviews:
            - { type: UIButton, id: save, frame: [8, 8, 180, «22|44»], title: Spring, font: 30,
                clipsToBounds: true }
        """),
    LintCase(
      "letters that their field cuts off", expecting: "truncated-text name", "touch-target name",
      in: """
        size: [250, 60]
        view:
          subviews:
            - { type: UITextField, id: name, frame: [10, 8, 230, «20|44»], text: Agjpqy, font: 30 }
        """),
    LintCase(
      "letters that a text view cuts off", expecting: "truncated-text body",
      in: """
        size: [250, 80]
        view:
          subviews:
            - { type: UITextView, id: body, frame: [10, 8, 230, «36|60»], text: Agjpqy, font: 30, isScrollEnabled: false }
        """),
    LintCase(
      "a text that ends at the edge of its label", expecting: "truncated-text body",
      in: """
        size: [200, 44]
        view:
          subviews:
            - { type: UILabel, id: body, frame: [0, 0, «40|200», 44], text: A long body, lineBreakMode: byClipping }
        """),
    LintCase(
      "three lines in a button for one", expecting: "truncated-text save",
      in: """
        size: [200, «44|120»]
        view:
          { type: DsCustomButton, id: save, multiLineText: true, text: "One\\nTwo\\nThree",
            colorResources: { unstateful: { Bg: '#E5E5EA' } } }
        """),
    LintCase(
      "a caption that its button shrinks", expecting: "shrunk-text save",
      in: """
        size: [«80|200», 44]
        view:
          { type: DsCustomButton, id: save, text: Save all changes, autoScaleToBounds: true,
            colorResources: { unstateful: { Bg: '#E5E5EA' } } }
        """),
    LintCase(
      "a label that shrinks its text", expecting: "shrunk-text title",
      in: """
        size: [200, 44]
        view:
          subviews:
            - { type: UILabel, id: title, frame: [0, 0, «60|200», 44], text: Settings,
                adjustsFontSizeToFitWidth: true }
        """),
    LintCase(
      "a picture that no font has", expecting: "missing-glyph title",
      in: """
        size: [200, 44]
        view: { type: UILabel, id: title, text: Done «𓀀|🎉» }
        """),
    LintCase(
      "letters of a script that the font has not", expecting: "missing-glyph save",
      in: """
        size: [200, 44]
        view:
          { type: DsCustomButton, id: save, text: «สวัสดี|保存する»,
            colorResources: { unstateful: { Bg: '#E5E5EA' } } }
        """),
    LintCase(
      "a translation that the font has not", expecting: "missing-glyph title",
      in: """
        size: [200, 44]
        variants: { locale: [en, xx] }
        strings: { en: { title.text: Hello }, xx: { title.text: «नमस्ते|Hola» } }
        view: { type: UILabel, id: title }
        """),
  ]
}
