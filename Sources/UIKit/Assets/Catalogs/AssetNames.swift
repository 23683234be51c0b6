import Foundation

/// The names of the assets in catalogs, as code asks for them, in their order.
public struct AssetNames: Sendable {
  /// The names of the colour sets, sorted within each catalog.
  public let colors: [String]
  /// The names of the image sets, sorted within each catalog.
  public let images: [String]

  /// Reads the folders of asset catalogs. Broken sets are left out.
  ///
  /// - Parameter systemColors: the names of UIKit's colours, to which colours may refer.
  public init(catalogs: [URL], systemColors: Set<String>) {
    let contents = catalogs.map {
      CatalogContents(
        reading: $0, shownAs: $0.path(percentEncoded: false), systemColors: systemColors)
    }
    colors = contents.flatMap { $0.colorSets.keys.sorted() }
    images = contents.flatMap { $0.imageSets.keys.sorted() }
  }
}
