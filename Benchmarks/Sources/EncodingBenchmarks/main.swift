// The goldens of a folder encoded anew: processor time, and bytes as Scripts/golden-sizes counts them.
//
//     swift run -c release EncodingBenchmarks [FOLDER [STEP]]
//
// Of the files in alphabetical order every STEPth one is encoded; the fourth by default, of ../Snapshots.

import CairoGraphics
import Foundation
import Measuring
import PictureFiles

private struct Encoding {
  let name: String
  let milliseconds: Double
  let bytes: Int
}

/// The bytes of the picture alone: signature, header, palette, transparency, data and end.
private func pictureBytes(of file: [UInt8]) -> Int {
  let kinds = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
  var (position, count) = (8, 8)
  while position + 8 <= file.count {
    let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) } + 12
    let kind = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
    if kinds.contains(kind) { count += length }
    position += length
  }
  return count
}

private let arguments = CommandLine.arguments.dropFirst()
private let folder = URL(filePath: arguments.first ?? "../Snapshots")
private let step = arguments.dropFirst().first.flatMap(Int.init) ?? 4
private let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  .filter { $0.hasSuffix(".png") }.sorted()

private var encodings: [Encoding] = []
for (index, name) in names.enumerated() where index % step == 0 {
  let bitmap = try PNG.decode([UInt8](Data(contentsOf: folder.appending(path: name)))).bitmap
  var file: [UInt8] = []
  let times = (0..<2).map { _ in
    processorTime { file = (try? PNG.encode(bitmap, compression: .smallest)) ?? [] }
  }
  encodings.append(
    Encoding(
      name: name, milliseconds: (times.min() ?? 0) / 1000, bytes: pictureBytes(of: file)))
}

private let slowest = encodings.sorted { $0.milliseconds > $1.milliseconds }
private let total = encodings.reduce(0) { $0 + $1.milliseconds }
printTable(
  "Goldens encoded anew", ["", "ms", "bytes"],
  [
    [
      "\(encodings.count) goldens, on average",
      decimal(total / Double(max(1, encodings.count)), 1),
      "\(encodings.reduce(0) { $0 + $1.bytes }) in all",
    ]
  ] + slowest.prefix(8).map { [$0.name, decimal($0.milliseconds, 1), "\($0.bytes)"] })
