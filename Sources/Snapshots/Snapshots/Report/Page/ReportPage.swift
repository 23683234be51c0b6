import FileAccess
import Foundation
import Pixels
import ViewTree

/// The page of a report: one HTML file with everything in it, which any browser opens from disk.
///
/// Equal pages give equal bytes. Pictures are read one by one while the page is written, so that a page
/// of thousands takes little memory.
public struct ReportPage: Sendable {
  /// What the page is for.
  public enum Kind: String, Sendable {
    /// To review what differs from the goldens.
    case changes
    /// To look at snapshots; nothing is compared.
    case gallery
    /// To look at snapshots in two versions, of which none is to be accepted.
    case comparison
  }

  /// The names of two versions, such as git revisions.
  public struct Versions: Sendable, Equatable {
    /// The earlier version.
    public var before: String
    /// The later version.
    public var after: String

    /// Two versions by their names.
    public init(before: String, after: String) { (self.before, self.after) = (before, after) }
  }

  /// What the page is for.
  public var kind: Kind
  /// The title in the browser and at the top of the page.
  public var title: String
  /// The snapshots shown, in order.
  public var snapshots: [SnapshotResult]
  /// The groups of the snapshots that differ.
  public var groups: [ChangeGroup]
  /// The number of verified snapshots that the page leaves out.
  public var otherCount: Int
  /// The names of the versions of a comparison; nil on other pages.
  public var versions: Versions?
  /// The errors of scenes that could not be read.
  public var brokenScenes: [BrokenScene] = []
  /// What the linter finds in the scenes.
  public var notes: [ReportNote] = []
  /// What follows the arguments of `layouter accept` in the commands that the page shows, ready for a
  /// shell: ` --from out`, for example.
  public var acceptOptions = ""
  /// The server that the page is from; `nil` for a page without a network.
  package var server: PageServer?
  /// The pictures of a snapshot; each snapshot is asked for once.
  var pictures: @Sendable (SnapshotResult) throws(FileSystemError) -> PagePictures

  /// A page of some snapshots.
  ///
  /// - Parameter pictures: Returns the pictures of a snapshot.
  public init(
    _ kind: Kind, title: String, snapshots: [SnapshotResult], groups: [ChangeGroup] = [],
    otherCount: Int = 0,
    pictures: @escaping @Sendable (SnapshotResult) throws(FileSystemError) -> PagePictures
  ) {
    (self.kind, self.title) = (kind, title)
    (self.snapshots, self.groups, self.otherCount) = (snapshots, groups, otherCount)
    self.pictures = pictures
  }

  /// Writes the page piece by piece.
  ///
  /// - Parameter append: Receives the pieces in order.
  package func write(_ append: FileAppending) throws(FileSystemError) {
    var table = PagePictureTable()
    try append(try head(numbering: &table))
    // After the script, which therefore runs before the browser has read the pictures.
    for (number, picture) in table.pictures.enumerated() {
      guard let image = try picture.image() else { continue }
      let base64 = Data(image).base64EncodedString()
      try append(
        Array("<script type=\"text/plain\" id=\"picture-\(number)\">\(base64)</script>\n".utf8))
    }
    try append(Self.end)
  }

  /// The page without its pictures, which its script requests from its server.
  ///
  /// - Parameter table: Numbers the pictures.
  package func bytes(numbering table: inout PagePictureTable) throws(FileSystemError) -> [UInt8] {
    try head(numbering: &table) + Self.end
  }

  private func head(numbering table: inout PagePictureTable) throws(FileSystemError) -> [UInt8] {
    let data = PageText.inScript(try data(numbering: &table).line)
    return Array(PageTemplate.head(of: self, data: data).utf8)
  }

  private static let end = Array("</body>\n</html>\n".utf8)

  /// The whole page.
  package func bytes() throws(FileSystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    try write { (piece) throws(FileSystemError) in bytes += piece }
    return bytes
  }
}
