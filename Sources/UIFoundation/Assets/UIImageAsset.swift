import Assets

/// The images of one name, each for some traits: light and dark, the pixels of a point, the device.
///
/// Immutable: an asset comes from an asset catalog, or from two images for the two appearances.
public final class UIImageAsset: Sendable {
  private enum Source: Sendable {
    case set(CatalogImageSet)
    case pair(light: UIImage, dark: UIImage)
  }

  private let source: Source

  init(_ set: CatalogImageSet) { source = .set(set) }

  init(light: UIImage, dark: UIImage) { source = .pair(light: light, dark: dark) }

  /// The image for some traits; an empty image if the asset has none for them.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let image: UIImage?
    switch source {
    case .set(let set): image = set.image(with: traitCollection, asset: self)
    case .pair(let light, let dark):
      let chosen = traitCollection.userInterfaceStyle == .dark ? dark : light
      image = chosen.resolved(in: traitCollection)
    }
    return image ?? UIImage()
  }

  /// Whether the asset has an image for some traits.
  func hasImage(for traits: UITraitCollection) -> Bool {
    guard case .set(let set) = source else { return true }
    return set.image(with: traits, asset: self) != nil
  }
}

extension UIImage {
  /// An image with one picture for the light and one for the dark appearance.
  package convenience init(light: UIImage, dark: UIImage) {
    let asset = UIImageAsset(light: light, dark: dark)
    let image = asset.image(with: .current)
    self.init(
      content: image.content, scale: image.scale, size: image.size, style: image.style,
      asset: asset)
  }
}

extension UITraitCollection {
  /// What a catalog chooses by. What is unspecified is light, with one pixel a point.
  var assetEnvironment: AssetEnvironment {
    func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> AssetEnvironment.SizeClass? {
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      case .unspecified: nil
      }
    }
    let idiom: AssetEnvironment.Idiom? =
      switch userInterfaceIdiom {
      case .phone: .phone
      case .pad: .pad
      case .unspecified, .tv, .carPlay, .mac, .vision: nil
      }
    return AssetEnvironment(
      idiom: idiom, isDark: userInterfaceStyle == .dark,
      isHighContrast: accessibilityContrast == .high,
      isRightToLeft: layoutDirection == .rightToLeft, widthClass: sizeClass(horizontalSizeClass),
      heightClass: sizeClass(verticalSizeClass),
      scale: displayScale > 0 ? Double(displayScale) : 1)
  }
}
