import Foundation
import JSONValues

/// The images of one name: an `.imageset` of a catalog.
package struct ImageSet: Sendable {
  /// How the image is shown where a view has a tint.
  package enum RenderingIntent: String, Sendable {
    case original, template
    case automatic = "default"
  }

  /// One image file of the set.
  package struct Entry: Sendable {
    package var file: URL
    /// The file, as errors show it.
    package var path: String
    /// Pixels per point; nil for an image of all scales.
    package var scale: Int?
    package var slicing: Slicing?
    package var alignment: AlignmentInsets?
    var qualifiers: AssetQualifiers
  }

  /// The edges of an image, pixels, that are outside of the rectangle which layout aligns: a shadow, for example.
  package struct AlignmentInsets: Sendable, Equatable {
    package var top, left, bottom, right: Double

    init(_ node: JSONNode, in reader: ContentsReader) throws(AssetError) {
      guard node.members != nil else {
        throw reader.error(
          at: node, "alignment-insets: expected an object with top, left, bottom and right")
      }
      (top, left) = (try reader.offset("top", of: node), try reader.offset("left", of: node))
      (bottom, right) = (
        try reader.offset("bottom", of: node), try reader.offset("right", of: node)
      )
    }
  }

  package var entries: [Entry]
  package var renderingIntent: RenderingIntent
  /// Whether shapes stay shapes. Otherwise they are drawn once in their own size, and that picture is
  /// enlarged, as an application shows them.
  package var preservesVectors: Bool
  /// The `Contents.json`.
  package var contents: URL

  /// The image for an environment; nil if the set has none for it.
  ///
  /// Of the images that fit best, the one of the same scale is chosen, or the next larger one, or the
  /// largest.
  package func entry(in environment: AssetEnvironment) -> Entry? {
    let ranked = entries.compactMap { entry in
      entry.qualifiers.rank(in: environment).map { (entry, $0) }
    }
    guard let best = ranked.map(\.1).max() else { return nil }
    let fitting = ranked.filter { $0.1 == best }.map(\.0)
    func scale(_ entry: Entry) -> Double { entry.scale.map(Double.init) ?? environment.scale }
    let larger = fitting.filter { scale($0) >= environment.scale }
    return larger.min { scale($0) < scale($1) } ?? fitting.max { scale($0) < scale($1) }
  }
}

extension ImageSet {
  /// Reads the `Contents.json` of a set.
  ///
  /// - Parameter path: the set's folder in errors.
  static func read(_ folder: URL, shownAs path: String) throws(AssetError) -> ImageSet {
    let file = folder.appending(component: "Contents.json")
    let text = AssetText(
      path: path + "/Contents.json",
      bytes: try AssetFile.read(file, shownAs: path + "/Contents.json"))
    let root = try text.json()
    let reader = ContentsReader(file: text)
    guard root.members != nil, root["images"] != nil else {
      throw reader.error(at: root, "expected an object with 'images', found \(root.summary)")
    }
    var entries: [Entry] = []
    for node in try reader.list("images", of: root) {
      if let entry = try entry(node, in: reader, folder: folder, path: path) {
        entries.append(entry)
      }
    }
    let intent = root["properties"]?["template-rendering-intent"]
    guard let renderingIntent = RenderingIntent(rawValue: intent?.string ?? "default") else {
      throw reader.unknown(
        intent?.string ?? "", at: intent, expected: "original, template or default")
    }
    return ImageSet(
      entries: entries, renderingIntent: renderingIntent,
      preservesVectors: try reader.flag("preserves-vector-representation", of: root),
      contents: file)
  }

  /// An entry; nil for a place that has no file yet.
  private static func entry(
    _ node: JSONNode, in reader: ContentsReader, folder: URL, path: String
  ) throws(AssetError) -> Entry? {
    guard let name = try reader.text("filename", of: node), !name.isEmpty else { return nil }
    guard !name.contains("/"), !name.utf8.contains(0), name != "." && name != ".." else {
      throw reader.error(
        at: node["filename"], "filename: expected the name of a file in this folder")
    }
    let file = folder.appending(component: name)
    guard AssetFile.isRegular(file) else {
      throw reader.error(
        at: node["filename"], "filename: there is no file '\(name.prefix(60))' in this folder")
    }
    var scale: Int?
    if let text = try reader.text("scale", of: node) {
      let scales = ["1x": 1, "2x": 2, "3x": 3]
      guard let known = scales[text] else {
        throw reader.unknown(text, at: node["scale"], expected: "1x, 2x or 3x")
      }
      scale = known
    }
    return Entry(
      file: file, path: path + "/" + name, scale: scale,
      slicing: try node["resizing"].map { resizing throws(AssetError) in
        try Slicing(resizing, in: reader)
      },
      alignment: try node["alignment-insets"].map { insets throws(AssetError) in
        try AlignmentInsets(insets, in: reader)
      },
      qualifiers: try AssetQualifiers(node, in: reader))
  }
}
