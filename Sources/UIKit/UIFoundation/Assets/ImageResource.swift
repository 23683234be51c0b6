/// Names an image of an asset catalog.
///
/// Xcode generates a constant for each image (`ImageResource.logo`); here `layouter build` does so.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// - Parameter bundle: where the catalogs and files are.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// The image of an asset catalog; an empty one if the bundle has none of the name.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) {
      self.init(image)
    } else {
      self.init(content: .nothing, scale: 1, size: .zero)
    }
  }
}
