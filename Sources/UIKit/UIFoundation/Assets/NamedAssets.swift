extension UIImage {
  /// The image of an asset catalog; nil if none has the name. See ``AssetCatalog``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image of an asset catalog, or in a file of a bundle.
  ///
  /// - Parameters:
  ///   - name: `logo`, or `Brand/logo` in a folder with a namespace. For a file, with or without its
  ///     extension.
  ///   - bundle: where the catalogs and files are; if nil, the catalogs of the task, the registered
  ///     ones and the main bundle are searched.
  ///   - traitCollection: the traits of the image's size; the current ones if nil. Where the image is
  ///     drawn, the traits there decide.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    let catalogs =
      bundle.map(BundleAssets.catalogs) ?? AssetCatalog.current + BundleAssets.catalogs(of: .main)
    for catalog in catalogs {
      if let image = catalog.image(named: name, compatibleWith: traits) {
        self.init(image)
        return
      }
    }
    let file = BundleAssets.looseImage(
      named: name, in: bundle ?? .main, scale: traits.displayScale)
    guard let file else { return nil }
    self.init(file)
  }
}

extension UIColor {
  /// The colour of an asset catalog; nil if none has the name. See ``AssetCatalog``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of an asset catalog, which depends on the traits if the catalog's does.
  ///
  /// - Parameters:
  ///   - bundle: where the catalogs are; if nil, the catalogs of the task, the registered ones and the
  ///     main bundle are searched.
  ///   - traitCollection: if not nil, the colour is the one for these traits everywhere.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let catalogs =
      bundle.map(BundleAssets.catalogs) ?? AssetCatalog.current + BundleAssets.catalogs(of: .main)
    guard let color = catalogs.lazy.compactMap({ $0.color(named: name) }).first else { return nil }
    self.init(traitCollection.map(color.resolvedColor(with:)) ?? color)
  }
}
