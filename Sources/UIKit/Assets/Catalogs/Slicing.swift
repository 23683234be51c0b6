import JSONValues

/// How an image of a catalog is resized: edges that keep their thickness, and the part between them.
package struct Slicing: Sendable, Equatable {
  /// The thickness of the fixed edges, pixels of the image.
  package var top = 0, left = 0, bottom = 0, right = 0
  /// The part behind the top left corner that fills the middle, pixels; nil for all that lies between
  /// the edges. What lies between it and the other edges is left out.
  package var centerWidth: Int?
  package var centerHeight: Int?
  /// Whether the middle is repeated rather than stretched.
  package var tiles = false

  init(_ node: JSONNode, in reader: ContentsReader) throws(AssetError) {
    guard let mode = try reader.text("mode", of: node) else {
      throw reader.error(at: node, "resizing: expected an object with a 'mode'")
    }
    let modes = ["9-part", "3-part-horizontal", "3-part-vertical"]
    guard modes.contains(mode) else {
      throw reader.unknown(
        mode, at: node["mode"], expected: "9-part, 3-part-horizontal or 3-part-vertical")
    }
    let insets = node["cap-insets"] ?? node
    if mode != "3-part-horizontal" {
      (top, bottom) = (
        try reader.pixels("top", of: insets), try reader.pixels("bottom", of: insets)
      )
    }
    if mode != "3-part-vertical" {
      (left, right) = (
        try reader.pixels("left", of: insets), try reader.pixels("right", of: insets)
      )
    }
    guard let center = node["center"] else { return }
    let width = try reader.pixels("width", of: center)
    let height = try reader.pixels("height", of: center)
    if mode != "3-part-vertical", width > 0 { centerWidth = width }
    if mode != "3-part-horizontal", height > 0 { centerHeight = height }
    switch try reader.text("mode", of: center) {
    case "tile": tiles = true
    case nil, "stretch", "fill": break
    case let other?:
      throw reader.unknown(other, at: center["mode"], expected: "tile or stretch")
    }
  }
}
