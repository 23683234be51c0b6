import JSONValues
import ViewTree

// The members of each object are in the order of their names, so that a report is easy to compare
// with another.

extension Report: JSONConvertible {
  /// The content of `report.json`; equal reports have equal JSON.
  public var json: JSON {
    let verdicts = Verdict.allCases.sorted { $0.rawValue < $1.rawValue }
    return JSON(optional: [
      "brokenScenes": brokenScenes.json,
      "counts": .object(verdicts.map { JSON.Member($0.rawValue, count(of: $0).json) }),
      "goldens": goldens.json,
      "groups": .array(groups.map(\.json)),
      "notes": notes.isEmpty ? JSON?.none : notes.json,
      "renderer": renderer.json,
      "shard": shard?.json,
      "snapshots": snapshots.json,
      "version": Self.formatVersion.json,
    ])
  }

  package init(json: JSON) throws(JSONError) {
    let version: Int = try json.member("version")
    guard version == Self.formatVersion else {
      throw JSONError("this is version \(version), but version \(Self.formatVersion) is read")
    }
    // The counts and the groups follow from the snapshots.
    brokenScenes = try json.member("brokenScenes")
    goldens = try json.member("goldens")
    notes = try json.optionalMember("notes") ?? []
    renderer = try json.member("renderer")
    shard = try json.optionalMember("shard")
    snapshots = try json.member("snapshots")
  }
}

extension Report.Shard: JSONConvertible {
  package var json: JSON { ["count": count.json, "index": index.json] }

  package init(json: JSON) throws(JSONError) {
    self.init(index: try json.member("index"), count: try json.member("count"))
    // No run is divided into more; whoever merges lists those that are missing.
    guard (1...100_000).contains(count), (1...count).contains(index) else {
      throw json.unexpected("a shard, such as 2 of 5")
    }
  }
}

extension ChangeGroup {
  /// The group as the report contains it. It is not read: it follows from the snapshots.
  package var json: JSON {
    [
      "details": details.json,
      "number": number.json,
      "snapshots": snapshots.json,
      "verdict": verdict.json,
      "words": words.json,
    ]
  }
}

extension BrokenScene: JSONConvertible {
  package var json: JSON {
    JSON(optional: [
      "column": column?.json,
      "file": file.json,
      "line": line?.json,
      "message": message.json,
    ])
  }

  package init(json: JSON) throws(JSONError) {
    file = try json.member("file")
    line = try json.optionalMember("line")
    column = try json.optionalMember("column")
    message = try json.member("message")
  }
}

extension SnapshotResult: JSONConvertible {
  package var json: JSON {
    JSON(optional: [
      "actualHash": actualHash?.json,
      "actualSize": actualSize?.json,
      "changes": changes.isEmpty ? JSON?.none : changes.json,
      "different": different.json,
      "expectedHash": expectedHash?.json,
      "expectedSize": expectedSize?.json,
      "format": name.format.json,
      "maxDelta": maxDelta.json,
      "movedFrom": movedFrom?.json,
      "name": name.json,
      "pictures": pictures?.json,
      "recorded": isRecorded ? true : nil,
      "rejected": isRejected ? true : nil,
      "regions": regions.json,
      "scale": scale.json,
      "scene": scene.json,
      "source": source?.json,
      "tolerance": tolerance?.json,
      "total": total.json,
      "variant": variant.isEmpty ? JSON?.none : variant.json,
      "verdict": verdict.json,
      "warningSources": warningSources?.json,
      "warnings": warnings?.json,
      "words": words.json,
    ])
  }

  package init(json: JSON) throws(JSONError) {
    actualHash = try json.optionalMember("actualHash")
    actualSize = try json.optionalMember("actualSize")
    changes = try json.optionalMember("changes") ?? []
    different = try json.member("different")
    expectedHash = try json.optionalMember("expectedHash")
    expectedSize = try json.optionalMember("expectedSize")
    maxDelta = try json.member("maxDelta")
    name = try SnapshotName(withFormatIn: json)
    movedFrom = try name.former(in: json)
    pictures = try json.optionalMember("pictures")
    isRecorded = try json.optionalMember("recorded") ?? false
    isRejected = try json.optionalMember("rejected") ?? false
    regions = try json.member("regions")
    scale = try json.member("scale")
    scene = try json.member("scene")
    source = try json.optionalMember("source")
    tolerance = try json.optionalMember("tolerance")
    total = try json.member("total")
    variant = try json.optionalMember("variant") ?? []
    verdict = try json.member("verdict")
    warningSources = try json.optionalMember("warningSources")
    warnings = try json.optionalMember("warnings")
    words = try json.member("words")
  }
}

extension SnapshotResult.Pictures: JSONConvertible {
  package var json: JSON {
    JSON(optional: [
      "actual": actual?.json,
      "difference": difference?.json,
      "expected": expected?.json,
      "views": views?.json,
    ])
  }

  package init(json: JSON) throws(JSONError) {
    actual = try Self.path("actual", in: json)
    difference = try Self.path("difference", in: json)
    expected = try Self.path("expected", in: json)
    views = try Self.path("views", in: json)
  }

  /// A picture's path, which must not leave the report's folder: reports are downloaded from CI.
  private static func path(_ name: String, in json: JSON) throws(JSONError) -> String? {
    let path: String? = try json.optionalMember(name)
    guard let path else { return nil }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0.elementsEqual("..".utf8) }) else {
      throw JSONError("the picture '\(path)' is not in the report's folder")
    }
    return path
  }
}

extension Change: JSONConvertible {
  package var json: JSON {
    JSON(optional: [
      "kind": kind.rawValue.json,
      "note": note.isEmpty ? JSON?.none : note.json,
      "predicate": predicate.json,
      "property": property?.json,
      "views": views.json,
    ])
  }

  package init(json: JSON) throws(JSONError) {
    let name: String = try json.member("kind")
    guard let kind = Kind(rawValue: name) else { throw JSONError("there is no kind '\(name)'") }
    self.init(
      kind, views: try json.member("views"), property: try json.optionalMember("property"),
      predicate: try json.member("predicate"), note: try json.optionalMember("note") ?? "")
  }
}

extension VariantChoice: JSONConvertible {
  package var json: JSON { ["axis": axis.json, "value": value.json] }

  package init(json: JSON) throws(JSONError) {
    axis = try json.member("axis")
    value = try json.member("value")
  }
}

extension SnapshotSource: JSONConvertible {
  package var json: JSON { JSON(optional: ["file": file.json, "line": line?.json]) }

  package init(json: JSON) throws(JSONError) {
    file = try json.member("file")
    line = try json.optionalMember("line")
  }
}

extension ExplainedRegion: JSONConvertible {
  package var json: JSON { ["pixels": pixels.json, "rect": rect.json, "views": views.json] }

  package init(json: JSON) throws(JSONError) {
    pixels = try json.member("pixels")
    rect = try json.member("rect")
    views = try json.member("views")
  }
}

extension GoldenFingerprint: JSONConvertible {
  package var json: JSON {
    ["canary": canary.json, "fonts": fonts.json, "renderer": renderer.json]
  }

  package init(json: JSON) throws(JSONError) {
    canary = try json.member("canary")
    fonts = try json.member("fonts")
    renderer = try json.member("renderer")
  }
}

extension GoldenFingerprint.Font: JSONConvertible {
  package var json: JSON { ["name": name.json, "sha256": sha256.json] }

  package init(json: JSON) throws(JSONError) {
    name = try json.member("name")
    sha256 = try json.member("sha256")
  }
}

extension Verdict: JSONConvertible {
  package var json: JSON { rawValue.json }

  package init(json: JSON) throws(JSONError) {
    let text = try String(json: json)
    guard let verdict = Verdict(rawValue: text) else {
      throw JSONError("there is no verdict '\(text)'")
    }
    self = verdict
  }
}

extension SnapshotName: JSONConvertible {
  /// The name alone. The format is next to it, in ``GoldenFormat/json``.
  package var json: JSON { text.json }

  package init(json: JSON) throws(JSONError) {
    try self.init(read: String(json: json), format: .picture)
  }

  /// Reads the members `name` and `format` of an object.
  init(withFormatIn object: JSON) throws(JSONError) {
    let text: String? = try object.optionalMember("format")
    guard let format = text.map(GoldenFormat.init(rawValue:)) ?? .picture else {
      throw JSONError("there is no format '\(text ?? "")'")
    }
    let name: SnapshotName = try object.member("name")
    try self.init(read: name.text, format: format)
  }

  /// Reads the member `movedFrom` of a result with this name.
  fileprivate func former(in result: JSON) throws(JSONError) -> SnapshotName? {
    let text: String? = try result.optionalMember("movedFrom")
    guard let text else { return nil }
    return try SnapshotName(read: text, format: format)
  }

  private init(read text: String, format: GoldenFormat) throws(JSONError) {
    do {
      try self.init(text, format: format)
    } catch {
      throw JSONError("\(error)")
    }
  }
}

extension GoldenFormat {
  /// Nil for a picture, which is not mentioned.
  var json: JSON? { self == .picture ? JSON?.none : rawValue.json }
}
