import FileAccess
import JSONValues
import Snapshots
import ViewTree

// What the page's script reads; `Resources/data.js` says what it makes of it.

extension ReportPage {
  /// The data of the page.
  ///
  /// - Parameter table: Numbers the pictures.
  package func data(numbering table: inout PagePictureTable) throws(FileSystemError) -> JSON {
    var numbered: [PageNumbers] = []
    numbered.reserveCapacity(snapshots.count)
    for index in snapshots.indices {
      numbered.append(table.add(try pictures(snapshots[index])))
    }
    return json(numbered)
  }

  func json(_ pictures: [PageNumbers]) -> JSON {
    var places: [SnapshotName: Int] = [:]
    for index in snapshots.indices { places[snapshots[index].name] = index }
    var views = PageViewTable()
    let pictures = pictures.map { views.numbering($0) }
    return JSON(optional: [
      "brokenScenes": .array(brokenScenes.map(\.pageJSON)),
      "groups": .array(groups.map { $0.json(places: places) }),
      "kind": kind.rawValue.json,
      "notes": .array(notes.map { $0.pageJSON(places: places) }),
      "options": acceptOptions.json,
      "others": otherCount.json,
      "review": server?.json,
      "snapshots": .array(
        zip(snapshots, pictures).map { $0.pageJSON($1, decision: decision(about: $0)) }),
      "versions": versions.map { ["actual": $0.after.json, "expected": $0.before.json] },
      "views": views.texts.json,
    ])
  }
}

extension ReportPage {
  private func decision(about result: SnapshotResult) -> String? {
    if result.isRejected { return "rejected" }
    return server?.accepted.contains(result.name) == true ? "accepted" : nil
  }
}

extension PageServer {
  fileprivate var json: JSON { ["undo": undo?.json ?? .null, "version": version.json] }
}

extension ChangeGroup {
  fileprivate func json(places: [SnapshotName: Int]) -> JSON {
    [
      "change": change.json,
      "details": details.json,
      "number": number.json,
      "place": place.json,
      "snapshots": snapshots.compactMap { places[$0] }.json,
      "verdict": verdict.json,
    ]
  }
}

extension ReportNote {
  /// The note with the places that the page shows: pairs of a snapshot's position and a rectangle.
  fileprivate func pageJSON(places positions: [SnapshotName: Int]) -> JSON {
    JSON(optional: [
      "error": isError ? true : nil,
      "file": source.file.json,
      "line": source.line?.json,
      "places": .array(
        places.compactMap { place in
          positions[place.snapshot].map { [$0.json, place.rect?.json ?? .null] }
        }),
      "remedy": remedy.json,
      "rule": rule.json,
      "scene": scene.json,
      "sentence": sentence.json,
      "variants": variants.json,
      "view": view?.json,
    ])
  }
}

extension BrokenScene {
  fileprivate var pageJSON: JSON {
    JSON(optional: [
      "column": column?.json, "file": file.json, "line": line?.json, "message": message.json,
    ])
  }
}

extension SnapshotResult {
  fileprivate func pageJSON(_ pictures: PageNumbers, decision: String?) -> JSON {
    JSON(optional: [
      "actual": pictures.actual?.json,
      "decision": decision?.json,
      "different": different.json,
      "expected": pictures.expected?.json,
      "file": source?.file.json,
      "line": source?.line?.json,
      "maxDelta": maxDelta.json,
      "name": name.json,
      "regions": regions.json,
      "scale": scale.json,
      "scene": scene.json,
      "tolerance": tolerance?.json,
      "total": total.json,
      "variant": .array(variant.map { [$0.axis.json, $0.value.json] }),
      "verdict": verdict.json,
      "warnings": warnings?.json,
      "words": words.json,
    ])
  }
}

extension PageNumbers.Picture {
  fileprivate var json: JSON {
    JSON(optional: ["number": number.json, "size": size.json, "views": views?.json])
  }
}
