/// Names a colour of an asset catalog.
///
/// Xcode generates a constant for each colour (`ColorResource.brand`); here `layouter build` does so.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// - Parameter bundle: where the catalogs are.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// The colour of an asset catalog; clear if the bundle's have none of the name.
  public convenience init(resource: ColorResource) {
    self.init(UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear)
  }
}
