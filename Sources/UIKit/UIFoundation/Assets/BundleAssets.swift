import Synchronization

/// The catalogs in bundles, which are read once.
///
/// SwiftPM copies a catalog that is a resource (`.copy("Assets.xcassets")`) into the bundle as it is.
enum BundleAssets {
  private static let catalogsByPath = Mutex<[String: [AssetCatalog]]>([:])

  /// The catalogs in a bundle's folder of resources, by their names; a broken one is left out, as
  /// `UIImage(named:)` has no way to report it. `AssetCatalog(contentsOf:)` does.
  static func catalogs(of bundle: Bundle) -> [AssetCatalog] {
    guard let folder = bundle.resourceURL else { return [] }
    let path = folder.path(percentEncoded: false)
    if let known = catalogsByPath.withLock({ $0[path] }) { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let catalogs = names.filter { $0.hasSuffix(".xcassets") }.sorted().compactMap {
      try? AssetCatalog(contentsOf: folder.appending(component: $0))
    }
    return catalogsByPath.withLock { known in
      let first = known[path] ?? catalogs
      known[path] = first
      return first
    }
  }

  /// The image in a file of a bundle: `logo.png`, or `logo@2x.png` and `logo@3x.png` next to it.
  ///
  /// - Parameter name: with or without the extension.
  static func looseImage(
    named name: String, in bundle: Bundle, scale: CGFloat
  ) -> UIImage? {
    guard let folder = bundle.resourceURL, !name.isEmpty, !name.split(separator: "/").contains("..")
    else { return nil }
    let file = folder.appending(path: name)
    let stem =
      file.pathExtension.isEmpty ? name : String(name.dropLast(file.pathExtension.count + 1))
    let extensions =
      file.pathExtension.isEmpty
      ? ["png", "svg", "pdf", "jpg", "jpeg", "webp"] : [file.pathExtension]
    let suffixes =
      scale <= 1 ? ["", "@2x", "@3x"] : scale <= 2 ? ["@2x", "@3x", ""] : ["@3x", "@2x", ""]
    for suffix in suffixes {
      for fileExtension in extensions {
        let path = folder.appending(path: stem + suffix + "." + fileExtension)
        if let image = UIImage(contentsOfFile: path.path(percentEncoded: false)) { return image }
      }
    }
    return nil
  }
}
