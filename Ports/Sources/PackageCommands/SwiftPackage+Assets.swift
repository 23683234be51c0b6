import Assets
import Foundation
import SourceRewriting
import UIFoundation

extension SwiftPackage.Target {
  /// The names of the colours and images in its asset catalogs. What is broken in one is left out: code learns of it
  /// where it asks for the asset.
  var assetNames: (colors: [String], images: [String]) {
    let catalogs = assetCatalogs.map {
      CatalogContents(reading: URL(filePath: $0), shownAs: $0, systemColors: Set(UIColor.names))
    }
    return (
      catalogs.flatMap { $0.colorSets.keys.sorted() },
      catalogs.flatMap { $0.imageSets.keys.sorted() }
    )
  }

  /// What Xcode would generate of the catalogs; nil without one.
  var assetSymbols: AssetSymbols? {
    guard !assetCatalogs.isEmpty else { return nil }
    let names = assetNames
    return AssetSymbols(
      colors: names.colors, images: names.images, systemColors: Set(UIColor.names))
  }
}
