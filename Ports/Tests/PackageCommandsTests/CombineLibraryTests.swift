import CommandLineTool
import TemporaryFolders
import Testing

@testable import PackageCommands

/// SwiftPM writes a map for a module of C that has none, and none for one that has its own.
@Suite struct CombineLibraryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func map() throws -> String {
    try CombineLibrary.helpersMap(
      products: folder.path + "/products", checkout: folder.path + "/OpenCombine")
  }

  @Test func theMapIsThatOfTheBuildOrOfTheSources() throws {
    #expect {
      _ = try map()
    } throws: { error in
      "\(error)".contains("/products/COpenCombineHelpers.build/module.modulemap'")
        && "\(error)".contains("LAYOUTER_OPENCOMBINE=")
    }
    let own = "OpenCombine/Sources/COpenCombineHelpers/include/module.modulemap"
    try folder.write("module COpenCombineHelpers {}", to: own)
    #expect(try map() == folder.path + "/" + own)
    let written = "products/COpenCombineHelpers.build/module.modulemap"
    try folder.write("module COpenCombineHelpers {}", to: written)
    #expect(try map() == folder.path + "/" + written)
  }
}
