import Foundation
import Glibc

/// Reading and writing whole files, with errors that name the file.
enum Files {
  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    if isFolder(path) { throw CommandFailure("\(path) is a folder; a file was expected") }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw CommandFailure("cannot read \(path): \(reason(error))")
    }
  }

  /// Writes a file and the folders above it. Whoever looks sees the old file or the new one.
  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(CommandFailure) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw CommandFailure("cannot write \(path): \(reason(error))")
    }
  }

  /// The system's words rather than Foundation's, which are long and name no cause.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      cause.domain == NSPOSIXErrorDomain
    {
      return systemMessage(Int32(cause.code))
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: return systemMessage(ENOENT)
    case .fileReadNoPermission, .fileWriteNoPermission: return systemMessage(EACCES)
    case .fileWriteOutOfSpace: return systemMessage(ENOSPC)
    case .fileWriteVolumeReadOnly: return systemMessage(EROFS)
    default: return error.localizedDescription
    }
  }
}
