/// The version of iOS that code appears to run on.
///
/// It is the answer to code that asks for it. One system is modelled, whatever its version: measures and behaviour are
/// iOS 18's.
public struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// 17 of 17.4.1.
  public let major: Int
  /// 4 of 17.4.1.
  public let minor: Int
  /// 1 of 17.4.1.
  public let patch: Int

  /// A version by its numbers.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  /// Reads `17`, `17.4` or `17.4.1`; nil for another text, and for numbers beyond 9999.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.count <= 4 && part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// The version whose behaviour is modelled: 18.0.
  public static let modelled = SystemVersion(18)

  /// The versions that can be asked for: from 13.0 on, and before 26, whose interface differs.
  public static let supported = SystemVersion(13)..<SystemVersion(26)

  /// `17.4`, or `17.4.1`.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  /// Orders by age.
  public static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }
}
