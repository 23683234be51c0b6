import Foundation

/// A result of a data detector.
final class DetectedData: NSTextCheckingResult {
  enum Value: Equatable {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
  }

  let value: Value
  private let place: NSRange

  init(_ value: Value, range: NSRange) {
    self.value = value
    place = range
    super.init()
  }

  /// Always nil: results are not archived.
  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange {
    index == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch value {
    case .link: .detectedLink
    case .phoneNumber: .detectedPhoneNumber
    case .date: .detectedDate
    }
  }
}

extension NSTextCheckingResult.CheckingType {
  // Foundation's own names of these types are deprecated on Linux, because it does not detect them. Their bits are one
  // higher there than on Apple's systems up to `link`.

  /// `link`.
  static let detectedLink = Self(rawValue: 1 << 6)
  /// `phoneNumber`.
  static let detectedPhoneNumber = Self(rawValue: 1 << 11)
  /// `date`.
  static let detectedDate = Self(rawValue: 1 << 4)
}

extension NSTextCheckingResult {
  private var detected: DetectedData.Value? { (self as? DetectedData)?.value }

  /// The address of a link; nil for other results.
  public var url: URL? { if case .link(let url)? = detected { url } else { nil } }
  /// A phone number as it is written; nil for other results.
  public var phoneNumber: String? {
    if case .phoneNumber(let number)? = detected { number } else { nil }
  }
  /// A date; nil for other results.
  public var date: Date? { if case .date(let date)? = detected { date } else { nil } }
  /// How long a detected event takes, seconds: always 0, as no durations are found.
  public var duration: TimeInterval { 0 }
  /// The time zone that a date names: always nil, as none is found.
  public var timeZone: TimeZone? { nil }
  /// The parts of an address: always nil, as no addresses are found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of a result about transport: always nil, as none is found.
  public var components: [NSTextCheckingKey: String]? { nil }

  /// A result of a link at a place.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(.link(url), range: range)
  }

  /// A result of a phone number at a place.
  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult {
    DetectedData(.phoneNumber(phoneNumber), range: range)
  }

  /// A result of a date at a place.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(.date(date), range: range)
  }
}

/// The keys of the parts of an address.
extension NSTextCheckingKey {
  /// A name of a person.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// A company or another organization.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// A street, with the number of the house.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// A city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// A state or a province.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// A postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// A country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A phone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
}
