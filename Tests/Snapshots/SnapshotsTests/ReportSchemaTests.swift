import ImageComparison
import JSONValues
import Testing
import ViewTree

@testable import Snapshots

/// Whether reports are what their schema says.
@Suite struct ReportSchemaTests {
  /// The faults of a value, by the keywords of JSON Schema that reports' schema uses.
  private func faults(_ value: JSON, _ schema: JSON, at path: String = "") -> [String] {
    if case .string(let reference)? = schema["$ref"] {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let definition = Report.schema["$defs"]?[name] else { return ["no \(reference)"] }
      return faults(value, definition, at: path)
    }
    if case .array(let values)? = schema["enum"] {
      return values.contains(value) ? [] : ["\(path): \(value) is not in the list"]
    }
    if let constant = schema["const"] { return constant == value ? [] : ["\(path): \(value)"] }
    switch (schema["type"], value) {
    case ("string"?, .string), ("boolean"?, .bool), ("number"?, .number): return []
    case ("integer"?, .number(let number)):
      return number == number.rounded() ? [] : ["\(path): no integer"]
    case ("array"?, .array(let elements)):
      guard let items = schema["items"] else { return ["\(path): no items"] }
      if case .number(let count)? = schema["minItems"], Double(elements.count) < count {
        return ["\(path): too few"]
      }
      return elements.flatMap { faults($0, items, at: path + "[]") }
    case ("object"?, .object(let members)):
      var faults: [String] = []
      for member in members {
        if let property = schema["properties"]?[member.name] {
          faults += self.faults(member.value, property, at: path + "." + member.name)
        } else if case .object? = schema["additionalProperties"] {
          faults += self.faults(
            member.value, schema["additionalProperties"] ?? .null, at: path + "." + member.name)
        } else {
          faults.append("\(path): unknown member \(member.name)")
        }
      }
      if case .array(let required)? = schema["required"] {
        for case .string(let name) in required where value[name] == nil {
          faults.append("\(path): no \(name)")
        }
      }
      return faults
    default: return ["\(path): \(value) is not \(schema["type"] ?? .null)"]
    }
  }

  private func fullReport() throws -> Report {
    var result = try SnapshotResult(request("a/b"), verdict: .different, words: ["it moved"])
    result.variant = [VariantChoice(axis: "state", value: "normal")]
    result.source = SnapshotSource(file: "a.yaml", line: 3)
    result.expectedSize = PixelSize(width: 16, height: 8)
    result.actualSize = PixelSize(width: 16, height: 8)
    result.regions = [
      .init(rect: .init(x: 1, y: 2, width: 3, height: 4), pixels: 5, views: ["`a`"])
    ]
    result.changes = [
      Change(.geometry, views: ["`a`"], property: "x", predicate: " moved", note: ", twice")
    ]
    result.warnings = ["it is ambiguous"]
    result.warningSources = ["it is ambiguous": SnapshotSource(file: "a.yaml", line: 6)]
    result.pictures = .init(expected: "e.png", actual: "a.png", difference: "d.png")
    (result.expectedHash, result.actualHash) = ("00", "ff")
    result.movedFrom = try SnapshotName("c/d")
    result.isRecorded = true
    result.isRejected = true
    result.tolerance = "compared by yiq"
    var file = try SnapshotResult(request("e"), verdict: .same)
    file.name = try SnapshotName("e.txt", format: .file)
    return Report(
      renderer: GoldenFingerprint(
        renderer: "1", canary: "c0ffee", fonts: [.init(name: "a", sha256: "b")]),
      goldens: "Snapshots", snapshots: [result, file],
      brokenScenes: [
        BrokenScene(file: "b.yaml", line: 1, column: 2, message: "bad"),
        BrokenScene(file: "c.yaml", message: "bad"),
      ],
      notes: [
        ReportNote(
          rule: "contrast", isError: true, scene: "a.yaml", source: SnapshotSource(file: "a.yaml"),
          view: "a", value: 2.5, sentence: "it is grey", remedy: "Paint it.", variants: "dark",
          places: [
            .init(
              snapshot: try SnapshotName("a/b"), rect: .init(x: 1, y: 2, width: 3, height: 4))
          ]),
        ReportNote(
          rule: "ambiguous", isError: false, scene: "a.yaml",
          source: SnapshotSource(file: "a.yaml", line: 3), sentence: "it is open",
          remedy: "Close it.", variants: "all variants",
          places: [.init(snapshot: try SnapshotName("a/b"))]),
      ], shard: .init(index: 2, count: 5))
  }

  @Test func aReportIsAsTheSchemaSays() throws {
    #expect(faults(try fullReport().json, Report.schema) == [])
  }

  @Test func everyMemberOfTheSchemaOccurs() throws {
    func names(_ json: JSON) -> Set<String> {
      switch json {
      case .object(let members):
        members.reduce(into: Set(members.map(\.name))) { $0.formUnion(names($1.value)) }
      case .array(let elements): elements.reduce(into: []) { $0.formUnion(names($1)) }
      default: []
      }
    }
    func declared(_ schema: JSON) -> Set<String> {
      guard case .object(let members) = schema else { return [] }
      return members.reduce(into: []) { result, member in
        if member.name == "properties", case .object(let properties) = member.value {
          result.formUnion(properties.map(\.name))
        }
        result.formUnion(declared(member.value))
      }
    }
    #expect(declared(Report.schema).subtracting(names(try fullReport().json)) == [])
  }

  @Test func theCheckFindsFaults() throws {
    let text = try fullReport().json.description
    func faults(_ old: String, _ new: String) throws -> Int {
      self.faults(
        try JSON(utf8: Array(text.replacing(old, with: new).utf8)), Report.schema
      ).count
    }
    #expect(try faults(#""different": 0"#, #""different": 0.5"#) == 2)
    #expect(try faults(#""verdict": "same""#, #""verdict": "fine""#) == 1)
    #expect(try faults(#""words": []"#, #""phrases": []"#) == 2)
  }
}
