import ArgumentParser

/// A pattern for names with slashes, with the syntax of `.gitignore`.
///
/// `*`, `?` and `[a-z]` match characters other than `/`, and `**` any number of folders. A pattern
/// without a slash matches any single part of the name, one with a slash matches from the name's
/// start; a folder that matches includes everything below it.
public struct Glob: Sendable, Equatable {
  /// The pattern as it was given.
  public let pattern: String
  private let parts: [[Character]]

  /// A pattern; an empty one matches everything.
  public init(_ pattern: String) {
    self.pattern = pattern
    parts = pattern.split(separator: "/").map(Array.init)
  }

  /// Whether the pattern matches a name.
  public func matches(_ name: String) -> Bool {
    let names = name.split(separator: "/").map(Array.init)
    if !pattern.contains("/"), let part = parts.first, part != ["*", "*"] {
      return names.contains { Self.matches(part[...], $0[...]) }
    }
    return matchesPrefix(of: names[...], with: parts[...])
  }

  private func matchesPrefix(
    of names: ArraySlice<[Character]>, with parts: ArraySlice<[Character]>
  ) -> Bool {
    guard let part = parts.first else { return true }
    if part == ["*", "*"] {
      return (names.startIndex...names.endIndex).contains {
        matchesPrefix(of: names[$0...], with: parts.dropFirst())
      }
    }
    guard let name = names.first else { return false }
    return Self.matches(part[...], name[...])
      && matchesPrefix(of: names.dropFirst(), with: parts.dropFirst())
  }

  /// Matches one part of a name. On a mismatch only the last `*` is extended by a character, which
  /// suffices, and bounds the time by the product of the lengths.
  private static func matches(
    _ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>
  ) -> Bool {
    var (pattern, name) = (pattern, name)
    var retry: (pattern: ArraySlice<Character>, name: ArraySlice<Character>)?
    while true {
      if pattern.first == "*" {
        pattern.removeFirst()
        retry = (pattern, name)
      } else if let character = name.first, consumeOne(&pattern, matching: character) {
        name.removeFirst()
      } else if name.isEmpty && pattern.isEmpty {
        return true
      } else if let last = retry, !last.name.isEmpty {
        pattern = last.pattern
        name = last.name.dropFirst()
        retry = (pattern, name)
      } else {
        return false
      }
    }
  }

  /// Removes the pattern's first element if it matches the character.
  private static func consumeOne(
    _ pattern: inout ArraySlice<Character>, matching character: Character
  ) -> Bool {
    guard let first = pattern.first else { return false }
    if first == "[", let end = pattern.dropFirst(2).firstIndex(of: "]") {
      var choices = pattern[(pattern.startIndex + 1)..<end]
      let isNegated = choices.first == "!" || choices.first == "^"
      if isNegated { choices.removeFirst() }
      guard contains(choices, character) != isNegated else { return false }
      pattern = pattern[(end + 1)...]
      return true
    }
    guard first == "?" || first == character else { return false }
    pattern.removeFirst()
    return true
  }

  private static func contains(_ choices: ArraySlice<Character>, _ character: Character) -> Bool {
    var choices = choices
    while let low = choices.popFirst() {
      if choices.count >= 2, choices.first == "-" {
        choices.removeFirst()
        let high = choices.removeFirst()
        if low <= character && character <= high { return true }
      } else if low == character {
        return true
      }
    }
    return false
  }
}

extension Glob: ExpressibleByArgument {
  /// The pattern of an argument; nil for an empty one.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(argument)
  }
}
