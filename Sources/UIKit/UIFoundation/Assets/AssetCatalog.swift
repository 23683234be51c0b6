import Assets
import Synchronization

/// The images and colours of an asset catalog (`.xcassets`), by name.
///
///     let catalog = try AssetCatalog(contentsOf: url)
///     catalog.performAsCurrent { UIImage(named: "logo") }
///
/// `UIImage(named:)` and `UIColor(named:)` search the catalogs of the running task, which
/// ``performAsCurrent(_:)`` sets, then those that ``register()`` made known to the process, then those
/// of the main bundle. A catalog is immutable once it is read, but for its pictures, which are read
/// when they are first asked for.
public final class AssetCatalog: Sendable {
  /// The catalog's folder.
  public let url: URL
  /// What a user should know, in sentences: the colours that are outside sRGB.
  package let warnings: [String]
  /// The catalog's folder and those in it.
  package let folders: [URL]

  private let images: [String: (asset: UIImageAsset, set: CatalogImageSet)]
  private let colors: [String: UIColor]
  private let colorFiles: [String: URL]

  /// Reads a catalog: all `Contents.json` at once, pictures when they are needed.
  ///
  /// - Throws: `AssetCatalogError` with everything that is wrong.
  public convenience init(contentsOf url: URL) throws(AssetCatalogError) {
    try self.init(contentsOf: url, shownAs: url.path(percentEncoded: false))
  }

  /// - Parameter path: the folder in errors.
  package init(contentsOf url: URL, shownAs path: String) throws(AssetCatalogError) {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    let contents = CatalogContents(
      reading: url, shownAs: path, systemColors: Set(UIColor.names))
    guard contents.errors.isEmpty else { throw AssetCatalogError(errors: contents.errors) }
    self.url = url
    folders = contents.folders
    images = contents.imageSets.mapValues { set in
      let set = CatalogImageSet(set)
      return (UIImageAsset(set), set)
    }
    colors = contents.colorSets.mapValues { UIColor($0) }
    colorFiles = contents.colorSets.mapValues(\.contents)
    let clamped = contents.colorSets.filter(\.value.isClamped).keys.sorted()
    warnings =
      clamped.isEmpty
      ? []
      : [
        "\(clamped.count == 1 ? "a colour is" : "\(clamped.count) colours are") outside sRGB and "
          + "drawn with the closest components: \(clamped.prefix(5).joined(separator: ", "))"
          + (clamped.count > 5 ? ", …" : "")
      ]
  }

  /// The names of the images, sorted.
  public var imageNames: [String] { images.keys.sorted() }

  /// The names of the colours, sorted.
  public var colorNames: [String] { colors.keys.sorted() }

  /// The image of a name for some traits, the current ones if nil; nil if there is none, or its file
  /// cannot be read.
  public func image(
    named name: String, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIImage? {
    guard let (asset, _) = images[name] else { return nil }
    let traits = traitCollection ?? .current
    return asset.hasImage(for: traits) ? asset.image(with: traits) : nil
  }

  /// The colour of a name, which depends on the traits if the catalog's does.
  public func color(named name: String) -> UIColor? { colors[name] }

  /// Whether there is an image of a name, be it for other traits or broken.
  package func hasImage(named name: String) -> Bool { images[name] != nil }

  /// The errors in the pictures of an image; reads all of them.
  package func problems(ofImage name: String) -> [AssetError] {
    images[name]?.set.check().errors ?? []
  }

  /// The pictures of an image whose colour profiles are not applied, with the reasons; reads all of them.
  package func ignoredProfiles(ofImage name: String) -> [(path: String, reason: String)] {
    images[name]?.set.check().ignoredProfiles ?? []
  }

  /// The file with a colour.
  package func file(ofColor name: String) -> URL? { colorFiles[name] }

  /// The files that an image consists of.
  package func files(ofImage name: String) -> [URL] {
    guard let set = images[name]?.set.set else { return [] }
    return [set.contents] + set.entries.map(\.file)
  }
}

/// Everything that is wrong with an asset catalog.
public struct AssetCatalogError: Error, CustomStringConvertible {
  package var errors: [AssetError]

  /// A line for each mistake: `path:line:column: message`.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

extension UIColor {
  /// The colour of a catalog.
  convenience init(_ set: ColorSet) {
    guard !set.dependsOnAppearanceOnly else {
      self.init(
        light: UIColor(set, in: AssetEnvironment()),
        dark: UIColor(set, in: AssetEnvironment(isDark: true)))
      return
    }
    self.init { UIColor(set, in: $0.assetEnvironment) }
  }

  /// Clear if the set has no colour for an environment.
  private convenience init(_ set: ColorSet, in environment: AssetEnvironment) {
    switch set.value(in: environment) {
    case .color(let color):
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    case .system(let name):
      self.init(UIColor.named(name) ?? .clear)
    case nil:
      self.init(white: 0, alpha: 0)
    }
  }
}
