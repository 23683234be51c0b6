import FileAccess

/// The parts of golden names that the arguments of a parameterised test become, different ones for each case.
///
/// A file's name has words only, so that `-1` and `1` would be the same. Of cases that would, all get a digest of their
/// arguments behind the words, except the one whose arguments are words already: `1-8a5edab2` and `1`. The names of the
/// others stay as readable as they are, and none depends on the order of the cases.
struct ArgumentNames {
  /// The texts of arguments by their UTF-8: strings are equal that differ in Unicode's normalisation only.
  private typealias Key = [[UInt8]]

  private let parts: [Key: [String]]
  /// The texts that several cases have.
  private let repeated: Set<Key>

  /// - Parameter cases: The texts of the arguments of all cases of a test.
  init(of cases: [[String]]) {
    let counts = Dictionary(cases.map { (Self.key($0), 1) }, uniquingKeysWith: +)
    repeated = Set(counts.filter { $0.value > 1 }.keys)
    let different = Dictionary(cases.map { (Self.key($0), $0) }) { first, _ in first }
    var parts: [Key: [String]] = [:]
    for group in Dictionary(grouping: different.values, by: Self.fileName).values {
      let plain = group.filter { Self.words($0).elementsEqual($0) }
      for texts in group {
        let keepsName =
          group.count == 1 || plain.count == 1 && Self.key(plain[0]) == Self.key(texts)
        parts[Self.key(texts)] = keepsName ? Self.words(texts) : Self.wordsWithDigest(texts)
      }
    }
    self.parts = parts
  }

  /// The parts of a case.
  ///
  /// - Throws: ``UnnamedArguments/equal(_:)`` if another case has the same.
  func parts(for texts: [String]) throws(UnnamedArguments) -> [String] {
    let key = Self.key(texts)
    if repeated.contains(key) { throw .equal(texts.joined(separator: ", ")) }
    return parts[key] ?? Self.words(texts)
  }

  private static func key(_ texts: [String]) -> Key { texts.map { Array($0.utf8) } }

  private static func words(_ texts: [String]) -> [String] { texts.map(\.pathComponent) }

  private static func fileName(of texts: [String]) -> String {
    words(texts).filter { !$0.isEmpty }.joined(separator: ".").fileNameKey
  }

  /// The first 32 bits of a checksum are enough for the few cases with the same words; ``NameRegistry`` would find two
  /// that are equal.
  private static func wordsWithDigest(_ texts: [String]) -> [String] {
    // No text has a zero byte inside its UTF-8 but by intention.
    let bytes = texts.flatMap { (text) -> [UInt8] in text.utf8 + [0] }
    let digest = String(SHA256.hexadecimalDigest(of: bytes).prefix(8))
    var parts = words(texts).filter { !$0.isEmpty }
    let last = parts.popLast()
    return parts + [last.map { $0 + "-" + digest } ?? digest]
  }
}
