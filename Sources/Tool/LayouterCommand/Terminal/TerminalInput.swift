/// Divides what a terminal sends into typed keys and control sequences (ECMA-48, section 5.4 and 5.6).
///
/// Cursor up is `ESC [ A`, and an answer to a query may contain any letter; neither of them was typed.
struct TerminalInput {
  private static let escape: UInt8 = 0x1B

  /// The typed bytes that have not been taken, in order.
  private(set) var keys: [UInt8] = []
  /// The complete control sequences, in order.
  private(set) var sequences: [[UInt8]] = []
  /// The sequence that has begun, with its `ESC`.
  private var partial: [UInt8] = []

  /// Whether the last sequence is incomplete. That may also be the Escape key.
  var isIncomplete: Bool { !partial.isEmpty }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Ends an incomplete sequence since nothing follows: a single `ESC` was typed, anything else is
  /// dropped.
  mutating func endSequence() {
    if partial == [Self.escape] { keys.append(Self.escape) }
    partial = []
  }

  mutating func takeKey() -> UInt8? { keys.isEmpty ? nil : keys.removeFirst() }

  mutating func takeSequences() -> [[UInt8]] {
    defer { sequences = [] }
    return sequences
  }

  private mutating func add(_ byte: UInt8) {
    if partial.isEmpty && byte != Self.escape { return keys.append(byte) }
    // Some terminals send Alt and a cursor key as `ESC ESC [ A`.
    if partial == [Self.escape] && byte == Self.escape { return }
    partial.append(byte)
    guard isComplete else { return }
    sequences.append(partial)
    partial = []
  }

  /// Whether the sequence ends with its last byte.
  private var isComplete: Bool {
    guard partial.count > 1, let last = partial.last else { return false }
    switch partial[1] {
    case UInt8(ascii: "["):
      // The function keys of Linux's console are `ESC [ [ A`.
      return partial.count > 2 && (0x40...0x7E).contains(last)
        && (partial.count > 3 || last != UInt8(ascii: "["))
    case UInt8(ascii: "O"): return partial.count == 3
    case UInt8(ascii: "]"): return last == 0x07 || endsWithTerminator
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return endsWithTerminator
    default: return true
    }
  }

  private var endsWithTerminator: Bool {
    partial.count > 3 && partial.suffix(2).elementsEqual([Self.escape, UInt8(ascii: "\\")])
  }
}
