import ImageComparison
import ViewTree

// A report may hold ten thousand results: `JSONEncoder` would take as long for each as drawing a
// small view.

extension Report {
  /// As JSON with sorted keys and a line end; equal reports give equal bytes.
  public func json() -> String { String(decoding: jsonBytes(), as: UTF8.self) }

  /// The UTF-8 of ``json()``.
  func jsonBytes() -> [UInt8] {
    let counts = Verdict.allCases.sorted { $0.rawValue < $1.rawValue }.map { verdict in
      JSON.Member(verdict.rawValue, JSON(count(of: verdict)))
    }
    // Most results take less than half a kilobyte.
    var text = JSONText(capacity: 512 * (snapshots.count + 1))
    text.addObject { text in
      text.addMember("counts", .object(counts))
      text.addMember("goldens", .string(goldens))
      text.addMember("renderer", renderer.json)
      text.addMember("snapshots") { text in
        text.addList(of: snapshots) { text, result in result.write(to: &text) }
      }
      text.addMember("version", JSON(Self.formatVersion))
    }
    text.endLine()
    return text.bytes
  }
}

extension SnapshotResult {
  fileprivate func write(to text: inout JSONText) {
    text.addObject { text in
      text.addMember("actualHash", actualHash.map { .string($0) })
      text.addMember("actualSize", actualSize?.json)
      text.addMember("different", JSON(different))
      text.addMember("expectedHash", expectedHash.map { .string($0) })
      text.addMember("expectedSize", expectedSize?.json)
      text.addMember("maxDelta", JSON(maxDelta))
      text.addMember("name", .string(name.text))
      text.addMember("pictures", pictures?.json)
      text.addMember("rejected", isRejected ? true : nil)
      text.addMember("regions", .array(regions.map { $0.json }))
      text.addMember("scale", .number(scale))
      text.addMember("scene", .string(scene))
      if let source { text.addMember("source", source.write) }
      text.addMember("total", JSON(total))
      text.addMember("verdict", .string(verdict.rawValue))
      text.addMember("warnings", warnings.map { .array($0.map { .string($0) }) })
      text.addMember("words", .array(words.map { .string($0) }))
    }
  }
}

extension SnapshotSource {
  fileprivate func write(to text: inout JSONText) {
    text.addObject { text in
      text.addMember("file", .string(file))
      text.addMember("line", line.map { JSON($0) })
    }
  }
}

extension SnapshotResult.Pictures {
  fileprivate var json: JSON {
    JSON(present: [
      "actual": actual.map { .string($0) },
      "difference": difference.map { .string($0) },
      "expected": expected.map { .string($0) },
    ])
  }
}

extension ExplainedRegion {
  fileprivate var json: JSON {
    [
      "pixels": JSON(pixels), "rect": rect.json, "views": .array(views.map { .string($0) }),
    ]
  }
}

extension GoldenFingerprint {
  fileprivate var json: JSON {
    [
      "canary": .string(canary),
      "fonts": .array(fonts.map { ["name": .string($0.name), "sha256": .string($0.sha256)] }),
      "renderer": .string(renderer),
    ]
  }
}

extension PixelSize {
  fileprivate var json: JSON { [JSON(width), JSON(height)] }
}

extension PixelRect {
  fileprivate var json: JSON { [JSON(x), JSON(y), JSON(width), JSON(height)] }
}
