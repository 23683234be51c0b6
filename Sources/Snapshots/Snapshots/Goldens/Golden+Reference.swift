import FileAccess
import PictureFiles

extension Golden {
  /// Whether another program has drawn the picture, such as a simulator of iOS: it has neither the text of a golden nor
  /// a hash of its pixels. A damaged file is not a reference.
  package var isReference: Bool {
    guard format == .picture else { return false }
    do {
      let chunks = try PNG.readChunks(bytes)
      return try GoldenText.text(in: chunks) == nil && PNG.readDigest(bytes) == nil
    } catch {
      return false
    }
  }
}

extension SnapshotName {
  /// The folder of the goldens of snapshots that have a reference, next to the reference.
  package static let folderBesideReferences = "Layouter"

  /// The name of the golden that is recorded beside a reference of this name: `a/save.1` gives `a/Layouter/save.1`.
  func besideReference() throws(SnapshotNameError) -> SnapshotName {
    var parts = text.split(separator: "/").map(String.init)
    parts.insert(Self.folderBesideReferences, at: max(parts.count - 1, 0))
    return try SnapshotName(parts.joined(separator: "/"), format: format)
  }
}

extension GoldenStore {
  /// The golden of a snapshot whose own place a reference may have, which is never written.
  ///
  /// - Returns: The name of the golden, and the reference; the given name if there is none.
  package func nameBesideReference(
    _ name: SnapshotName
  ) throws -> (name: SnapshotName, reference: Golden?) {
    guard let reference = try read(name), reference.isReference else { return (name, nil) }
    var own = try name.besideReference()
    // References may have been copied into the folder.
    while try read(own)?.isReference == true { own = try own.besideReference() }
    return (own, reference)
  }
}
