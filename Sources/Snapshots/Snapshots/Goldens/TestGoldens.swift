import FileAccess
import ViewTree

/// The goldens of a project's tests that no assertion has used in the last run of all tests: their tests were renamed or
/// removed.
package struct TestGoldens {
  /// A golden that is left over.
  package struct Leftover {
    package let name: SnapshotName
    /// A golden in use with the same content: the golden of the renamed test, if there is one.
    package let successor: SnapshotName?
  }

  private let store: GoldenStore
  /// All goldens in the folders of tests.
  private let names: [SnapshotName]
  private let tested: TestedNames?

  /// Nil for a project without goldens of tests.
  ///
  /// - Parameters:
  ///   - store: In the project's folder.
  ///   - report: The report of the project's tests.
  ///   - projectFile: The name of the file that makes a folder a project of its own.
  package init?(in store: GoldenStore, of report: ReportFolder, projectFile: String) throws {
    self.store = store
    tested = try TestedNames(lastRunIn: report)
    let search = GoldenFolderSearch(
      root: store.folder, fileSystem: store.fileSystem, projectFile: projectFile)
    var files = try search.files()
    // Tests may have chosen a folder of their own.
    for folder in Set((tested?.files ?? []).map { Self.folder(of: $0) }) {
      files.formUnion(
        try store.fileSystem.entries(of: store.folder + "/" + folder).filter { $0.kind == .file }
          .map { folder + "/" + $0.name })
    }
    names = files.compactMap(Self.name).sorted()
    if names.isEmpty { return nil }
  }

  /// Why no golden is known to be left over; nil if each is.
  package var obstacle: String? {
    guard let tested else {
      return "the last report is not one of tests; run all of them first: swift test"
    }
    return tested.obstacle.map { "\($0); run all tests first: swift test" }
  }

  /// The goldens that are left over, in order; none with an ``obstacle``.
  package func leftovers() throws -> [Leftover] {
    let unused = unreferenced
    guard let tested, !unused.isEmpty else { return [] }
    let successors = try successors(
      of: unused, among: names.filter { tested.files.contains($0.file) })
    return unused.map { Leftover(name: $0, successor: successors[$0]) }
  }

  /// The names of the goldens that are left over, in order; none with an ``obstacle``.
  ///
  /// A golden of a test that is still there, and of which none was used, is not among them: the test may be disabled, or
  /// have failed before its first assertion.
  package var unreferenced: [SnapshotName] {
    guard let tested, tested.obstacle == nil else { return [] }
    let used = names.filter { tested.files.contains($0.file) }
    let testsRun = Set(used.map(Self.test))
    var sources: [String: String?] = [:]
    return names.filter { name in
      guard !tested.files.contains(name.file), !isReference(name) else { return false }
      if testsRun.contains(Self.test(of: name)) { return true }
      let folder = Self.folder(of: name.file)
      let source = sources[folder] ?? source(ofTestsWithGoldensIn: folder)
      sources[folder] = source
      return !(source.map { Self.declares(name, in: $0) } ?? false)
    }
  }

  /// Whether a simulator has drawn the picture: no assertion uses it as a golden.
  private func isReference(_ name: SnapshotName) -> Bool {
    (try? store.read(name))?.isReference ?? false
  }

  package func remove(_ name: SnapshotName) throws(GoldenError) { try store.remove(name) }

  private func successors(
    of unused: [SnapshotName], among used: [SnapshotName]
  ) throws -> [SnapshotName: SnapshotName] {
    var byContent: [String: SnapshotName] = [:]
    for name in used {
      guard let content = try store.read(name)?.contentHash else { continue }
      byContent[content] = byContent[content] ?? name
    }
    var successors: [SnapshotName: SnapshotName] = [:]
    for name in unused {
      if let content = try store.read(name)?.contentHash { successors[name] = byContent[content] }
    }
    return successors
  }

  private static func name(ofFile file: String) -> SnapshotName? {
    file.hasSuffix(".png")
      ? try? SnapshotName(String(file.dropLast(4))) : try? SnapshotName(file, format: .file)
  }

  private static func folder(of file: String) -> String {
    file.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The folder and the test's part of a golden's name.
  private static func test(of name: SnapshotName) -> String {
    let file = name.file.split(separator: "/").last ?? ""
    return folder(of: name.file) + "/" + (file.split(separator: ".").first ?? "")
  }

  /// The text of the file whose tests have their goldens in a folder; nil if it is gone.
  private func source(ofTestsWithGoldensIn folder: String) -> String? {
    // `Tests/AppTests/__Snapshots__/ButtonTests`, or in a chosen folder `Goldens/Tests/AppTests/ButtonTests`.
    let parts = folder.split(separator: "/").map(String.init)
    let folders = [SnapshotName.testFolder, SnapshotName.folderBesideReferences]
    let beside = parts.filter { !folders.contains($0) }.joined(separator: "/")
    let candidates =
      [beside] + (1..<max(parts.count, 1)).map { parts.dropFirst($0).joined(separator: "/") }
    for candidate in candidates {
      guard let bytes = try? store.fileSystem.read("\(store.folder)/\(candidate).swift") else {
        continue
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }

  /// Whether a source text has a function with the name of a golden's test, whose labels follow behind a hyphen.
  private static func declares(_ name: SnapshotName, in source: String) -> Bool {
    let file = name.file.split(separator: "/").last ?? ""
    let test = file.split(separator: ".").first ?? ""
    let function = test.split(separator: "-").first ?? test
    return source.contains("func \(function)(") || source.contains("func \(function)<")
      || source.contains("func `\(function)`")
  }
}

/// Finds the goldens next to tests, in the folders of one package.
private struct GoldenFolderSearch {
  let root: String
  let fileSystem: any FileSystem
  let projectFile: String

  /// The paths of the goldens from the package's folder.
  func files() throws(FileSystemError) -> Set<String> {
    var found: Set<String> = []
    try search("", into: &found)
    return found
  }

  private func search(_ folder: String, into found: inout Set<String>) throws(FileSystemError) {
    let entries = try fileSystem.entries(of: folder.isEmpty ? root : root + "/" + folder)
    let isOtherPackage = entries.contains { ["Package.swift", projectFile].contains($0.name) }
    if isOtherPackage && !folder.isEmpty { return }
    for entry in entries where entry.kind == .folder && !entry.name.hasPrefix(".") {
      let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
      if entry.name == SnapshotName.testFolder {
        for file in try fileSystem.files(below: root + "/" + path) {
          found.insert(path + "/" + file)
        }
      } else {
        try search(path, into: &found)
      }
    }
  }
}
