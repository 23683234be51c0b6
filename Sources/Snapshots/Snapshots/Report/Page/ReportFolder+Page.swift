import FileAccess
import Pixels

extension ReportFolder {
  /// The name of the page's file.
  public static let pageName = "index.html"

  /// The path of the report's page.
  public var pagePath: String { folder + "/" + Self.pageName }

  /// Writes the page of the folder's report.
  ///
  /// Of the scenes in which something differs or is noted, it also shows the snapshots that are the same.
  ///
  /// - Parameters:
  ///   - goldens: Those that were verified; nil for the folder that the report names.
  ///   - acceptOptions: ``ReportPage/acceptOptions``.
  public func writePage(
    of report: Report, goldens: GoldenStore? = nil, acceptOptions: String = ""
  ) throws(FileSystemError) {
    var page = page(of: report, goldens: goldens)
    page.acceptOptions = acceptOptions
    try fileSystem.replace(pagePath, isFlushed: false) { (append) throws(FileSystemError) in
      try page.write(append)
    }
  }

  /// The page of the folder's report.
  ///
  /// - Parameter goldens: Those that were verified; nil for the folder that the report names.
  package func page(of report: Report, goldens: GoldenStore? = nil) -> ReportPage {
    let scenes = Set(report.failures.map(\.scene)).union(report.notes.map(\.scene))
    let snapshots = report.snapshots.filter { scenes.contains($0.scene) }
    let goldens = goldens ?? GoldenStore(folder: report.goldens, fileSystem: fileSystem)
    var page = ReportPage(
      .changes, title: "Layouter report", snapshots: snapshots, groups: report.groups,
      otherCount: report.snapshots.count - snapshots.count
    ) { [self] (result) throws(FileSystemError) in
      if result.verdict == .same {
        return try goldens.pagePictures(of: result, views: viewsText(of: result))
      }
      var pictures = PagePictures(
        expected: picture(result.pictures?.expected, result.expectedHash, result.expectedSize),
        actual: picture(result.pictures?.actual, result.actualHash, result.actualSize))
      pictures.views = try views(of: result)
      return pictures
    }
    page.brokenScenes = report.brokenScenes
    page.notes = report.notes
    return page
  }

  private func picture(_ path: String?, _ hash: String?, _ size: PixelSize?) -> PagePicture? {
    guard let path, let hash, let size else { return nil }
    return PagePicture(hash: hash, size: size) { [self] () throws(FileSystemError) in
      try read(path)
    }
  }

  /// The texts about the views of a snapshot's pictures: of the golden its tree, and of what was drawn
  /// all that was found out while drawing.
  private func views(of result: SnapshotResult) throws(FileSystemError) -> PageViews {
    func tree(_ path: String?, _ size: PixelSize?) throws(FileSystemError) -> String? {
      guard let path, let size, let bytes = try read(path) else { return nil }
      return PageViews.text(inGolden: bytes, size: size, scale: result.scale)
    }
    let pictures = result.pictures
    var drawn = try viewsText(of: result)
    if drawn == nil { drawn = try tree(pictures?.actual, result.actualSize) }
    return PageViews(expected: try tree(pictures?.expected, result.expectedSize), actual: drawn)
  }

  /// What was found out while drawing; nil if the report does not have it.
  private func viewsText(of result: SnapshotResult) throws(FileSystemError) -> String? {
    guard let path = result.pictures?.views, let bytes = try read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension GoldenStore {
  /// The golden as what was drawn, which has the same pixels.
  ///
  /// - Parameter views: What was found out while drawing; nil for what the golden's tree has.
  fileprivate func pagePictures(
    of result: SnapshotResult, views: String?
  ) throws(FileSystemError) -> PagePictures {
    let path = path(of: result.name)
    guard let bytes = try fileSystem.read(path), let digest = PictureDigest(of: bytes) else {
      return PagePictures()
    }
    var pictures = PagePictures(
      actual: PagePicture(hash: "\(digest.hash)", size: digest.size) {
        [fileSystem] () throws(FileSystemError) in try fileSystem.read(path)
      })
    pictures.views.actual =
      views ?? PageViews.text(inGolden: bytes, size: digest.size, scale: result.scale)
    return pictures
  }
}
