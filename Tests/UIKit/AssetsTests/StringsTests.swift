import Foundation
import TestSupport
import Testing

@testable import Assets

@Suite struct StringsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ bytes: some Sequence<UInt8>) throws -> [String: String] {
    try StringsFileReader.read(Array(bytes), shownAs: "a.strings").mapValues { entry in
      if case .text(let text) = entry.text { text } else { "" }
    }
  }

  private func tables(_ path: String = ".") -> StringTables {
    var tables = StringTables()
    tables.add(folder.fileURL(path), shownAs: "S")
    return tables
  }

  // MARK: .strings

  @Test func stringsHaveCommentsAndEscapes() throws {
    let text = #"""
      /* A greeting; "quoted" */
      "hello" = "Hello, \"%@\"\n\U00e9\t\\";  // the rest
      word.key = 'single';
      "same";
      """#
    #expect(
      try read(text.utf8) == [
        "hello": "Hello, \"%@\"\né\t\\", "word.key": "single", "same": "same",
      ])
  }

  @Test func stringsMayBeUTF16() throws {
    let text = "\"ü\" = \"日本😀\";"
    for isLittle in [true, false] {
      let units = text.utf16.flatMap { unit in
        let bytes = [UInt8(unit & 255), UInt8(unit >> 8)]
        return isLittle ? bytes : bytes.reversed()
      }
      let mark: [UInt8] = isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
      #expect(try read(mark + units) == ["ü": "日本😀"])
      // The first character is ASCII, and reveals the order of the bytes.
      #expect(try read(units) == ["ü": "日本😀"])
    }
    #expect(try read([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == ["ü": "日本😀"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: expected ';' behind the text of 'a', found '\"'"),
    ("\"a\" = ;", "1:7: expected a text in double quotes, found ';'"),
    ("\"a\" = \"b", "1:7: the text does not end: expected '\"'"),
    ("/* a", "1:1: the comment does not end: expected '*/'"),
    ("\"a\" = \"b\";\n\"a\" = \"c\";", "2:1: the key 'a' occurs twice"),
    ("\"a\" = \"\\Uxyz\";", "1:8: expected four hexadecimal digits behind '\\U'"),
    ("= 1;", "1:1: expected a key in double quotes, found '='"),
  ])
  func brokenStringsAreReportedWithTheirPlace(text: String, message: String) {
    let error = #expect(throws: AssetError.self) { try read(text.utf8) }
    #expect(error?.description == "a.strings:" + message)
  }

  @Test func bytesThatAreNoTextAreAnError() {
    for bytes: [UInt8] in [[0x22, 0xC3, 0x28], [0xFE, 0xFF, 0xD8, 0x00], [0xFF, 0xFE, 0x22]] {
      #expect(throws: AssetError.self) { try read(bytes) }
    }
  }

  // MARK: .stringsdict

  @Test func rulesChooseByNumber() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>files</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@</string>
          <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>zero</key><string>No file</string>
            <key>one</key><string>%d file</string>
            <key>other</key><string>%d files</string>
          </dict>
          <key>folders</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>one folder</string>
            <key>other</key><string>%2$d folders</string>
          </dict>
        </dict>
      </dict></plist>
      """, to: "en.lproj/Localizable.stringsdict")
    let tables = tables()
    #expect(tables.errors == [])
    func text(_ files: Int, _ folders: Int) -> String? {
      tables.string(
        "files", language: "en", arguments: [.integer(files), .integer(folders)])
    }
    #expect(text(1, 1) == "1 file in one folder")
    #expect(text(2, 3) == "2 files in 3 folders")
    #expect(text(0, 0) == "No file in 0 folders")
  }

  @Test func brokenRulesAreErrors() throws {
    try folder.write("<plist", to: "en.lproj/A.stringsdict")
    try folder.write(
      "<plist version=\"1.0\"><dict><key>k</key><dict/></dict></plist>",
      to: "de.lproj/B.stringsdict")
    let errors = tables().errors.map(\.description)
    #expect(errors.count == 2)
    #expect(
      errors[0]
        == "S/de.lproj/B.stringsdict: 'k': expected 'NSStringLocalizedFormatKey' with a text such as "
        + "'%#@count@'")
    #expect(errors[1].hasPrefix("S/en.lproj/A.stringsdict: the file is not a property list"))
  }

  // MARK: .xcstrings

  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Plain": {},
      "greeting": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello, %@"}},
        "de": {"stringUnit": {"state": "translated", "value": "Hallo, %@"}}}},
      "apples": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld apple"}},
          "other": {"stringUnit": {"value": "%lld apples"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld яблоко"}},
          "few": {"stringUnit": {"value": "%lld яблока"}},
          "many": {"stringUnit": {"value": "%lld яблок"}},
          "other": {"stringUnit": {"value": "%lld яблока"}}}}}}},
      "tap": {"localizations": {"en": {"variations": {"device": {
        "ipad": {"stringUnit": {"value": "Click"}},
        "other": {"stringUnit": {"value": "Tap"}}}}}}},
      "nested": {"localizations": {"en": {
        "stringUnit": {"value": "%@ has %#@birds@"},
        "substitutions": {"birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {
          "plural": {"one": {"stringUnit": {"value": "%arg bird"}},
            "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}}
    }}
    """

  @Test func stringCatalogsHavePluralsDevicesAndSubstitutions() throws {
    try folder.write(catalog, to: "Localizable.xcstrings")
    let tables = tables("Localizable.xcstrings")
    #expect(tables.errors == [])
    #expect(tables.languages == ["de", "en", "ru"])
    #expect(tables.developmentLanguage == "en")
    func text(
      _ key: String, _ language: String?, _ arguments: LocalizedArgument...,
      device: String = "iphone"
    ) -> String? {
      tables.string(key, language: language, device: device, arguments: arguments)
    }
    #expect(text("greeting", "de", .text("Anna")) == "Hallo, Anna")
    #expect(text("greeting", "de-AT", .text("Anna")) == "Hallo, Anna")
    #expect(text("greeting", nil, .text("Anna")) == "Hello, Anna")
    // Without a translation the text is in the source language, also its plural.
    #expect(text("apples", "de", .integer(1)) == "1 apple")
    #expect(text("apples", "ru", .integer(2)) == "2 яблока")
    #expect(text("apples", "ru", .integer(5)) == "5 яблок")
    #expect(text("tap", "en") == "Tap")
    #expect(text("tap", "en", device: "ipad") == "Click")
    #expect(text("nested", "en", .text("Tom"), .integer(1)) == "Tom has 1 bird")
    #expect(text("nested", "en", .text("Tom"), .integer(3)) == "Tom has 3 birds")
    #expect(text("Plain", "en") == "Plain")
    #expect(text("none", "en") == nil)
  }

  @Test(arguments: [
    ("{}", "1:1: expected an object with 'sourceLanguage' and 'strings'"),
    (
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {}}}}}"#,
      "1:68: expected 'stringUnit' or 'variations'"
    ),
    (
      """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"variations": {"plural":
      {"two or more": {}}}}}}}}
      """, "2:2: unknown category 'two or more': expected zero, one, two, few, many or other"
    ),
    (
      """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "%#@b@"},
      "substitutions": {"b": {"argNum": "2", "stringUnit": {"value": "c"}}}}}}}}
      """, "2:35: argNum: expected the number of an argument, from 1"
    ),
  ])
  func brokenCatalogsAreReportedWithTheirPlace(text: String, message: String) throws {
    try folder.write(text, to: "L.xcstrings")
    #expect(tables("L.xcstrings").errors.map(\.description) == ["S:" + message])
  }

  /// Every byte replaced, and every length: an error or translations, within the limits.
  @Test func damagedFilesAreErrorsOrTranslations() {
    let strings = Array("\"a\" = \"%1$@ \\U00e9\"; /* c */ b = 'd'; // e\n".utf8)
    for original in [strings, Array(catalog.utf8)] {
      for index in original.indices {
        var damaged = original
        for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0xFF] {
          damaged[index] = byte
          fill(damaged)
        }
        fill(Array(original.prefix(index)))
      }
    }
  }

  /// Reads bytes as either format, and fills the places of the strings that are found.
  private func fill(_ bytes: [UInt8]) {
    var entries: [LocalizedEntry] = []
    if let read = try? StringsFileReader.read(bytes, shownAs: "") { entries += read.values }
    if let read = try? StringCatalogReader.read(bytes, shownAs: "") {
      entries += read.entries.values.flatMap(\.values)
    }
    let format = LocalizedFormat(
      language: "ru", device: "ipad", arguments: [.integer(.min), .text("%@")])
    for entry in entries { #expect(format.string(of: entry).utf8.count < 100_000) }
  }

  // MARK: Formats

  @Test(arguments: [
    ("%@ and %@", "a and 1"), ("%2$@ and %1$@", "1 and a"), ("100%% %@", "100% a"),
    ("%@ %5d|", "a     1|"), ("%@ %-3d|%%", "a 1  |%"), ("%@ %02ld", "a 01"),
    ("%3$.2f %3$@", "2.50 2.5"), ("%@ %.1f", "a 1.0"), ("%9$@", ""), ("100 %, all", "100 %, all"),
    ("%", "%"), ("%#@none@", ""),
  ])
  func placesAreFilled(format: String, expected: String) {
    let arguments: [LocalizedArgument] = [.text("a"), .integer(1), .decimal(2.5)]
    #expect(StringTables.filled(format, arguments: arguments) == expected)
  }

  /// A place for an integer, and what `printf` of C writes there.
  struct IntegerPlace {
    let format: String
    let integer: Int
    let text: String

    init(_ format: String, _ integer: Int, _ text: String) {
      self.format = format
      self.integer = integer
      self.text = text
    }
  }

  /// By the C standard, "The fprintf function": a precision is the minimum of digits, and replaces the flag 0; no
  /// digits are written for 0 with the precision 0; without a length 32 bits are read.
  static let integerPlaces: [IntegerPlace] = [
    .init("%d", 5, "5"), .init("%i", -5, "-5"), .init("%u", 5, "5"), .init("%D", 5, "5"),
    .init("%U", 5, "5"),
    // Flags.
    .init("%+d", 5, "+5"), .init("%+d", -5, "-5"), .init("%+d", 0, "+0"), .init("% d", 5, " 5"),
    .init("% d", -5, "-5"), .init("%+ d", 5, "+5"), .init("%-d", 5, "5"),
    .init("%'d", 1234, "1234"),
    // Width.
    .init("%5d|", 42, "   42|"), .init("%-5d|", 42, "42   |"), .init("%05d", 42, "00042"),
    .init("%05d", -42, "-0042"), .init("%+05d", 42, "+0042"), .init("% 05d", 42, " 0042"),
    .init("%-05d|", 42, "42   |"), .init("%1d", 1234, "1234"), .init("%12d", 1, "           1"),
    // Precision.
    .init("%.3d", 5, "005"), .init("%.3d", -5, "-005"), .init("%+.3d", 5, "+005"),
    .init("%.3u", 5, "005"), .init("%.3i", 5, "005"), .init("%.1d", 42, "42"),
    .init("%.0d", 5, "5"), .init("%.0d|", 0, "|"), .init("%.d|", 0, "|"), .init("%.3d", 0, "000"),
    .init("%6.3d|", 5, "   005|"), .init("%-6.3d|", 5, "005   |"), .init("%06.3d|", 5, "   005|"),
    .init("%+6.3d|", 5, "  +005|"), .init("%.10d", 5, "0000000005"),
    // Bases.
    .init("%x", 255, "ff"), .init("%X", 255, "FF"), .init("%o", 8, "10"), .init("%O", 8, "10"),
    .init("%#x", 255, "0xff"), .init("%#X", 255, "0XFF"), .init("%#x", 0, "0"),
    .init("%#o", 8, "010"), .init("%.4x", 255, "00ff"), .init("%#.4x", 255, "0x00ff"),
    .init("%06X", 255, "0000FF"), .init("%#06x", 255, "0x00ff"), .init("%-6x|", 255, "ff    |"),
    .init("%x", -1, "ffffffff"), .init("%o", -1, "37777777777"), .init("%u", -1, "4294967295"),
    // Lengths.
    .init("%hhd", 300, "44"), .init("%hhd", 200, "-56"), .init("%hhu", 200, "200"),
    .init("%hhx", -1, "ff"), .init("%hd", 65_537, "1"), .init("%hx", -1, "ffff"),
    .init("%d", 4_294_967_297, "1"), .init("%ld", 4_294_967_297, "4294967297"),
    .init("%lld", 4_294_967_297, "4294967297"), .init("%qd", 4_294_967_297, "4294967297"),
    .init("%zd", 4_294_967_297, "4294967297"), .init("%td", 4_294_967_297, "4294967297"),
    .init("%jd", 4_294_967_297, "4294967297"), .init("%lx", 4_294_967_297, "100000001"),
    .init("%.3ld", 5, "005"), .init("%05lld", 42, "00042"), .init("%+.2hd", 5, "+05"),
    .init("%ld", .min, "-9223372036854775808"), .init("%lu", -1, "18446744073709551615"),
    .init("%lx", -1, "ffffffffffffffff"),
    // Characters.
    .init("%c", 65, "A"), .init("%3c|", 65, "  A|"), .init("%-3c|", 65, "A  |"),
    .init("%c", 321, "A"), .init("%C", 0x3042, "あ"),
    // Decimal conversions of integers, and texts.
    .init("%.2f", 5, "5.00"), .init("%+.1f", 5, "+5.0"), .init("%06.1f", 5, "0005.0"),
    .init("%e", 5, "5.000000e+00"), .init("%g", 5, "5"), .init("%3@|", 5, "  5|"),
    // The number of the argument.
    .init("%1$.3d", 5, "005"), .init("%1$+05d", 42, "+0042"),
  ]

  @Test(arguments: integerPlaces) func integersAreWrittenAsByPrintf(_ place: IntegerPlace) {
    let text = StringTables.filled(place.format, arguments: [.integer(place.integer)])
    #expect(text == place.text, "\(place.format) of \(place.integer)")
  }

  @Test func substitutionsThatContainThemselvesEnd() {
    let entry = LocalizedEntry(
      .text("%#@a@"), substitutions: ["a": .init(text: .text("%#@a@%#@a@"))])
    let format = LocalizedFormat(language: "en", device: "iphone", arguments: [])
    #expect(format.string(of: entry).utf8.count < 10_000)
  }

  // MARK: Tables

  @Test func rulesPrecedeTextsAndFilesAreTables() throws {
    try folder.write("\"a\" = \"text\";", to: "en.lproj/Localizable.strings")
    try folder.write("\"a\" = \"other table\";", to: "en.lproj/Errors.strings")
    try folder.write("\"a\" = \"日本語\";", to: "ja.lproj/Localizable.strings")
    let tables = tables()
    #expect(tables.tables == ["Errors", "Localizable"])
    #expect(tables.string("a", language: "ja") == "日本語")
    #expect(tables.string("a", table: "Errors", language: "ja") == "other table")
    #expect(tables.has(language: "ja-JP") && !tables.has(language: "fr"))
  }

  @Test func placesWithoutStringsAreErrors() throws {
    try folder.write("", to: "empty/a.txt")
    try folder.write("", to: "a.txt")
    #expect(
      tables("empty").errors.map(\.description)
        == ["S: the folder has no strings: expected *.lproj or *.xcstrings in it"])
    #expect(
      tables("a.txt").errors.map(\.description)
        == ["S: expected a string catalog (.xcstrings) or a folder with *.lproj"])
  }

  @Test func countriesAreNotLanguages() {
    for language in ["en", "ja", "pt-BR", "zh-Hant", "fil", "se"] {
      #expect(LanguageCode.isPlausible(language), "\(language)")
    }
    for (language, code) in ["jp": "ja", "english": "en", "cn": "zh", "Deutsch": "de"] {
      #expect(!LanguageCode.isPlausible(language), "\(language)")
      #expect(LanguageCode.suggestion(for: language) == code)
    }
    #expect(!LanguageCode.isPlausible("xx") && !LanguageCode.isPlausible(""))
  }
}
