import CairoGraphics
import Foundation
import Snapshots

/// Inputs to begin with, made of a project's scenes, icons and goldens.
struct Seeds {
  /// The project's folder.
  let project: String

  /// Writes the seeds of each target to a folder of its name.
  func write(to folder: String) throws {
    for target in FuzzTarget.allCases {
      let place = URL(filePath: folder).appending(component: target.rawValue)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (number, bytes) in try seeds(of: target).enumerated() {
        try Data(bytes).write(to: place.appending(component: "seed-\(number)"))
      }
    }
  }

  private func files(in folder: String, _ fileExtension: String) throws -> [[UInt8]] {
    let root = project + "/" + folder
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix("." + fileExtension) }.sorted().map { name in
      [UInt8](try Data(contentsOf: URL(filePath: root + "/" + name)))
    }
  }

  private func seeds(of target: FuzzTarget) throws -> [[UInt8]] {
    switch target {
    case .scene: try files(in: "Fixtures", "yaml")
    case .visualFormat:
      try matches(of: #/["'\s]([HV]:[^"'\n]+)/#, in: files(in: "Fixtures", "yaml"))
        .map { [0] + $0 }
    case .svgPath: try matches(of: #/\sd="([^"]+)"/#, in: files(in: "Fixtures", "svg"))
    case .pdf: try files(in: "Fixtures", "pdf")
    case .svg: try files(in: "Fixtures", "svg") + files(in: "Tests/Support/SVGCorpus", "svg")
    case .png: try goldens().flatMap(pngSeeds)
    case .pictures: [Self.jpeg, Self.webP, Self.gif]
    case .assets: Self.assets
    case .strings: Self.strings
    case .viewTree:
      try goldens().compactMap { file in
        let text = try GoldenFile.text(in: PNG.readChunks(file))
        return text?.split(separator: "\n\n").dropFirst().first.map { Array($0.utf8) }
      }
    // Random bytes are as good.
    case .constraints, .gestures: []
    }
  }

  /// Some of the goldens, the small ones.
  private func goldens() throws -> [[UInt8]] {
    try files(in: "Snapshots", "png").filter { $0.count < 3000 }.enumerated()
      .filter { $0.offset % 8 == 0 }.map(\.element)
  }

  /// The file as it is, and one of the same pixels in rows that are not compressed.
  private func pngSeeds(_ file: [UInt8]) throws -> [[UInt8]] {
    let bitmap = try PNG.decode(file).bitmap
    var rows: [UInt8] = []
    for y in 0..<min(bitmap.height, 20) {
      rows.append(UInt8(y % 5))
      for x in 0..<min(bitmap.width, 20) {
        let pixel = bitmap[x, y]
        rows += [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
    }
    let header: [UInt8] =
      [0, 0, 0, UInt8(min(bitmap.width, 20)), 0, 0, 0, UInt8(min(bitmap.height, 20))] + [
        8, 6, 0, 0, 0,
      ]
    var plain: [UInt8] = [1]
    for (type, data) in [("IHDR", header), ("IDAT", rows), ("IEND", [])] {
      let count = UInt32(data.count)
      plain += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
      plain += Array(type.utf8) + data + [0, 0, 0, 0]
    }
    return [[0] + file.dropFirst(PNGRepair.signature.count), plain]
  }

  private func matches(
    of pattern: Regex<(Substring, Substring)>, in files: [[UInt8]]
  ) -> [[UInt8]] {
    let found = files.flatMap { file in
      String(decoding: file, as: UTF8.self).matches(of: pattern).map { String($0.output.1) }
    }
    return Set(found).sorted().map { Array($0.utf8) }
  }
}
