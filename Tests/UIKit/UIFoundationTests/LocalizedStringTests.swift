import Foundation
import TestSupport
import Testing
import UIFoundation

// Foundation is imported too: the functions of HeadlessUIKit are preferred.
@Suite struct LocalizedStringTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func strings() throws -> LocalizedStrings {
    try folder.write("\"save\" = \"Save\";", to: "en.lproj/Localizable.strings")
    try folder.write(
      "\"save\" = \"保存\"; \"%lld files in %@\" = \"%2$@ に %1$lld 個\";",
      to: "ja.lproj/Localizable.strings")
    try folder.write("\"save\" = \"Not saved\";", to: "en.lproj/Errors.strings")
    return try LocalizedStrings(contentsOf: [folder.url])
  }

  @Test func theLanguageIsThatOfTheTask() throws {
    let strings = try strings()
    func text() -> String { NSLocalizedString("save", comment: "") }
    #expect(strings.performAsCurrent(language: "ja", text) == "保存")
    #expect(strings.performAsCurrent(language: "en", text) == "Save")
    #expect(strings.performAsCurrent(language: "fr", text) == "Save")
    #expect(strings.performAsCurrent(text) == "Save")
    #expect(text() == "save")
  }

  @Test func aFolderOfOneLanguageIsABundle() throws {
    try folder.write("\"cancel\" = \"Cancel\";", to: "en.lproj/Localizable.strings")
    try folder.write("\"cancel\" = \"Abbrechen\";", to: "de.lproj/Localizable.strings")
    try folder.write("\"cancel\" = \"取消\";", to: "zh-Hans.lproj/Localizable.strings")
    func text(_ language: String) throws -> String {
      let bundle = try #require(Bundle(path: folder.url.path + "/\(language).lproj"))
      return NSLocalizedString("cancel", bundle: bundle, comment: "")
    }
    #expect(try text("de") == "Abbrechen")
    #expect(try text("en") == "Cancel")
    #expect(try text("zh-Hans") == "取消")
  }

  /// The key is in no other test, as the standard translations belong to the process.
  @Test func standardTranslationsAreThoseOfEveryTask() throws {
    try folder.write("\"close\" = \"Close\";", to: "en.lproj/Localizable.strings")
    try folder.write("\"close\" = \"閉じる\";", to: "ja.lproj/Localizable.strings")
    LocalizedStrings.standard = try LocalizedStrings(contentsOf: [folder.url])
    defer { LocalizedStrings.standard = nil }
    func text() -> String { NSLocalizedString("close", comment: "") }
    #expect(text() == "Close")
    #expect(LocalizedStrings.perform(inLanguage: "ja", text) == "閉じる")
    #expect(LocalizedStrings(.init()).performAsCurrent(text) == "close")
  }

  @Test func aTableOrAValueMayBeGiven() throws {
    try strings().performAsCurrent(language: "en") {
      #expect(NSLocalizedString("save", tableName: "Errors", comment: "") == "Not saved")
      #expect(NSLocalizedString("none", value: "None", comment: "") == "None")
      #expect(NSLocalizedString("none", comment: "") == "none")
    }
  }

  @Test func aFormatIsInTheFormsForItsNumbers() throws {
    try folder.write(
      """
      <plist version="1.0"><dict>
        <key>files</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %@ (%#@folders@, 100%%)</string>
          <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>zero</key><string>Nothing</string>
            <key>one</key><string>%ld file</string>
            <key>other</key><string>%ld files</string>
          </dict>
          <key>folders</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>one folder</string>
            <key>other</key><string>%ld folders</string>
          </dict>
        </dict>
      </dict></plist>
      """, to: "en.lproj/Localizable.stringsdict")
    try LocalizedStrings(contentsOf: [folder.url]).performAsCurrent(language: "en") {
      let format = NSLocalizedString("files", comment: "")
      #expect(
        String._localizedStringWithFormat(format, 1, "a", 2) == "1 file in a (2 folders, 100%)")
      #expect(
        String._localizedStringWithFormat(format, 5, "b", 1) == "5 files in b (one folder, 100%)")
      #expect(
        String._localizedStringWithFormat(format, 0, "c", 3) == "Nothing in c (3 folders, 100%)")
    }
    #expect(String._localizedStringWithFormat("%@ %d", "a", 1) == "a 1")
  }

  @Test func interpolationsArePlacesOfTheKey() throws {
    let (count, name) = (3, "書類")
    try strings().performAsCurrent(language: "ja") {
      #expect(String(localized: "\(count) files in \(name)") == "書類 に 3 個")
      #expect(String(localized: "save") == "保存")
    }
    #expect(String(localized: "\(count) files in \(name), 100%") == "3 files in 書類, 100%")
  }

  @Test func aBundlesStringsAreFound() throws {
    let strings = try strings()
    let bundle = try #require(Bundle(path: folder.path))
    let nothing = LocalizedStrings(.init())
    _ = strings
    #expect(
      nothing.performAsCurrent(language: "ja") {
        NSLocalizedString("save", bundle: bundle, comment: "")
      } == "保存")
  }

  @Test func everythingThatIsWrongIsReported() throws {
    try folder.write("\"a\"", to: "en.lproj/A.strings")
    let error = #expect(throws: LocalizedStringsError.self) {
      try LocalizedStrings(contentsOf: [folder.fileURL("en.lproj")])
    }
    #expect(
      error?.description.hasSuffix(
        "A.strings:1:4: expected ';' behind the text of 'a', found the end of the file") == true)
  }
}
