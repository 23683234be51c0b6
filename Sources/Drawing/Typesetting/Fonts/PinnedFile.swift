/// A font file that is used only if its checksum is the known one.
struct PinnedFile: Sendable {
  /// Without folders.
  let name: String
  /// The Debian package with the file, and the folder that it installs the file in.
  let package: String
  let folder: String
  /// Lower-case hexadecimal.
  let sha256: String
  /// XXH3-128 of the same bytes, high half first. It is some twenty times as fast as SHA-256, and
  /// enough to recognise a file; if it differs, the SHA-256 decides.
  let fastHash: FastHash
}
