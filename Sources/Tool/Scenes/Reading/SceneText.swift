import YAMLReading

/// The text of a scene, or of a file that scenes share.
enum SceneText {
  /// The root of a text; nil, with a diagnostic, if there is nothing to read.
  ///
  /// - Throws: a `Diagnostic` if the bytes are not UTF-8.
  static func compose(
    _ bytes: [UInt8], path: String
  ) throws(Diagnostic) -> (YAMLNode?, [Diagnostic]) {
    YAMLComposer.compose(
      try YAMLText.decode(bytes, path: path), path: path,
      expecting: YAMLExpectations(
        content: "a scene is a map with a 'view'", remedyForLine: UnquotedFormat.remedy(forLine:)))
  }
}
