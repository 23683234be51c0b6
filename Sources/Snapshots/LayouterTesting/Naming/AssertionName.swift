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
  /// - Returns: The name, and the arguments and the given name that it was made of.
  func snapshotName(
    in project: TestProject, numberedBy counter: AssertionCounter,
    goldens: SnapshotTestingConfiguration.Goldens, pathExtension: String?
  ) throws -> (name: SnapshotName, words: [String]) {
    let folder = try project.goldenFolder(of: self, goldens)
    var parts = [testName.pathComponent]
    var words: [String] = []
    do {
      let arguments = try TestIdentity.currentArguments()
      parts += arguments.parts
      words += arguments.texts
    } catch {
      if name == nil { throw error }
    }
    if let name {
      parts.append(name.pathComponent)
      words.append(name)
    } else {
      parts.append("\(try number(in: folder, of: parts, by: counter))")
    }
    let path = folder + "/" + parts.filter { !$0.isEmpty }.joined(separator: ".")
    if pathExtension == "png" { return (try SnapshotName(path), words) }
    let file = pathExtension.map { "\(path).\($0)" } ?? path
    return (try SnapshotName(file, format: .file), words)
  }

  private func number(
    in folder: String, of parts: [String], by counter: AssertionCounter
  ) throws(RepeatedTests) -> Int {
    let key = AssertionCounter.Key(
      folder: folder, test: parts.joined(separator: "."), identity: .current)
    if let counter = AssertionCounter.ofTestCase { return counter.next(for: key) }
    // Nothing shows where a test starts again.
    if RunEnvironment.repeatsTests { throw RepeatedTests() }
    return counter.next(for: key)
  }
}

/// Assertions without a name cannot be numbered, because the process repeats its tests.
struct RepeatedTests: Error, Equatable, CustomStringConvertible {
  var description: String {
    "the tests are repeated ('--repetitions'), so that the number of an assertion would be another one each time; "
      + "name the snapshot with 'named:', or give the suite the trait '.snapshots', which numbers the assertions of "
      + "each run anew"
  }
}
