/// What code asks of Objective-C's runtime, and declarations elsewhere have to be prepared for.
public struct RuntimeUses: OptionSet, Sendable, Hashable {
  /// The bits of the uses.
  public let rawValue: Int

  /// Creates uses from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Properties may be read or set by their keys.
  public static let keys = RuntimeUses(rawValue: 1)
  /// Properties of layers may be animated by their keys.
  public static let animations = RuntimeUses(rawValue: 4)
  /// Objects may be asked which methods they have.
  public static let methods = RuntimeUses(rawValue: 2)

  /// What the code of a file may ask, as far as its words say.
  public init(of source: String) {
    var source = source
    self = source.withUTF8 { text in
      var uses: RuntimeUses = []
      if text.contains("value(forKey") || text.contains("forKeyPath")
        || text.contains("setValuesForKeys(")
        || text.contains("setValue(") && text.contains("forKey:")
      {
        uses.insert(.keys)
      }
      if text.contains("Animation(keyPath") { uses.insert(.animations) }
      if text.contains("responds(to") { uses.insert(.methods) }
      return uses
    }
  }
}

extension [UInt8] {
  func contains(_ word: StaticString) -> Bool { withUnsafeBufferPointer { $0.contains(word) } }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func contains(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard count >= word.count else { return false }
      for start in 0...(count - word.count) where self[start] == word[0] {
        var length = 1
        while length < word.count && self[start + length] == word[length] { length += 1 }
        if length == word.count { return true }
      }
      return false
    }
  }
}
