import Foundation
import Testing

@testable import FoundationForPackages

/// What `NSDataDetector` finds. The expected values are what the notation means.
@Suite struct DataDetectorTests {
  private func found(
    _ types: NSTextCheckingResult.CheckingType, in text: String
  ) throws -> [(String, NSTextCheckingResult)] {
    let whole = NSRange(location: 0, length: (text as NSString).length)
    return try NSDataDetector(types: types.rawValue).matches(in: text, range: whole).map {
      ((text as NSString).substring(with: $0.range), $0)
    }
  }

  /// What `.date`, `.link` and `.phoneNumber` are in Foundation on Linux, where the names are deprecated.
  @Test(arguments: [(UInt64(16), "2026-11-30"), (64, "example.com"), (2048, "+1 555 123 4567")])
  func typesHaveTheBitsOfFoundation(bits: UInt64, text: String) throws {
    let results = try found(.init(rawValue: bits), in: text)
    #expect(results.map(\.0) == [text] && results[0].1.resultType.rawValue == bits)
    let others = try found(.init(rawValue: ~bits), in: text)
    #expect(!others.contains { $0.1.resultType.rawValue == bits })
  }

  @Test func rewrittenCodeEnumeratesThem() throws {
    let text = "a.example.com b.example.com"
    var places: [Int] = []
    try NSDataDetector(types: NSTextCheckingResult.CheckingType.detectedLink.rawValue)
      ._enumerateMatches(in: text, range: NSRange(location: 0, length: 27)) { result, _, stop in
        places.append(result?.range.location ?? -1)
        stop.pointee = true
      }
    #expect(places == [0])
  }

  @Test(
    arguments: [
      ("See https://example.com/a?b=c.", "https://example.com/a?b=c", "https://example.com/a?b=c"),
      ("(www.example.org)", "www.example.org", "http://www.example.org"),
      ("go to example.com/x_(y), now", "example.com/x_(y)", "http://example.com/x_(y)"),
      ("Mail ada@example.co.uk!", "ada@example.co.uk", "mailto:ada@example.co.uk"),
      ("tel:+15551234", "tel:+15551234", "tel:+15551234"),
      ("🙂 https://例え.jp/道", "https://例え.jp/道", "https://例え.jp/道"),
      ("詳しくは「example.jp」を", "example.jp", "http://example.jp"),
    ])
  func links(text: String, place: String, address: String) throws {
    let results = try found(.detectedLink, in: text)
    #expect(results.map(\.0) == [place])
    let result = try #require(results.first?.1)
    #expect(result.resultType == .detectedLink)
    #expect(result.url == URL(string: address))
    #expect(result.phoneNumber == nil && result.date == nil)
  }

  @Test(
    arguments: [
      "+1 (555) 010-9999", "555-0100 1234", "03-1234-5678", "(0151) 2345678", "+49 30 123456",
    ])
  func phoneNumbers(number: String) throws {
    let results = try found(.detectedPhoneNumber, in: "Call \(number), please")
    #expect(results.map(\.0) == [number])
    #expect(results.first?.1.phoneNumber == number)
    #expect(results.first?.1.resultType == .detectedPhoneNumber)
  }

  @Test(
    arguments: ["12345", "1234567.89", "192.168.100.200", "a1234567", "$1234567", "no number", ""])
  func otherNumbers(text: String) throws {
    #expect(try found(.detectedPhoneNumber, in: text).isEmpty)
  }

  @Test(
    arguments: [
      ("on 2026-11-28, a Saturday", "2026-11-28", 2026, 11, 28, 12, 0),
      ("2026-11-28T09:41", "2026-11-28T09:41", 2026, 11, 28, 9, 41),
      ("Nov 28, 2026 at 9:41 pm.", "Nov 28, 2026 at 9:41 pm.", 2026, 11, 28, 21, 41),
      ("It was 3rd May 1999.", "3rd May 1999", 1999, 5, 3, 12, 0),
      ("till 2/29/2024", "2/29/2024", 2024, 2, 29, 12, 0),
      ("会議は2026年4月1日です", "2026年4月1日", 2026, 4, 1, 12, 0),
    ] as [(String, String, Int, Int, Int, Int, Int)])
  func dates(
    text: String, place: String, year: Int, month: Int, day: Int, hour: Int, minute: Int
  ) throws {
    let results = try found(.detectedDate, in: text)
    #expect(results.map(\.0) == [place])
    let date = try #require(results.first?.1.date)
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    #expect(
      [parts.year, parts.month, parts.day, parts.hour, parts.minute]
        == [year, month, day, hour, minute])
  }

  /// 1970-01-02 12:00 in the calendar's own zone.
  private static let now =
    Calendar(identifier: .gregorian).date(
      from: DateComponents(year: 1970, month: 1, day: 2, hour: 12)) ?? .distantPast

  @Test(
    arguments: [
      ("Tomorrow at 8 am", 3, 8), ("yesterday", 1, 12), ("today, 17:00", 2, 17), ("at 5 pm", 2, 17),
      ("May I?", nil, nil), ("13/45/2020", nil, nil), ("2023-02-29", nil, nil), ("25:00", nil, nil),
    ] as [(String, Int?, Int?)])
  func relativeDates(text: String, day: Int?, hour: Int?) {
    let text = text as NSString
    let results = DateDetection(now: Self.now).results(
      in: text, range: NSRange(location: 0, length: text.length))
    let parts = results.first?.date.map {
      Calendar(identifier: .gregorian).dateComponents([.day, .hour], from: $0)
    }
    #expect(parts?.day == day)
    #expect(parts?.hour == hour)
  }

  @Test func severalTypesDoNotOverlap() throws {
    let text = "https://example.com/2026-11-28/5550100123 or 2026-11-28 or 555 010 0123"
    let results = try found([.detectedLink, .detectedDate, .detectedPhoneNumber], in: text)
    #expect(results.map(\.1.resultType) == [.detectedLink, .detectedDate, .detectedPhoneNumber])
    #expect(results.last?.0 == "555 010 0123")
  }

  @Test func theRestOfItsMethodsAgree() throws {
    let text = "a.com and b.com"
    let whole = NSRange(location: 0, length: 15)
    let detector = try NSDataDetector(
      types: NSTextCheckingResult.CheckingType.detectedLink.rawValue)
    #expect(detector.numberOfMatches(in: text, range: whole) == 2)
    #expect(detector.firstMatch(in: text, range: whole)?.range == NSRange(location: 0, length: 5))
    let tail = NSRange(location: 5, length: 10)
    #expect(detector.rangeOfFirstMatch(in: text, range: tail) == NSRange(location: 10, length: 5))
    var count = 0
    detector.enumerateMatches(in: text, range: whole) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}
