import CHarfBuzz

/// Reads what a face's tables say about it. All counts and offsets come from the file, so each is
/// checked or limited.
enum FontTables {
  /// More faces than any collection has.
  private static let largestCollection: UInt32 = 256
  /// More axes and named styles than any font has.
  private static let most: UInt32 = 512

  /// The faces of a file.
  ///
  /// - Throws: ``FontError/notAFont(path:)`` if it has none that can be used.
  static func descriptions(of file: FontFile) throws(FontError) -> [FontDescription] {
    // HarfBuzz reads the file's bytes.
    defer { withExtendedLifetime(file) {} }
    let blob = makeBlob(of: file)
    defer { hb_blob_destroy(blob) }
    let count = min(hb_face_count(blob), largestCollection)
    var descriptions: [FontDescription] = []
    for index in 0..<count {
      guard let face = hb_face_create(blob, index) else { continue }
      defer { hb_face_destroy(face) }
      guard hb_face_get_glyph_count(face) > 0 else { continue }
      descriptions.append(description(of: face, file: file, index: Int(index)))
    }
    guard !descriptions.isEmpty else { throw .notAFont(path: file.path) }
    return descriptions
  }

  /// HarfBuzz's view of a file's bytes, which outlive it.
  static func makeBlob(of file: FontFile) -> OpaquePointer? {
    hb_blob_create(
      file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
      UInt32(clamping: file.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
  }

  static func description(
    of face: OpaquePointer, file: FontFile, index: Int
  ) -> FontDescription {
    // Name identifiers 16 and 17 are the typographic family and style, 1 and 2 those that older programs
    // can handle, 4 the full name and 6 the PostScript name.
    let family = name(16, of: face) ?? name(1, of: face) ?? file.name
    let style = name(17, of: face) ?? name(2, of: face) ?? "Regular"
    let full = name(4, of: face) ?? "\(family) \(style)"
    let bits = StyleBits(of: face)
    return FontDescription(
      path: file.path, index: index, familyName: family, styleName: style, fullName: full,
      postScriptName: name(6, of: face) ?? full.filter { $0 != " " },
      weightClass: bits.weightClass, isItalic: bits.isItalic, axes: axes(of: face),
      instances: instances(of: face))
  }

  static func axes(of face: OpaquePointer) -> [FontAxis] {
    axisInfos(of: face).map {
      FontAxis(
        tag: string(of: $0.tag), minimum: Double($0.min_value), default: Double($0.default_value),
        maximum: Double($0.max_value))
    }
  }

  static func axisInfos(of face: OpaquePointer) -> [hb_ot_var_axis_info_t] {
    var count = min(hb_ot_var_get_axis_count(face), most)
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    return Array(axes.prefix(Int(count)))
  }

  private static func instances(of face: OpaquePointer) -> [FontInstance] {
    let tags = axisInfos(of: face).map { string(of: $0.tag) }
    guard !tags.isEmpty else { return [] }
    return (0..<min(hb_ot_var_get_named_instance_count(face), most)).compactMap { index in
      var count = UInt32(tags.count)
      var coordinates = [Float](repeating: 0, count: tags.count)
      hb_ot_var_named_instance_get_design_coords(face, index, &count, &coordinates)
      guard Int(count) == tags.count,
        let style = name(
          Int(hb_ot_var_named_instance_get_subfamily_name_id(face, index)), of: face)
      else { return nil }
      return FontInstance(
        styleName: style,
        postScriptName: name(
          Int(hb_ot_var_named_instance_get_postscript_name_id(face, index)), of: face),
        coordinates: Dictionary(
          zip(tags, coordinates.map(Double.init)), uniquingKeysWith: { first, _ in first }))
    }
  }

  /// An entry of the name table in English; nil if it is missing or empty.
  static func name(_ identifier: Int, of face: OpaquePointer) -> String? {
    // 0xFFFF is the identifier of a name that is left out.
    guard identifier >= 0, identifier < 0xFFFF else { return nil }
    var capacity: UInt32 = 256
    var letters = [CChar](repeating: 0, count: Int(capacity))
    let length = hb_ot_name_get_utf8(
      face, hb_ot_name_id_t(identifier), nil, &capacity, &letters)
    guard length > 0 else { return nil }
    return String(
      decoding: letters.prefix(Int(capacity)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func string(of tag: hb_tag_t) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 5) { letters in
      letters[4] = 0
      guard let start = letters.baseAddress else { return "" }
      hb_tag_to_string(tag, start)
      return String(cString: start)
    }
  }

  /// A table's bytes.
  static func table(_ tag: StaticString, of face: OpaquePointer) -> [UInt8] {
    let blob = hb_face_reference_table(face, hb_tag_from_string("\(tag)", -1))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length) else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }
}

/// Weight and slope of a face, from its tables `OS/2` and `head`.
struct StyleBits {
  var weightClass = 400
  var isItalic = false

  init(of face: OpaquePointer) {
    let table = FontTables.table("OS/2", of: face)
    guard table.count >= 64 else {
      // Old fonts: bits 0 and 1 of `macStyle`.
      let head = FontTables.table("head", of: face)
      guard head.count >= 46 else { return }
      weightClass = head[45] & 1 != 0 ? 700 : 400
      isItalic = head[45] & 2 != 0
      return
    }
    let weight = Int(table[4]) << 8 | Int(table[5])
    // Some old fonts count from 1 to 9.
    weightClass = (1...9).contains(weight) ? weight * 100 : min(max(weight, 1), 1000)
    // Bit 0 of `fsSelection` is italic, bit 9 oblique.
    isItalic = table[63] & 1 != 0 || table[62] & 2 != 0
  }
}
