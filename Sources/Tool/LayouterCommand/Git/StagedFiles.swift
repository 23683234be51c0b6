import Foundation

/// The files of a repository that the next commit adds, changes or removes.
struct StagedFiles: Sendable {
  /// Absolute paths.
  let paths: Set<String>
  /// The files that are not in the working folder as the next commit has them: changed or removed since they were
  /// staged, or not known to git and not ignored.
  let unstaged: Set<String>

  /// - Parameter folder: A folder of the repository, whose links are not followed in the paths.
  init(around folder: URL, git: GitProgram) throws(GitError) {
    let path = folder.path(percentEncoded: false)
    let prefix = try git.run(["rev-parse", "--show-prefix"], in: path)
    guard prefix.status == 0 else { throw .notARepository(folder: path, message: prefix.errors) }
    let depth = prefix.line.split(separator: "/").count
    let top = folder.standardizedFileURL.pathComponents.dropLast(depth).dropFirst()
    func files(_ arguments: String...) throws(GitError) -> Set<String> {
      let files = try git.run(arguments, in: path)
      guard files.status == 0 else { throw .failed(files.errors) }
      return Set(
        files.bytes.split(separator: 0).map { file in
          (["" as Substring] + top.map { $0[...] } + [Substring(decoding: file, as: UTF8.self)])
            .joined(separator: "/")
        })
    }
    paths = try files("diff", "--cached", "--name-only", "--no-renames", "--no-relative", "-z")
    unstaged = try files("diff", "--name-only", "--no-renames", "--no-relative", "-z")
      .union(files("ls-files", "--others", "--exclude-standard", "--full-name", "-z"))
  }

  /// The paths from a folder of those that are below it.
  func paths(below folder: String) -> [String] { Self.paths(paths, below: folder) }

  /// The paths from a folder of those among ``unstaged`` that are below it.
  func unstaged(below folder: String) -> [String] { Self.paths(unstaged, below: folder) }

  private static func paths(_ paths: Set<String>, below folder: String) -> [String] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.compactMap { $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : nil }
  }
}
