import ImageComparison
import ViewTree

// A report may hold ten thousand results: `JSONEncoder` would take as long for each as drawing a
// small view.

extension Report {
  /// As JSON with sorted keys and a line end; equal reports give equal bytes.
  public func json() -> String { json(of: snapshots.map { $0.reportText }) }

  /// As ``json()``, of the snapshots' texts, which were made while others were drawn.
  func json(of texts: [String]) -> String {
    let counts = Verdict.allCases.sorted { $0.rawValue < $1.rawValue }.map { verdict in
      JSON.Member(verdict.rawValue, JSON(count(of: verdict)))
    }
    let list = texts.isEmpty ? "[]" : "[\n    " + texts.joined(separator: ",\n    ") + "\n  ]"
    return """
      {
        "counts": \(JSON.object(counts).description(depth: 1)),
        "goldens": \(JSON.string(goldens)),
        "renderer": \(renderer.json.description(depth: 1)),
        "snapshots": \(list),
        "version": \(Self.formatVersion)
      }

      """
  }
}

extension SnapshotResult {
  /// The result as it stands in a report's list.
  var reportText: String { json.description(depth: 2) }

  private var json: JSON {
    JSON(present: [
      "actualHash": actualHash.map { .string($0) },
      "actualSize": actualSize?.json,
      "different": JSON(different),
      "expectedHash": expectedHash.map { .string($0) },
      "expectedSize": expectedSize?.json,
      "maxDelta": JSON(maxDelta),
      "name": .string(name.text),
      "pictures": pictures?.json,
      "rejected": isRejected ? true : nil,
      "regions": .array(regions.map { $0.json }),
      "scale": .number(scale),
      "scene": .string(scene),
      "source": source?.json,
      "total": JSON(total),
      "verdict": .string(verdict.rawValue),
      "warnings": warnings.map { .array($0.map { .string($0) }) },
      "words": .array(words.map { .string($0) }),
    ])
  }
}

extension SnapshotSource {
  fileprivate var json: JSON {
    JSON(present: ["file": .string(file), "line": line.map { JSON($0) }])
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
