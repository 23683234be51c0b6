import CommandLineTool
import Foundation
import TestSupport
import Testing

@testable import LayouterCommand

@Suite struct LibraryCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var environment: [String: String] { ["XDG_CACHE_HOME": folder.path] }

  /// A library of 1,000 bytes that was last used some seconds after another time.
  private func add(_ name: String, usedAfter seconds: TimeInterval) throws {
    let path = "layouter/libraries/\(name)"
    try folder.write(String(repeating: "a", count: 1000), to: "\(path)/lib/libUIKit.so")
    let time = Date(timeIntervalSince1970: 1_700_000_000 + seconds)
    try FileManager.default.setAttributes(
      [.modificationDate: time], ofItemAtPath: folder.path + "/" + path)
  }

  private var names: [String] {
    LibraryCache(environment: environment).entries
      .map { URL(filePath: $0.path).lastPathComponent }
  }

  @Test func theCacheIsThatOfTheXDGSpecification() {
    #expect(LibraryCache(environment: ["HOME": "/h"]).folder == "/h/.cache/layouter/libraries")
    #expect(
      LibraryCache(environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c"]).folder
        == "/c/layouter/libraries")
    // "All paths must be absolute. If an implementation encounters a relative path it should ignore it."
    #expect(
      LibraryCache(environment: ["HOME": "/h", "XDG_CACHE_HOME": "c"]).folder
        == "/h/.cache/layouter/libraries")
  }

  @Test func theLastUsedLibraryStays() throws {
    try add("old", usedAfter: 0)
    try add("current", usedAfter: 20)
    try add("other", usedAfter: 10)
    #expect(names == ["current", "other", "old"])
    let run = folder.layouter("clean", "--cache", environment: environment)
    #expect(run.status == .success)
    #expect(run.output == "2 old libraries removed, 0 MB\n")
    #expect(names == ["current"])
  }

  @Test func anInterruptedBuildIsNotTheOneThatStays() throws {
    try add("current", usedAfter: 0)
    try add("next.partial", usedAfter: 10)
    let removed = try LibraryCache(environment: environment).removeOld()
    #expect(removed.count == 1)
    #expect(removed.bytes == 1000)
    #expect(names == ["current"])
  }

  @Test func anEmptyCacheIsCleanedWithoutScenes() {
    let run = folder.layouter("clean", "--cache", environment: environment)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("There are no old libraries in "))
  }
}
