/// A secret that only the page has, and whoever was given its address.
///
/// It is in the path of every address, so that other pages in the browser, and other users of the machine,
/// cannot make a request that the server answers.
public struct AccessToken: Sendable, CustomStringConvertible {
  /// 32 hexadecimal digits.
  public let description: String

  /// 128 random bits of the system's generator.
  public init() {
    var generator = SystemRandomNumberGenerator()
    let digits = (0..<2).map { _ in
      let word = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - word.count) + word
    }
    description = digits.joined()
  }

  /// Whether a text is the token. The time that this takes does not depend on how much of it is right.
  func matches(_ text: some StringProtocol) -> Bool {
    let (own, other) = (Array(description.utf8), Array(text.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
