/// Values from the bytes of an input; zeros after its end.
struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number from 0 up to but not including a bound of at most 256.
  mutating func number(below bound: Int) -> Int { Int(byte()) % bound }

  mutating func choice<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

  /// The bytes that are left.
  mutating func remaining() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }
}
