import Foundation
import Measuring

// Usage: PictureBenchmarks [path of the layouter executable]
let arguments = CommandLine.arguments.dropFirst()
let tool = URL(fileURLWithPath: arguments.first ?? "../.build/release/layouter").path
let fixtures = URL(fileURLWithPath: "../Fixtures").path

guard FileManager.default.isExecutableFile(atPath: tool) else {
  print("There is no tool at \(tool): build it with 'swift build -c release' in the folder above.")
  exit(2)
}
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("layouter-pictures-\(getpid())").path
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }
guard FileManager.default.changeCurrentDirectoryPath(folder) else { exit(2) }

// First: a process's peak memory cannot be lower than the benchmark's own.
try measureFixtures(tool: tool, fixtures: fixtures)
try measureFiles(tool: tool)
try measureFolders(tool: tool)
