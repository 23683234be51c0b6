import Assets
import Foundation
import SourceRewriting

extension SwiftPackage.Target {
  /// The names in its asset catalogs. Broken assets are left out: code finds them missing where it asks for them.
  var assetNames: AssetNames {
    AssetNames(
      catalogs: assetCatalogs.map { URL(filePath: $0) }, systemColors: AssetSymbols.systemColors)
  }

  /// The code that Xcode would generate from the catalogs; nil without one.
  var assetSymbols: AssetSymbols? {
    guard !assetCatalogs.isEmpty else { return nil }
    let names = assetNames
    return AssetSymbols(colors: names.colors, images: names.images)
  }
}
