import Snapshots

/// The goldens of a revision of the project's repository.
struct GitRevision: Sendable {
  /// As the user has named it.
  let name: String
  /// The folder of the goldens.
  let folder: String
  /// The goldens that it has.
  let names: Set<SnapshotName>
  private let commit: String
  /// The path of the folder in the repository, empty or with `/` at its end.
  private let prefix: String
  private let git: GitProgram

  /// - Parameters:
  ///   - name: A commit, a branch, a tag or anything else that git understands as one.
  ///   - folder: The folder of the goldens, which has to exist now as well.
  init(_ name: String, goldens folder: String, git: GitProgram) throws(GitError) {
    (self.name, self.folder, self.git) = (name, folder, git)
    let prefix = try git.run(["rev-parse", "--show-prefix"], in: folder)
    guard prefix.status == 0 else {
      throw .notARepository(folder: folder, message: prefix.errors)
    }
    self.prefix = prefix.line
    guard !self.prefix.contains("\n") else {
      throw .failed("the path of '\(folder)' contains the end of a line")
    }
    let commit = try git.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"], in: folder)
    guard commit.status == 0, !commit.line.isEmpty else { throw .unknownRevision(name) }
    self.commit = commit.line
    // Of the folder that it runs in, with paths relative to it.
    let files = try git.run(["ls-tree", "-r", "-z", "--name-only", commit.line], in: folder)
    guard files.status == 0 else { throw .failed(files.errors) }
    names = Set(
      files.bytes.split(separator: 0).compactMap { file in
        let path = String(decoding: file, as: UTF8.self)
        return path.hasSuffix(".png") ? try? SnapshotName(String(path.dropLast(4))) : nil
      })
  }

  /// Reads goldens; nil for one that the revision does not have.
  func goldens(_ names: [SnapshotName]) throws(GitError) -> [Golden?] {
    var goldens: [Golden?] = []
    var input: [UInt8] = []
    var requested: [SnapshotName] = []
    func read() throws(GitError) {
      let output = try git.run(["cat-file", "--batch"], in: folder, input: input)
      var reader = GitBatchReader(output.bytes)
      for name in requested {
        guard let object = reader.next() else {
          throw .failed(output.errors.isEmpty ? "the answer ends early" : output.errors)
        }
        goldens.append(object.map { Golden(path: "\(self.name):\(path(of: name))", bytes: $0) })
      }
      (input, requested) = ([], [])
    }
    for name in names {
      let line = Array("\(commit):\(path(of: name))\n".utf8)
      if input.count + line.count > GitProgram.inputLimit, !requested.isEmpty { try read() }
      input += line
      requested.append(name)
    }
    if !requested.isEmpty { try read() }
    return goldens
  }

  private func path(of name: SnapshotName) -> String { "\(prefix)\(name.text).png" }
}

/// Reads the output of `git cat-file --batch`: for each object a line with its name, type and size, the
/// content, and the end of a line; or a line that says that it is missing.
struct GitBatchReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The content of the next object; a missing object or one that is not a file is `.some(nil)`. Nil at
  /// the end of the output, or if that is not what git prints.
  mutating func next() -> [UInt8]?? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = rest[..<end].split(separator: UInt8(ascii: " "))
    rest = rest[(end + 1)...]
    guard let last = words.last, let size = Int(String(decoding: last, as: UTF8.self)),
      words.count == 3
    else { return .some(nil) }
    guard size >= 0, size < rest.count else { return nil }
    let content = Array(rest.prefix(size))
    rest = rest.dropFirst(size + 1)
    return String(decoding: words[1], as: UTF8.self) == "blob" ? content : .some(nil)
  }
}
