import HeadlessUIKit
import ProjectFiles
import Scenes
import StandardViews
import TestSupport
import Testing

@Suite struct TranslationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {
        "greeting": {"localizations": {
          "en": {"stringUnit": {"value": "Hello, %@"}},
          "ja": {"stringUnit": {"value": "こんにちは、%@"}}}},
        "files": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld file"}},
          "other": {"stringUnit": {"value": "%lld files"}}}}}}}
      }}
      """, to: "Localizable.xcstrings")
    try folder.write("strings: [Localizable.xcstrings]\n", to: "layouter.yaml")
  }

  private func load(_ scene: String) throws -> SceneLibrary.Loaded {
    try folder.write(scene, to: "Fixtures/a.yaml")
    var library = SceneLibrary()
    library.defaults = try ProjectFile.read(in: folder.url).scenes
    return library.load(["Fixtures"], project: folder.url)
  }

  /// The texts of the root view's labels in each variant, and the diagnostics.
  private func texts(_ scene: String) throws -> (texts: [[String]], messages: [String]) {
    let loaded = try load(scene)
    let variants = loaded.scenes.first.map { scene in
      scene.variants.map { variant in
        let root = scene.makeView(for: variant).subviews.first
        let views = [root].compactMap(\.self) + (root?.subviews ?? [])
        return views.compactMap { ($0 as? UILabel)?.text }
      }
    }
    return (try #require(variants), loaded.diagnostics.map(\.description))
  }

  @Test func textsAreThoseOfTheLocale() throws {
    let (texts, messages) = try texts(
      """
      size: [99, 20]
      variants: {locale: [en, ja]}
      view: {type: UILabel, text: {localized: greeting, arguments: [Anna]}}
      """)
    #expect(texts == [["Hello, Anna"], ["こんにちは、Anna"]])
    #expect(messages == [])
  }

  @Test func withoutALocaleTheTextIsTheOriginal() throws {
    let (texts, messages) = try texts(
      "size: [99, 20]\nview: {type: UILabel, text: {localized: files, arguments: [1]}}")
    #expect(texts == [["1 file"]])
    #expect(messages == [])
  }

  @Test func axesSetTranslationsToo() throws {
    let (texts, _) = try texts(
      """
      size: [99, 20]
      variants:
        locale: [en, ja]
        name:
          anna: {a.text: {localized: greeting, arguments: [Anna]}}
      view: {type: UILabel, id: a, text: plain}
      """)
    #expect(texts == [["Hello, Anna"], ["こんにちは、Anna"]])
  }

  @Test func aMissingTranslationIsToldOnce() throws {
    let (texts, messages) = try texts(
      """
      size: [99, 20]
      variants: {locale: [en, ja]}
      view:
        subviews:
          - {type: UILabel, text: {localized: files, arguments: [1]}}
          - {type: UILabel, text: {localized: files, arguments: [2]}}
      """)
    #expect(texts == [["1 file", "2 files"], ["1 file", "2 files"]])
    #expect(
      messages == [
        "Fixtures/a.yaml:5:41: warning: text: the key 'files' has no translation to 'ja'"
      ])
  }

  @Test func unknownKeysAndTablesAreErrors() throws {
    let messages = try load(
      """
      size: [99, 20]
      view:
        subviews:
          - {type: UILabel, text: {localized: greting}}
          - {type: UILabel, text: {localized: greeting, table: Localisable}}
          - {type: UILabel, text: {localised: greeting}}
          - {id: {localized: greeting}}
      """
    ).diagnostics.map(\.description)
    #expect(
      messages == [
        "Fixtures/a.yaml:4:41: text: unknown key of 'Localizable' 'greting': expected files or greeting "
          + "(did you mean 'greeting'?)",
        "Fixtures/a.yaml:5:58: text: unknown table 'Localisable': expected Localizable (did you mean "
          + "'Localizable'?)",
        "Fixtures/a.yaml:6:29: text: expected text, found a map",
        "Fixtures/a.yaml:7:12: id: expected text, found a map",
      ])
  }

  @Test func languagesThatDoNotExistAreTold() throws {
    let messages = try load(
      """
      size: [99, 20]
      variants: {locale: [english, jp, fr]}
      strings: {jp: {a.text: x}, ja: {a.text: y}}
      view: {type: UILabel, id: a, text: plain}
      """
    ).diagnostics.map(\.description)
    #expect(
      messages == [
        "Fixtures/a.yaml:2:21: warning: variants.locale: 'english' is not the code of a language (did "
          + "you mean 'en'?): expected one such as ja or pt-BR",
        "Fixtures/a.yaml:2:30: warning: variants.locale: 'jp' is not the code of a language (did you "
          + "mean 'ja'?): expected one such as ja or pt-BR",
        "Fixtures/a.yaml:2:34: warning: variants.locale: there are no translations to 'fr', but to en "
          + "or ja",
        "Fixtures/a.yaml:3:28: warning: strings: 'ja' is not used (did you mean 'jp'?): it is not a value "
          + "of the axis 'locale'",
      ])
  }

  @Test func stringsOfAnotherLanguageAreTold() throws {
    let messages = try load(
      """
      size: [99, 20]
      variants: {locale: [en, ja]}
      strings: {jp: {a.text: x}}
      view: {type: UILabel, id: a, text: plain}
      """
    ).diagnostics.map(\.description)
    #expect(
      messages == [
        "Fixtures/a.yaml:3:11: warning: strings: 'jp' is not used (did you mean 'ja'?): it is not a value "
          + "of the axis 'locale'"
      ])
  }

  @Test func aTranslationWithoutFilesSaysHowToNameThem() throws {
    try folder.write("", to: "layouter.yaml")
    #expect(
      try load("size: [9, 9]\nview: {type: UILabel, text: {localized: a}}").diagnostics
        .map(\.description) == [
          "Fixtures/a.yaml:2:29: text: there are no translations: name their files in layouter.yaml, as "
            + "in 'strings: [Localizable.xcstrings]'"
        ])
  }
}
