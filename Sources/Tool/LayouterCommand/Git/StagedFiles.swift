import Foundation

/// The files of a repository that the next commit adds, changes or removes.
struct StagedFiles: Sendable {
  /// Absolute paths.
  let paths: Set<String>

  /// - Parameter folder: A folder of the repository, whose links are not followed in the paths.
  init(around folder: URL, git: GitProgram) throws(GitError) {
    let path = folder.path(percentEncoded: false)
    let prefix = try git.run(["rev-parse", "--show-prefix"], in: path)
    guard prefix.status == 0 else { throw .notARepository(folder: path, message: prefix.errors) }
    let depth = prefix.line.split(separator: "/").count
    let top = folder.standardizedFileURL.pathComponents.dropLast(depth).dropFirst()
    let files = try git.run(
      ["diff", "--cached", "--name-only", "--no-renames", "--no-relative", "-z"], in: path)
    guard files.status == 0 else { throw .failed(files.errors) }
    paths = Set(
      files.bytes.split(separator: 0).map { file in
        (["" as Substring] + top.map { $0[...] } + [Substring(decoding: file, as: UTF8.self)])
          .joined(separator: "/")
      })
  }

  /// The paths from a folder of those that are below it.
  func paths(below folder: String) -> [String] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.compactMap { $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : nil }
  }
}
