import Assets
import Synchronization

/// The images of one name, each for some traits: light and dark, the pixels of a point, the device.
///
/// An asset comes from an asset catalog, or is made of images that code registers for traits.
public final class UIImageAsset: AttributeObject, Sendable {
  private enum Source: Sendable {
    case set(CatalogImageSet)
    case pair(light: UIImage, dark: UIImage)
    case registered(RegisteredImages)
  }

  private let source: Source

  init(_ set: CatalogImageSet) { source = .set(set) }

  /// An asset without images.
  public init() { source = .registered(RegisteredImages()) }

  /// Adds an image for some traits, in place of one for the same traits. Without effect on the assets of catalogs.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    if case .registered(let images) = source { images.set(image, for: traitCollection) }
  }

  /// Adds an image for the traits of a configuration.
  public func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image for some traits.
  public func unregister(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
  }

  /// Removes the image for some traits.
  public func unregisterImage(with traitCollection: UITraitCollection) {
    if case .registered(let images) = source { images.set(nil, for: traitCollection) }
  }

  init(light: UIImage, dark: UIImage) { source = .pair(light: light, dark: dark) }

  /// The image for some traits; an empty image if the asset has none for them.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let image: UIImage?
    switch source {
    case .set(let set): image = set.image(with: traitCollection, asset: self)
    case .pair(let light, let dark):
      let chosen = traitCollection.userInterfaceStyle == .dark ? dark : light
      image = chosen.resolved(in: traitCollection)
    case .registered(let images):
      image = images.image(for: traitCollection)?.of(self)
    }
    return image ?? UIImage()
  }

  /// The image for the traits of a configuration.
  public func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Whether the asset has an image for some traits.
  func hasImage(for traits: UITraitCollection) -> Bool {
    switch source {
    case .set(let set): set.image(with: traits, asset: self) != nil
    case .pair: true
    case .registered(let images): images.image(for: traits) != nil
    }
  }
}

/// The images that code registered for traits.
private final class RegisteredImages: Sendable {
  private typealias Entry = (traits: UITraitCollection, image: UIImage)

  private let entries = Mutex<[Entry]>([])

  func set(_ image: UIImage?, for traits: UITraitCollection) {
    // An image of a subclass may use the asset when it is released: outside of the lock.
    let replaced = entries.withLock { entries in
      let replaced = entries.filter { $0.traits == traits }
      entries.removeAll { $0.traits == traits }
      if let image { entries.append((traits, image)) }
      return replaced
    }
    withExtendedLifetime(replaced) {}
  }

  /// The image for the most of the traits, of those for no others; or else the first one.
  func image(for traits: UITraitCollection) -> UIImage? {
    let entries = entries.withLock(\.self)
    var best: (count: Int, image: UIImage)?
    for entry in entries where traits.containsTraits(in: entry.traits) {
      let count = entry.traits.changedTraits(from: nil).count
      if count >= best?.count ?? 0 { best = (count, entry.image) }
    }
    return best?.image ?? entries.first?.image
  }
}

extension UIImage {
  /// The same image as one of an asset.
  fileprivate func of(_ asset: UIImageAsset) -> UIImage {
    UIImage(content: content, scale: scale, size: size, style: style, asset: asset)
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
  /// The properties by which a catalog selects an image. Unspecified traits count as light, with one pixel per
  /// point.
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
