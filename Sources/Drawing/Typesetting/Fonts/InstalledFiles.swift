import Glibc

/// The files that were installed with the tool, in the folder `share/layouter` next to the folder
/// of the executable, `bin`.
package enum InstalledFiles {
  /// The path of the folder; nil if there is none, as for an executable that was just built.
  package static let folder: String? = {
    guard let executable = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(executable) }
    let parts = String(cString: executable).split(separator: "/").dropLast(2)
    let path = (parts + ["share", "layouter"]).map { "/" + $0 }.joined()
    return access(path, F_OK) == 0 ? path : nil
  }()
}
