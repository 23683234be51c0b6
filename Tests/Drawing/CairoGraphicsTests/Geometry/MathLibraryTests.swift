import Foundation
import Pixels
import TestSupport
import Testing

/// The functions of the C library's `math.h` round differently in its versions. Code that affects pixels or layout uses
/// `+ - * /` and `squareRoot()`, as `Trigonometry`, `ExponentialFunction` and `SRGBTransfer` do.
@Suite struct MathLibraryTests {
  /// The files that call the library, and why that reaches neither pixels nor layout.
  static let allowed: [String: String] = [
    "Sources/Snapshots/ImageComparison/PerceptualContrast.swift":
      "a contrast that the linter compares with a limit of one or two digits",
    "Sources/Snapshots/ImageComparison/OKLabColor.swift":
      "a distance of colours that is compared with a tolerance",
    "Sources/Snapshots/ImageComparison/LabColor.swift":
      "a distance of colours that is compared with a tolerance",
    "Sources/Snapshots/ImageComparison/CIEDE2000.swift":
      "a distance of colours that is compared with a tolerance",
    "Sources/Tool/LayouterCommand/VerificationText.swift": "its own `log` writes messages",
    "Sources/Tool/CommandLineTool/Console/Console.swift": "its own `log` writes messages",
  ]

  static let functions: Set<String> = [
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "cospi",
    "erf", "erfc", "exp", "exp10", "exp2", "expm1", "hypot", "lgamma", "log", "log10", "log1p",
    "log2", "pow", "sin", "sincos", "sinh", "sinpi", "tan", "tanh", "tgamma",
  ]
  static let modules: Set<String> = ["Foundation", "Glibc", "Musl", "Darwin"]

  /// The calls of the library in a source, with the numbers of their lines.
  static func calls(in source: String) -> [String] {
    let bytes = Array(source.utf8)
    func isWord(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
    }
    func startOfWord(endingAt end: Int) -> Int {
      var start = end
      while start > 0, isWord(bytes[start - 1]) { start -= 1 }
      return start
    }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var found: [String] = []
    for end in bytes.indices where bytes[end] == UInt8(ascii: "(") {
      var start = startOfWord(endingAt: end)
      // No name of a function is longer, also with the letter of another precision.
      guard start < end, end - start <= 7 else { continue }
      let name = text(start..<end)
      guard
        functions.contains(name)
          || "fl".contains(name.suffix(1)) && functions.contains(String(name.dropLast()))
      else { continue }
      if start > 0, bytes[start - 1] == UInt8(ascii: ".") {
        let receiver = startOfWord(endingAt: start - 1)
        guard modules.contains(text(receiver..<start - 1)) else { continue }
        start = receiver
      }
      let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let before = text(lineStart..<start)
      if before.contains("//") || before.hasSuffix("func ") { continue }
      let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
      found.append("line \(line): \(name)")
    }
    return found
  }

  @Test(arguments: [
    ("let x = sin(y)", true), ("hypot(a, b)", true), ("  -atan2f(a, b)", true),
    ("Foundation.pow(a, 2)", true), ("[exp(1), 2]", true), ("(log(x))", true),
    ("Trigonometry.sin(y)", false), ("console.log(x)", false), ("func log(_ x: Int) {}", false),
    ("// tan(φ/2)", false), ("basin(x)", false), ("distance.squareRoot()", false),
    ("x.remainder(dividingBy: y)", false),
  ])
  func aCallIsFound(_ line: String, _ isCall: Bool) {
    #expect(Self.calls(in: line).isEmpty == !isCall)
  }

  @Test func onlyWhatReachesNoPixelsCallsTheLibrary() throws {
    let root = Checkout.root
    let files = try #require(
      FileManager.default.enumerator(
        at: root.appending(path: "Sources"), includingPropertiesForKeys: nil))
    var callers: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let calls = Self.calls(in: try String(contentsOf: file, encoding: .utf8))
      guard !calls.isEmpty else { continue }
      let path = String(
        file.path(percentEncoded: false).dropFirst(root.path(percentEncoded: false).count)
          .drop { $0 == "/" })
      callers.insert(path)
      #expect(
        Self.allowed[path] != nil,
        "\(path) calls the C library: \(calls.joined(separator: ", ")). Use Trigonometry, ExponentialFunction, or squareRoot()"
      )
    }
    // The list names nothing else.
    #expect(callers == Set(Self.allowed.keys))
  }
}
