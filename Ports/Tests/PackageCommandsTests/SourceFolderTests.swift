import CommandLineTool
import Foundation
import TemporaryFolders
import Testing

@testable import PackageCommands

@Suite struct SourceFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files(_ entry: String) throws -> [String] {
    try FileSearch(folder: folder.path).files(of: entry, option: "--sources")
  }

  private func write(_ paths: String...) throws {
    for path in paths { try folder.write("", to: path) }
  }

  @Test func optionsForFoldersAreRemovedFromThoseForSwiftPM() throws {
    var arguments = [
      "--sources", "Core", "--filter", "A", "--sources=Views", "--tests", "Checks", "--resources",
      "Assets", "--exclude", "Core/Old", "--module", "Badge", "-v",
    ]
    let folders = try SourceFolders(removingFrom: &arguments)
    #expect(arguments == ["--filter", "A", "-v"])
    #expect(folders.sources == ["Core", "Views"])
    #expect(folders.tests == ["Checks"])
    #expect(folders.resources == ["Assets"])
    #expect(folders.excluded == ["Core/Old"])
    #expect(folders.module == "Badge")
  }

  @Test(arguments: [["--sources"], ["--sources", "--tests", "A"], ["--module="]])
  func anOptionWithoutValueIsAnError(arguments: [String]) {
    var arguments = arguments
    #expect(throws: CommandFailure.self) { _ = try SourceFolders(removingFrom: &arguments) }
  }

  @Test func aFolderHasItsFilesInOrderWithoutHiddenOnesAndThoseOfOtherTools() throws {
    try write(
      "Core/b.swift", "Core/A/a.swift", "Core/.hidden/x.swift", "Core/Pods/P/x.swift",
      "Core/App.xcodeproj/x.swift", "Core/Pictures.xcassets/dot.imageset/Contents.json",
      "Other/x.swift")
    let expected = ["Core/A/a.swift", "Core/Pictures.xcassets", "Core/b.swift"]
    #expect(try files("Core") == expected)
    #expect(try files("./Core/") == expected)
    #expect(try files(folder.path + "/Core") == expected)
    #expect(try files(".") == expected + ["Other/x.swift"])
  }

  @Test func aPatternIsMatchedFromTheFolder() throws {
    try write("Core/a.swift", "Core/In/b.swift", "Core/c.m", "Old/Core/d.swift")
    #expect(try files("Core/*.swift") == ["Core/a.swift"])
    #expect(try files("Core/**/*.swift") == ["Core/In/b.swift", "Core/a.swift"])
    #expect(try files("Core/c.m") == ["Core/c.m"])
  }

  @Test func linksToFoldersAreFollowedOnce() throws {
    try write("Shared/a.swift", "Core/b.swift")
    try folder.link("Core/Shared", to: "Shared")
    try folder.link("Core/Again", to: "Core")
    #expect(try files("Core") == ["Core/Shared/a.swift", "Core/b.swift"])
  }

  @Test func aFolderThatIsMissingOrElsewhereIsNamed() throws {
    let missing = #expect(throws: CommandFailure.self) { _ = try files("Cor") }
    #expect(missing?.message == "--sources: there is no 'Cor' in '\(folder.path)'.")
    let outside = #expect(throws: CommandFailure.self) { _ = try files("../x") }
    #expect(outside?.message.contains("'../x' is outside of '\(folder.path)'") == true)
  }

  @Test func theModuleIsNamedAsThePodspecSaysOrTheProjectOrTheFolder() throws {
    let name = folder.path.split(separator: "/").last.map(String.init)
    #expect(ProjectName.find(in: folder.path) == name)
    try write("Gradient View.xcodeproj/project.pbxproj")
    #expect(ProjectName.find(in: folder.path) == "Gradient View")
    try folder.write("Pod::Spec.new do |s|\n  s.name = 'Gradients'\nend", to: "G.podspec")
    #expect(ProjectName.find(in: folder.path) == "Gradients")
  }

  @Test(arguments: [
    ("Badge", "Badge"), ("Gradient View", "Gradient_View"), ("swift-badge", "swift_badge"),
    ("3D", "_3D"), ("", "_"),
  ])
  func aModuleHasAnIdentifier(name: String, identifier: String) {
    #expect(ProjectName.identifier(name) == identifier)
  }

  // MARK: Existing folders

  @Test func foldersThatImportUIKitAreSuggested() throws {
    for name in ["A", "B"] { try folder.write("import UIKit", to: "Source/In/\(name).swift") }
    try folder.write("import Foundation", to: "Source/C.swift")
    try folder.write("import Foundation", to: "Tools/D.swift")
    try folder.write("import XCTest\nimport UIKit", to: "SourceTests/E.swift")
    let failure = FolderSuggestion(folder: folder.path).failure(of: "layouter test")
    #expect(
      failure.message == """
        There is no Package.swift in '\(folder.path)'. For the files in 'Source' (3 Swift files):
          layouter test --sources Source --tests SourceTests
        """)
  }

  @Test func severalFoldersAreListed() throws {
    try folder.write("import UIKit", to: "Source/A.swift")
    try folder.write("import UIKit", to: "My Demo/B.swift")
    let failure = FolderSuggestion(folder: folder.path).failure(of: "layouter build")
    #expect(
      failure.message == """
        There is no Package.swift in '\(folder.path)'. Name the folder of a module, such as
          layouter build --sources 'My Demo'
        There are
          the files in 'My Demo' (1 Swift file)
          the files in 'Source' (1 Swift file)
        """)
  }

  // MARK: Calls

  /// The error of a call in the folder; nil if there was none.
  private func failure(_ subcommand: String, _ arguments: String...) -> String? {
    let error = #expect(throws: CommandFailure.self) {
      _ = try PackageRun(
        subcommand: subcommand, options: PackageOptions.parse(arguments), console: .silent,
        environment: [:], workingFolder: folder.url
      ).run()
    }
    return error?.message
  }

  @Test func testsNeedAFolderToo() throws {
    try write("Source/A.swift")
    #expect(
      failure("test", "--sources", "Source") == "Name the folder of the tests too: --tests FOLDER.")
  }

  @Test func foldersOfTestsNeedSources() {
    let message = failure("test", "--filter", "A", "--tests", "Checks")
    #expect(message?.hasPrefix("--tests is for code without a manifest") == true)
  }

  @Test func aFolderIsSuggestedForAManifestThatCannotBeRead() throws {
    try folder.write("import UIKit", to: "Sources/A.swift")
    let failure = FolderSuggestion(folder: folder.path).advice(
      for: CommandFailure("'swift package' did not succeed."), of: "layouter build")
    #expect(
      failure.message == """
        'swift package' did not succeed.
        Without the manifest, a module can be built by its folder, such as
          layouter build --sources Sources
        """)
  }
}
