import CairoGraphics
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
      if result.verdict == .same { return try goldens.pagePictures(of: result) }
      return PagePictures(
        expected: picture(result.pictures?.expected, result.expectedHash, result.expectedSize),
        actual: picture(result.pictures?.actual, result.actualHash, result.actualSize))
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
}

extension GoldenStore {
  /// The golden as what was drawn, which has the same pixels.
  fileprivate func pagePictures(of result: SnapshotResult) throws(FileSystemError) -> PagePictures {
    let path = path(of: result.name)
    guard let bytes = try fileSystem.read(path), let digest = PictureDigest(of: bytes) else {
      return PagePictures()
    }
    return PagePictures(
      actual: PagePicture(hash: "\(digest.hash)", size: digest.size) {
        [fileSystem] () throws(FileSystemError) in try fileSystem.read(path)
      })
  }
}
