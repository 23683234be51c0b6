import JSONValues

/// Reads values of a `Contents.json`, with errors that name their places.
///
/// Source of the format: Apple's "Asset Catalog Format Reference".
struct ContentsReader {
  let file: AssetText

  func error(at node: JSONNode?, _ message: String) -> AssetError {
    node.map { file.error(at: $0.offset, message) } ?? AssetError(path: file.path, message: message)
  }

  func unknown(_ name: String, at node: JSONNode?, expected: String) -> AssetError {
    error(at: node, "unknown value '\(name.prefix(40))': expected \(expected)")
  }

  /// The text under a key; nil if there is none.
  func text(_ key: String, of node: JSONNode) throws(AssetError) -> String? {
    guard let value = node[key] else { return nil }
    guard let text = value.string else {
      throw error(at: value, "\(key): expected a text, found \(value.summary)")
    }
    return text
  }

  /// The list under a key; empty if there is none.
  func list(_ key: String, of node: JSONNode) throws(AssetError) -> [JSONNode] {
    guard let value = node[key] else { return [] }
    guard let elements = value.elements else {
      throw error(at: value, "\(key): expected a list, found \(value.summary)")
    }
    return elements
  }

  /// Whether a key of `properties` is true.
  func flag(_ key: String, of root: JSONNode) throws(AssetError) -> Bool {
    guard let value = root["properties"]?[key] else { return false }
    guard let flag = value.bool else {
      throw error(at: value, "\(key): expected true or false, found \(value.summary)")
    }
    return flag
  }

  /// A length that may be negative or a part of a pixel; 0 if there is none.
  func offset(_ key: String, of node: JSONNode) throws(AssetError) -> Double {
    guard let value = node[key] else { return 0 }
    guard let number = value.number, (-100_000...100_000) ~= number else {
      throw error(at: value, "\(key): expected a number of pixels, found \(value.summary)")
    }
    return number
  }

  /// A length in pixels under a key; 0 if there is none.
  func pixels(_ key: String, of node: JSONNode) throws(AssetError) -> Int {
    guard let value = node[key] else { return 0 }
    guard let number = value.number, let pixels = Int(exactly: number), (0...100_000) ~= pixels
    else {
      throw error(at: value, "\(key): expected a number of pixels, found \(value.summary)")
    }
    return pixels
  }
}
