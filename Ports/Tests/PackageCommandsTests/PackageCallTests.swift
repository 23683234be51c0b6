import CommandLineTool
import Foundation
import TemporaryFolders
import Testing

@testable import PackageCommands

@Suite struct PackageCallTests {
  private func call(_ arguments: String...) -> PackageCall {
    PackageCall(
      "test", arguments: arguments,
      workingFolder: URL(filePath: "/home/ana/app", directoryHint: .isDirectory))
  }

  @Test func thePackageIsThatOfTheWorkingFolder() {
    let call = call("--filter", "A")
    #expect(call.folder == "/home/ana/app")
    #expect(call.scratchFolder == "/home/ana/app/.build")
    #expect(call.copiesFolder == "/home/ana/app/.build/layouter")
  }

  @Test func optionsOfSwiftPMNameOtherFolders() {
    #expect(call("--package-path", "../badge").folder == "/home/ana/badge")
    #expect(call("--package-path=/badge").scratchFolder == "/badge/.build")
    #expect(call("--scratch-path", "out").copiesFolder == "/home/ana/app/out/layouter")
  }

  @Test(arguments: [
    (["Badge"], "Badge"), (["--filter", "A", "Badge"], "Badge"), (["."], "."),
    (["--package-path", "Badge"], nil), (["--filter", "Badge"], nil), (["badge.txt"], nil),
    (["None"], nil), ([], nil),
  ])
  func aFolderIsTheValueOfAnOption(arguments: [String], found: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0", to: "Badge/Package.swift")
    try folder.write("", to: "badge.txt")
    let place = URL(
      filePath: folder.url.path(percentEncoded: false), directoryHint: .isDirectory)
    let call = PackageCall("build", arguments: arguments, workingFolder: place)
    #expect(call.folderWithoutOption(in: place) == found)
  }

  @Test func testsOfAListForLinuxAreFoundAnyway() throws {
    let folder = try TemporaryFolder()
    func call(_ arguments: String...) -> PackageCall {
      PackageCall("test", arguments: arguments, workingFolder: folder.url)
    }
    #expect(call().discoveryArguments.isEmpty)
    try folder.write("import XCTest", to: "LinuxMain.swift")
    #expect(call().discoveryArguments == ["--enable-test-discovery"])
    try FileManager.default.removeItem(at: folder.url.appending(path: "LinuxMain.swift"))
    try folder.write("import XCTest", to: "Tests/LinuxMain.swift")
    #expect(call().discoveryArguments == ["--enable-test-discovery"])
    #expect(call("--enable-test-discovery").discoveryArguments.isEmpty)
  }

  @Test func aManifestSaysWhatTheCompilerMustBeTold() throws {
    let dump = """
      { "toolsVersion": { "_version": "6.0.0" }, "swiftLanguageVersions": null, "targets": [
        { "name": "A", "dependencies": [
            { "product": ["Lib", "lib", null, { "platformNames": ["ios", "tvos"] }] },
            { "product": ["Other", "other", null, { "platformNames": ["linux", "ios"] }] },
            { "byName": ["B", null] }],
          "settings": [{ "tool": "swift", "kind": { "defaultIsolation": { "_0": "MainActor" } } }] }] }
      """
    let manifest = try PackageManifest(dump: Data(dump.utf8))
    #expect(manifest.needsLanguageMode5)
    #expect(manifest.hasDefaultIsolation)
    #expect(manifest.conditionalDependencies.map(\.target) == ["A"])
    #expect(manifest.conditionalDependencies.map(\.dependency) == ["Lib"])
  }

  /// The compiler gets the same options for a package and for those that it depends on.
  @Test func theSettingsOfADependencyCount() throws {
    func manifest(_ version: String) throws -> PackageManifest {
      let dump = #"{ "toolsVersion": { "_version": "\#(version)" }, "targets": [] }"#
      return try PackageManifest(dump: Data(dump.utf8))
    }
    var root = try manifest("5.9.0")
    root.adoptSettings(of: try manifest("5.5.0"))
    #expect(!root.needsLanguageMode5)
    root.adoptSettings(of: try manifest("6.0.0"))
    #expect(root.needsLanguageMode5)
  }

  @Test(arguments: [
    (#"{ "toolsVersion": { "_version": "5.9.0" }, "targets": [] }"#, false),
    (
      #"{ "toolsVersion": { "_version": "6.1.0" }, "swiftLanguageVersions": ["5"], "targets": [] }"#,
      false
    ),
    (
      #"{ "toolsVersion": { "_version": "5.9.0" }, "swiftLanguageVersions": ["6"], "targets": [] }"#,
      true
    ),
    (
      #"{ "toolsVersion": { "_version": "5.3.0" }, "swiftLanguageVersions": ["5.0"], "targets": [] }"#,
      true
    ),
    (
      #"{ "toolsVersion": { "_version": "6.1.0" }, "swiftLanguageVersions": ["5"], "targets": ["#
        + #"{ "name": "A", "settings": [{ "kind": { "swiftLanguageMode": { "_0": "6" } } }] }] }"#,
      true
    ),
  ])
  func theLanguageModeIsThatOfTheManifest(dump: String, hasMode6: Bool) throws {
    #expect(try PackageManifest(dump: Data(dump.utf8)).needsLanguageMode5 == hasMode6)
  }

  @Test(arguments: [
    #"{ "treatAllWarnings": { "_0": "error" } }"#,
    #"{ "unsafeFlags": { "_0": ["-warnings-as-errors"] } }"#,
    #"{ "treatWarning": { "_0": "DeprecatedDeclaration", "_1": "error" } }"#,
  ])
  func warningsStayWarnings(kind: String) throws {
    let dump = #"{ "targets": [{ "name": "A", "settings": [{ "kind": \#(kind) }] }] }"#
    #expect(try PackageManifest(dump: Data(dump.utf8)).treatsWarningsAsErrors)
    #expect(try !PackageManifest(dump: Data(#"{ "targets": [] }"#.utf8)).treatsWarningsAsErrors)
  }

  @Test func anOverlayListsTheFilesOfEachFolder() {
    let overlay = CompilerOverlay(copies: [
      "/p/A.swift": "/c/A.swift", "/p/q/B.swift": "/c/B.swift",
    ])
    let expected = """
      {
        "version": 0,
        "case-sensitive": "true",
        "use-external-names": "false",
        "roots": [
          {
            "type": "directory",
            "name": "/p",
            "contents": [
              {
                "type": "file",
                "name": "A.swift",
                "external-contents": "/c/A.swift"
              }
            ]
          },
          {
            "type": "directory",
            "name": "/p/q",
            "contents": [
              {
                "type": "file",
                "name": "B.swift",
                "external-contents": "/c/B.swift"
              }
            ]
          }
        ]
      }

      """
    #expect(overlay.text == expected)
  }

  @Test func aFolderWithoutPackageIsNamed() throws {
    let missing = PackageCall(
      "build", arguments: ["--package-path", "/nowhere"], workingFolder: URL(filePath: "/"))
    #expect(throws: CommandFailure.self) {
      _ = try PackageGraph(
        missing, swift: SwiftProgram(environment: ProcessInfo.processInfo.environment))
    }
  }

  @Test func aMissingCheckoutIsNamed() {
    let error = #expect(throws: CommandFailure.self) {
      _ = try LayouterCheckout(environment: ["LAYOUTER_PACKAGE": "/nowhere"], executable: nil)
    }
    #expect(error?.message.contains("/nowhere") == true)
    #expect(throws: CommandFailure.self) {
      _ = try LayouterCheckout(environment: [:], executable: "/usr/bin/layouter-ports")
    }
  }
}
