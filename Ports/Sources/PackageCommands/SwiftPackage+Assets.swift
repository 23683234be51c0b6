import Assets
import Foundation
import SourceRewriting

extension SwiftPackage.Target {
  /// The names in its asset catalogs. What is broken in one is left out: code learns of it where it asks for the asset.
  var assetNames: AssetNames {
    AssetNames(
      catalogs: assetCatalogs.map { URL(filePath: $0) }, systemColors: AssetSymbols.systemColors)
  }

  /// What Xcode would generate of the catalogs; nil without one.
  var assetSymbols: AssetSymbols? {
    guard !assetCatalogs.isEmpty else { return nil }
    let names = assetNames
    return AssetSymbols(colors: names.colors, images: names.images)
  }
}
