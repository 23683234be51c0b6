import CommandLineTool
import Foundation

extension Files {
  /// Makes a symbolic link, and the folders above it; replaces another file at its place.
  static func link(_ path: String, to original: String) throws(CommandFailure) {
    let manager = FileManager.default
    if let old = try? manager.destinationOfSymbolicLink(atPath: path), old == original { return }
    do {
      try manager.createDirectory(
        atPath: String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]),
        withIntermediateDirectories: true)
      if (try? manager.attributesOfItem(atPath: path)) != nil {
        try manager.removeItem(atPath: path)
      }
      try manager.createSymbolicLink(atPath: path, withDestinationPath: original)
    } catch {
      throw CommandFailure("cannot link '\(path)': \(error.localizedDescription)")
    }
  }
}
