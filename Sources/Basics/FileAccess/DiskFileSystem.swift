import Foundation

/// The file system of the machine.
package struct DiskFileSystem: FileSystem {
  package init() {}

  package func read(_ path: String) throws(FileSystemError) -> [UInt8]? {
    // Non-blocking, so that a pipe instead of a file does not wait for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw FileSystemError(.read, path, code: errno)
    }
    defer { close(file) }
    if let bytes = readSmallFile(file) { return bytes }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileSystemError(.read, path, code: errno) }
    let kind = FileKind(mode: status.st_mode)
    guard kind == .file else {
      throw FileSystemError(.read, path, code: kind == .folder ? EISDIR : EINVAL)
    }
    var failure: Int32 = 0
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      requestLargePages(for: UnsafeMutableRawBufferPointer(buffer))
      while count < size, let start = buffer.baseAddress {
        let step = Glibc.read(file, start + count, size - count)
        if step < 0 && errno == EINTR { continue }
        if step < 0 { failure = errno }
        // A file that has shrunk since ends early; decoding its content reports that.
        if step <= 0 { break }
        count += step
      }
    }
    if failure != 0 { throw FileSystemError(.read, path, code: failure) }
    return bytes
  }

  /// Reads a small file, as nearly every golden is, without a call for its size and type. Returns
  /// `nil` for larger and for empty files, and for anything that is not a regular file.
  private func readSmallFile(_ file: Int32) -> [UInt8]? {
    let limit = 1 << 14
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      // Unlike `read`, this fails for pipes and terminals.
      count = max(0, pread(file, buffer.baseAddress, limit, 0))
    }
    return (1..<limit).contains(bytes.count) ? bytes : nil
  }

  package func create(
    _ path: String, with bytes: [UInt8], isFlushed: Bool
  ) throws(FileSystemError) {
    try create(path, isFlushed: isFlushed) { (append) throws(FileSystemError) in try append(bytes) }
  }

  package func create(
    _ path: String, isFlushed: Bool,
    content: (FileAppending) throws(FileSystemError) -> Void
  ) throws(FileSystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileSystemError(.write, path, code: errno) }
    do {
      try content { (bytes) throws(FileSystemError) in
        let failure = Self.append(bytes, to: file)
        if failure != 0 { throw FileSystemError(.write, path, code: failure) }
      }
    } catch {
      close(file)
      throw error
    }
    var failure: Int32 = 0
    // Otherwise a power failure after renaming could leave an empty file under the new name.
    if isFlushed && fsync(file) != 0 { failure = errno }
    // Network file systems report a full disk only here.
    if close(file) != 0 && failure == 0 { failure = errno }
    if failure != 0 { throw FileSystemError(.write, path, code: failure) }
  }

  /// Writes all of the bytes to an open file. Returns an error code; 0 on success.
  private static func append(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, let start = buffer.baseAddress {
        let step = Glibc.write(file, start + written, buffer.count - written)
        if step < 0 && errno == EINTR { continue }
        if step <= 0 { return step < 0 ? errno : EIO }
        written += step
      }
      return 0
    }
  }

  package func rename(_ path: String, to newPath: String) throws(FileSystemError) {
    guard Glibc.rename(path, newPath) == 0 else {
      throw FileSystemError(.rename, newPath, code: errno)
    }
  }

  package func remove(_ path: String) throws(FileSystemError) {
    guard Glibc.remove(path) == 0 || errno == ENOENT else {
      throw FileSystemError(.remove, path, code: errno)
    }
  }

  package func createFolder(_ path: String) throws(FileSystemError) {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    guard !isFolder(path) else { return }
    let parent = splitPath(path).folder
    if !parent.isEmpty && parent != path { try createFolder(parent) }
    // Another process may have created it concurrently.
    guard mkdir(path, 0o777) == 0 || (errno == EEXIST && isFolder(path)) else {
      throw FileSystemError(.createFolder, path, code: errno)
    }
  }

  package func entries(of folder: String) throws(FileSystemError) -> [FolderEntry] {
    guard let listing = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw FileSystemError(.list, folder, code: errno)
    }
    defer { closedir(listing) }
    var entries: [FolderEntry] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) {
          String(cString: $0)
        }
      }
      if name == "." || name == ".." { continue }
      let kind: FileKind
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): kind = .file
      case Int(DT_DIR): kind = .folder
      case Int(DT_LNK): kind = .symbolicLink
      // Some file systems do not list types, so each entry is looked up.
      case Int(DT_UNKNOWN): kind = try status(of: folder + "/" + name)?.kind ?? .special
      default: kind = .special
      }
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries
  }

  package func status(of path: String) throws(FileSystemError) -> FileStatus? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw FileSystemError(.read, path, code: errno)
    }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let written = status.st_mtim
    return FileStatus(
      kind: FileKind(mode: status.st_mode),
      age: .seconds(now.tv_sec - written.tv_sec) + .nanoseconds(now.tv_nsec - written.tv_nsec))
  }

  /// Whether there is a folder, or a symbolic link to one.
  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && FileKind(mode: status.st_mode) == .folder
  }
}

extension FileKind {
  /// - Parameter mode: `st_mode` of `stat`.
  fileprivate init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .special
      }
  }
}
