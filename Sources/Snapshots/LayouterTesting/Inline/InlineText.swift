/// An expected text as Swift writes it: a closure of a string of several lines.
struct InlineText {
  let text: String
  /// What the lines of the closure begin with, but for its first.
  var indentation = ""
  /// What the lines of the string begin with besides.
  var unit = "  "
  var lineEnd = "\n"

  init(_ text: String) { self.text = text }

  /// The closure, without a blank before it.
  var closure: String {
    let signs = String(repeating: "#", count: signCount)
    let inner = indentation + unit
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.isEmpty ? "" : inner + escaped(line, signs: signs) }
    return
      (["{", "\(inner)\(signs)\"\"\""] + lines + ["\(inner)\"\"\"\(signs)", "\(indentation)}"])
      .joined(separator: lineEnd)
  }

  /// The number of signs around the string: none, or one more than follow a backslash or three quotation marks in it, so
  /// that nothing in it is an escape or its end.
  private var signCount: Int {
    var (needed, quotes) = (0, 0)
    /// The number of signs since a backslash or three quotation marks; nil elsewhere.
    var signs: Int?
    for scalar in text.unicodeScalars {
      quotes = scalar == "\"" ? quotes + 1 : 0
      if scalar == "\\" || quotes >= 3 {
        signs = 0
      } else if scalar == "#", let count = signs {
        signs = count + 1
      } else {
        signs = nil
      }
      if let signs { needed = max(needed, signs + 1) }
    }
    return needed
  }

  /// Characters that source texts cannot contain, or in which lines end, are escaped.
  private func escaped(_ line: Substring.UnicodeScalarView, signs: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in line {
      if scalar == "\t" || !(scalar.value < 32 || scalar.value == 127) {
        result.append(scalar)
      } else {
        result += "\\\(signs)u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      }
    }
    return String(result)
  }
}
