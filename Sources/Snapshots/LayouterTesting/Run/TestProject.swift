import Foundation
import ProjectFiles
import Snapshots
import Synchronization

/// The package that a test belongs to, with the settings of its project file.
struct TestProject: Sendable {
  /// The absolute path of its folder.
  let folder: String
  /// The absolute path of the Git repository that it is in; its own without one.
  let repository: String
  let settings: ProjectFile

  /// The folder of the report, absolute.
  var report: String { path(settings.folders[.report]) }

  func path(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }

  private static let known = Mutex([String: Result<TestProject, any Error>]())

  /// The project that a file belongs to: the closest folder, from the file's upwards, with a
  /// `layouter.yaml`, or else with a `Package.swift`.
  ///
  /// - Parameter file: The absolute path of a source file.
  static func of(file: String) throws -> TestProject {
    let start = URL(filePath: file, directoryHint: .notDirectory).deletingLastPathComponent()
      .standardizedFileURL
    let path = start.path(percentEncoded: false)
    // Read once, while other assertions wait for it.
    return try known.withLock { known in
      if let result = known[path] { return result }
      let result = Result { try read(from: start, file: file) }
      known[path] = result
      return result
    }.get()
  }

  private static func read(from start: URL, file: String) throws -> TestProject {
    guard exists(start) else { throw TestProjectError.noSuchFolder(file: file) }
    var folders = [start]
    while let last = folders.last, last.pathComponents.count > 1,
      !exists(last.appending(component: ".git"))
    {
      folders.append(last.deletingLastPathComponent())
    }
    let folder =
      folders.first { exists($0.appending(component: ProjectFile.name)) }
      ?? folders.first { exists($0.appending(component: "Package.swift")) } ?? start
    let repository = folders.last.flatMap { exists($0.appending(component: ".git")) ? $0 : nil }
    let project = TestProject(
      folder: path(of: folder), repository: path(of: repository ?? folder),
      settings: try ProjectFile.read(in: folder))
    try project.register()
    return project
  }

  /// Without a slash at its end.
  private static func path(of url: URL) -> String {
    var path = url.path(percentEncoded: false)
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }

  /// The folder of the goldens of a test, from the project's folder.
  func goldenFolder(
    of call: AssertionCall, _ goldens: SnapshotTestingConfiguration.Goldens
  ) throws(TestProjectError) -> String {
    if let directory = call.directory { return try nameInProject(of: directory) }
    let file = try nameInProject(of: call.file)
    let parts = file.split(separator: "/").map(String.init)
    let folder = parts.dropLast().joined(separator: "/")
    let stem = parts.last.map { name in
      name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
    let place: [String]
    switch goldens {
    case .besideTests: place = [folder, SnapshotName.testFolder, stem ?? ""]
    case .folder(let chosen): place = [try nameInProject(of: path(chosen)), folder, stem ?? ""]
    }
    return place.filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// The path of a file from the root of the repository; absolute if it is elsewhere.
  func nameInRepository(of file: String) -> String {
    file.hasPrefix(repository + "/") ? String(file.dropFirst(repository.count + 1)) : file
  }

  /// The path of a file or folder in the project from the project's folder.
  private func nameInProject(of path: String) throws(TestProjectError) -> String {
    let path = URL(filePath: self.path(path)).standardizedFileURL.path(percentEncoded: false)
    let prefix = folder == "/" ? folder : folder + "/"
    guard path.hasPrefix(prefix) else {
      throw .outside(path: path, project: folder)
    }
    return path.dropFirst(prefix.count).split(separator: "/").joined(separator: "/")
  }
}

enum TestProjectError: Error, Equatable {
  case noSuchFolder(file: String)
  case outside(path: String, project: String)
}

extension TestProjectError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noSuchFolder(let file):
      "the folder of '\(file)', next to which the goldens are, does not exist; run the tests where "
        + "they were compiled, and without options that change '#filePath'"
    case .outside(let path, let project):
      "the goldens' folder '\(path)' is outside of the package's, '\(project)'; choose one in it, so "
        + "that 'layouter accept' and Git find the goldens"
    }
  }
}
