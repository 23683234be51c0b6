import Foundation
import Typesetting
import ViewTree

/// What was installed with the tool.
enum Installation {
  /// The address of the archive of this version, which `Scripts/package` writes down if it knows where the
  /// archive will be published.
  static var archiveAddress: String? {
    guard let folder = InstalledFiles.folder,
      let bytes = FileManager.default.contents(atPath: folder + "/archive-address")
    else { return nil }
    let address = String(decoding: bytes, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return address.isEmpty ? nil : address
  }
}
