import Snapshots

/// How an assertion was called.
struct AssertionCall {
  /// The module and the file: "AppTests/ButtonTests.swift".
  var fileID: String
  /// The absolute path of the test's file.
  var file: String
  var testName: String
  var line: UInt
  var column: UInt
  /// The name that was given; nil for none.
  var name: String?
  /// The folder of the goldens that was given; nil for none.
  var directory: String?

  var place: NameRegistry.Place {
    NameRegistry.Place(fileID: fileID, line: line, column: column)
  }

  /// The name of the snapshot: the folder of the test's file, the name of the test, its arguments, and
  /// the name that was given or the number of the assertion in the test.
  ///
  /// - Parameters:
  ///   - counter: Numbers the assertions without a name.
  ///   - pathExtension: The extension of the golden's file; nil for none.
  func snapshotName(
    in project: TestProject, numberedBy counter: AssertionCounter,
    goldens: SnapshotTestingConfiguration.Goldens, pathExtension: String?
  ) throws -> SnapshotName {
    let folder = try project.goldenFolder(of: self, goldens)
    var parts = [testName.pathComponent]
    do {
      parts += try TestIdentity.currentArguments().map(\.pathComponent)
    } catch {
      if name == nil { throw error }
    }
    if let name {
      parts.append(name.pathComponent)
    } else {
      let key = AssertionCounter.Key(
        folder: folder, test: parts.joined(separator: "."), identity: .current)
      parts.append("\((AssertionCounter.ofTestCase ?? counter).next(for: key))")
    }
    let path = folder + "/" + parts.filter { !$0.isEmpty }.joined(separator: ".")
    if pathExtension == "png" { return try SnapshotName(path) }
    return try SnapshotName(
      pathExtension.map { "\(path).\($0)" } ?? path, format: .file)
  }
}
