import Typesetting

/// The built-in fonts with the widths of their files, so that a test can derive widths from `hmtx` and `GPOS`.
enum DrawnWidths {
  static let configuration = try? FontConfiguration(faces: [], systemWidths: .drawn)

  /// Runs a test in the widths of the files.
  static func with<Value>(_ body: () throws -> Value) rethrows -> Value {
    try (configuration ?? .builtIn).performAsCurrent { try body() }
  }
}
