import Foundation

/// What the podspec of a CocoaPods library says in so many words.
///
/// A podspec is a program in Ruby. Only literal strings, and lists of them, that are assigned to an attribute
/// of the specification are read; a podspec with subspecs says nothing about files.
struct PodSpecification: Equatable, Sendable {
  /// The file's name.
  var file: String
  /// The name of the module.
  var module: String?
  /// The patterns of its files, without braces; empty if they are not literal.
  var sourceFiles: [String] = []

  /// The only podspec of a folder; nil if there is none, or several.
  static func find(in folder: String) -> PodSpecification? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { $0.hasSuffix(".podspec") }
    guard files.count == 1, let data = FileManager.default.contents(atPath: folder + "/" + files[0])
    else { return nil }
    return PodSpecification(file: files[0], text: String(decoding: data, as: UTF8.self))
  }

  init(file: String, text: String) {
    self.file = file
    var values: [String: [String]] = [:]
    var hasSubspecs = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.contains(".subspec") { hasSubspecs = true }
      guard let (attribute, strings) = Self.assignment(in: line) else { continue }
      values[attribute] = values[attribute] == nil ? strings : []
    }
    module =
      Self.only(values["module_name"]) ?? Self.only(values["name"])
    let patterns = (values["source_files"] ?? []).flatMap(Self.expanded)
    if !hasSubspecs { sourceFiles = patterns }
  }

  /// The patterns that find Swift files.
  func swiftSources(in folder: String) -> [String] {
    let search = FileSearch(folder: folder)
    return sourceFiles.filter { pattern in
      let files = try? search.files(of: pattern, option: "source_files")
      return files?.contains { $0.hasSuffix(".swift") } == true
    }
  }

  private static func only(_ values: [String]?) -> String? {
    values?.count == 1 ? values?.first : nil
  }

  /// `s.name = 'Badge'`: the attribute and its values, none if they are not literal.
  private static func assignment(in line: Substring) -> (String, [String])? {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let names = parts[0].trimmingCharacters(in: .whitespaces).split(separator: ".")
    guard names.count == 2, let attribute = names.last else { return nil }
    return (String(attribute), strings(in: parts[1]) ?? [])
  }

  /// The strings of a literal, or of a list of literals; nil for anything else.
  private static func strings(in text: Substring) -> [String]? {
    var rest = text.drop(while: \.isWhitespace)
    let isList = rest.first == "["
    if isList { rest.removeFirst() }
    var result: [String] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let quote = rest.popFirst(), quote == "'" || quote == "\"",
        let end = rest.firstIndex(of: quote)
      else { return nil }
      let value = rest[..<end]
      guard !value.contains("#{"), !value.contains("\\") else { return nil }
      result.append(String(value))
      rest = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
      if rest.first == "," {
        rest.removeFirst()
        continue
      }
      if isList {
        guard rest.popFirst() == "]" else { return nil }
        rest = rest.drop(while: \.isWhitespace)
      }
      return rest.isEmpty || rest.first == "#" ? result : nil
    }
  }

  /// The patterns without braces: `*.{h,swift}` is two.
  private static func expanded(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}")
    else { return [pattern] }
    let choices = pattern[pattern.index(after: open)..<close]
      .split(separator: ",", omittingEmptySubsequences: false)
    return choices.flatMap { choice in
      expanded(
        pattern[..<open] + choice.trimmingCharacters(in: .whitespaces)
          + pattern[pattern.index(after: close)...])
    }
  }
}
